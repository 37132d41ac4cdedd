/** What stands in a region, and where round its label it is drawn. */

import { tinctureOf, type Tincture } from "@/lib/seats";
import type { Plot } from "./geometry";
import type { Play } from "./play.svelte";
import type { Area, Colour } from "./view";

export interface Piece {
  key: string;
  kind: "token" | "city" | "army";
  owner: Colour | null;
  count: number;
  what: string; // of a token
  x: number;
  y: number;
}

const SIZE = 9.6;
const OVERLAP = 4.2; // of the second and third of a kind
const GAP = 1.4;
const ROW = 11;
export const DRAWN = 3; // so many are drawn one by one, more as one with a number

export const sizeOf = { token: 10.4, city: 11, army: SIZE };

export function tincture(owner: Colour | null): Tincture {
  return owner === "neutral" || owner === null ? "neutral" : tinctureOf(owner);
}

export function shownAs(count: number): number {
  return count > DRAWN ? 1 : count;
}

function width(piece: Omit<Piece, "x" | "y">): number {
  return sizeOf[piece.kind] + (shownAs(piece.count) - 1) * OVERLAP;
}

/** Token, cities, then armies by seat, in rows that fit into the region. */
export function piecesOf(play: Play, area: Area, plot: Plot): Piece[] {
  const all: Omit<Piece, "x" | "y">[] = [];
  const token = play.tokenIn(area);
  if (token !== "none") all.push({ key: `${area.id}:token`, kind: "token", owner: null, count: 1, what: token });
  const seats = area.armies.map((_, seat) => seat);
  for (const owner of seats) add(all, area.id, "city", owner, area.cities[owner]!);
  for (const owner of seats) add(all, area.id, "army", owner, play.armiesIn(area, owner));
  add(all, area.id, "army", "neutral", area.neutral);
  return laidOut(all, plot);
}

function add(all: Omit<Piece, "x" | "y">[], id: string, kind: "city" | "army", owner: Colour, count: number): void {
  if (count) all.push({ key: `${id}:${kind}:${owner}`, kind, owner, count, what: kind });
}

function laidOut(all: Omit<Piece, "x" | "y">[], plot: Plot): Piece[] {
  const room = Math.max(34, Math.min(plot.reach.w - 4, 52));
  const rows: Omit<Piece, "x" | "y">[][] = [];
  let used = Infinity;
  for (const piece of all) {
    const w = width(piece) + GAP;
    if (used + w > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(piece);
    used += w;
  }
  const [cx, cy] = plot.label;
  return rows.flatMap((row, i) => {
    const whole = row.reduce((sum, piece) => sum + width(piece) + GAP, -GAP);
    const y = cy + (i - (rows.length - 1) / 2) * ROW - (rows.length > 1 ? 1 : 0);
    let x = cx - whole / 2;
    return row.map((piece) => {
      const at = { ...piece, x: x + width(piece) / 2, y };
      x += width(piece) + GAP;
      return at;
    });
  });
}

/** How far below the label's point the rows reach: the name stands there. */
export function depth(pieces: Piece[]): number {
  const last = Math.max(...pieces.map((piece) => piece.y), -Infinity);
  const first = Math.min(...pieces.map((piece) => piece.y), Infinity);
  return pieces.length ? (last - first) / 2 : -3;
}

/** How far to the right of it they reach: what the plan has changed is told there. */
export function spread(pieces: Piece[], plot: Plot): number {
  const rows = pieces.map((piece) => piece.x + width(piece) / 2 - plot.label[0]);
  return Math.max(...rows, 6) + 4.5;
}

export const OFFSET = OVERLAP;
