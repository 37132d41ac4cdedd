/** The geometry of a pyramid: supports, circles, places that are open. */

import { cardOf, COLOURS, LAW_LEVELS, LEVELS, type Card } from "./cards";
import type { Cell, Colour, Gems } from "./view";

export const at = (level: number, column: number): string => `${level}:${column}`;

export class Grid {
  readonly cells: Cell[];
  private readonly by: Map<string, Cell>;

  constructor(cells: Cell[]) {
    this.cells = cells;
    this.by = new Map(cells.map((cell) => [at(cell.level, cell.column), cell]));
  }

  get(level: number, column: number): Cell | undefined {
    return this.by.get(at(level, column));
  }

  holds(card: string): Cell | undefined {
    return this.cells.find((cell) => cell.card === card);
  }

  /** Where a card may lie, whatever it costs. */
  open(law: boolean): { level: number; column: number }[] {
    const found = new Map<string, { level: number; column: number }>();
    const add = (level: number, column: number) => {
      if (!this.get(level, column)) found.set(at(level, column), { level, column });
    };
    for (const { level, column } of this.cells) {
      if (level === 1) {
        add(1, column - 1);
        add(1, column + 1);
      }
      if (level < (law ? LAW_LEVELS : LEVELS) && this.get(level, column + 1)) {
        add(level + 1, column);
      }
    }
    return [...found.values()];
  }

  /** The four segments of the circle under a card here: half (two), left and right quarter. */
  segments(card: Card, level: number, column: number): [Colour, Colour, Colour] | null {
    const left = this.get(level - 1, column);
    const right = this.get(level - 1, column + 1);
    if (level < 2 || !left || !right) return null;
    return [card.bottom, cardOf(left.card).topRight, cardOf(right.card).topLeft];
  }

  circle(cell: Cell): [Colour, Colour, Colour] | null {
    return this.segments(cardOf(cell.card), cell.level, cell.column);
  }

  /** The cards beside, above and below a cell: six at most. */
  around({ level, column }: Cell): Cell[] {
    const places: [number, number][] = [
      [level, column - 1], [level, column + 1],
      [level - 1, column], [level - 1, column + 1],
      [level + 1, column - 1], [level + 1, column],
    ];
    return places.map(([l, c]) => this.get(l, c)).filter((cell) => cell !== undefined);
  }
}

/** The colour that a card closes a circle in if it is laid there, or null. */
export function closes(grid: Grid, card: Card, level: number, column: number): Colour | null {
  const parts = grid.segments(card, level, column);
  if (!parts || parts[0] !== parts[1] || parts[0] !== parts[2]) return null;
  return parts[0];
}

/** Unused discounts by colour. */
export function discounts(cells: Cell[]): Gems {
  const made: Gems = { blue: 0, red: 0, green: 0, yellow: 0 };
  for (const cell of cells) {
    for (const gem of cell.eternals) if (!gem.used) made[gem.colour] += 1;
  }
  return made;
}

/** A price, gem by gem, with those that an eternal gem can pay. */
export function covered(price: Colour[], spare: Gems): { colour: Colour; eternal: boolean }[] {
  const left = { ...spare };
  return price.map((colour) => {
    const eternal = left[colour] > 0;
    if (eternal) left[colour] -= 1;
    return { colour, eternal };
  });
}

export function total(gems: Gems | null): number {
  return gems ? COLOURS.reduce((sum, colour) => sum + gems[colour], 0) : 0;
}
