/** Where the markers of one influence card can lie: the same results as the engine offers. */

import { neighbours, NUMBERS, numberOf, strength } from "./data";

/** One board for each marker, in ascending order, as the action names it: `1+5+6`. */
export function label(marks: number[]): string {
  return [...marks].sort((a, b) => a - b).join("+");
}

function from(start: number, most: number): Set<string> {
  const made = new Set<string>();
  let paths = [[start]];
  for (let n = 0; n < most; n += 1) {
    for (const path of paths) made.add(label(path));
    paths = paths.flatMap((path) => {
      const last = path.at(-1)!;
      const next = [last, ...neighbours(last).filter((board) => !path.includes(board))];
      return next.map((board) => [...path, board]);
    });
  }
  return made;
}

/** All results of a card with so many markers at hand. */
export function results(card: string, four: boolean, have: number): Set<string> {
  const most = Math.min(strength(card, four), have);
  if (card !== "joker" && !four) return from(numberOf(card), most);
  return new Set(NUMBERS.flatMap((start) => [...from(start, most)]));
}

/** The boards of a result in an order in which one can jump; they may have been chosen in another. */
export function pathOf(marks: number[], start: number | null = null): number[] {
  const boards = [...new Set(marks)];
  const walk = (path: number[]): number[] | null => {
    if (path.length === boards.length) return path;
    for (const next of neighbours(path.at(-1)!)) {
      if (!boards.includes(next) || path.includes(next)) continue;
      const found = walk([...path, next]);
      if (found) return found;
    }
    return null;
  };
  const begins = start !== null && boards.includes(start) ? [start] : boards;
  for (const begin of begins) {
    const found = walk([begin]);
    if (found) return found;
  }
  return boards;
}
