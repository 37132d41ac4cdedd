/** The board of Louis XIV as the table page loads it. */

import type { Bead, BoardKit } from "@/boards";
import type { Happened } from "@/lib/protocol";
import type { Texts } from "@/lib/texts";
import Board from "./Board.svelte";
import { MISSION_POINTS, ROUNDS } from "./data";
import SeatExtras from "./SeatExtras.svelte";
import { speaker } from "./texts";
import Tray from "./Tray.svelte";
import type { View } from "./view";

/** Four rounds as beads; the present one names its phase. */
function phase(view: View, texts: Texts): Bead[] {
  const say = speaker(texts);
  return Array.from({ length: ROUNDS }, (_, i): Bead => {
    const round = i + 1;
    const now = round === view.round && !view.over;
    const label = say(now && view.phase ? `l-round-${view.phase}` : "l-round", { round });
    return { label, state: now ? "now" : round <= view.round ? "done" : "later" };
  });
}

/** Arms lie face down, but their number is public; majorities are known only at the end. */
function score(view: View | null, seat: number): number | null {
  const player = view?.players[seat];
  return player ? player.arms + MISSION_POINTS * player.laid.length : null;
}

function heading(h: Happened, texts: Texts): string | null {
  const say = speaker(texts);
  if (h.type === "round_started") return say("l-round", { round: h.fields.round });
  return h.type === "influence_shuffled" ? say("l-scoring") : null;
}

const QUIET = new Set(["round_started", "influence_shuffled", "neutral_returned"]);
/** Markers that come back to the hand are the rule; those that do not are told. */
const quiet = (h: Happened) => QUIET.has(h.type) || (h.type === "markers_returned" && h.fields.source === 1);

export const kit: BoardKit = { Board, Tray, SeatExtras, phase, score, heading, quiet };
