/** What can be said of a seat's 25 cards: discarded, open, known to oneself, or not yet seen. */
import { cardNames, symbolOf, symbols, valueOf } from "./data";
import type { Model } from "./model";

export interface Holdings {
  discarded: string[]; // the top card first
  table: string[]; // open, or a moved explorer all have seen
  mine: string[]; // in one's hand or hidden by oneself
  unseen: { card: string; older: boolean }[]; // older: cannot be in the draw pile
  hiddenOnTable: number; // of the unseen ones
}

/** `shuffled` is what the draw pile was made of, which everybody saw. */
export function holdings(m: Model, seat: number, me: number | null, shuffled: string[]): Holdings {
  const pieces = m.columns.flatMap((column) => column.cards).filter((card) => card.owner === seat);
  const own = seat === me;
  const discarded = m.discards[seat]!.toReversed();
  const known = pieces.filter((piece) => piece.card !== null);
  const isOpen = (face: string) => face === "up" || !own;
  const table = known.filter((piece) => isOpen(piece.face)).map((piece) => piece.card!);
  const hidden = known.filter((piece) => !isOpen(piece.face)).map((piece) => piece.card!);
  const mine = own ? [...(m.hand ?? []), ...hidden] : [];
  const seen = new Set([...discarded, ...table, ...mine]);
  return {
    discarded,
    table,
    mine,
    unseen: cardNames
      .filter((card) => !seen.has(card))
      .map((card) => ({ card, older: !shuffled.includes(card) })),
    hiddenOnTable: pieces.filter((piece) => piece.card === null).length,
  };
}

/** The points of won prizes, counted as at the end of the game. */
export function points(won: string[]): number {
  const plain = won.reduce((sum, head) => sum + valueOf(head), 0);
  const best = symbols.map((symbol) =>
    Math.max(0, ...won.filter((head) => symbolOf(head) === symbol).map(valueOf)),
  );
  if (best.includes(0)) return plain;
  const doubled = 2 * best.reduce((sum, value) => sum + value, 0) - (won.length - symbols.length);
  return Math.max(plain, doubled);
}

/** The highest prize of each symbol. */
export function bestOfEach(won: string[]): string[] {
  return symbols.flatMap((symbol) => {
    const own = won.filter((head) => symbolOf(head) === symbol);
    return own.sort((a, b) => valueOf(b) - valueOf(a)).slice(0, 1);
  });
}

export function missing(won: string[]): string[] {
  const held = new Set(won.map(symbolOf));
  return symbols.filter((symbol) => !held.has(symbol));
}
