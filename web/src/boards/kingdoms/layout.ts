/** How large the cards of the ring are: the own one at the bottom, the others in a row above. */

export interface Layout {
  strip: boolean; // no room beside the own card: actions in a strip below
  other: number; // widths in px
  own: number;
  side: number;
}

const RATIO = 103 / 73;
const NAME = 30; // the line with the owner
const GAP = 14;
const PAD = 14;

export function layout(width: number, height: number, others: number): Layout {
  const strip = width < 860;
  const side = strip ? 0 : Math.max(204, Math.min(280, width * 0.21));
  const row = (width - 2 * PAD - GAP * (others - 1)) / Math.max(1, others);
  const beside = width - 2 * PAD - (strip ? 0 : 2 * (side + GAP));
  const below = strip ? 76 : 0;
  const room = height - 2 * NAME - GAP - 2 * 10 - below; // for both rows of pictures
  // Others get two fifths of the height, less if the row is too narrow for that.
  const otherHigh = Math.min(room * 0.44, row / RATIO);
  const ownHigh = Math.min(room - otherHigh, beside / RATIO);
  const left = Math.min(room - ownHigh, row / RATIO);
  return {
    strip,
    other: Math.max(96, Math.floor(left * RATIO)),
    own: Math.max(180, Math.floor(ownHigh * RATIO)),
    side,
  };
}
