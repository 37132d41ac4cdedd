/** Drawings that several parts share: gems, circle segments, rewards. */

import { GEM_FILL, type Part } from "./cards";
import type { Colour } from "./view";

/** Each colour has the hatching of its tincture, so that nothing is told by colour alone. */
export const HATCH: Record<Colour, string> = {
  blue: "url(#hx-azure)",
  red: "url(#hx-gules)",
  green: "url(#hx-vert)",
  yellow: "url(#hx-or)",
};

const facets = (outline: string, rim: string, fill: string, shades: [string, string, number][]) =>
  `${outline.replace("/>", ` fill="${fill}" stroke="${rim}" stroke-width="1.2"/>`)}` +
  shades
    .map(([d, tone, opacity]) => `<path d="${d}" fill="${tone}" opacity="${opacity}"/>`)
    .join("");

/** Four cuts on a 24 px grid: lozenge, round, square, triangle. */
export const GEM: Record<Colour, string> = {
  blue: facets('<path d="M12 1L22 12 12 23 2 12Z"/>', "#0d1f4f", GEM_FILL.blue, [
    ["M12 1L16.5 12 12 23 7.5 12Z", "#fff", 0.22],
    ["M12 1L7.5 12H2Z", "#fff", 0.3],
    ["M12 23L16.5 12H22Z", "#000", 0.22],
  ]),
  red: facets('<circle cx="12" cy="12" r="10"/>', "#5a0c16", GEM_FILL.red, [
    ["M8 6.4H16L19.6 12 16 17.6H8L4.4 12Z", "#fff", 0.2],
    ["M8 6.4L4.9 5A10 10 0 0 1 12 2L16 6.4Z", "#fff", 0.34],
    ["M16 17.6L19 19A10 10 0 0 1 12 22L8 17.6Z", "#000", 0.2],
  ]),
  green: facets(
    '<path d="M6 2.5H18L21.5 6V18L18 21.5H6L2.5 18V6Z"/>', "#0d4b36", GEM_FILL.green, [
      ["M8 7H16V17H8Z", "#fff", 0.28],
      ["M6 2.5H18L16 7H8Z", "#fff", 0.38],
      ["M6 21.5H18L16 17H8Z", "#000", 0.2],
    ]),
  yellow: facets('<path d="M12 2L23 20.5H1Z"/>', "#6b4c06", GEM_FILL.yellow, [
    ["M12 9L17.2 17.6H6.8Z", "#fff", 0.4],
    ["M12 2V9L6.8 17.6 1 20.5Z", "#fff", 0.3],
    ["M1 20.5L6.8 17.6H17.2L23 20.5Z", "#000", 0.16],
  ]),
};

/** The quarters of a circle round 0,0: upper left, upper right, lower left, lower right. */
export function quarter(index: number, r: number): string {
  const sx = index % 2 ? 1 : -1;
  const sy = index < 2 ? -1 : 1;
  return `M0 0V${sy * r}A${r} ${r} 0 0 ${sx * sy < 0 ? 1 : 0} ${sx * r} 0Z`;
}

export interface Drawn {
  x: number;
  part: Part;
  count: string; // beside the icon; empty for a plain one
  plus: boolean; // not the first of its row
}

const INK: Record<string, string> = {
  gems: "#3F3FA8",
  vp: "#8A5F0A",
  science: "#0A6169",
  magic: "#5B2A86",
  magic_bonus: "#5B2A86",
  attack: "#9C1C3B",
};

export const ink = (type: string): string => INK[type] ?? "#4b4458";

function counted({ type, n = 1, value = 0 }: Part): string {
  if (type === "vp") return String(value);
  if (type === "magic_bonus" || type === "circle_bonus") return `+${value}`;
  return type !== "eternal" && (n > 1 || type === "gems") ? String(n) : "";
}

/** A row of a card: where each part stands, on a line about 11 units high. */
export function line(parts: Part[]): { items: Drawn[]; width: number } {
  let x = 0;
  const items = parts.map((part, i) => {
    if (i) x += 6.5;
    const count = counted(part);
    const item = { x, part, count, plus: i > 0 };
    x += (part.type === "eternal" ? 13.5 : 12) + count.length * 6.4;
    return item;
  });
  return { items, width: x };
}

/** A font size that keeps a name within a width: Alegreya is about half an em wide. */
export function fit(text: string, limit: number, size: number): number {
  const wide = text.length + 0.35 * [...text].filter((c) => "mwMW".includes(c)).length;
  return Math.min(size, Math.round((limit / (0.535 * Math.max(wide, 1))) * 10) / 10);
}

const LAW_ICONS: Record<string, string> = {
  "royal-exchange": "exchange",
  "royal-commission": "commission",
  "royal-barter": "barter",
  census: "census",
  "right-of-first-refusal": "refusal",
  legislature: "legislature",
  "privy-council": "tuck",
  "royal-favour": "favour",
  "royal-academy": "academy",
  "royal-treasury": "treasury",
  "royal-archive": "tuck",
  "crown-jewels": "jewels",
};

export function iconOf(card: { id: string; law: boolean; effect: string }): string {
  if (!card.law) return card.id;
  return card.effect === "vp_per_adjacent_character" ? "privilege" : (LAW_ICONS[card.id] ?? "law");
}
