/** An army dragged from one's stock to a region: the same as pressing the region. */

import type { Play } from "./play.svelte";

const FAR = 6; // px before a press becomes a movement

export function fromStock(el: HTMLElement, play: Play) {
  let begin: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function press(event: PointerEvent) {
    if (event.button !== 0 || play.toPlace < 1) return;
    begin = { x: event.clientX, y: event.clientY };
    el.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent) {
    if (!begin) return;
    if (!ghost && Math.hypot(event.clientX - begin.x, event.clientY - begin.y) > FAR) {
      ghost = el.querySelector("svg")!.cloneNode(true) as unknown as HTMLElement;
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, { position: "fixed", zIndex: "60", pointerEvents: "none", translate: "-50% -50%" });
      document.body.append(ghost);
    }
    if (ghost) Object.assign(ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  }
  function release(event: PointerEvent) {
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    begin = null;
    if (!dragged || event.type !== "pointerup") return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const region = under?.closest("[data-region]")?.getAttribute("data-region");
    if (region) play.press(region);
  }

  const listeners: [string, (event: any) => void][] = [
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", release],
    ["pointercancel", release],
  ];
  for (const [name, listener] of listeners) el.addEventListener(name, listener);
  return {
    update: (next: Play) => void (play = next),
    destroy() {
      ghost?.remove();
      for (const [name, listener] of listeners) el.removeEventListener(name, listener);
    },
  };
}
