/** One scene per event: which pieces move, how, and how long the table watches. */
import { MOVE, REVEAL, BASE } from "@/lib/motion";
import type { Happened } from "@/lib/protocol";
import { arrive, flash, leave, piece, places, pulse, seatBox, slide, turn, type Places } from "./flight";
import { cardNames } from "./data";
import { turnedAt, type Model } from "./model";

const LASTS: Record<string, number> = {
  round_started: REVEAL,
  card_placed: MOVE,
  card_turned: REVEAL,
  explorer_moved: MOVE,
  explorer_stopped: BASE,
  card_murdered: MOVE,
  column_closed: REVEAL,
  card_concealed: MOVE,
  heads_swapped: REVEAL,
  pile_reshuffled: BASE,
};

/** How long an event keeps the table's eyes; what concerns only another's hand takes no time. */
export function lastsFor(event: Happened, me: number | null): number {
  if (event.type === "card_drawn") return event.fields.seat === me ? MOVE : 0;
  return LASTS[event.type] ?? 0;
}

type Scene = (event: Happened, before: Places, was: Model, me: number | null, time: number) => void;

/** Everything else that lay elsewhere before shifts to its new place. */
function settle(before: Places, except: Set<string>, time: number): void {
  for (const [key, { el }] of places()) {
    const from = before.get(key)?.box;
    if (from && !except.has(key) && el.closest("[data-shifts]")) slide(el, from, time);
  }
}

function newest(before: Places, column: number): HTMLElement | null {
  const pieces = document.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-piece]`);
  return [...pieces].reverse().find((el) => !before.has(el.dataset.piece!)) ?? null;
}

/** A card comes to a column: the own one from the hand, another's from its panel. */
const placed: Scene = (event, before, _was, me, time) => {
  const { seat, column } = event.fields;
  const own = seat === me && event.fields.card !== null;
  const pieces = document.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-card]`);
  const at = event.type === "card_concealed" ? pieces.length - 2 : pieces.length - 1;
  const el = own ? (pieces[at] ?? null) : newest(before, column);
  const from = own ? before.get(`hand-${el?.dataset.piece}`)?.box : seatBox(seat);
  if (el && from) arrive(el, from, time, 24);
  settle(before, new Set([el?.dataset.piece ?? ""]), time);
};

const scenes: Record<string, Scene> = {
  card_placed: placed,
  card_concealed: placed,
  card_turned(event, before, was, _me, time) {
    const cards = was.columns[event.fields.column]?.cards ?? [];
    const name = cardNames[event.fields.card];
    const turned = event.fields.at_end
      ? cards.filter((card) => card.face !== "up" && card.owner === event.fields.seat)
      : cards.slice(turnedAt(cards, false)).slice(0, 1);
    for (const card of turned) {
      const el = piece(card.key);
      const look = before.get(card.key)?.look;
      if (el && look && el.dataset.card === name) turn(el, look, time);
    }
  },
  explorer_moved(event, before, was, _me, time) {
    const cards = was.columns[event.fields.column]?.cards ?? [];
    const key = cards[cards.length - 2]?.key ?? "";
    const el = piece(key);
    const from = before.get(key)?.box;
    if (el && from) arrive(el, from, time, 36);
    settle(before, new Set([key]), time);
  },
  card_murdered(event, before, was, me, time) {
    const victim = was.columns[event.fields.column]?.cards.at(-1);
    const old = victim && before.get(victim.key);
    const discard = event.fields.seat === me ? piece("discard")?.getBoundingClientRect() : null;
    const to = discard?.width ? discard : seatBox(event.fields.seat);
    if (old?.look && to) leave(old.look, old.box, to, time);
    settle(before, new Set(), time);
  },
  column_closed(event, _before, _was, _me, time) {
    const el = document.querySelector(`[data-column="${event.fields.column}"]`);
    if (el) flash(el, time);
  },
  heads_swapped(event, before, was, _me, time) {
    for (const column of [event.fields.column, event.fields.target]) {
      const key = `head-${was.columns[column]?.head}`;
      const el = piece(key);
      const from = before.get(key)?.box;
      if (el && from) arrive(el, from, time, column === event.fields.column ? 30 : -30);
    }
  },
  round_started(_event, _before, _was, _me, time) {
    const stack = piece("stack")?.getBoundingClientRect();
    document.querySelectorAll<HTMLElement>("[data-piece^='head-']").forEach((el) => {
      if (stack?.width) arrive(el, stack, time);
    });
  },
  pile_reshuffled(event, _before, _was, me) {
    const pile = event.fields.seat === me && piece("pile");
    if (pile) pulse(pile);
  },
  card_drawn(event, before, _was, me, time) {
    if (event.fields.seat !== me) return;
    const pile = before.get("pile")?.box;
    for (const el of document.querySelectorAll<HTMLElement>("[data-piece^='hand-']")) {
      if (!before.has(el.dataset.piece!) && pile) arrive(el, pile, time);
    }
    settle(before, new Set(), time);
  },
};

export function show(event: Happened, before: Places, was: Model, me: number | null, time: number): void {
  scenes[event.type]?.(event, before, was, me, time);
}
