/** The drawings of the sixteen faces, from the game's own table. A card is 100 wide and 70 high. */

import map from "@games/kingdoms/data/map.toml";

type Point = [number, number];
interface Zone {
  id: string;
  terrain: string;
  label_at: Point;
  polygon: Point[];
}
interface Face {
  id: string;
  rivers: { path: Point[] }[];
  regions: Zone[];
  zones: Zone[];
}
export interface Shape {
  id: string;
  terrain: string;
  d: string;
  x: number; // where its figures stand
  y: number;
}
export interface Drawing {
  shapes: Shape[];
  rivers: string[];
}

export const WIDE = 100;
export const HIGH = 70;

const line = (points: Point[]): string => "M" + points.map(([x, y]) => `${x} ${y}`).join("L");
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function shape({ id, terrain, label_at, polygon }: Zone): Shape {
  const [x, y] = label_at;
  return { id, terrain, d: line(polygon) + "Z", x: within(x, 13, 85), y: within(y, 14, 57) };
}

export const DRAWINGS: Record<string, Drawing> = Object.fromEntries(
  (map.faces as Face[]).map(({ id, rivers, regions, zones }) => [
    id,
    { shapes: [...zones, ...regions].map(shape), rivers: rivers.map(({ path }) => line(path)) },
  ]),
);

export const YIELDS: Record<string, "mana" | "ore" | "food"> = {
  field: "food",
  forest: "mana",
  mountain: "ore",
};
