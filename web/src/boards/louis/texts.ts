/** The board's own texts, added to the game's. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { Texts } from "@/lib/texts";
import { rewardOf } from "./data";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import type { Board } from "./view";

export type Say = (id: string, args?: Record<string, unknown>) => string;
const known = new WeakSet<FluentBundle>();

export function speaker(texts: Texts): Say {
  if (!known.has(texts.bundle)) {
    texts.bundle.addResource(new FluentResource(texts.lang === "cs" ? cs : en));
    known.add(texts.bundle);
  }
  return (id, args) => texts.say(id, args);
}

export function conditionInWords(board: Pick<Board, "condition" | "figure">, say: Say): string {
  return say(`l-condition-${board.condition}`, { figure: board.figure });
}

export function rewardInWords(board: number, say: Say): string {
  return rewardOf(board)
    .map((part) => say(`l-reward-${part.kind.replaceAll("_", "-")}`, { chip: part.chip ?? "crown", count: part.count }))
    .join(", ");
}
