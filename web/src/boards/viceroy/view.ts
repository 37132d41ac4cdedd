/** What the server shows of this game: the shape of `table.view`. */

export type Colour = "blue" | "red" | "green" | "yellow";
export type Side = "lower" | "upper";
export type Gems = Record<Colour, number>;

export interface Action {
  id: number;
  kind: string;
  [name: string]: unknown;
}

export interface Slot {
  colour: Colour;
  lower: string | null;
  upper: string | null;
}

export interface Eternal {
  colour: Colour;
  used: boolean;
}

export interface Cell {
  card: string;
  level: number;
  column: number;
  circle: Colour | null;
  recoloured: boolean;
  tokens: string[];
  eternals: Eternal[];
  gems: Colour[];
  tucked: (string | null)[];
}

export interface Player {
  gems: Gems | null;
  attacks: number | null;
  hand: string[] | null;
  hand_size: number;
  hand_known: string[];
  standing: "waiting" | "active" | "took" | "passed" | "skips";
  bid: string | null;
  wish: string | null;
  skips: number;
  built_out: boolean;
  played: string | null;
  discarding: boolean;
  priority: number | null;
  pyramid: Cell[];
}

/** In the place of a player who is not known (yet): while one takes a seat, say. */
export const NOBODY: Player = {
  gems: null,
  attacks: null,
  hand: null,
  hand_size: 0,
  hand_known: [],
  standing: "waiting",
  bid: null,
  wish: null,
  skips: 0,
  built_out: false,
  played: null,
  discarding: false,
  priority: null,
  pyramid: [],
};

export const NO_GEMS: Gems = { blue: 0, red: 0, green: 0, yellow: 0 };

export interface Ask {
  name: string;
  clause: string;
  seat?: number;
  card?: number | null;
  colour?: number;
  under?: number;
  left?: number;
  stage?: "token" | "rival" | "want" | "gained";
  other?: number | null;
  wanted?: number | null;
  token?: number | null;
  partner?: number | null;
  bidding?: number;
  build?: number;
  step?: number;
  steps?: number;
}

export interface View {
  seats: number;
  seat: number | null;
  to_act: number[];
  ask: Ask | null;
  over: boolean;
  result: { totals: number[]; winners: number[] } | null;
  options: Record<string, unknown>;
  round: number;
  phase: "setup" | "auction" | "building" | "scoring";
  display: Slot[];
  reserve: Gems;
  box: number;
  decks: { big: number; small: number; laws: number };
  discard: string[];
  bidding: number;
  virtual: { count: number; left: number; bids: Colour[]; removals: number };
  build: number;
  law_deck: { place: number; by: number; card: string | null }[];
  players: Player[];
}
