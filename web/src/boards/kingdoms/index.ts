/** The board of Kingdoms as the table page loads it. */

import type { Bead, BoardKit } from "@/boards";
import type { Happened } from "@/lib/protocol";
import type { Texts } from "@/lib/texts";
import Board from "./Board.svelte";
import { scoreOf } from "./score";
import SeatExtras from "./SeatExtras.svelte";
import { speaker } from "./texts";
import Tray from "./Tray.svelte";
import { SHIELDS, type View } from "./view";

/** A bead for each shield of the cycle. */
function phase(view: View, texts: Texts): Bead[] {
  const say = speaker(texts);
  const out = view.shields.length;
  const rest = (from: number, state: Bead["state"]) =>
    Array.from({ length: SHIELDS }, (_, n): Bead => ({ label: String(n + 1), state: n < from ? "done" : state }));
  if (view.over) return [...rest(SHIELDS, "done"), { label: say("k-over"), state: "now" }];
  if (!view.turn) return [{ label: say("k-setup"), state: "now" }, ...rest(0, "later")];
  const beads = rest(out, "later");
  const now = view.action ? out - 1 : Math.min(out, SHIELDS - 1);
  const deed = view.war ? say("k-bead-war") : view.action ? texts.term("action", view.action) : say("k-bead-choice");
  beads[now] = { label: say("k-bead", { number: now + 1, deed }), state: "now" };
  return view.final ? [...beads, { label: say("k-final"), state: "later" }] : beads;
}

const score = (view: View | null, seat: number) =>
  view?.players[seat] && view.turn ? scoreOf(view, seat) : null;

/** A new chapter when the shields are taken off. */
function heading(h: Happened, texts: Texts): string | null {
  if (h.type === "turn_started" && h.fields.turn === 1) return speaker(texts)("k-first-cycle");
  return h.type === "shields_cleared" ? speaker(texts)("k-next-cycle") : null;
}

const QUIET = new Set(["figure_laid"]);
const quiet = (h: Happened) =>
  QUIET.has(h.type) || (h.type === "resources_gained" && !h.fields.mana && !h.fields.ore && !h.fields.food);

export const kit: BoardKit = { Board, Tray, SeatExtras, phase, score, heading, quiet };
