/** `use:arrows`: the arrow keys walk the buttons of a group by where they stand. */
const SIDES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TARGETS = "button:not(:disabled), [role='button'][tabindex], [role='radio'], [role='tab']";

export function arrows(group: HTMLElement) {
  const walk = (event: KeyboardEvent) => {
    const side = SIDES[event.key];
    const from = document.activeElement;
    if (!side || !from || !group.contains(from) || event.altKey || event.ctrlKey) return;
    if (from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement) return;
    const next = nearest(group, from, side);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  group.addEventListener("keydown", walk);
  return { destroy: () => group.removeEventListener("keydown", walk) };
}

/** The closest target in a direction; sideways distance counts double. */
function nearest(group: HTMLElement, from: Element, [x, y]: [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const el of group.querySelectorAll<HTMLElement>(TARGETS)) {
    const there = middle(el);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (el === from || ahead <= 1 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = el;
  }
  return best;
}

function middle(el: Element): { x: number; y: number } {
  const box = el.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
