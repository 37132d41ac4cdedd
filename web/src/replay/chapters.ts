/** The chapters of a game that is looked back at: where a round begins, by the events. */
import type { BoardKit } from "@/boards";
import type { Happened } from "@/lib/protocol";
import { t } from "@/lib/settings.svelte";
import type { Texts } from "@/lib/texts";

export interface Chapter {
  at: number; // the decision after which it begins
  label: string;
}

/** A board that names the chapters of its log names these too; otherwise rounds are counted. */
export function chaptersOf(events: Happened[], seats: number, kit: BoardKit | null, texts: Texts): Chapter[] {
  const made: Chapter[] = [];
  const begin = (h: Happened, label: string) => {
    if (made.at(-1)?.at === h.decision) made.pop();
    made.push({ at: h.decision, label });
  };
  const round = (number: number) => t("ui-replay-round", { round: number });
  if (kit?.heading) {
    let turns = 0; // of this game: a round is one for every seat
    for (const h of events) {
      if (h.type === "game_started") turns = 0;
      const label = kit.heading(h, texts);
      if (label) begin(h, label);
      else if (h.type === kit.turn && turns++ % seats === 0) begin(h, round(Math.ceil(turns / seats)));
    }
    if (made.length) return made;
  }
  const of = (type: string) => events.filter((h) => h.type === type);
  const rounds = of("round_started");
  const cleared = of("shields_cleared");
  if (rounds.length) for (const h of rounds) begin(h, round(h.fields.round as number));
  else if (cleared.length) {
    of("turn_started").slice(0, 1).forEach((h) => begin(h, round(1)));
    cleared.forEach((h, n) => begin(h, round(n + 2)));
  }
  return made;
}
