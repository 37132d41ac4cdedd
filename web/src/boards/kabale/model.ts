// What lies on the table, as it is shown: the view, or the view before with some events applied.
import { cardNames, headNames, valueOf } from "./data";

export type Face = "up" | "down" | "concealed";

/** A card in a column. The key stays with it as long as it lies or moves, so it can be followed. */
export interface Piece {
  key: string;
  owner: number;
  card: string | null;
  face: Face;
}

export interface Column {
  head: string;
  closed: boolean;
  full: boolean;
  cards: Piece[];
}

export interface Model {
  round: number;
  columns: Column[];
  hand: string[] | null;
  hands: number[];
  piles: number[];
  discards: string[][];
  won: (string[] | null)[];
  wonCount: number[];
  lost: string[];
  stack: number;
  concealedCounts: boolean;
}

export interface Told {
  type: string;
  fields: Record<string, any>;
}

let made = 0;

function keyOf(owner: number, card: string | null): string {
  return card === null ? `hidden-${++made}` : `${owner}-${card}`;
}

/** The view, keeping the keys of pieces that are already shown where it has them. */
export function fromView(view: any, shown: Model | null): Model {
  return {
    round: view.round,
    columns: view.columns.map((column: any, c: number) => ({
      head: column.head,
      closed: column.closed,
      full: column.full,
      cards: column.cards.map((card: any, i: number) => {
        const before = shown?.columns[c]?.cards[i];
        const same = before && before.owner === card.owner && (!before.card || before.card === card.card);
        return { ...card, key: same ? before.key : keyOf(card.owner, card.card) };
      }),
    })),
    hand: view.hand,
    hands: view.hands,
    piles: view.piles,
    discards: view.discards,
    won: view.won,
    wonCount: view.won_count,
    lost: view.lost,
    stack: view.stack,
    concealedCounts: view.options.hidden_card_counts_for_full,
  };
}

function copy(m: Model): Model {
  return {
    ...m,
    columns: m.columns.map((column) => ({ ...column, cards: column.cards.slice() })),
    hand: m.hand && m.hand.slice(),
    hands: m.hands.slice(),
    piles: m.piles.slice(),
    discards: m.discards.map((pile) => pile.slice()),
    won: m.won.map((heads) => heads && heads.slice()),
    wonCount: m.wonCount.slice(),
    lost: m.lost.slice(),
  };
}

function refill(m: Model, column: Column): void {
  const counted = m.concealedCounts
    ? column.cards.length
    : column.cards.filter((piece) => piece.face !== "concealed").length;
  column.full = column.closed || counted >= valueOf(column.head);
}

function byOrder(a: string, b: string): number {
  return cardNames.indexOf(a) - cardNames.indexOf(b);
}

function leaveHand(m: Model, seat: number, card: string | null): void {
  m.hands[seat]! -= 1;
  if (card !== null && m.hand) m.hand = m.hand.filter((other) => other !== card);
}

function clear(m: Model, column: Column): void {
  for (const piece of column.cards) if (piece.card) m.discards[piece.owner]!.push(piece.card);
  column.cards = [];
  column.closed = false;
}

function nameOf(card: number | null | undefined): string | null {
  return card === null || card === undefined ? null : cardNames[card]!;
}

/** Which card of a column an event turns: above the revealing one, or the first hidden at the end. */
export function turnedAt(cards: Piece[], atEnd: boolean): number {
  return atEnd ? cards.findIndex((piece) => piece.face !== "up") : cards.length - 2;
}

type Change = (m: Model, f: Record<string, any>, column: Column) => void;

const changes: Record<string, Change> = {
  round_started(m, f) {
    m.round = f.round;
    m.stack -= f.heads.length;
    m.columns = f.heads.map((head: number) => ({
      head: headNames[head],
      closed: false,
      full: false,
      cards: [],
    }));
  },
  card_placed(m, f, column) {
    const card = nameOf(f.card);
    leaveHand(m, f.seat, card);
    column.cards.push({ key: keyOf(f.seat, card), owner: f.seat, card, face: "down" });
    refill(m, column);
  },
  card_turned(_m, f, column) {
    const i = turnedAt(column.cards, f.at_end);
    if (i < 0) return;
    column.cards[i] = { ...column.cards[i]!, card: nameOf(f.card), face: "up" };
  },
  explorer_moved(m, f, column) {
    const target = m.columns[f.target]!;
    const explorer = column.cards.splice(column.cards.length - 2, 1)[0]!;
    target.cards.push({ ...explorer, face: "down" });
    refill(m, column);
    refill(m, target);
  },
  card_murdered(m, f, column) {
    column.cards.pop();
    m.discards[f.seat]!.push(nameOf(f.card) as string);
    refill(m, column);
  },
  column_closed(m, _f, column) {
    column.closed = true;
    refill(m, column);
  },
  card_concealed(m, f, column) {
    const card = nameOf(f.card);
    leaveHand(m, f.seat, card);
    const piece: Piece = { key: keyOf(f.seat, card), owner: f.seat, card, face: "concealed" };
    column.cards.splice(column.cards.length - 1, 0, piece);
    refill(m, column);
  },
  heads_swapped(m, f, column) {
    const other = m.columns[f.target]!;
    const head = column.head;
    column.head = other.head;
    other.head = head;
    refill(m, column);
    refill(m, other);
  },
  pile_reshuffled(m, f) {
    m.piles[f.seat] = f.count;
    m.discards[f.seat] = [];
  },
  card_drawn(m, f) {
    const card = nameOf(f.card);
    m.piles[f.seat]! -= 1;
    m.hands[f.seat]! += 1;
    if (card !== null && m.hand) m.hand = [...m.hand, card].sort(byOrder);
  },
  head_won(m, f, column) {
    m.won[f.seat]?.push(headNames[f.head]!);
    m.wonCount[f.seat]! += 1;
    clear(m, column);
  },
  head_lost(m, f, column) {
    m.lost.push(headNames[f.head]!);
    clear(m, column);
  },
};

/** The table after one more event. */
export function apply(m: Model, event: Told): Model {
  const change = changes[event.type];
  if (!change) return m;
  const next = copy(m);
  const column = next.columns[event.fields.column];
  if (event.fields.column !== undefined && !column) return m;
  change(next, event.fields, column as Column);
  return next;
}
