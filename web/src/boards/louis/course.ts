/** The scoring as it goes: what was taken where in this round, and the order on the present tile. */

import type { Happened } from "@/lib/protocol";
import { DISCOUNT, missionOf, ROUNDS } from "./data";
import type { View } from "./view";

export interface Taken {
  seat: number;
  bought: boolean;
  crown: boolean; // Louis' crown on top
}

/** The events of this round's scoring. */
function thisRound(events: Happened[]): Happened[] {
  const begun = events.findLastIndex((h) => h.type === "round_started");
  return events.slice(begun + 1);
}

/** By board number: who got its reward in this round. */
export function takenIn(events: Happened[]): Map<number, Taken[]> {
  const made = new Map<number, Taken[]>();
  let last: Taken | null = null; // whose chips follow
  let chips = 0;
  for (const { type, fields } of thisRound(events)) {
    if (type === "reward_gained" || type === "reward_bought") {
      const board = (fields.board as number) + 1;
      last = { seat: fields.seat as number, bought: type === "reward_bought", crown: false };
      chips = 0;
      made.set(board, [...(made.get(board) ?? []), last]);
    } else if (type === "chip_gained" && last !== null && last.seat === fields.seat) {
      chips += 1;
      if (chips === 2) last.crown = true; // beside Louis
    } else last = null;
  }
  return made;
}

export type Standing = "free" | "asked" | "waits" | "bought" | "declined" | "nothing";
export interface Row {
  seat: number | null; // null is the neutral colour
  count: number;
  standing: Standing;
  price: number; // for this seat, under money
}

export interface Course {
  board: number;
  rows: Row[];
  turns: boolean; // whether the tile will be turned
}

/** The printed price, less for the owner of the mission. */
function priceFor(view: View, seat: number | null, printed: number): number {
  const laid = seat === null ? [] : (view.players[seat]?.laid ?? []);
  const off = laid.some((one) => missionOf(one.mission).type === "discount") ? DISCOUNT : 0;
  return Math.max(0, printed - off);
}

interface Counted {
  seat: number | null;
  count: number;
}

/** Everybody with a marker on the tile, most first; as fixed by the judgement if there was one. */
function counted(view: View, number: number, told: number[] | null): Counted[] {
  const board = view.boards[number - 1]!;
  const counts = told ? told.slice(0, view.seats) : board.markers;
  const neutral = told ? (told.at(-1) ?? 0) : board.neutral;
  const all: Counted[] = [...counts.map((count, seat) => ({ seat, count })), { seat: null, count: neutral }];
  return all.filter((row) => row.count > 0).sort((a, b) => b.count - a.count);
}

/** Those in first place, or who broke the tie, and those in second. */
function places(rows: Counted[], winner: number | undefined): { firsts: Counted[]; seconds: Counted[] } {
  const best = (some: Counted[]) => some.filter((row) => row.count === some[0]?.count);
  const firsts = winner === undefined ? best(rows) : rows.filter((row) => row.seat === winner);
  return { firsts, seconds: best(rows.filter((row) => !firsts.includes(row))) };
}

const DEEDS: Record<string, Standing> = {
  reward_gained: "free",
  reward_bought: "bought",
  reward_declined: "declined",
};

/** The order on the tile that is being scored. */
export function courseOf(view: View, events: Happened[]): Course | null {
  const number = view.scored_board;
  if (number === null) return null;
  const board = view.boards[number - 1]!;
  const round = thisRound(events);
  const at = round.findLastIndex((h) => h.type === "board_scored" && h.fields.board === number - 1);
  const later = at < 0 ? [] : round.slice(at + 1);
  const rows = counted(view, number, at < 0 ? null : (round[at]!.fields.counts as number[]));
  const winner = later.find((h) => h.type === "tie_broken")?.fields.seat as number | undefined;
  const { firsts, seconds } = places(rows, winner);
  const louis = view.louis === number || later.some((h) => h.type === "louis_left");
  const sole = firsts.length === 1;
  const enough = (row: Counted) => board.condition === "markers" && row.count >= board.figure;
  const standing = (row: Counted): Standing => {
    if (row.seat === null) return "nothing";
    const deed = later.find((h) => h.type in DEEDS && h.fields.seat === row.seat);
    if (deed) return DEEDS[deed.type]!;
    if (view.ask?.name === "buy" && view.ask.seat === row.seat) return "asked";
    if (board.condition === "markers") return enough(row) ? "free" : "nothing";
    if (firsts.includes(row) && (sole || louis)) return "free";
    if (louis && sole && seconds.length === 1 && seconds.includes(row)) return "free";
    return board.condition === "money" ? "waits" : "nothing";
  };
  const rewarded =
    board.condition === "markers" ? rows.some((row) => row.seat !== null && enough(row)) : sole || louis;
  return {
    board: number,
    rows: rows.map((row) => ({ ...row, standing: standing(row), price: priceFor(view, row.seat, board.figure) })),
    turns: rows.length > 0 && rewarded && view.round < ROUNDS,
  };
}
