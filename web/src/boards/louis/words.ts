/** Sentences about things on the table, for names and reasons. */

import { numberOf } from "./data";
import type { Play } from "./play.svelte";
import { conditionInWords, rewardInWords } from "./texts";
import type { Board } from "./view";

/** A tile as a whole sentence: who, condition, reward, markers, Louis, what was put there now. */
export function tileInWords(play: Play, board: Board, more: number): string {
  const { say, view, table } = play;
  const parts = [
    say("l-tile", { number: board.number, name: play.name(board.number) }),
    say(`l-side-${board.side}`, { condition: conditionInWords(board, say) }),
    say("l-tile-reward", { reward: rewardInWords(board.number, say) }),
  ];
  const markers = board.markers
    .map((count, seat) => (count ? `${table.names[seat]} ${count}` : ""))
    .filter(Boolean);
  if (board.neutral) markers.push(say("l-neutral-count", { count: board.neutral }));
  parts.push(markers.length ? say("l-tile-markers", { list: markers.join(", ") }) : say("l-tile-empty"));
  if (view.louis === board.number) parts.push(say("l-tile-louis"));
  if (view.scored_board === board.number) parts.push(say("l-tile-scored"));
  if (more) parts.push(say("l-tile-more", { count: more }));
  return parts.join(" ");
}

/** Why no marker of the card in mind can go to a tile. */
export function tileReason(play: Play, board: number): string | null {
  if (!play.placing || play.table.busy) return null;
  const { say, card, marks, most } = play;
  if (marks.length >= most) return say("l-why-all", { most });
  if (!marks.length && card && card !== "joker" && !play.four) {
    return say("l-why-start", { name: play.name(numberOf(card)) });
  }
  return marks.length ? say("l-why-path", { name: play.name(board) }) : null;
}
