/** How large everything is, so that two to six columns fit from a phone to a wall. */
export interface Measures {
  card: number; // width of a card
  column: number;
  gap: number;
  head: number; // height
  strips: number[]; // by column: how much of a covered card is seen
  narrow: boolean; // a phone: no names of symbols
  tiny: boolean; // a phone with many columns
}

const NARROW = 150; // width of a column
const TINY = 78;
const SLOT = 63;
const LARGEST = 170;
const FULL = 118;

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function measure(width: number, height: number, counts: number[]): Measures {
  const n = Math.max(1, counts.length);
  const edge = width < 700 ? 12 : 24;
  const gap = between(5, (width / n - 130) / 3, 44);
  const room = (width - edge - gap * (n - 1)) / n;
  const narrow = room < NARROW;
  const tiny = room < TINY;
  const most = between(narrow ? 84 : FULL, height * 0.2, LARGEST);
  const card = Math.floor(between(44, room - (narrow ? 4 : 36), most));
  const column = Math.floor(Math.min(room, card + (narrow ? 22 : 62)));
  const head = tiny ? 50 : narrow ? 62 : 76;
  const top = (narrow ? 28 : 50) + head + 14;
  const strips = counts.map((count) => {
    if (count < 2) return 0;
    const free = height - top - SLOT - card * 1.4;
    return Math.floor(between(card * 0.3, free / (count - 1), card * 0.67));
  });
  return { card, column, gap, head, strips, narrow, tiny };
}
