/** What abilities allow, read from the same effects the engine reads. Only for showing prices. */

import { none, occupied, RESOURCES, TOP_MAGIC, type Deed, type Place, type Player, type Resource, type Units, type View } from "./view";

type Args = Record<string, string>;
export interface Powers {
  value: Units; // of a unit in war
  single: number; // discount for paying with one kind
  discounts: { amount: number; when: string; terrain?: string }[];
  winsTies: boolean;
  spared: number;
  cost: Partial<Record<Deed, number>>;
  surcharge: number;
  trades: Units;
  collects: { terrain: string | null; count: number; resource: Resource; units: number }[];
  zones: Units;
  expandsWith: Resource | null;
  rescue: number | null;
  retreatDelta: number;
  retreatMost: number;
  raises: boolean;
}

/** `war_discount amount=1 when=always` as its name and its figures. */
export function parsed(effect: string): [string, Args] {
  const [name = "", ...words] = effect.split(" ");
  return [name, Object.fromEntries(words.map((word) => word.split("=") as [string, string]))];
}

/** The effects a player has now: own levels below the last, and copied ones. */
export function effectsOf(view: View, player: Player): string[] {
  const own = player.abilities.slice(0, Math.min(player.magic, TOP_MAGIC - 1));
  const copied = player.copied.map(([level, faction]) => {
    const owner = view.players.find((other) => other.faction === faction);
    return owner?.abilities[level - 1] ?? "";
  });
  return [...own, ...copied].filter(Boolean);
}

const EFFECTS: Record<string, (p: Powers, args: Args) => void> = {
  war_tie_win: (p) => (p.winsTies = true),
  war_resource_value: (p, { resource, value }) => (p.value[resource as Resource] = Number(value)),
  war_discount: (p, { amount, when = "", terrain }) => {
    if (when === "single_resource_payment") p.single += Number(amount);
    else p.discounts.push({ amount: Number(amount), when, terrain });
  },
  no_payment_if_lost_by_at_most: (p, { margin }) => (p.spared = Number(margin)),
  cost_delta: (p, { action, delta }) =>
    (p.cost[action as Deed] = (p.cost[action as Deed] ?? 0) + Number(delta)),
  build_surcharge_for_others_on_my_level: (p, { ore }) => (p.surcharge += Number(ore)),
  trade_bonus: (p, { amount, given }) => {
    for (const r of RESOURCES) if (given === "any" || given === r) p.trades[r] += Number(amount);
  },
  collect_bonus: (p, { condition, terrain, count, resource, amount }) => {
    const shore = condition === "occupy_region_touching_water";
    p.collects.push({
      terrain: shore ? null : (terrain ?? null),
      count: shore ? 1 : Number(count),
      resource: resource as Resource,
      units: Number(amount),
    });
  },
  collect_zone: (p, { resource, amount }) => (p.zones[resource as Resource] += Number(amount)),
  pay_expand_with: (p, { also }) => (p.expandsWith = also as Resource),
  cross_rivers: (p, { retreat_food_delta }) => (p.retreatDelta += Number(retreat_food_delta)),
  retreat_at_most: (p, { food }) => (p.retreatMost = Math.min(p.retreatMost, Number(food))),
  war_raise_after_reveal: (p) => (p.raises = true),
  save_lost_figure: (p, { food }) => (p.rescue = Number(food)),
};

export function powersOf(view: View, seat: number): Powers {
  const made: Powers = {
    value: { mana: 2, ore: 1, food: 0 },
    single: 0,
    discounts: [],
    winsTies: false,
    spared: -1,
    cost: {},
    surcharge: 0,
    trades: none(),
    collects: [],
    zones: none(),
    expandsWith: null,
    rescue: null,
    retreatDelta: 0,
    retreatMost: Infinity,
    raises: false,
  };
  for (const effect of effectsOf(view, view.players[seat]!)) {
    const [name, args] = parsed(effect);
    EFFECTS[name]?.(made, args);
  }
  return made;
}

// -- prices -------------------------------------------------------------------------------------

export function buildPrice(view: View, seat: number): number {
  const level = view.players[seat]!.castle + 1;
  let price = level + (powersOf(view, seat).cost.build ?? 0);
  view.players.forEach((other, n) => {
    if (n !== seat && other.castle === level) price += powersOf(view, n).surcharge;
  });
  return Math.max(0, price);
}

export function researchPrice(view: View, seat: number): number {
  return Math.max(0, view.players[seat]!.magic + 1 + (powersOf(view, seat).cost.research ?? 0));
}

export function expandPrice(view: View, seat: number): number {
  return Math.max(0, view.players[seat]!.figures + 1 + (powersOf(view, seat).cost.expand ?? 0));
}

/** Food for a retreat, as long as no lair makes it free. */
export function retreatPrice(view: View, seat: number): number {
  const { retreatDelta, retreatMost } = powersOf(view, seat);
  return Math.min(Math.max(0, view.players[seat]!.figures + retreatDelta), retreatMost);
}

// -- collecting ---------------------------------------------------------------------------------

const GIVES: Record<string, Resource> = { field: "food", forest: "mana", mountain: "ore" };
export const unitsOf = (place: Place): number => (place.token === "camp" ? 2 : 1);

/** What a collection would bring now: fixed units, and units of choice. */
export function harvest(view: View, seat: number): { units: Units; choice: number } {
  const powers = powersOf(view, seat);
  const units = none();
  let choice = view.players[seat]!.figures === 1 ? 1 : 0;
  const mine = occupied(view, seat);
  for (const place of mine) {
    const resource = GIVES[place.terrain];
    if (resource) units[resource] += unitsOf(place);
    else if (place.terrain === "ruins") {
      if (place.figures.some((f) => f.seat === seat && f.lies)) choice += unitsOf(place);
    } else if (place.terrain === "water") {
      for (const r of RESOURCES) units[r] += powers.zones[r];
    }
  }
  const regions = mine.filter((place) => place.region);
  for (const bonus of powers.collects) {
    const found = regions.filter((p) => (bonus.terrain === null ? p.water : p.terrain === bonus.terrain));
    if (found.length >= bonus.count) units[bonus.resource] += bonus.units;
  }
  return { units, choice };
}
