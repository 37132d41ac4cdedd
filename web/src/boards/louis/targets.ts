/** Which thing on the table stands for which action. A thing is named by a key: `tile:5`, `chip:ring`. */

import { MISSIONS, USES } from "./data";
import { chipsOf } from "./payment";
import type { Action, Chip } from "./view";

const KEYS: Record<string, (a: Action) => string[]> = {
  use: (a) => [`laid:${USES.find((use) => use.id === a.use)?.type}`],
  put: (a) => [`tile:${a.board}`, `source:${a.source}`],
  play: (a) => [`hand:${a.card}`],
  exchange: (a) => ["laid:swap_influence", `exchange:${a.card}`],
  "pay-and-pass": () => ["laid:pay_pass"],
  mode: (a) => [`mode:${a.mode}`],
  place: (a) => [...new Set(String(a.boards).split("+"))].map((board) => `tile:${board}`),
  intrigue: (a) => [`way:${a.way}`],
  lay: (a) => [`mission:${a.mission}`],
  pay: (a) => [`pair:${a.chips}`, ...new Set(chipsOf(String(a.chips)).map((chip) => `chip:${chip}`))],
  "swap-chip": (a) => ["laid:swap_chip", `swap:${a.chip}`],
  draw: (a) => [`deck:${a.tier}`],
  keep: (a) => [`chip:${a.chip}`],
  "put-off": (a) => [`mission:${a.mission}`],
};

/** Every thing that may be clicked now, with what it would do. What ends a question is the seal's. */
export function targetsOf(actions: Action[]): Map<string, Action[]> {
  const made = new Map<string, Action[]>();
  for (const a of actions) {
    for (const key of KEYS[a.kind]?.(a) ?? []) made.set(key, [...(made.get(key) ?? []), a]);
  }
  return made;
}

type Would = { kind: string; args: Record<string, unknown> };

const LAID: Record<string, (type: string, card: string) => Would | null> = {
  supply: (type) => {
    const use = USES.find((row) => row.type === type);
    return use ? { kind: "use", args: { use: use.id } } : null;
  },
  turn: (type, card) => {
    if (type === "pay_pass") return { kind: "pay-and-pass", args: {} };
    return type === "swap_influence" ? { kind: "exchange", args: { card } } : null;
  },
  mode: (type) => (type === "four_markers" ? { kind: "mode", args: { mode: "four_place" } } : null),
  mission: (type) => (type === "swap_chip" ? { kind: "swap-chip", args: { chip: "ring" } } : null),
};

/** The action a thing would stand for if it could be chosen now: what "why not?" asks about. */
export function wouldBe(ask: string | null, key: string, card: string): Would | null {
  const [thing, what = ""] = key.split(":");
  if (thing === "laid") return LAID[ask ?? ""]?.(what, card) ?? null;
  if (thing === "mission" && ask === "mission") return { kind: "lay", args: { mission: what } };
  if (thing === "mission" && ask === "put-off") return { kind: "put-off", args: { mission: what } };
  if (thing === "chip" && ask === "keep") return { kind: "keep", args: { chip: what as Chip } };
  if (thing === "deck" && ask === "draw") return { kind: "draw", args: { tier: what } };
  if (thing === "tile" && (ask === "start-marker" || ask === "maintenon")) {
    return { kind: "put", args: { board: Number(what), source: "general" } };
  }
  return null;
}

/** Missions in the order of the game, as the rules want two of them to be named. */
export function inOrder(missions: string[]): string[] {
  const place = (id: string) => MISSIONS.findIndex((row) => row.id === id);
  return [...missions].sort((a, b) => place(a) - place(b));
}

/** Whether a result has at least these markers in it. */
export function holds(boards: string, marks: number[]): boolean {
  const rest = boards.split("+");
  return marks.every((mark) => {
    const at = rest.indexOf(String(mark));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
