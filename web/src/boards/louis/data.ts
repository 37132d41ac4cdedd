/** The court and the missions, from the game's own tables. */

import boardsToml from "@games/louis/data/boards.toml";
import gameToml from "@games/louis/data/game.toml";
import missionsToml from "@games/louis/data/missions.toml";
import usesToml from "@games/louis/data/uses.toml";
import type { Chip, Tier } from "./view";

export interface Reward {
  kind: string;
  chip?: Chip;
  board?: number;
  count: number;
}

interface BoardRow {
  id: string;
  number: number;
  reward: Reward[];
}

export interface MissionRow {
  id: string;
  type: string;
  tier: Tier;
  phase: string;
}

const boards = boardsToml.boards as BoardRow[];
const positions = gameToml.layout.boards as [number, number][];

export const CHIPS = gameToml.chips.ids as Chip[];
export const ARMS = gameToml.arms.ids as string[];
export const MISSIONS = missionsToml.missions as MissionRow[];
export const USES = usesToml.uses as { id: string; type: string; markers: number; louisdor: number }[];
export const ROUNDS = gameToml.play.rounds as number;
export const MISSION_POINTS = gameToml.scoring.mission as number;
export const SWAP_PRICE = gameToml.play.swap_chip_louisdor as number;
export const PASS_PRICE = gameToml.play.pay_pass_louisdor as number;
export const DISCOUNT = gameToml.play.discount_louisdor as number;
export const PERSON_MARKERS = gameToml.play.person_markers as number;
export const JOKER_MARKERS = gameToml.play.joker_markers as number;
export const FOUR_MARKERS = gameToml.play.four_markers as number;
export const PERSONS = boards.map((board) => board.id); // by board number - 1
export const CARDS = [...PERSONS, "joker"];
export const COPIES = gameToml.influence.per_board as number; // of each person's influence card
export const JOKERS = gameToml.influence.jokers as number;
export const NUMBERS = boards.map((board) => board.number);

const rows = new Map(MISSIONS.map((row) => [row.id, row]));

export function missionOf(id: string): MissionRow {
  return rows.get(id)!;
}

export function rewardOf(board: number): Reward[] {
  return boards[board - 1]!.reward;
}

/** The number of the board a card belongs to; 0 for the joker. */
export function numberOf(card: string): number {
  return PERSONS.indexOf(card) + 1;
}

/** The column and the row in which a board stands, counted from 0. */
export function placeOf(board: number): { column: number; row: number } {
  const [row, column] = positions[board - 1]!;
  return { column, row };
}

/** Boards whose corners touch. */
export function neighbours(board: number): number[] {
  const here = placeOf(board);
  return NUMBERS.filter((other) => {
    const there = placeOf(other);
    return Math.abs(there.row - here.row) === 1 && Math.abs(there.column - here.column) === 1;
  });
}

/** The sixteen adjacencies, each once. */
export const LINES: [number, number][] = NUMBERS.flatMap((a) =>
  neighbours(a).filter((b) => b > a).map((b): [number, number] => [a, b]),
);

/** How many markers a card places or takes back. */
export function strength(card: string, four: boolean): number {
  if (four) return FOUR_MARKERS;
  return card === "joker" ? JOKER_MARKERS : PERSON_MARKERS;
}
