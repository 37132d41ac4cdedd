/** The board of Legends as the table page loads it. */

import type { Bead, BoardKit } from "@/boards";
import type { Happened } from "@/lib/protocol";
import type { Texts } from "@/lib/texts";
import Board from "./Board.svelte";
import { pointsOf } from "./score";
import SeatExtras from "./SeatExtras.svelte";
import { speaker } from "./texts";
import Tray from "./Tray.svelte";
import type { View } from "./view";

/** A bead for every card of a player; before them the preparation and the auction. */
function phase(view: View, texts: Texts): Bead[] {
  const say = speaker(texts);
  const playing = view.first !== null;
  const round = Math.floor(view.picks / view.seats) + 1;
  const ended = view.over || round > view.turns_each;
  const game = view.options.full_game ? `${say("l-game-of", { number: view.number })} ` : "";
  const cards = Array.from({ length: view.turns_each }, (_, i): Bead => {
    const n = i + 1;
    const state = !playing || n > round ? "later" : n < round || ended ? "done" : "now";
    return { label: state === "now" ? game + say("l-card-of", { n, of: view.turns_each }) : String(n), state };
  });
  if (ended) return [...cards, { label: game + say("l-ended"), state: "now" }];
  if (playing) return cards;
  const auction = view.ask?.name === "bid" || view.ask?.name === "name-first";
  return [{ label: game + say(auction ? "l-auction" : "l-setup"), state: "now" }, ...cards];
}

function score(view: View | null, seat: number): number | null {
  if (!view?.players[seat] || (!view.regions.length && !view.history.length)) return null;
  const past = view.history.reduce((sum, game) => sum + (game.totals[seat] ?? 0), 0);
  const scored = view.history.length >= view.number;
  return past + (scored ? 0 : pointsOf(view, seat));
}

function heading(h: Happened, texts: Texts): string | null {
  const say = speaker(texts);
  if (h.type === "game_started") return say("l-chapter-setup", { number: h.fields.game });
  if (h.type === "bids_revealed") return say("l-auction");
  return h.type === "first_named" ? say("l-chapter-play") : null;
}

export const kit: BoardKit = { Board, Tray, SeatExtras, phase, score, heading, turn: "card_taken" };
