/** What a mission costs, which of it is there, and with which chips it can be paid. */

import { CHIPS, MISSIONS } from "./data";
import type { Chip, Slot, View } from "./view";

export type Need = { slot: Slot; by: Chip | null }; // `by` is the chip that would pay for it
export type Stock = Record<Chip, number>;

export function costOf(view: View, mission: string): [Slot, Slot] {
  return view.costs[MISSIONS.findIndex((row) => row.id === mission)] ?? ["any", "any"];
}

/** Each slot with the chip that would pay for it: the named chip, else a crown; `any` comes last. */
export function needs(cost: [Slot, Slot], chips: Stock): Need[] {
  const left = { ...chips };
  const paid = new Map<number, Chip>();
  const take = (n: number, chip: Chip | undefined) => {
    if (chip === undefined || !left[chip]) return;
    left[chip] -= 1;
    paid.set(n, chip);
  };
  cost.forEach((slot, n) => slot !== "any" && take(n, slot));
  cost.forEach((slot, n) => slot !== "any" && !paid.has(n) && take(n, "crown"));
  cost.forEach((slot, n) => {
    if (slot === "any") take(n, [...CHIPS].reverse().find((chip) => left[chip] > 0));
  });
  return cost.map((slot, n) => ({ slot, by: paid.get(n) ?? null }));
}

export function payable(cost: [Slot, Slot], chips: Stock): boolean {
  return needs(cost, chips).every((need) => need.by !== null);
}

/** The name of two chips in the order of the game: `crown_ring`. */
export function pairOf(one: Chip, two: Chip): string {
  const [a, b] = [one, two].sort((x, y) => CHIPS.indexOf(x) - CHIPS.indexOf(y));
  return `${a}_${b}`;
}

export function chipsOf(pair: string): [Chip, Chip] {
  return pair.split("_") as [Chip, Chip];
}

/** All pairs of these chips that pay for a mission, those with the fewest crowns first. */
export function pairs(cost: [Slot, Slot], chips: Stock): string[] {
  const made: string[] = [];
  CHIPS.forEach((one, n) => {
    for (const two of CHIPS.slice(n)) {
      const there = one === two ? chips[one] > 1 : chips[one] > 0 && chips[two] > 0;
      const just = { crown: 0, sceptre: 0, letter: 0, ring: 0, helmet: 0 };
      just[one] += 1;
      just[two] += 1;
      if (there && payable(cost, just)) made.push(pairOf(one, two));
    }
  });
  return made.sort((a, b) => crowns(a) - crowns(b));
}

const crowns = (pair: string) => chipsOf(pair).filter((chip) => chip === "crown").length;

/** Whether one more of this chip would fill a slot that is still open. */
export function helps(cost: [Slot, Slot], chips: Stock, chip: Chip): boolean {
  const open = (stock: Stock) => needs(cost, stock).filter((need) => need.by === null).length;
  return open({ ...chips, [chip]: chips[chip] + 1 }) < open(chips);
}
