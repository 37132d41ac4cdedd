/** Fingers and the mouse on the chart: pinch, pan, wheel, and an army dragged to its region. */

import type { Camera } from "./camera.svelte";
import type { Play } from "./play.svelte";

interface Given {
  play: Play;
  camera: Camera;
  drag: (at: { x: number; y: number } | null) => void;
}
type Point = { x: number; y: number };

const FAR = 7; // px before a press becomes a movement
const GRIP = 12; // units round the pieces of a region within which an army is taken along
const WHEEL = 0.0016;

export function gestures(el: HTMLElement, first: Given) {
  let given = first;
  const down = new Map<number, Point>();
  let begin: Point = { x: 0, y: 0 };
  let moved = false;
  let army: string | null = null; // the region whose army is being dragged

  const local = (event: { clientX: number; clientY: number }): Point => {
    const box = el.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onChart = ({ x, y }: Point): Point => {
    const { camera } = given;
    return {
      x: camera.x + (x - camera.width / 2) / camera.scale,
      y: camera.y + (y - camera.height / 2) / camera.scale,
    };
  };

  /** The region whose own army lies under the finger and could go somewhere. */
  function armyAt(event: PointerEvent): string | null {
    const { play, camera } = given;
    if (!play.moving || (play.narrow && camera.abroad)) return null;
    const region = (event.target as Element).closest("[data-region]")?.getAttribute("data-region");
    if (!region || !play.ways(region).length) return null;
    const [x, y] = play.chart.plots.get(region)!.label;
    const at = onChart(local(event));
    return Math.hypot(at.x - x, at.y - y) <= GRIP ? region : null;
  }
  function press(event: PointerEvent) {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    down.set(event.pointerId, local(event));
    if (down.size === 1) {
      begin = local(event);
      moved = false;
      army = armyAt(event);
    } else army = null;
  }
  function move(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (down.size === 2) pinch(event.pointerId, now);
    else if (moved || Math.hypot(now.x - begin.x, now.y - begin.y) > FAR) single(event, before, now);
    down.set(event.pointerId, now);
  }
  function single(event: PointerEvent, before: Point, now: Point) {
    const { camera, play } = given;
    if (!moved) {
      moved = true;
      el.setPointerCapture(event.pointerId);
      play.table.hideTip();
      if (army) play.from = army;
    }
    if (army) given.drag(onChart(now));
    else if (!camera.home) camera.pan(now.x - before.x, now.y - before.y);
  }
  function pinch(id: number, now: Point) {
    const [other] = [...down].filter(([key]) => key !== id).map(([, at]) => at);
    const before = down.get(id)!;
    if (!other) return;
    moved = true;
    const { camera } = given;
    const ratio = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }
  function release(event: PointerEvent) {
    if (!down.delete(event.pointerId)) return;
    const { play, camera } = given;
    if (army && moved) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const to = under?.closest("[data-region]")?.getAttribute("data-region");
      if (to && to !== army && event.type === "pointerup") play.goTo(army, to);
      given.drag(null);
      army = null;
    } else if (moved && !down.size && play.narrow) camera.snap();
  }
  /** What ends a movement is no click. */
  function click(event: MouseEvent) {
    if (!moved || event.detail === 0) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function wheel(event: WheelEvent) {
    event.preventDefault();
    const { x, y } = local(event);
    given.camera.zoom(Math.exp(-event.deltaY * WHEEL), x, y);
  }

  const listeners: [string, (event: any) => void, AddEventListenerOptions?][] = [
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", release],
    ["pointercancel", release],
    ["click", click, { capture: true }],
    ["wheel", wheel, { passive: false }],
  ];
  for (const [name, listener, options] of listeners) el.addEventListener(name, listener, options);
  return {
    update: (next: Given) => void (given = next),
    destroy() {
      for (const [name, listener, options] of listeners) el.removeEventListener(name, listener, options);
    },
  };
}
