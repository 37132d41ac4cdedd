/** What happens when a marker or a card is dragged to a tile. */

import { numberOf } from "./data";
import type { Play } from "./play.svelte";
import type { Source } from "./view";

/** A marker from one of my supplies; in a turn it picks the card that can bring it there. */
export function dropMarker(play: Play, source: Source, board: number): void {
  if (play.asked === "turn" && source === "personal" && !play.placing) pickCardFor(play, board);
  if (play.placing) {
    if (source === "personal") play.mark(board);
  } else if (play.asked === "maintenon") {
    if (play.on(`tile:${board}`).length) play.addSource(source);
  } else {
    const put = play.legal("put", { board, source });
    if (put) play.act(put);
  }
}

export function dropCard(play: Play, place: number, board: number): void {
  if (play.held !== place) play.pickCard(place);
  play.mark(board);
}

function pickCardFor(play: Play, board: number): void {
  const hand = play.me?.influence ?? [];
  const own = hand.findIndex((card) => card !== null && numberOf(card) === board);
  const place = own >= 0 ? own : hand.indexOf("joker");
  if (place >= 0 && play.held !== place) play.pickCard(place);
}
