/** The cards as the rules know them, read from the game's own data, and how each is drawn. */

import characters from "@games/viceroy/data/characters.toml";
import game from "@games/viceroy/data/game.toml";
import laws from "@games/viceroy/data/laws.toml";
import type { Colour } from "./view";

export interface Part {
  type: string;
  n?: number;
  value?: number;
  colour?: Colour | "any";
}

export interface Row {
  cost: Colour;
  reward: Part[];
}

export interface Card {
  id: string;
  number: number;
  law: boolean;
  topLeft: Colour;
  topRight: Colour;
  bottom: Colour;
  rows: Row[]; // of a character, level 1 first
  choices: Part[][]; // of an edict
  effect: string; // of a law
  vp: number; // points per thing that a law counts
  byLevel: number[]; // points of Royal Favour, level 1 first
}

type Raw = Record<string, unknown>;

function character(raw: Raw): Card {
  return {
    ...law(raw),
    law: false,
    topLeft: raw.top_left as Colour,
    topRight: raw.top_right as Colour,
    rows: raw.rows as Row[],
  };
}

function law(raw: Raw): Card {
  return {
    id: raw.id as string,
    number: raw.number as number,
    law: true,
    topLeft: raw.top as Colour,
    topRight: raw.top as Colour,
    bottom: raw.bottom as Colour,
    rows: [],
    choices: (raw.choices as Part[][] | undefined) ?? [],
    effect: (raw.effect as string | undefined) ?? "",
    vp: Number(raw.vp ?? raw.vp_per_tucked ?? raw.vp_per_gem ?? 0),
    byLevel: (raw.vp_by_level as number[] | undefined) ?? [],
  };
}

/** In the order of their printed numbers: an index of the protocol is a position here. */
export const CARDS: Card[] = [
  ...(characters.characters as Raw[]).map(character),
  ...(laws.laws as Raw[]).map(law),
];
const byId = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): Card {
  const found = byId.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

export const COLOURS = game.colours.order as Colour[];
export const ROUNDS = game.play.rounds as number;
export const BIDDING_ROUNDS = game.play.bidding_rounds as number;
export const BUILD_ROUNDS = game.play.build_rounds as number;
export const LEVELS = game.play.levels as number;
export const LAW_LEVELS = game.play.law_levels as number;
export const PASS_GEMS = game.economy.pass_gems as number;
export const TOP_POINTS = game.economy.level_5_points as number;
export const TOP_ROWS = game.economy.level_5_rows as number;
export const SET_POINTS = game.scoring.set as number;
export const ATTACK_PENALTY = game.scoring.attack_penalty as number;

export const GEM_FILL: Record<Colour, string> = {
  blue: "#2457C9",
  red: "#C4283A",
  green: "#3DB58C",
  yellow: "#F4C23A",
};

/** The gems a character costs on a level: rows 1 to it, on level 5 the fourth once more. */
export function price(card: Card, level: number): Colour[] {
  if (card.law) return [];
  const costs = card.rows.map((row) => row.cost);
  return [...costs, costs[costs.length - 1]!].slice(0, level);
}

/** What a character gives on a level; on level 5 rows 1 to 3 together. */
export function reward(card: Card, level: number): Part[] {
  if (level <= card.rows.length) return card.rows[level - 1]?.reward ?? [];
  return card.rows.slice(0, TOP_ROWS).flatMap((row) => row.reward);
}

/** A token's name on the wire, as a part of a reward. */
export function tokenPart(token: string): Part {
  const value = Number(token.slice(token.lastIndexOf("-") + 1));
  if (token.startsWith("points-")) return { type: "vp", value };
  if (token.startsWith("magic-bonus-")) return { type: "magic_bonus", value };
  if (token.startsWith("circle-bonus-")) {
    return { type: "circle_bonus", colour: token.split("-")[2] as Colour, value };
  }
  return { type: token === "defence" ? "defense" : token, n: 1 };
}
