/** Motion: durations from the tokens, pieces that fly from place to place, none where it is unwanted. */
import { settings } from "./settings.svelte";

export const FAST = 120;
export const BASE = 220;
export const MOVE = 380;
export const REVEAL = 520;
export const CEREMONY = 900;
export const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
export const EASE_MOVE = "cubic-bezier(.45,.05,.2,1)";
export const EASE_DROP = "cubic-bezier(.3,1.35,.5,1)";
const OUTLINE = 2000;
const LONGEST_QUEUE = 2500;

/** Whether things may move: neither the system nor the person said no. */
export function moves(): boolean {
  return !settings.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration, or 0 where nothing moves: for Svelte's transitions. */
export function ms(duration: number): number {
  return moves() ? duration : 0;
}

/** Instead of motion: a gilt outline for two seconds round what changed. */
export function outline(el: Element): void {
  el.classList.add("changed");
  setTimeout(() => el.classList.remove("changed"), OUTLINE);
}

/** Let an element that stands at its new place come there from where it was. */
export function flyFrom(el: Element, from: DOMRect, duration = MOVE): Animation | null {
  if (!moves()) {
    outline(el);
    return null;
  }
  const to = el.getBoundingClientRect();
  if (!to.width || !from.width) return null;
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const sx = from.width / to.width;
  const sy = from.height / to.height;
  const start = `translate(${dx}px,${dy}px) scale(${sx},${sy})`;
  return run(el, [{ transformOrigin: "0 0", transform: start }, { transformOrigin: "0 0", transform: "none" }], {
    duration,
    easing: EASE_MOVE,
  });
}

/** Send a copy of an element to a place and forget it there; the board is already correct. */
export function flyTo(el: Element, to: DOMRect, duration = MOVE): Animation | null {
  if (!moves()) return null;
  const from = el.getBoundingClientRect();
  const copy = el.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.querySelectorAll("[id]").forEach((inner) => inner.removeAttribute("id"));
  Object.assign(copy.style, {
    position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`,
    height: `${from.height}px`, margin: "0", zIndex: "60", pointerEvents: "none",
  });
  document.body.append(copy);
  const scale = to.width / from.width;
  const end = `translate(${to.left - from.left}px,${to.top - from.top}px) scale(${scale})`;
  const animation = run(copy, [{ transformOrigin: "0 0", transform: "none" }, { transformOrigin: "0 0", transform: end }], {
    duration,
    easing: EASE_MOVE,
  });
  if (!animation) copy.remove();
  animation?.finished.catch(() => undefined).finally(() => copy.remove());
  return animation;
}

/** A turn of a card on its long axis, or a pulse; any keyframes, and an outline where nothing moves. */
export function play(el: Element, frames: Keyframe[], duration = BASE, easing = EASE_OUT): Animation | null {
  if (!moves()) {
    outline(el);
    return null;
  }
  return run(el, frames, { duration, easing });
}

const running = new Set<Animation>();

function run(el: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | null {
  const animation = el.animate(frames, timing);
  if (queue.hurried) animation.playbackRate = 2;
  running.add(animation);
  animation.finished.catch(() => undefined).finally(() => running.delete(animation));
  return animation;
}

/** Finish everything that moves at once; a click anywhere does this. */
export function finish(): void {
  queue.clear();
  for (const animation of running) animation.finish();
}

/** One thing after another, never longer than 2.5 s: beyond that at double speed. */
class Queue {
  hurried = false;
  private steps: { run: () => void; duration: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(run: () => void, duration: number): void {
    this.steps.push({ run, duration: ms(duration) });
    this.hurried = this.steps.reduce((sum, step) => sum + step.duration, 0) > LONGEST_QUEUE;
    if (this.timer === undefined) this.next();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rest = this.steps.splice(0);
    rest.forEach((step) => step.run());
    this.hurried = false;
  }

  private next(): void {
    const step = this.steps.shift();
    if (!step) {
      this.timer = undefined;
      this.hurried = false;
      return;
    }
    step.run();
    this.timer = setTimeout(() => this.next(), step.duration / (this.hurried ? 2 : 1));
  }
}

export const queue = new Queue();
addEventListener("pointerdown", finish, { capture: true });
