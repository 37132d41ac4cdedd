/** What the server shows of a game of Legends, as the board reads it. */

import type { Action } from "@/lib/table.svelte";

export type { Action } from "@/lib/table.svelte";
export type Colour = number | "neutral";

export interface Area {
  id: string;
  slot: string;
  island: string;
  armies: number[]; // by seat
  neutral: number;
  cities: number[];
  control: Colour | null;
  token: string; // "none", "hidden", …
  seen_by: number[];
}

export interface Island {
  id: string;
  regions: string[];
  control: Colour | null;
}

export type LinkKind = "land" | "sea" | "bridge" | "portal";

export interface Player {
  coins: number;
  cards: string[];
  tokens: string[];
  leader: string | null;
  supply: number;
  city_supply: number;
  captured: number;
  extra_moves: number;
  extra_armies: number;
  flying: number;
  elixirs: number;
  immune: boolean;
}

export interface Laid {
  slot: string;
  face: string;
  turn: number; // degrees, clockwise
}

export interface Past {
  totals: number[];
  places: number[];
  parts: Record<string, number>[];
}

export interface Ask {
  name: string;
  clause: string;
  seat?: number;
  points?: number;
  cost?: number; // of a sea link
  left?: number;
  coins?: number;
  region?: string;
  token?: string;
  place?: string;
  card?: string;
  deed?: string;
  n?: number;
  other_deed?: string;
  other_n?: number;
}

export interface View {
  seats: number;
  ask: Ask | null;
  over: boolean;
  to_act: number[];
  options: Record<string, any>;
  result: { totals: number[] } | null;
  number: number;
  history: Past[];
  ages: number[];
  setup_player: number;
  layout: string;
  boards: Laid[];
  start: string | null;
  second: string | null;
  regions: Area[];
  islands: Island[];
  links: [string, string, LinkKind][];
  row: { card: string; price: number }[];
  deck: number;
  deck_of: string[];
  picks: number;
  turns_each: number;
  first: number | null;
  bids: number[];
  players: Player[];
  box: number;
}

/** A wish: what to play once it is legal. */
export interface Wish {
  kind: string;
  [argument: string]: unknown;
}

export const matches = (a: Action, wish: Wish): boolean =>
  Object.entries(wish).every(([key, value]) => a[key] === value);

export const areaOf = (view: View, id: string | null): Area | undefined =>
  view.regions.find((area) => area.id === id);
