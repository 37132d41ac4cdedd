/** `use:whyNot={{table, title, action}}`: hover, focus or long press explains a thing on the table. */
import type { Action, TableStore } from "./table.svelte";

export interface Explained {
  table: TableStore;
  title: string;
  effect?: string;
  action: Action | number | null; // any action that would use it; legal ones get no reason
  off?: boolean; // nothing is shown for now: it would lie in the way
}

const REST = 350;
const PRESS = 450;

export function whyNot(el: Element, first: Explained) {
  let what = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    if (!what.off) void what.table.showWhy(el, what.title, what.action, what.effect);
  };
  const soon = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    if (what.table.tip?.el === el) what.table.hideTip();
  };
  const listeners: [string, EventListener][] = [
    ["pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && soon(REST)],
    ["pointerdown", (e) => (e as PointerEvent).pointerType !== "mouse" && soon(PRESS)],
    ["pointerup", () => clearTimeout(timer)],
    ["pointerleave", (e) => (e as PointerEvent).pointerType === "mouse" && hide()],
    ["focus", () => (el as HTMLElement).matches(":focus-visible") && soon(REST)],
    ["blur", hide],
  ];
  for (const [name, listener] of listeners) el.addEventListener(name, listener);
  return {
    update(next: Explained) {
      what = next;
      if (what.off) hide();
    },
    destroy() {
      hide();
      for (const [name, listener] of listeners) el.removeEventListener(name, listener);
    },
  };
}
