/** Where the boards lie and what stands where on them, in units of the chart (a board is 100 × 140). */

import { faceOf, layoutOf, type Point, type Side } from "./data";
import type { Laid, LinkKind } from "./view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Plot {
  id: string;
  slot: string;
  face: string;
  island: string;
  path: string;
  label: Point;
  reach: Box; // its outline's
  nth: number; // of its face
}
export interface Line {
  a: string;
  b: string;
  kind: LinkKind;
  points: Point[];
}
export interface Sheet extends Laid {
  box: Box;
  plots: Plot[];
}
export interface Chart {
  box: Box;
  sheets: Sheet[];
  plots: Map<string, Plot>;
  lines: Line[];
}

const WIDE = 100;
const HIGH = 140;
const GAP = 2; // between two boards
const SIDES: Side[] = ["N", "E", "S", "W"];

export function sizeOf(turn: number): [number, number] {
  return turn % 180 ? [HIGH, WIDE] : [WIDE, HIGH];
}

/** Boards side against side, centred (§3.2). */
export function placeBoxes(layout: string, turns: Record<string, number>): Map<string, Box> {
  const size = (slot: string) => sizeOf(turns[slot] ?? 0);
  const made = new Map<string, Box>();
  const put = (slot: string, cx: number, cy: number) => {
    const [w, h] = size(slot);
    made.set(slot, { x: cx - w / 2, y: cy - h / 2, w, h });
  };
  if (layout === "t_shape") {
    const [cw, ch] = size("centre");
    put("centre", 0, 0);
    put("left", -(cw + size("left")[0]) / 2 - GAP, 0);
    put("right", (cw + size("right")[0]) / 2 + GAP, 0);
    put("stem", 0, (ch + size("stem")[1]) / 2 + GAP);
    return made;
  }
  let x = 0;
  for (const slot of layoutOf(layout).slots) {
    const [w] = size(slot);
    put(slot, x + w / 2, 0);
    x += w + GAP;
  }
  return made;
}

/** A point of a face where it lies on the table, turned clockwise. */
function turned([x, y]: Point, turn: number, box: Box): Point {
  const dx = x - WIDE / 2;
  const dy = y - HIGH / 2;
  const quarter = turn / 90;
  const [rx, ry] = [[dx, dy], [-dy, dx], [-dx, -dy], [dy, -dx]][quarter] as Point;
  return [round(box.x + box.w / 2 + rx), round(box.y + box.h / 2 + ry)];
}

const round = (n: number): number => Math.round(n * 10) / 10;
export const pathOf = (points: Point[]): string => `M${points.map((p) => p.join(" ")).join("L")}Z`;

export function sheetOf(laid: Laid, box: Box): Sheet {
  let nth = 0;
  const plots = faceOf(laid.face).islands.flatMap((island) =>
    island.regions.map((region): Plot => {
      const outline = region.polygon.map((p) => turned(p, laid.turn, box));
      return {
        id: region.id,
        slot: laid.slot,
        face: laid.face,
        island: island.id,
        path: pathOf(outline),
        label: turned(region.label, laid.turn, box),
        reach: around(outline),
        nth: nth++,
      };
    }),
  );
  return { ...laid, box, plots };
}

function around(points: Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The connector of a face that shows to a side of the table. */
function edgeAt(laid: Laid, side: Side) {
  const printed = SIDES[(SIDES.indexOf(side) + 4 - laid.turn / 90) % 4]!;
  return faceOf(laid.face).edges[printed];
}

export function chartOf(layout: string, boards: Laid[]): Chart {
  const turns = Object.fromEntries(boards.map((laid) => [laid.slot, laid.turn]));
  const boxes = placeBoxes(layout, turns);
  const sheets = boards.map((laid) => sheetOf(laid, boxes.get(laid.slot)!));
  const lines = [...sheets.flatMap(inner), ...joints(layout, sheets)];
  const plots = new Map(sheets.flatMap((sheet) => sheet.plots.map((plot) => [plot.id, plot])));
  return { box: hull([...boxes.values()]), sheets, plots, lines };
}

/** The printed sea lines and bridges of a face. */
function inner(sheet: Sheet): Line[] {
  return faceOf(sheet.face).links.flatMap((link) =>
    link.line
      ? [{
          a: link.a,
          b: link.b,
          kind: link.type as LinkKind,
          points: link.line.map((p) => turned(p, sheet.turn, sheet.box)),
        }]
      : [],
  );
}

function joints(layout: string, sheets: Sheet[]): Line[] {
  const at = (slot: string) => sheets.find((sheet) => sheet.slot === slot);
  return layoutOf(layout).joints.flatMap(([one, side, two, other]) => {
    const [from, to] = [at(one), at(two)];
    if (!from || !to) return [];
    const [out, back] = [edgeAt(from, side), edgeAt(to, other)];
    const half = (sheet: Sheet, edge: typeof out) => edge.line.map((p) => turned(p, sheet.turn, sheet.box));
    const ends = { a: out.region, b: back.region, kind: "sea" as LinkKind };
    const [here, there] = [half(from, out), half(to, back)];
    // The loop of a row leaves the chart at one end and comes back at the other.
    if (Math.abs(here[0]![0] - there[0]![0]) > WIDE) return [{ ...ends, points: here }, { ...ends, points: there }];
    return [{ ...ends, points: [...here.reverse(), ...there] }];
  });
}

export function hull(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  };
}

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});
