/** Which thing on the table stands for which action. A thing is named by a key: `slot:red-upper`. */

import { CARDS, COLOURS } from "./cards";
import type { Action, Ask, Colour, View } from "./view";

/** How a question is answered. */
export type Manner = "at-once" | "sealed" | "gems" | "cards" | "circles";

const MANNERS: Record<string, Manner> = {
  start: "sealed",
  keep: "sealed",
  bid: "sealed",
  build: "sealed",
  wish: "sealed",
  gem: "gems",
  give: "gems",
  store: "gems",
  tuck: "cards",
  recolour: "circles",
};

export function manner(ask: Ask | null): Manner {
  return MANNERS[ask?.name ?? ""] ?? "at-once";
}

export const cardAt = (index: number | null | undefined): string =>
  CARDS[index ?? -1]?.id ?? "";

const KEYS: Record<string, (a: Action, view: View, me: number) => string[]> = {
  start: (a) => [`hand:${a.card}`],
  keep: (a) => [`hand:${a.card}`],
  play: (a) => [`hand:${a.card}`],
  return: (a) => [`hand:${a.card}`],
  tuck: (a) => [a.card === "none" ? "stop" : `hand:${a.card}`],
  discard: (a) => [`sell:${a.card}`],
  pass: () => ["pass"],
  bid: (a) => [`bid:${a.bid}`, `auction:${a.bid}`],
  take: (a) => [`slot:${a.slot}`],
  remove: (a) => [`slot:${a.slot}`],
  wish: (a, view) => [`slot:${COLOURS[view.ask!.colour!]}-${a.wish}`],
  gem: (a) => [`reserve:${a.colour}`],
  eternal: (a, view) => [`${view.reserve[a.colour as Colour] ? "reserve" : "own"}:${a.colour}`],
  pay: (a) => [`own:${a.colour}`],
  store: (a) => [a.colour === "none" ? "stop" : `own:${a.colour}`],
  cell: (a) => [`cell:${a.level}:${a.column}`],
  discount: (a, { ask }) =>
    a.answer === "use" ? [`laid:${cardAt(ask!.under)}`] : [`own:${COLOURS[ask!.colour!]}`],
  draw: (a) => [`deck:${a.deck}`],
  "own-gem": (a, { ask }) => (a.answer === "yes" ? [`own:${COLOURS[ask!.colour!]}`] : []),
  replace: (a) => [`laid:${a.card}`],
  copy: (a) => [`laid:${a.card}`],
  bury: (a) => [`laid:${a.card}`],
  offer: (a) => (a.card === "none" ? [] : [`laid:${a.card}`]),
  want: (a) => [`laid:${a.card}`],
  rival: (a) => [`seat:${a.other}`],
  archive: (a, { ask }) =>
    a.answer === "yes" ? ["laid:royal-archive"] : [`hand:${cardAt(ask!.card)}`],
  recolour: (a) => [`circle:${a.card}`],
  finish: (a) => [a.how === "optimal" ? "best" : "stop"],
};

/** Every thing that may be clicked now, with what it would do. */
export function targetsOf(actions: Action[], view: View, me: number): Map<string, Action[]> {
  const made = new Map<string, Action[]>();
  for (const a of actions) {
    for (const key of KEYS[a.kind]?.(a, view, me) ?? []) {
      made.set(key, [...(made.get(key) ?? []), a]);
    }
  }
  return made;
}

const VERBS: Record<string, Record<string, string>> = {
  hand: { start: "start", keep: "keep", build: "play", return: "return", tuck: "tuck" },
  slot: { "attack-pick": "take", pick: "take", displayed: "take", offer: "take", removal: "remove" },
  reserve: { gem: "gem", eternal: "eternal" },
  own: { give: "pay", store: "store", eternal: "eternal" },
  bid: { bid: "bid" },
  auction: { bid: "bid" },
  cell: { cell: "cell" },
  laid: { replace: "replace", copy: "copy", bury: "bury", barter: "offer", exchange: "want" },
  seat: { exchange: "rival" },
};

/** The action that a thing would stand for if it could be chosen now: what "why not?" asks about. */
export function wouldBe(
  ask: string | null,
  key: string,
): { kind: string; args: Record<string, unknown> } | null {
  const [thing, ...rest] = key.split(":");
  const kind = VERBS[thing ?? ""]?.[ask ?? ""];
  if (!kind) return null;
  const [what, column] = rest;
  if (kind === "cell") return { kind, args: { level: Number(what), column: Number(column) } };
  const names: Record<string, string> = {
    hand: "card", laid: "card", slot: "slot", reserve: "colour", own: "colour",
    bid: "bid", auction: "bid", seat: "other",
  };
  return { kind, args: { [names[thing!]!]: thing === "seat" ? Number(what) : what } };
}
