/** What a pyramid is worth by what everybody sees; attack tokens stay out until screens fall. */

import { ATTACK_PENALTY, cardOf, SET_POINTS, tokenPart } from "./cards";
import { Grid } from "./pyramid";
import type { Colour, Player, View } from "./view";

export interface Tokens {
  science: number;
  magic: number;
  defence: number;
  points: number;
  magicBonus: number;
  circleBonus: Record<Colour, number>;
}

export function tokensOf(player: Player): Tokens {
  const made: Tokens = {
    science: 0, magic: 0, defence: 0, points: 0, magicBonus: 0,
    circleBonus: { blue: 0, red: 0, green: 0, yellow: 0 },
  };
  for (const token of player.pyramid.flatMap((cell) => cell.tokens)) {
    const part = tokenPart(token);
    const value = part.value ?? 0;
    if (part.type === "vp") made.points += value;
    else if (part.type === "magic_bonus") made.magicBonus += value;
    else if (part.type === "circle_bonus") made.circleBonus[part.colour as Colour] += value;
    else if (part.type === "science") made.science += 1;
    else if (part.type === "magic") made.magic += 1;
    else if (part.type === "defense") made.defence += 1;
  }
  return made;
}

function lawPoints(grid: Grid, sets: number): number {
  const { cells } = grid;
  const tucked = cells.reduce((sum, cell) => sum + cell.tucked.length, 0);
  const eternals = cells.reduce((sum, cell) => sum + cell.eternals.length, 0);
  const circles = cells.filter((cell) => cell.circle).length;
  let points = 0;
  for (const cell of cells) {
    const card = cardOf(cell.card);
    const counted: Record<string, number> = {
      vp_per_own_card: cells.length + tucked,
      tuck_from_hand: cell.tucked.length,
      tuck_when_taking_card: cell.tucked.length,
      vp_per_set: sets,
      store_gems: cell.gems.length,
      vp_per_circle_and_eternal: circles + eternals,
      vp_per_adjacent_character: grid.around(cell).filter((c) => !cardOf(c.card).law).length,
    };
    points += card.vp * (counted[card.effect] ?? 0);
    if (card.effect === "tuck_free_card") points += card.byLevel[cell.level - 1] ?? 0;
  }
  return points;
}

export function scoreOf(view: View, seat: number): number {
  const player = view.players[seat]!;
  const grid = new Grid(player.pyramid);
  const tokens = tokensOf(player);
  let points = tokens.points + tokens.magic * tokens.magicBonus;
  for (const cell of player.pyramid) {
    if (cell.circle) points += cell.level + tokens.circleBonus[cell.circle];
    for (const gem of cell.eternals) points += cell.level + tokens.circleBonus[gem.colour];
  }
  const sets = Math.min(tokens.defence, tokens.science, tokens.magic);
  points += SET_POINTS * sets + lawPoints(grid, sets);
  if (view.phase === "scoring") points -= ATTACK_PENALTY * unblocked(view, seat, tokens.defence);
  return points;
}

function unblocked(view: View, seat: number, defence: number): number {
  let attacks = 0;
  for (const [other, player] of view.players.entries()) {
    if (other === seat) continue;
    const lying = player.pyramid.flatMap((cell) => cell.tokens).filter((t) => t === "attack");
    attacks += (player.attacks ?? 0) + lying.length;
  }
  return Math.max(0, attacks - defence);
}
