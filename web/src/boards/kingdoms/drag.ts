/** `use:draggable`: take a figure with the finger or the mouse and drop it on a region. */

import type { Play } from "./play.svelte";

interface Dragged {
  play: Play;
  place: string;
}
const FAR = 7; // px before it counts as dragging

export function draggable(el: HTMLElement, first: Dragged) {
  let what = first;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent) {
    if (event.button !== 0 || !what.play.canDrag(what.place)) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  }
  function move(event: PointerEvent) {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    if (!ghost) lift();
    ghost!.style.translate = `${dx}px ${dy - 10}px`;
  }
  function lift() {
    const box = el.getBoundingClientRect();
    ghost = el.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("data-act");
    Object.assign(ghost.style, {
      position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`,
      height: `${box.height}px`, zIndex: "60", pointerEvents: "none", margin: "0",
    });
    document.body.append(ghost);
  }
  function up(event: PointerEvent) {
    const dropped = ghost !== null;
    end();
    if (!dropped) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under?.closest<HTMLElement>("[data-place]")?.dataset.place;
    // The click that follows a drop is no click.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    if (place) void what.play.carry(what.place, place);
  }
  function swallow(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  }
  function end() {
    from = null;
    ghost?.remove();
    ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  }
  el.addEventListener("pointerdown", down);
  return {
    update(next: Dragged) {
      what = next;
    },
    destroy() {
      end();
      el.removeEventListener("pointerdown", down);
    },
  };
}
