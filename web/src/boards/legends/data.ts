/** The components, from the game's own tables. */

import cardData from "@games/legends/data/cards.toml";
import faceData from "@games/legends/data/faces.toml";
import gameData from "@games/legends/data/game.toml";
import layoutData from "@games/legends/data/layouts.toml";

export type Point = [number, number];
export type Side = "N" | "E" | "S" | "W";
export type Deed = "place" | "move" | "build" | "destroy";

export interface Ability {
  type: string;
  n?: number;
  vp?: number;
  family?: string;
  size?: number;
  coins?: number;
}
export interface Card {
  id: string;
  family?: string;
  min_players: number;
  abilities: Ability[];
  mode: "single" | "or" | "and";
  steps: { do: Deed; n: number }[];
}
export interface FaceLink {
  type: string;
  a: string;
  b: string;
  line?: [Point, Point];
}
export interface Face {
  id: string;
  islands: { id: string; regions: { id: string; label: Point; polygon: Point[] }[] }[];
  links: FaceLink[];
  edges: Record<Side, { region: string; line: [Point, Point] }>;
}
export interface Layout {
  id: string;
  slots: string[];
  inner: string[];
  joints: [string, Side, string, Side][];
  same_way: boolean;
}

export const CARDS: Card[] = cardData.cards;
export const FACES: Face[] = faceData.faces;
export const BOARDS: { id: string; faces: [string, string] }[] = faceData.boards;
export const LAYOUTS: Layout[] = layoutData.layouts;
export const TURNS = [0, 90, 180, 270];
export const GAME = gameData;
export const REGIONS: string[] = FACES.flatMap((face) =>
  face.islands.flatMap((island) => island.regions.map((region) => region.id)),
);
export const TOKENS = [
  "none", "start", "magic_spring", "shelter", "buried_treasure", "book_of_spells", "stable",
  "poison_swamp", "citadel", "dragon", "portal", "bandits", "hidden",
];
export const TOLL: number = GAME.tokens.toll;
export const KING_PAYS: number = GAME.leaders.king_pays;
export const DRAGON_ARMIES: number = GAME.tokens.dragon_armies;
export const ALIKE: Record<string, number> = { citadel: GAME.tokens.citadels, portal: 2, hidden: 6 };

const cards = new Map(CARDS.map((card) => [card.id, card]));
const faces = new Map(FACES.map((face) => [face.id, face]));

export const cardOf = (id: string): Card => cards.get(id)!;
export const faceOf = (id: string): Face => faces.get(id)!;
export const layoutOf = (id: string): Layout => LAYOUTS.find((layout) => layout.id === id)!;
export const boardOf = (face: string) => BOARDS.find((board) => board.faces.includes(face))!;
export const otherSide = (face: string): string => boardOf(face).faces.find((id) => id !== face)!;

/** The colour of a card's field, by family. */
export const FAMILY: Record<string, string> = {
  ancient: "#7A570E", cursed: "#5B2A86", dire: "#9C1C3B", forest: "#176B43",
  arcane: "#0A6169", night: "#2B2C5E", noble: "#3F3FA8", mountain: "#5C4F5F", none: "#574C3A",
};

/** Earth by face; regions of one face take them in turn. */
export const GROUND: Record<string, string[]> = {
  village: ["#A9C585", "#B9CF93", "#C7D79F", "#8FB27A", "#B3CB8C"],
  red_forest: ["#C98462", "#D3936F", "#BD7757"],
  mountain: ["#A9A3B8", "#BBB4C6", "#9D97AE"],
  volcano: ["#B7BE8A", "#A9B07E", "#C4B48A", "#B5A184", "#A6927C", "#96806F", "#AD9A80"],
  crescent: ["#D9C48A", "#CFB87A", "#E0CF9C", "#C4B077", "#D3BF8E"],
  great_island: ["#A8C98E", "#BCD19A", "#97BD86", "#C9D6A2", "#8DB383", "#B2C88E", "#9FC094"],
  archipelago: ["#D8B48C", "#CBA77F", "#B9C691", "#DDBF96", "#C7B083"],
  bridged_isles: ["#9FC3A5", "#B4CDA6", "#8DB59C"],
};

/** What grows on a face: drawings strewn beside the names. */
export const STREWN: Record<string, string> = {
  village: "oak", red_forest: "pine", mountain: "peaks", volcano: "hills", crescent: "palm",
  great_island: "oak", archipelago: "palm", bridged_isles: "hills",
};
