/**
 * Moving armies, as the engine counts it. It offers the steps of a move in one order only (see
 * moving.py); a person plans them in any, and `ordered` finds the order that the engine takes.
 */

import { DRAGON_ARMIES, TOLL } from "./data";
import type { Area, LinkKind, View } from "./view";

export interface Step {
  from: string;
  to: string;
}
interface Link {
  from: number;
  to: number;
  cost: number;
}
interface Field {
  regions: string[];
  links: Link[]; // in the order of the map
  out: bigint[]; // links that leave a region, as bits
  into: bigint[];
  bandits: number;
}
interface Stand {
  armies: number[];
  others: number; // armies of other colours beside the dragon
  dragon: number; // region, or -1
  points: number;
  coins: number;
  asleep: bigint; // links whose turn has passed
  swaps: [number, number][]; // regions left empty, and where their last army went
}

/** A position in which somebody moves: before the first step, or after some. */
export interface Moment {
  view: View;
  seat: number;
  points: number;
  sea: number; // what a sea link costs
  armies: Record<string, number>; // own ones by region
  coins: number;
  dragon: string | null;
}

export function costOf(moment: Moment, from: string, to: string): number | null {
  const link = moment.view.links.find(
    ([a, b]) => (a === from && b === to) || (a === to && b === from),
  );
  return link ? price(link[2], moment.sea) : null;
}

const price = (kind: LinkKind, sea: number): number => (kind === "sea" ? sea : 1);
const isBandits = (view: View, region: string) =>
  view.regions.find((area) => area.id === region)?.token === "bandits";

export function momentOf(view: View, seat: number, points: number, sea: number): Moment {
  return {
    view,
    seat,
    points,
    sea,
    armies: Object.fromEntries(view.regions.map((area) => [area.id, area.armies[seat] ?? 0])),
    coins: view.players[seat]?.coins ?? 0,
    dragon: view.regions.find((area) => area.token === "dragon")?.id ?? null,
  };
}

/** What a step would do; null if the rules forbid it, in whatever order. */
export function after(moment: Moment, { from, to }: Step): Moment | null {
  const cost = costOf(moment, from, to);
  const toll = isBandits(moment.view, to) ? TOLL : 0;
  if (cost === null || cost > moment.points || toll > moment.coins || !moment.armies[from]) return null;
  const armies = { ...moment.armies, [from]: moment.armies[from]! - 1, [to]: (moment.armies[to] ?? 0) + 1 };
  const slain = moment.dragon === to && armies[to]! + othersIn(moment, to) >= DRAGON_ARMIES;
  return {
    ...moment,
    armies,
    points: moment.points - cost,
    coins: moment.coins - toll,
    dragon: slain ? null : moment.dragon,
  };
}

function othersIn({ view, seat }: Moment, region: string): number {
  const area = view.regions.find(({ id }) => id === region) as Area;
  return area.neutral + area.armies.reduce((sum, n, owner) => (owner === seat ? sum : sum + n), 0);
}

/** The steps one after another; those that can no longer be made are left out. */
export function afterAll(moment: Moment, steps: Step[]): { moment: Moment; made: Step[] } {
  const made: Step[] = [];
  for (const step of steps) {
    const next = after(moment, step);
    if (!next) continue;
    moment = next;
    made.push(step);
  }
  return { moment, made };
}

// -- the engine's order -----------------------------------------------------------------------------

