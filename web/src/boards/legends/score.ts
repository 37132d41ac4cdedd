/** Points as they would be if the game ended now; everything they need lies open. */

import { cardOf, GAME } from "./data";
import type { Player, View } from "./view";

export interface Line {
  name: string;
  points: number;
  args: Record<string, unknown>;
}

const { scoring, tokens, leaders } = GAME;

const ofFamily = (player: Player, family: string): number =>
  player.cards.filter((id) => cardOf(id).family === family).length;

function cardLines(player: Player): Line[] {
  return player.cards.flatMap((id) =>
    cardOf(id).abilities.flatMap((ability): Line[] => {
      const { type, vp = 0, family = "" } = ability;
      const count = ofFamily(player, family);
      if (type === "vp_per_family") return [{ name: "family", points: vp * count, args: { card: id, family, count } }];
      if (type === "vp_for_set") {
        const size = ability.size!;
        return [{ name: "set", points: count >= size ? vp : 0, args: { card: id, family, count: size } }];
      }
      if (type === "vp_per_flying") {
        return [{ name: "flying", points: vp * player.flying, args: { card: id, count: player.flying } }];
      }
      if (type !== "vp_per_coins") return [];
      const points = Math.floor(player.coins / ability.coins!) * vp;
      return [{ name: "coins", points, args: { card: id, coins: player.coins } }];
    }),
  );
}

function elixirLine(view: View, seat: number): Line {
  const all = view.players.map((player) => player.elixirs);
  const own = all[seat]!;
  const most = Math.max(...all);
  const alone = all.filter((n) => n === most).length === 1;
  const points = own && own === most ? (alone ? scoring.elixir_majority : scoring.elixir_tie_each) : 0;
  return { name: "elixirs", points, args: { count: own } };
}

function tokenLines(view: View, seat: number): Line[] {
  const count = view.regions.filter((area) => area.token === "citadel" && area.control === seat).length;
  const has = (token: string) => view.players[seat]!.tokens.includes(token);
  return [
    { name: "citadels", points: count * tokens.citadel_vp, args: { count } },
    { name: "dragon", points: has("dragon") ? tokens.dragon_vp : 0, args: {} },
    { name: "book", points: has("book_of_spells") ? tokens.book_vp : 0, args: {} },
    { name: "swamp", points: has("poison_swamp") ? tokens.swamp_vp : 0, args: {} },
  ];
}

function leaderLines(view: View, seat: number): Line[] {
  const player = view.players[seat]!;
  if (player.leader === "fairy_queen") {
    const count = ofFamily(player, leaders.queen_family);
    return [{ name: "queen", points: count >= leaders.queen_cards ? leaders.queen_vp : 0, args: { count } }];
  }
  if (player.leader === "red_witch") {
    const count = view.players.reduce((sum, other) => sum + other.captured, 0);
    return [{ name: "witch", points: Math.floor(count / leaders.witch_captives) * leaders.witch_vp, args: { count } }];
  }
  if (player.leader !== "white_knight") return [];
  const large = view.islands.filter((island) => island.regions.length >= leaders.knight_regions);
  const count = large.filter((island) => island.control === seat).length;
  return [{ name: "knight", points: count * leaders.knight_vp, args: { count } }];
}

/** The lines of a seat; regions and islands always, the rest where they bring something. */
export function linesOf(view: View, seat: number): Line[] {
  const regions = view.regions.filter((area) => area.control === seat).length;
  const islands = view.islands.filter((island) => island.control === seat).length;
  const rest = [...cardLines(view.players[seat]!), elixirLine(view, seat), ...tokenLines(view, seat), ...leaderLines(view, seat)];
  return [
    { name: "regions", points: regions * scoring.region, args: { count: regions } },
    { name: "islands", points: islands * scoring.island, args: { count: islands } },
    ...rest.filter((line) => line.points),
  ];
}

export function pointsOf(view: View, seat: number): number {
  return linesOf(view, seat).reduce((sum, line) => sum + line.points, 0);
}

export const armiesOnMap = (view: View, seat: number): number =>
  view.regions.reduce((sum, area) => sum + (area.armies[seat] ?? 0), 0);
