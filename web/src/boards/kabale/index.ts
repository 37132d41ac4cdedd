import type { BoardKit } from "@/boards";
import Board from "./Board.svelte";
import { rounds } from "./data";
import { points } from "./holdings";
import SeatExtras from "./SeatExtras.svelte";
import { stageOf } from "./stage.svelte";
import Tray from "./Tray.svelte";

export const kit: BoardKit = {
  Board,
  Tray,
  SeatExtras,
  phase(view, texts) {
    return Array.from({ length: rounds }, (_, i) => {
      const round = i + 1;
      const now = round === view.round && !view.over;
      return {
        label: texts.say("board-round", { round, rounds }),
        state: now ? "now" : round <= view.round ? "done" : "later",
      };
    });
  },
  settled: (table) => stageOf(table).settled,
  /** Prizes lie face down: only the points of open ones are told. */
  score(view, seat) {
    const won = (view?.won[seat] ?? null) as string[] | null;
    return won && points(won);
  },
};
