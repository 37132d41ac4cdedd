/** Which thing on the table stands for which action. A thing is named by a key: `place:elan-field1`. */

import { YIELDS } from "./data";
import { unitsOf } from "./powers";
import { occupied, placeOf, type Action, type Ask, type View } from "./view";

/** How a question is answered: a click is enough, the seal follows, or units are counted first. */
export type Manner = "at-once" | "sealed" | "units" | "trade" | "split";

const MANNERS: Record<string, Manner> = {
  faction: "sealed",
  copy: "sealed",
  bid: "sealed",
  split: "split",
  pay: "units",
  bandits: "units",
  gain: "units",
  trade: "trade",
};

export function manner(ask: Ask | null): Manner {
  return MANNERS[ask?.name ?? ""] ?? "at-once";
}

const place = (a: Action) => [`place:${a.place}`];
const faction = (a: Action) => [`faction:${a.faction}`];
const unit = (a: Action) => [`unit:${a.resource}`];
const button = (a: Action) => [`do:${a.answer ? `${a.kind}-${a.answer}` : a.kind}`];

const KEYS: Record<string, (a: Action, view: View, me: number) => string[]> = {
  faction,
  copy: faction,
  side: (a) => [`side:${a.side}`],
  split: () => ["split"],
  start: place,
  spare: place,
  to: place,
  expand: place,
  retreat: place,
  church: place,
  rescue: place,
  settle: place,
  refuge: place,
  convert: (a, view, me) =>
    occupied(view, me)
      .filter((p) => YIELDS[p.terrain] === a.give && unitsOf(p) === a.units)
      .map((p) => `place:${p.place}`),
  shield: (a) => [`action:${a.action}`],
  perform: (a) => [
    `action:${a.action}`,
    `do:${a.action}`,
    ...(a.action === "build" ? ["castle"] : a.action === "research" ? ["magic"] : []),
  ],
  move: (a) => [`figure:${a.place}:up`],
  stand: (a) => [`figure:${a.place}:down`],
  trade: (a) => [`give:${a.give}`, `take:${a.take}`],
  bid: (a) => [`bid:${a.number}`],
  raise: (a) => [`raise:${a.resource}`],
  pay: unit,
  gain: unit,
  collect: button,
  nothing: button,
  stop: () => ["stop"],
  keep: button,
  lair: button,
  undead: button,
  surrender: button,
};

export function targetsOf(actions: Action[], view: View, me: number): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    for (const key of KEYS[action.kind]?.(action, view, me) ?? []) {
      found.set(key, [...(found.get(key) ?? []), action]);
    }
  }
  return found;
}

const WOULD: Record<string, string> = {
  start: "start",
  spare: "spare",
  target: "to",
  expand: "expand",
  fate: "retreat",
  break: "settle",
  refuge: "refuge",
  figure: "move",
};

/** The action a thing would stand for if it were legal: "why not?" asks about it. */
export function wouldBe(asked: string | null, key: string): { kind: string; args: Record<string, unknown> } | null {
  const [kind, what, how] = key.split(":");
  if (kind === "place" && asked && WOULD[asked]) return { kind: WOULD[asked], args: { place: what } };
  if (kind === "figure" && asked === "figure") {
    return { kind: how === "down" ? "stand" : "move", args: { place: what } };
  }
  if (kind === "action" && asked === "action") return { kind: "shield", args: { action: what } };
  if (kind === "action" && asked === "participate") return { kind: "perform", args: { action: what } };
  if (kind === "do" && asked === "participate") {
    return what === "collect" || what === "nothing"
      ? { kind: what, args: {} }
      : { kind: "perform", args: { action: what } };
  }
  if (kind === "faction" && (asked === "faction" || asked === "copy")) return { kind: asked, args: { faction: what } };
  if (kind === "bid") return { kind: "bid", args: { number: what === "flag" ? what : Number(what) } };
  if (kind === "raise") return { kind: "raise", args: { resource: what } };
  if (kind === "unit" && asked) return { kind: asked === "gain" ? "gain" : "pay", args: { resource: what } };
  if (kind === "do" && what === "surrender") return { kind: "surrender", args: {} };
  return null;
}

/** What entering a place would mean: nobody there, an own figure, a neutral one, or war. */
export function entry(view: View, me: number, id: string): "peace" | "neutral" | "war" {
  const figures = placeOf(view, id)?.figures ?? [];
  if (figures.some((f) => f.seat === null)) return "neutral";
  return figures.some((f) => f.seat !== me) ? "war" : "peace";
}
