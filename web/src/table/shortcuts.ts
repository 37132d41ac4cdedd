/** The keys of the table page. Nothing happens while somebody writes or holds a modifier. */
import type { TableStore } from "@/lib/table.svelte";

interface Ways {
  rules: () => void;
  log: () => void;
  chat: () => void;
  help: () => void;
}

const LANDMARKS = "header, section[aria-label], main, aside, form[aria-label]";
const FOCUSABLE = "button:not(:disabled), a[href], input, [tabindex='0']";

export function shortcuts(table: TableStore, ways: Ways): (event: KeyboardEvent) => void {
  const actions: Record<string, () => void> = {
    escape: () => table.back(),
    u: () => void table.undo(),
    z: () => void table.undo(),
    c: () => {
      if (table.mine && table.hint?.ready !== false) table.hint?.confirm?.();
    },
    n: () => walkTargets(1),
    r: ways.rules,
    l: ways.log,
    t: ways.chat,
    "?": ways.help,
    f6: () => walkLandmarks(1),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target;
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return;
    if (document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (event.shiftKey && key === "n") walkTargets(-1);
    else if (event.shiftKey && key === "f6") walkLandmarks(-1);
    else if (event.shiftKey && key !== "?") return;
    else if (actions[key]) actions[key]();
    else return;
    event.preventDefault();
  };
}

/** The things that may be chosen now form one ring; a board marks them with the class `legal`. */
function walkTargets(step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(".legal")].filter(
    (el) => el.matches("button, [tabindex]") && el.getClientRects().length,
  );
  if (!all.length) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]!.focus();
}

function walkLandmarks(step: number): void {
  const marks = [...document.querySelectorAll<HTMLElement>(LANDMARKS)].filter(
    (el) => el.getClientRects().length && el.querySelector(FOCUSABLE),
  );
  const now = marks.findLastIndex((mark) => mark.contains(document.activeElement));
  const next = marks[(now + step + marks.length) % marks.length];
  next?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
