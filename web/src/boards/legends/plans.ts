/**
 * What is being done in small decisions, as one plan: where it began, what is already played, and
 * which decisions the whole plan is made of, in the order of the engine.
 */

import type { Happened } from "@/lib/protocol";
import { ALIKE, KING_PAYS, REGIONS, TOKENS, TOLL } from "./data";
import { momentOf, ordered, type Moment, type Step } from "./moving";
import { areaOf, type View, type Wish } from "./view";

const MOVES = new Set(["army_moved", "toll_paid", "token_taken"]);
const PLACES = new Set(["army_placed", "toll_paid", "token_taken"]);

/** The last events that belong together, from the first of a kind on. */
function latest(events: Happened[], seat: number, kinds: Set<string>, first: string): Happened[] {
  let from = events.length;
  while (from > 0 && kinds.has(events[from - 1]!.type) && events[from - 1]!.fields.seat === seat) from--;
  const run = events.slice(from);
  const begin = run.findIndex((h) => h.type === first);
  return begin < 0 ? [] : run.slice(begin);
}

// -- moving -----------------------------------------------------------------------------------------

export interface Begun {
  start: Moment;
  done: Step[];
}

/** The move that is under way: its beginning, from what has happened since. */
export function begunMove(view: View, events: Happened[], seat: number): Begun {
  const moment = momentOf(view, seat, view.ask?.points ?? 0, view.ask?.cost ?? 1);
  const done: Step[] = [];
  const armies = { ...moment.armies };
  let { points, coins, dragon } = moment;
  for (const { type, fields } of latest(events, seat, MOVES, "army_moved")) {
    const region = REGIONS[fields.region as number]!;
    if (type === "army_moved") {
      const from = REGIONS[fields.origin as number]!;
      done.push({ from, to: region });
      armies[from] = (armies[from] ?? 0) + 1;
      armies[region] = (armies[region] ?? 0) - 1;
      points += fields.points as number;
    } else if (type === "toll_paid") coins += fields.coins as number;
    else if (TOKENS[fields.token as number] === "dragon") dragon = region;
  }
  return { start: { ...moment, armies, points, coins, dragon }, done };
}

const halves = (steps: Step[]): Wish[] =>
  steps.flatMap(({ from, to }) => [{ kind: "leave", region: from }, { kind: "enter", region: to }]);

export interface Script {
  played: Wish[]; // decisions made so far
  whole: Wish[]; // what they are to become
}

/** The decisions of a whole move; null where the engine would not take it. */
export function moveScript({ start, done }: Begun, steps: Step[], half: string | null): Script | null {
  const order = ordered(start, [...done, ...steps]);
  if (!order) return null;
  const played = halves(done);
  if (half !== null) played.push({ kind: "leave", region: half });
  return { played, whole: [...halves(order.steps), ...(order.goesOn ? [{ kind: "stop" }] : [])] };
}

// -- placing ----------------------------------------------------------------------------------------

export interface Spot {
  region: string;
  owner: number | "none"; // of the city that is paid for
}

export interface Placing {
  done: Spot[];
  total: number; // armies of the whole step
  coins: number; // before the first
}

export function begunPlacing(view: View, events: Happened[], seat: number): Placing {
  const run = withoutKnight(latest(events, seat, PLACES, "army_placed"), events, view, seat);
  const done: Spot[] = [];
  let coins = view.players[seat]?.coins ?? 0;
  for (const { type, fields } of run) {
    if (type === "toll_paid") coins += fields.coins as number;
    if (type !== "army_placed") continue;
    const owner = (fields.owner as number | null) ?? "none";
    done.push({ region: REGIONS[fields.region as number]!, owner });
    if (owner !== "none") coins += KING_PAYS;
  }
  return { done, total: (view.ask?.left ?? 0) + done.length, coins };
}

/** The White Knight's army comes with the city, right before the placing of the same card. */
function withoutKnight(run: Happened[], events: Happened[], view: View, seat: number): Happened[] {
  if (!run.length || view.players[seat]?.leader !== "white_knight") return run;
  const city = events.slice(0, events.indexOf(run[0]!)).findLast((h) => h.type !== "token_taken" && h.type !== "coins_gained");
  const own = city?.type === "city_built" && city.fields.region === run[0]!.fields.region;
  if (!own || run[0]!.decision !== city.decision + 1) return run;
  const next = run.findIndex((h, i) => i > 0 && h.type === "army_placed");
  return next < 0 ? [] : run.slice(next);
}

export const isStart = (view: View, region: string): boolean => view.start === region;

/** Where armies may be placed, and whom one pays for it (§6.1). */
export function spotsOf(view: View, seat: number): Spot[] {
  const king = view.players[seat]?.leader === "bandit_king";
  return view.regions.flatMap(({ id, cities }): Spot[] => {
    if (isStart(view, id) || cities[seat]) return [{ region: id, owner: "none" }];
    if (!king) return [];
    return cities.flatMap((n, owner) => (n ? [{ region: id, owner }] : []));
  });
}

export function spotCost(view: View, { region, owner }: Spot): number {
  const toll = areaOf(view, region)?.token === "bandits" ? TOLL : 0;
  return toll + (owner === "none" ? 0 : KING_PAYS);
}

export const spent = (view: View, spots: Spot[]): number =>
  spots.reduce((sum, spot) => sum + spotCost(view, spot), 0);

/** Regions are filled in the order of the map. */
export function placeScript(view: View, placing: Placing, spots: Spot[]): Script {
  const at = (spot: Spot) =>
    view.regions.findIndex((area) => area.id === spot.region) * 5 + (spot.owner === "none" ? 0 : spot.owner + 1);
  const all = [...placing.done, ...spots].sort((a, b) => at(a) - at(b));
  const wish = (spot: Spot): Wish => ({ kind: "place", region: spot.region, owner: spot.owner });
  const more = all.length < placing.total;
  return { played: placing.done.map(wish), whole: [...all.map(wish), ...(more ? [{ kind: "stop" }] : [])] };
}

// -- tokens that look alike -------------------------------------------------------------------------

export interface Scattering {
  token: string;
  done: string[];
  total: number;
}

export function begunTokens(view: View, events: Happened[]): Scattering {
  const token = view.ask?.token ?? "none";
  const number = TOKENS.indexOf(token);
  const done: string[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const { type, fields } = events[i]!;
    if (type !== "token_placed" || fields.token !== number) break;
    done.unshift(REGIONS[fields.region as number]!);
  }
  return { token, done, total: ALIKE[token] ?? 1 };
}

export function tokenScript(view: View, { done }: Scattering, regions: string[]): Script {
  const at = (region: string) => view.regions.findIndex((area) => area.id === region);
  const wish = (region: string): Wish => ({ kind: "token", region });
  const all = [...done, ...regions].sort((a, b) => at(a) - at(b));
  return { played: done.map(wish), whole: all.map(wish) };
}

/** How many decisions must be taken back before the rest can be played. */
export function common({ played, whole }: Script): number {
  let n = 0;
  while (n < played.length && n < whole.length && JSON.stringify(played[n]) === JSON.stringify(whole[n])) n++;
  return n;
}
