/** How large everything is, so that two to six columns fit from a phone to a wall. */
export interface Measures {
  card: number; // width of a card
  column: number;
  gap: number;
  head: number; // height
  strips: number[][]; // by column and card: how much of a covered card is seen
  narrow: boolean; // a phone: no names of symbols
  tiny: boolean; // a phone with many columns
}

const NARROW = 150; // width of a column
const TINY = 78;
const SLOT = 63;
const LARGEST = 170;
const FULL = 118;
const BAND = 0.31; // of the width: name and value
const PICTURE = 0.67;
const SMALL = 74; // a card this wide shows no name
const SMALL_BAND = 0.47;

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
  const head = tiny ? 50 : narrow ? 62 : 76;
  const top = (narrow ? 44 : 56) + head + 14;
  // With a very long column all cards become smaller rather than hide its end.
  const longest = Math.max(1, ...counts) - 1;
  const whole = Math.max(narrow ? 60 : 84, (height - top - SLOT) / (1.4 + BAND * longest));
  const card = Math.floor(between(44, Math.min(room - (narrow ? 4 : 36), whole), most));
  const column = Math.floor(Math.min(room, Math.max(most, card) + (narrow ? 22 : 62)));
  const free = height - top - SLOT - card * 1.4;
  const strips = counts.map((count) => stripsOf(count - 1, free, card));
  return { card, column, gap, head, strips, narrow, tiny };
}

/** Of the covered cards the lowest show their picture too, as many as there is room for. */
function stripsOf(covered: number, free: number, card: number): number[] {
  const small = card <= SMALL;
  const band = Math.ceil(card * (small ? SMALL_BAND : BAND));
  const picture = small ? band : Math.ceil(card * PICTURE);
  const open = small ? 0 : Math.floor((free - covered * band) / (picture - band));
  return Array.from({ length: Math.max(0, covered) }, (_, i) => (i >= covered - open ? picture : band));
}
