/** How large the cards of the ring are: the own one at the bottom, the others in a row above. */

export interface Layout {
  strip: boolean; // no room beside the own card: actions in a strip below
  flat: boolean; // nor above it: all cards in one row
  other: number; // widths in px
  own: number;
  side: number;
}

const RATIO = 103 / 73;
const NAME = 30; // the line with the owner
const GAP = 14;
const PAD = 14;
const EDGES = 20; // above and below
const STRIP = 76;
const LOW = 450; // from here on action card and castle fit beside the own card
const NARROW = 860;
const ROOMY = 1700;

export function layout(width: number, height: number, others: number): Layout {
  const inside = width - 2 * PAD;
  if (height < LOW) return flat(inside, height, others);
  const strip = width < NARROW;
  const side = strip ? 0 : Math.max(204, Math.min(width > ROOMY ? 380 : 280, width * 0.21));
  const row = (inside - GAP * (others - 1)) / Math.max(1, others);
  const beside = inside - (strip ? 0 : 2 * (side + GAP));
  const room = height - 2 * NAME - GAP - EDGES - (strip ? STRIP : 0); // for both rows of pictures
  // Others get two fifths of the height, less if the row is too narrow for that.
  const otherHigh = Math.min(room * 0.44, row / RATIO);
  const ownHigh = Math.min(room - otherHigh, beside / RATIO);
  const left = Math.min(room - ownHigh, row / RATIO);
  return { strip, flat: false, side, other: whole(left * RATIO, 96), own: whole(ownHigh * RATIO, 180) };
}

function flat(inside: number, height: number, others: number): Layout {
  const own = Math.min((height - STRIP - NAME - EDGES) * RATIO, inside * 0.42);
  const other = Math.min((inside - own - GAP * others) / Math.max(1, others), own * 0.92);
  return { strip: true, flat: true, side: 0, other: whole(other, 96), own: whole(own, 160) };
}

const whole = (width: number, least: number): number => Math.max(least, Math.floor(width));
