/** Small helpers between the texts and what is drawn. */
import type { Texts } from "@/lib/texts";

/** A name at the head of a card or a line. */
export function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as it is printed: 9,5 in Czech, 9.5 in English; × for none. */
export function figure(texts: Texts, value: number | null): string {
  return value === null ? "×" : new Intl.NumberFormat(texts.lang).format(value);
}

/** The same for the ear. */
export function spoken(texts: Texts, value: number | null): string {
  return value === null ? texts.say("board-no-value") : figure(texts, value);
}

export function listed(texts: Texts, items: string[]): string {
  return new Intl.ListFormat(texts.lang, { type: "conjunction" }).format(items);
}

const PLATE = 62; // percent of the card's width
const LARGEST = 13.5;
const READABLE = 10.4; // below this, 11 px is not reached on a card of full size

/** A card's name on its plate: one line, or two if one would be too small. */
export function fit(name: string): { lines: string[]; size: number } {
  const one = sizeFor(name);
  const cut = name.lastIndexOf(" ");
  if (one >= READABLE || cut < 0) return { lines: [name], size: one };
  const lines = [name.slice(0, cut), name.slice(cut + 1)];
  return { lines, size: Math.min(9.8, ...lines.map(sizeFor)) };
}

function sizeFor(text: string): number {
  const wide = (text.match(/[mwMW]/g) ?? []).length;
  return Math.min(LARGEST, PLATE / (0.535 * (text.length + 0.35 * wide)));
}
