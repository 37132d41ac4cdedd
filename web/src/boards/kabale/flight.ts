/** How pieces move: from where they lay to where they lie, turning, or away from the table. */
import { EASE_DROP, EASE_MOVE, moves, outline } from "@/lib/motion";

export interface Place {
  box: DOMRect;
  el: HTMLElement;
  look: HTMLElement | null; // how a card looked, for turning it or sending it away
}

export type Places = Map<string, Place>;

const running = new Set<Animation>();
let speed = 1;

export function setSpeed(factor: number): void {
  speed = factor;
}

/** End every flight where it leads. */
export function land(): void {
  for (const animation of running) animation.finish();
}

/** Where every piece lies now, by its key. */
export function places(): Places {
  const found: Places = new Map();
  for (const el of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = el.getBoundingClientRect();
    const look = el.dataset.card === undefined ? null : (el.cloneNode(true) as HTMLElement);
    if (box.width) found.set(el.dataset.piece!, { box, el, look });
  }
  return found;
}

export function piece(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-piece="${key}"]`);
}

/** The panel of a seat, or what stands for it. */
export function seatBox(seat: number): DOMRect | null {
  for (const el of document.querySelectorAll(`[data-seat="${seat}"]`)) {
    const box = el.getBoundingClientRect();
    if (!box.width) continue;
    const side = Math.min(box.width, box.height, 48);
    return new DOMRect(box.left + 8, box.top + 4, side * 0.7, side);
  }
  return null;
}

function animate(el: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = el.animate(frames, timing);
  animation.playbackRate = speed;
  running.add(animation);
  void animation.finished.catch(() => undefined).finally(() => running.delete(animation));
  return animation;
}

/** A copy of an element above everything, standing in for it while it moves. */
function ghost(el: Element, box: DOMRect): HTMLElement {
  const copy = el.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    visibility: "visible",
  });
  document.body.append(copy);
  return copy;
}

function between(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function lands(copy: HTMLElement, animation: Animation, el?: HTMLElement): void {
  if (el) el.style.visibility = "hidden";
  void animation.finished
    .catch(() => undefined)
    .finally(() => {
      copy.remove();
      if (el) el.style.visibility = "";
    });
}

/** Let a piece arrive from elsewhere; a rise in the middle makes it lift off the table. */
export function arrive(el: HTMLElement, from: DOMRect, duration: number, rise = 0): void {
  if (!moves()) return outline(el);
  const to = el.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const copy = ghost(el, to);
  const start = between(from, to);
  const middle = `translate(${(from.left - to.left) / 2}px, ${(from.top - to.top) / 2 - rise}px) scale(${(1 + from.width / to.width) / 2})`;
  const frames: Keyframe[] = [{ transform: start, transformOrigin: "0 0", easing: EASE_MOVE }];
  if (rise) frames.push({ transform: middle, transformOrigin: "0 0", easing: EASE_MOVE });
  frames.push({ transform: "none", transformOrigin: "0 0" });
  lands(copy, animate(copy, frames, { duration, easing: rise ? "linear" : EASE_DROP }), el);
}

/** Send a copy of a piece away, as it looked before it left. */
export function leave(look: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  if (!moves() || !to.width) return;
  const copy = ghost(look, from);
  const frames = [
    { transform: "none", transformOrigin: "0 0", opacity: 1 },
    { transform: "rotate(-5deg)", transformOrigin: "0 0", opacity: 1, offset: 0.25 },
    { transform: between(to, from), transformOrigin: "0 0", opacity: 0.2 },
  ];
  lands(copy, animate(copy, frames, { duration, easing: EASE_MOVE }));
}

/** Shift a piece within its place without lifting it. */
export function slide(el: HTMLElement, from: DOMRect, duration: number): void {
  if (!moves()) return;
  const to = el.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 1) return;
  animate(el, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
    duration,
    easing: EASE_MOVE,
  });
}

/** Turn a card on its long axis: its old look goes edge-on, then the new one opens. */
export function turn(el: HTMLElement, look: HTMLElement, duration: number): void {
  if (!moves()) return outline(el);
  const copy = ghost(look, el.getBoundingClientRect());
  const half = duration / 2;
  const out = [
    { transform: "perspective(700px) rotateY(0)" },
    { transform: "perspective(700px) rotateY(-90deg)" },
  ];
  lands(copy, animate(copy, out, { duration: half, easing: "ease-in" }));
  animate(
    el,
    [{ transform: "perspective(700px) rotateY(90deg)" }, { transform: "perspective(700px) rotateY(0)" }],
    { duration: half, delay: half, fill: "backwards", easing: "ease-out" },
  );
  const effect = el.querySelector("[data-effect]");
  if (effect) pulse(effect, duration);
}

export function pulse(el: Element, delay = 0): void {
  if (!moves()) return outline(el);
  animate(el, [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], { duration: 300, delay });
}

export function flash(el: Element, duration: number): void {
  if (!moves()) return outline(el);
  animate(
    el,
    [
      { filter: "none" },
      { filter: "brightness(2.6) saturate(.4)", offset: 0.12 },
      { filter: "none", offset: 0.3 },
      { filter: "brightness(2.2) saturate(.4)", offset: 0.42 },
      { filter: "none" },
    ],
    { duration },
  );
}
