/** The board of Viceroy as the table page loads it. */

import type { Bead, BoardKit } from "@/boards";
import type { Texts } from "@/lib/texts";
import Board from "./Board.svelte";
import { ROUNDS } from "./cards";
import { scoreOf } from "./score";
import SeatExtras from "./SeatExtras.svelte";
import { speaker } from "./texts";
import Tray from "./Tray.svelte";
import type { View } from "./view";

/** Twelve rounds as beads, and the end. */
function phase(view: View, texts: Texts): Bead[] {
  const say = speaker(texts);
  const named = (round: number) =>
    say(view.phase === "building" ? "v-round-building" : "v-round-auction", { round });
  const rounds = Array.from({ length: ROUNDS }, (_, i): Bead => {
    const round = i + 1;
    const ended = view.phase === "scoring" || round < view.round;
    const state = ended ? "done" : round === view.round && view.round > 0 ? "now" : "later";
    return { label: state === "now" ? named(round) : String(round), state };
  });
  if (view.phase === "setup") return [{ label: say("v-setup"), state: "now" }, ...rounds];
  if (view.phase !== "scoring") return rounds;
  return [...rounds, { label: say(view.over ? "v-over" : "v-scoring"), state: "now" }];
}

const score = (view: View | null, seat: number) =>
  view?.players[seat] ? scoreOf(view, seat) : null;

export const kit: BoardKit = { Board, Tray, SeatExtras, phase, score };
