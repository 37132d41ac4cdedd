/** The figures of the rules of Ludvík XIV. */
import type { Texts } from "@/lib/texts";
import type { Drawings, Row } from "../../load";
import Conditions from "./Conditions.svelte";
import Costs from "./Costs.svelte";
import Court from "./Court.svelte";
import { arms, boards, chips, missions, moneyCards, sign, type Mission } from "./data";
import Jumps from "./Jumps.svelte";
import Louis from "./Louis.svelte";
import Sides from "./Sides.svelte";
import Supply from "./Supply.svelte";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Missions of one kind together; each copy shows its own cost. */
function missionRows(texts: Texts): Row[] {
  const kinds = new Map<string, Mission[]>();
  for (const mission of missions) {
    const key = `${mission.tier} ${texts.term("mission", mission.id)}`;
    kinds.set(key, [...(kinds.get(key) ?? []), mission]);
  }
  const cost = (mission: Mission) => mission.cost.chips.map((chip) => (chip === "any" ? "?" : texts.term("chip", chip))).join(" + ");
  return [...kinds.values()].map((same) => ({
    icon: sign(same[0]!.tier),
    under: capital(texts.term("tier", same[0]!.tier)),
    name: texts.term("mission", same[0]!.id) + (same.length > 1 ? ` (${same.length}×)` : ""),
    text: texts.term("mission-text", same[0]!.id),
    note: [...new Set(same.map(cost))].join(", "),
  }));
}

export const figures: Drawings = {
  court: { of: Court },
  sides: { of: Sides },
  supply: { of: Supply },
  jumps: { of: Jumps },
  conditions: { of: Conditions },
  louis: { of: Louis },
  costs: { of: Costs },
  boards: {
    rows: (texts) => boards.map((board) => ({ icon: sign(board.id), name: texts.term("board", board.number), text: texts.term("board-text", board.number) })),
  },
  chips: { rows: (texts) => chips.ids.map((id, n) => ({ icon: sign(id), name: capital(texts.term("chip", id)), note: `${chips.counts[n]}×` })) },
  arms: { rows: (texts) => arms.ids.map((id) => ({ icon: sign(id), name: capital(texts.term("arms", id)), note: `${arms.count}×` })) },
  money: {
    rows: (texts) => moneyCards.map((card) => ({ icon: sign("louisdor"), name: texts.term("board", card.board.number), note: `${card.amount.louisdor}` })),
  },
  missions: { rows: missionRows },
};
