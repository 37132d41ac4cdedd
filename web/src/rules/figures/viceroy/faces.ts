/** What the board's card faces need to know, without a table. */
import { CARDS, type Card } from "@/boards/viceroy/cards";
import type { Play } from "@/boards/viceroy/play.svelte";
import { Grid } from "@/boards/viceroy/pyramid";
import { speaker } from "@/boards/viceroy/texts";
import type { Cell, Eternal } from "@/boards/viceroy/view";
import type { Texts } from "@/lib/texts";

/** Faces use a name and the words of a table, nothing else of it. */
export function reader(texts: Texts): Play {
  const name = (card: string) => texts.term("card", card).replace(/ \(.*\)$/, "");
  return { name, say: speaker(texts) } as unknown as Play;
}

export const numbered = (number: number): Card => CARDS.find((card) => card.number === number)!;

export function cell(number: number, level: number, column: number, eternals: Eternal[] = []): Cell {
  return {
    card: numbered(number).id, level, column, circle: null, recoloured: false, tokens: [], eternals, gems: [], tucked: [],
  };
}

/** A pyramid with two green circles, of levels 2 and 3. */
export const PYRAMID: Cell[] = [
  cell(1, 1, 0), cell(76, 1, 1), cell(63, 1, 2), cell(37, 2, 0), cell(49, 2, 1), cell(18, 3, 0),
];
export const GRID = new Grid(PYRAMID);
