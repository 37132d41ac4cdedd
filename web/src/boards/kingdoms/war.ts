/** War in figures: discounts, limits and ways to pay, for showing them; the server decides. */

import { powersOf, type Powers } from "./powers";
import { faceOf, HIGHEST_BID, occupied, placeOf, RESOURCES, type Place, type Resource, type Units, type View } from "./view";

const FORT_DISCOUNT = 2;

/** All discounts of a side, but for paying with one kind of resource. `from` is a figure that leaves. */
export function discount(view: View, seat: number, at: string, attacks: boolean, quest: boolean, from?: string): number {
  const place = placeOf(view, at);
  if (!place) return 0;
  let made = 0;
  for (const { amount, when, terrain } of powersOf(view, seat).discounts) {
    if (holds(view, seat, place, attacks, quest, when, terrain)) made += amount;
  }
  return attacks ? made + FORT_DISCOUNT * forts(view, seat, from) : made;
}

function holds(view: View, seat: number, place: Place, attacks: boolean, quest: boolean, when: string, terrain?: string): boolean {
  if (when === "always") return true;
  if (when === "attacker") return attacks;
  if (when === "defender") return !attacks;
  if (when === "attacker_by_quest") return attacks && quest;
  if (when === "defender_at_home") {
    return !attacks && place.region && faceOf(place.place) === view.players[seat]!.home;
  }
  if (when === "water_or_touching_water") return place.water;
  return place.terrain === terrain;
}

function forts(view: View, seat: number, from?: string): number {
  return occupied(view, seat).filter((place) => {
    const here = place.figures.filter((f) => f.seat === seat).length;
    return place.token === "fort" && here - (place.place === from ? 1 : 0) > 0;
  }).length;
}

/** The highest number this seat can pay. */
export function bidLimit(view: View, seat: number, off: number): number {
  const powers = powersOf(view, seat);
  const worth = RESOURCES.map((r) => view.players[seat]!.resources[r] * powers.value[r]);
  let limit = worth.reduce((a, b) => a + b, 0) + off;
  const best = Math.max(...worth);
  if (powers.single && best) limit = Math.max(limit, best + off + powers.single);
  return Math.min(HIGHEST_BID, limit);
}

function enough(p: Powers, units: Units, due: number): boolean {
  const paid = RESOURCES.reduce((all, r) => all + units[r] * p.value[r], 0);
  if (paid >= due) return true;
  const kinds = RESOURCES.filter((r) => units[r] > 0).length;
  return p.single > 0 && kinds === 1 && paid >= Math.max(1, due - p.single);
}

/** No unit is superfluous: no smaller set of these would do. */
function lean(p: Powers, units: Units, due: number): boolean {
  for (const r of RESOURCES) {
    if (units[r] && enough(p, { ...units, [r]: units[r] - 1 }, due)) return false;
  }
  const kinds = RESOURCES.filter((r) => units[r] > 0);
  if (!p.single || kinds.length < 2) return true;
  return !kinds.some((r) => enough(p, { mana: 0, ore: 0, food: 0, [r]: units[r] } as Units, due));
}

/** Every legal payment of a war number that costs so much after discounts. */
export function warPayments(p: Powers, have: Units, due: number): Units[] {
  if (due <= 0) return [{ mana: 0, ore: 0, food: 0 }];
  return counted(have, (r) => p.value[r] > 0).filter(
    (units) => enough(p, units, due) && lean(p, units, due),
  );
}

/** Exactly so many units of the kinds that are taken. */
export function unitPayments(have: Units, due: number, taken: Resource[] = RESOURCES): Units[] {
  return counted(have, (r) => taken.includes(r)).filter(
    (units) => units.mana + units.ore + units.food === due,
  );
}

function counted(have: Units, used: (r: Resource) => boolean): Units[] {
  const upTo = (r: Resource) => Array.from({ length: (used(r) ? have[r] : 0) + 1 }, (_, n) => n);
  return upTo("mana").flatMap((mana) =>
    upTo("ore").flatMap((ore) => upTo("food").map((food) => ({ mana, ore, food }))),
  );
}

/** The ways to pay that the present question still allows, what is paid already taken off. */
export function openWays(view: View): Units[] {
  const ask = view.ask;
  if (!ask || ask.seat === undefined || (ask.name !== "pay" && ask.name !== "bandits")) return [];
  const player = view.players[ask.seat]!;
  const paid: Units = { mana: ask.mana ?? 0, ore: ask.ore ?? 0, food: ask.food ?? 0 };
  return allWays(view, ask.seat, ask.name === "bandits" ? "bandits" : (ask.why as string), ask.due as number, player.resources)
    .filter((way) => begins(way, paid))
    .map((way) => ({ mana: way.mana - paid.mana, ore: way.ore - paid.ore, food: way.food - paid.food }));
}

function allWays(view: View, seat: number, why: string, due: number, have: Units): Units[] {
  const powers = powersOf(view, seat);
  if (why === "bandits") return unitPayments(have, due);
  if (why === "expand") {
    return unitPayments(have, due, powers.expandsWith ? ["food", powers.expandsWith] : ["food"]);
  }
  return warPayments(powers, have, due);
}

/** Units are named in the order mana, ore, food: a later kind closes the earlier ones. */
function begins(way: Units, paid: Units): boolean {
  const closed = paid.food ? 2 : paid.ore ? 1 : 0;
  return RESOURCES.every((r, i) => (i < closed ? way[r] === paid[r] : way[r] >= paid[r]));
}

// -- neutrals and retreats ----------------------------------------------------------------------

/** What the neutral figure of a place would cost the mover. */
export function neutralDue(view: View, seat: number, from: string, at: string, quest: boolean): number {
  return Math.max(0, view.neutrals - discount(view, seat, at, true, quest, from));
}
