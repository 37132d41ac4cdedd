/** The keys of a replay. Nothing happens while somebody writes or another part takes the key. */
import type { Replay } from "./replay.svelte";

interface Ways {
  rules: () => void;
  help: () => void;
}

export function replayKeys(replay: Replay, ways: Ways): (event: KeyboardEvent) => void {
  const keys: Record<string, () => unknown> = {
    " ": () => replay.toggle(),
    ArrowRight: () => replay.jump(replay.at + 1),
    ArrowLeft: () => replay.jump(replay.at - 1),
    ".": () => replay.jump(replay.at + 1),
    ",": () => replay.jump(replay.at - 1),
    Home: () => replay.jump(0),
    End: () => replay.jump(replay.total),
    r: ways.rules,
    "?": ways.help,
  };
  const shifted: Record<string, () => unknown> = {
    ArrowRight: () => replay.turn(1),
    ArrowLeft: () => replay.turn(-1),
    "?": ways.help,
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || taken(event)) return;
    // With Shift, the keys of , and . give other signs on every keyboard.
    const turn = event.shiftKey && { Comma: -1, Period: 1 }[event.code];
    const act = turn ? () => replay.turn(turn as 1 | -1) : (event.shiftKey ? shifted : keys)[event.key];
    if (!act) return;
    event.preventDefault();
    void act();
  };
}

/** `use:release`: a button pressed with the mouse does not keep the keys to itself. */
export function release(part: HTMLElement) {
  const letGo = (event: MouseEvent) => {
    const at = document.activeElement;
    if (event.detail && at instanceof HTMLButtonElement && part.contains(at)) at.blur();
  };
  part.addEventListener("click", letGo);
  return { destroy: () => part.removeEventListener("click", letGo) };
}

/** Whether the thing that has the focus needs this key itself. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  if (at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return true;
  if (at instanceof HTMLInputElement) return at.type !== "range" || event.key !== " ";
  return event.key === " " && at.matches("button:focus-visible, a:focus-visible, [role='button']:focus-visible");
}
