/** Recolouring at the end: which circles can be made one colour, and the plan of most points. */

import { COLOURS } from "./cards";
import { Grid } from "./pyramid";
import { tokensOf } from "./score";
import type { Cell, Colour, Gems, Player } from "./view";

export interface Move {
  card: string; // the upper card of the circle
  level: number;
  column: number;
  colour: Colour;
  price: number; // gems of that colour
  points: number; // more than now
}

/** A circle's four segments in drawing order: upper left, upper right, lower left, lower right. */
export function quarters([half, left, right]: [Colour, Colour, Colour]): Colour[] {
  return [half, half, left, right];
}

/** Every circle with every colour that these gems could give it, lowest circles first. */
export function moves(player: Player, gems: Gems): Move[] {
  const grid = new Grid(player.pyramid);
  const bonus = tokensOf(player).circleBonus;
  const jewels = grid.holds("crown-jewels") ? 1 : 0;
  const made: Move[] = [];
  for (const cell of inOrder(player.pyramid)) {
    const parts = grid.circle(cell);
    if (!parts || cell.recoloured) continue;
    const worth = (colour: Colour) => cell.level + bonus[colour] + jewels;
    const present = cell.circle ? worth(cell.circle) : 0;
    for (const colour of COLOURS) {
      const price = quarters(parts).filter((part) => part !== colour).length;
      if (price > 0 && price <= gems[colour]) {
        const { card, level, column } = cell;
        made.push({ card, level, column, colour, price, points: worth(colour) - present });
      }
    }
  }
  return made;
}

export function inOrder(cells: Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.level - b.level || a.column - b.column);
}

export function spent(plan: Move[]): Gems {
  const made: Gems = { blue: 0, red: 0, green: 0, yellow: 0 };
  for (const move of plan) made[move.colour] += move.price;
  return made;
}

export function left(gems: Gems, plan: Move[]): Gems {
  const used = spent(plan);
  return Object.fromEntries(COLOURS.map((c) => [c, gems[c] - used[c]])) as Gems;
}

/** Exact: circle by circle, the best plan for each count of gems that is left. */
export function bestPlan(all: Move[], gems: Gems): Move[] {
  const circles = new Map<string, Move[]>();
  for (const move of all) {
    if (move.points <= 0) continue;
    circles.set(move.card, [...(circles.get(move.card) ?? []), move]);
  }
  type Way = { points: number; plan: Move[]; gems: Gems };
  let ways = new Map<string, Way>([["", { points: 0, plan: [], gems }]]);
  for (const group of circles.values()) {
    const grown = new Map<string, Way>();
    const keep = (way: Way) => {
      const key = COLOURS.map((c) => way.gems[c]).join();
      const known = grown.get(key);
      if (!known || known.points < way.points) grown.set(key, way);
    };
    for (const way of ways.values()) {
      keep(way);
      for (const move of group) {
        const rest = way.gems[move.colour] - move.price;
        if (rest < 0) continue;
        keep({
          points: way.points + move.points,
          plan: [...way.plan, move],
          gems: { ...way.gems, [move.colour]: rest },
        });
      }
    }
    ways = grown;
  }
  return [...ways.values()].reduce((a, b) => (b.points > a.points ? b : a)).plan;
}
