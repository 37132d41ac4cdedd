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
  if (kit?.heading) {
    for (const h of events) {
      const label = kit.heading(h, texts);
      if (label) begin(h, label);
    }
    if (made.length) return made;
  }
  const round = (number: number) => t("ui-replay-round", { round: number });
  let cards = 0;
  let cleared = 1;
  for (const h of events) {
    if (h.type === "round_started") begin(h, round(h.fields.round as number));
    else if (h.type === "shields_cleared") begin(h, round(++cleared));
    else if (h.type === "turn_started" && !made.length) begin(h, round(1));
    else if (h.type === "card_taken" && cards++ % seats === 0) begin(h, round(1 + (cards - 1) / seats));
  }
  return made;
}
