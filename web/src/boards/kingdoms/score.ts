/** Points as they would be now: everything that counts is public. */

import { parsed } from "./powers";
import { faceOf, places, RESOURCES, TOP_MAGIC, type Place, type Resource, type View } from "./view";

/** By seat, the place of each figure that counts; those in ruins do not. */
function standing(view: View): Place[][] {
  const dry = places(view).filter((place) => place.terrain !== "ruins");
  return view.players.map((_, seat) =>
    dry.flatMap((place) => place.figures.filter((f) => f.seat === seat).map(() => place)),
  );
}

export function scoreOf(view: View, seat: number): number {
  const player = view.players[seat]!;
  const left = standing(view);
  const own = [...new Set(left[seat])];
  const others = new Set(left.flatMap((row, other) => (other === seat ? [] : row)));
  let points = left[seat]!.length + (view.castle_points[player.castle] ?? 0) + player.magic;
  if (player.magic === TOP_MAGIC) points += bonus(view, seat, seat, left);
  for (const place of own) {
    if (place.terrain === "capital") points += others.has(place) ? 1 : 2;
    if (place.token === "town") points += 1;
    if (place.region && faceOf(place.place) === view.lost_kingdom) points += 1;
  }
  return points + (view.crown === seat ? 2 : 0) + player.neutrals;
}

/** What the level 5 of another seat's faction would be worth to this one. */
function bonus(view: View, seat: number, owner: number, left: Place[][]): number {
  const [name, args] = parsed(view.players[owner]!.abilities[TOP_MAGIC - 1] ?? "");
  const vp = Number(args.vp ?? 0);
  const most = Number(args.max ?? Infinity);
  const me = view.players[seat]!;
  const own = [...new Set(left[seat])];
  const rivals = left.flatMap((row, other) => (other === seat ? [] : [row]));
  const home = (place: Place) => faceOf(place.place) === me.home;
  const guests = rivals.flat().filter(home).length;
  const counted = (n: number) => Math.min(most, vp * n);
  const ways: Record<string, () => number> = {
    vp_home_free_of_others: () => (guests ? 0 : vp),
    vp_castle_highest: () => (view.players.every((other) => other.castle <= me.castle) ? vp : 0),
    vp_per_resource_kind_at_least: () =>
      counted(RESOURCES.filter((r) => me.resources[r] >= Number(args.threshold)).length),
    vp_all_resource_terrains: () =>
      ["field", "forest", "mountain"].every((t) => own.some((p) => p.terrain === t)) ? vp : 0,
    vp_per_resource_amount: () =>
      counted(Math.floor(me.resources[args.resource as Resource] / Number(args.per))),
    vp_per_region: () =>
      counted(own.filter((p) => (args.terrain === "water_or_touching_water" ? p.water : p.terrain === args.terrain)).length),
    vp_most_figures: () => {
      const top = Math.max(...rivals.map((row) => row.length));
      const mine = left[seat]!.length;
      return mine > top ? vp : mine === top ? Number(args.vp_tied) : 0;
    },
    vp_hospitality: () => {
      const taken = new Set(rivals.flat());
      return counted(guests + own.filter((p) => home(p) && p.region && !taken.has(p)).length);
    },
    vp_per_weak_opponent: () =>
      counted(rivals.filter((row) => row.length <= Number(args.at_most_figures)).length),
    vp_per_region_abroad: () => counted(own.filter((p) => p.region && !home(p)).length),
    vp_copy_level5: () =>
      owner === seat
        ? Math.max(0, ...view.players.flatMap((_, other) => (other === seat ? [] : [bonus(view, seat, other, left)])))
        : 0,
  };
  return ways[name]?.() ?? 0;
}
