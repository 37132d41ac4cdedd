/** What the server shows of this game: the shape of `table.view`. */

export type Condition = "money" | "first" | "markers";
export type Chip = "crown" | "sceptre" | "letter" | "ring" | "helmet";
export type Slot = Chip | "any";
export type Tier = "light" | "medium" | "dark";
export type Source = "general" | "personal";
export type Mode = "place" | "take_back" | "nothing" | "four_place" | "four_take_back";

export interface Action {
  id: number;
  kind: string;
  [name: string]: unknown;
}

export interface Board {
  number: number;
  id: string;
  at: [number, number];
  side: "red" | "black";
  condition: Condition;
  figure: number;
  back: { condition: Condition; figure: number };
  markers: number[];
  neutral: number;
}

export interface Player {
  personal: number;
  general: number;
  money: number;
  chips: Record<Chip, number>;
  arms: number;
  substitutes: number;
  arms_by_kind: Record<string, number> | null;
  influence: (string | null)[];
  intrigue: (string | null)[];
  missions: { tier: Tier; mission: string | null }[];
  laid: { mission: string; used: boolean }[];
}

/** In the place of a player who is not known (yet). */
export const NOBODY: Player = {
  personal: 0,
  general: 0,
  money: 0,
  chips: { crown: 0, sceptre: 0, letter: 0, ring: 0, helmet: 0 },
  arms: 0,
  substitutes: 0,
  arms_by_kind: null,
  influence: [],
  intrigue: [],
  missions: [],
  laid: [],
};

export interface Ask {
  name: string;
  clause: string;
  seat?: number;
  board?: number; // counted from 0
  card?: number; // 12 is the joker
  count?: number;
  most?: number;
  four?: boolean;
  price?: number;
  money?: number;
  mission?: number;
  second?: boolean;
  chosen?: string;
}

export interface View {
  seats: number;
  seat: number | null;
  to_act: number[];
  ask: Ask | null;
  over: boolean;
  result: { totals: number[]; winners: number[] } | null;
  round: number;
  phase: "" | "supply" | "influence" | "scoring" | "missions";
  start: number;
  scored_board: number | null;
  louis: number | null;
  boards: Board[];
  gaps: { at: [number, number]; holds: string }[];
  neutral: number | null;
  players: Player[];
  known: { influence: string[][]; missions: string[][] };
  played: string[];
  influence_deck: { count: number; known: (string | null)[] };
  intrigue_deck: { count: number; known: (string | null)[] };
  intrigues: { seat: number; board: number; way: string }[];
  mission_decks: { tier: Tier; count: number; known: (string | null)[] }[];
  arms_pool: number;
  money_cards: { amount: number; board: number }[];
  costs: [Slot, Slot][];
}
