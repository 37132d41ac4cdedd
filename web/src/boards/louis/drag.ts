/** `use:drag={{ off, drop }}`: carry a copy of a thing to a tile; a plain click stays a click. */

interface Carried {
  off: boolean;
  drop: (board: number) => void;
}

const REACH = 7; // px before a press becomes a drag

export function drag(el: HTMLElement, first: Carried) {
  let what = first;
  let from: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;
  let carried = false;

  const tileAt = (x: number, y: number): HTMLElement | null => {
    const under = document.elementFromPoint(x, y);
    return under?.closest<HTMLElement>('[data-at^="tile:"]') ?? null;
  };
  function lift(): HTMLElement {
    const box = el.getBoundingClientRect();
    const made = el.cloneNode(true) as HTMLElement;
    made.removeAttribute("data-at");
    made.removeAttribute("data-act");
    made.setAttribute("aria-hidden", "true");
    Object.assign(made.style, {
      position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
      margin: "0", zIndex: "60", pointerEvents: "none", opacity: "0.9",
    });
    document.body.append(made);
    return made;
  }
  function down(event: PointerEvent) {
    if (what.off || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    carried = false;
  }
  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!copy && Math.hypot(dx, dy) < REACH) return;
    copy ??= lift();
    carried = true;
    copy.style.transform = `translate(${dx}px,${dy}px)`;
  }
  function up(event: PointerEvent) {
    if (copy) {
      const tile = tileAt(event.clientX, event.clientY);
      if (tile) what.drop(Number(tile.dataset.at!.slice("tile:".length)));
    }
    stop();
  }
  function stop() {
    copy?.remove();
    copy = null;
    from = null;
  }
  function click(event: MouseEvent) {
    if (!carried) return;
    carried = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const open = () => (el.style.touchAction = what.off ? "" : "none"); // else a finger scrolls the tray
  open();
  el.addEventListener("pointerdown", down);
  el.addEventListener("click", click, { capture: true });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
  return {
    update(next: Carried) {
      what = next;
      open();
    },
    destroy() {
      stop();
      el.removeEventListener("pointerdown", down);
      el.removeEventListener("click", click, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    },
  };
}
