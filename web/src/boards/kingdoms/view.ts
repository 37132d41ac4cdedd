/** What the server tells of a game of Kingdoms. */

import type { Action } from "@/lib/texts";

export type { Action };
export type Resource = "mana" | "ore" | "food";
export type Units = Record<Resource, number>;
export type Deed = "patrol" | "quest" | "build" | "research" | "expand" | "trade";

export interface Figure {
  seat: number | null; // null is a neutral one
  lies: boolean;
}

export interface Place {
  place: string;
  terrain: string;
  region: boolean; // false for water
  edge: boolean;
  water: boolean; // touches water, or is water
  adjacent: string[];
  rivers: string[];
  figures: Figure[];
  hidden: boolean;
  token: string | null;
}

export interface Territory {
  face: string;
  owner: number | null;
  places: Place[];
}

export interface Player {
  faction: string | null;
  abilities: string[];
  copied: [number, string][];
  card: [string, string] | null;
  home: string | null;
  resources: Units;
  castle: number;
  magic: number;
  figures: number;
  supply: number;
  neutrals: number;
}

export interface War {
  attacker: number;
  defender: number;
  place: string;
  quest: boolean;
  numbers: [number, number] | null; // 0 is the flag
  bids: [number, number] | null;
  winner: number | null;
  lair_used: boolean;
}

export interface Ask {
  name: string;
  seat?: number;
  place?: number | number[];
  [figure: string]: any;
}

export interface View {
  seats: number;
  seat: number | null;
  options: Record<string, any>;
  to_act: number[];
  ask: Ask | null;
  over: boolean;
  result: { totals: number[] } | null;
  turn: number;
  first: number;
  active: number;
  shields: Deed[];
  action: Deed | null;
  final: boolean;
  players: Player[];
  territories: Territory[];
  undecided: Territory[];
  lost_kingdom: string | null;
  neutrals: number;
  unseen: string[];
  crown: number | null;
  war: War | null;
  moved: [string, boolean] | null;
  castle_points: number[];
  private?: { ask?: Ask | null }[]; // of the all-seeing view, by seat
}

// -- what the board itself keeps in mind ---------------------------------------------------------

/** What lies open over the table. */
export type Sheet = { kind: "faction"; seat: number } | { kind: "castle" } | { kind: "tokens" };
/** A trade in the making. */
export interface Swap {
  give: Resource | null;
  take: Resource | null;
  units: number;
}
/** Dice that have just turned. */
export interface Reveal {
  attacker: number;
  defender: number;
  place: string;
  numbers: [number, number];
  outcome: string;
  winner: number | null;
}

export const RESOURCES: Resource[] = ["mana", "ore", "food"];
export const DEEDS: Deed[] = ["patrol", "quest", "build", "research", "expand", "trade"];
export const SHIELDS = 5;
export const MOST = 9;
export const FIGURES = 7;
export const TOP_CASTLE = 6;
export const TOP_MAGIC = 5;
export const HIGHEST_BID = 11;
export const START_TOTAL = 6;
export const none = (): Units => ({ mana: 0, ore: 0, food: 0 });
export const sum = (units: Units): number => units.mana + units.ore + units.food;

/** The face a place lies on: its name begins with it. */
export const faceOf = (place: string): string => place.slice(0, place.lastIndexOf("-"));

export function places(view: View): Place[] {
  return view.territories.flatMap((territory) => territory.places);
}

export function placeOf(view: View, id: string): Place | undefined {
  return places(view).find((place) => place.place === id);
}

export const hasFigure = (place: Place, seat: number | null): boolean =>
  place.figures.some((figure) => figure.seat === seat);

/** Everywhere this seat has a figure. */
export function occupied(view: View, seat: number): Place[] {
  return places(view).filter((place) => hasFigure(place, seat));
}
