/** A region as a whole sentence, for the screen reader and the tooltip. */

import { TOLL } from "./data";
import { costOf } from "./moving";
import type { Play } from "./play.svelte";
import type { Area } from "./view";

/** "Vesnice: start, Eliška 4 armády a město, neutrální 1; ovládá Eliška." */
export function inWords(play: Play, area: Area): string {
  const { say } = play;
  const parts: string[] = [];
  const token = play.tokenIn(area);
  if (token !== "none") parts.push(play.table.texts.term("token", token));
  for (const seat of area.armies.keys()) {
    const armies = play.armiesIn(area, seat);
    const cities = area.cities[seat]!;
    if (armies || cities) parts.push(say("l-has", { seat, armies, cities }));
  }
  if (area.neutral) parts.push(say("l-has-neutral", { armies: area.neutral }));
  const there = parts.length ? parts.join(", ") : say("l-empty");
  return `${play.region(area.id)}: ${there}. ${control(play, area)}${offer(play, area)}`.trim();
}

function control(play: Play, area: Area): string {
  if (area.control === null) return "";
  if (area.control === "neutral") return `${play.say("l-held-neutral")} `;
  return `${play.say("l-held", { seat: area.control })} `;
}

/** What a click would do. */
function offer(play: Play, area: Area): string {
  const [action] = play.on(area.id);
  if (!action) return play.isPicked(area.id) ? play.say("l-picked") : "";
  if (action.kind === "enter") {
    const cost = play.ways(play.from!).find((way) => way.to === area.id)?.cost ?? 1;
    return play.say("l-can-enter", { cost });
  }
  const said = ["leave", "place", "build", "destroy", "start", "second", "token", "neutral"];
  return said.includes(action.kind) ? play.say(`l-can-${action.kind}`) : "";
}

/** Why the picked army cannot go to a region, in the words of the rules; the server is not asked yet. */
export function whyNoStep(play: Play, region: string): string {
  const { ahead, from } = play;
  if (!ahead || from === null || from === region) return "";
  const { texts } = play.table;
  const cost = costOf(ahead, from, region);
  if (cost === null) return texts.say("refusal-no-link", { origin: from, region, clause: "§6.2" });
  const { points, coins } = ahead;
  if (cost > points) return texts.say("refusal-sea-too-far", { cost, points, clause: "§6.2" });
  if (coins < TOLL) return texts.say("refusal-no-coin-for-toll", { region, cost: TOLL, coins, clause: "§9.3" });
  return "";
}