function fieldOf(moment: Moment): Field {
  const regions = moment.view.regions.map((area) => area.id);
  const at = new Map(regions.map((id, i) => [id, i]));
  const links = moment.view.links
    .flatMap(([a, b, kind]) => {
      const [one, two] = [at.get(a)!, at.get(b)!];
      const cost = price(kind, moment.sea);
      return [{ from: one, to: two, cost }, { from: two, to: one, cost }];
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const masks = (end: "from" | "to") =>
    regions.map((_, r) => links.reduce((mask, link, e) => (link[end] === r ? mask | bit(e) : mask), 0n));
  const bandits = moment.view.regions.findIndex((area) => area.token === "bandits");
  return { regions, links, out: masks("from"), into: masks("to"), bandits };
}

const bit = (e: number): bigint => 1n << BigInt(e);

function standOf(moment: Moment, field: Field): Stand {
  const dragon = moment.dragon === null ? -1 : field.regions.indexOf(moment.dragon);
  return {
    armies: field.regions.map((id) => moment.armies[id] ?? 0),
    others: moment.dragon === null ? 0 : othersIn(moment, moment.dragon),
    dragon,
    points: moment.points,
    coins: moment.coins,
    asleep: 0n,
    swaps: [],
  };
}

function awake(field: Field, s: Stand): bigint {
  let mask = 0n;
  field.links.forEach((link, e) => {
    const toll = link.to === field.bandits ? TOLL : 0;
    if (s.armies[link.from] && link.cost <= s.points && toll <= s.coins) mask |= bit(e);
  });
  return mask & ~s.asleep;
}

/** One step as the engine makes it, with what falls asleep and what wakes. */
function made(field: Field, s: Stand, e: number, open: bigint): Stand {
  const { from, to, cost } = field.links[e]!;
  let asleep = s.asleep | (open & (bit(e) - 1n));
  let swaps = s.swaps;
  const last = s.armies[from] === 1;
  if (s.dragon >= 0) {
    if (last) asleep &= ~field.out[from]!;
    if (s.dragon === to) asleep &= ~field.out[to]!;
    else if (s.dragon === from) asleep &= ~field.into[from]!;
  } else if (last) {
    for (const [left, went] of swaps) if (went === from) asleep &= ~field.out[left]!;
    if (asleep & field.out[from]!) swaps = [...swaps, [from, to]];
  }
  const armies = [...s.armies];
  armies[from]!--;
  armies[to]!++;
  const slain = s.dragon === to && armies[to]! + s.others >= DRAGON_ARMIES;
  return {
    armies,
    others: s.others,
    dragon: slain ? -1 : s.dragon,
    points: s.points - cost,
    coins: s.coins - (to === field.bandits ? TOLL : 0),
    asleep,
    swaps,
  };
}

export interface Ordered {
  steps: Step[];
  goesOn: boolean; // the engine will ask for another step, so that one has to stop
}

/** The same steps in the order the engine takes them; null if there is none. */
export function ordered(start: Moment, steps: Step[]): Ordered | null {
  const field = fieldOf(start);
  const wanted = afterAll(start, steps).moment;
  const numbers = steps.map(({ from, to }) =>
    field.links.findIndex((link) => field.regions[link.from] === from && field.regions[link.to] === to),
  );
  const found = search(field, standOf(start, field), count(numbers), wanted.dragon === null, new Set());
  if (!found) return null;
  const order = found.steps.map((e) => {
    const link = field.links[e]!;
    return { from: field.regions[link.from]!, to: field.regions[link.to]! };
  });
  return { steps: order, goesOn: found.goesOn };
}

function count(numbers: number[]): Map<number, number> {
  const made = new Map<number, number>();
  for (const e of [...numbers].sort((a, b) => a - b)) made.set(e, (made.get(e) ?? 0) + 1);
  return made;
}

interface Found {
  steps: number[];
  goesOn: boolean;
}

function search(
  field: Field, s: Stand, left: Map<number, number>, slain: boolean, tried: Set<string>,
): Found | null {
  const open = awake(field, s);
  if (!left.size) return (s.dragon < 0) === slain ? { steps: [], goesOn: open !== 0n } : null;
  const key = `${[...left]}|${s.asleep}|${s.swaps}|${s.dragon}`;
  if (tried.has(key)) return null;
  tried.add(key);
  for (const [e, n] of left) {
    if (!(open & bit(e))) continue;
    const rest = new Map(left);
    if (n > 1) rest.set(e, n - 1);
    else rest.delete(e);
    const found = search(field, made(field, s, e, open), rest, slain, tried);
    if (found) return { steps: [e, ...found.steps], goesOn: found.goesOn };
  }
  return null;
}
