/** The small decisions that the seal stands for, one after another, as the engine wants them. */

import { missionOf } from "./data";
import type { Play } from "./play.svelte";
import { label } from "./placements";
import { inOrder } from "./targets";
import type { Action } from "./view";

export type Step = () => Action | undefined;
const MOST = 2; // markers of Maintenon, missions to put off

export function planOf(play: Play): Step[] {
  if (play.asked === "turn" && play.way === "pass") return [() => play.legal("pay-and-pass")];
  if (play.card !== null) return turn(play);
  const plan = PLANS[play.asked ?? ""];
  return plan ? plan(play) : [() => play.legal("skip")];
}

const stop = (play: Play): Step => () => play.legal("stop");

/** A decision that may not come any more. */
const ifAsked = (play: Play, ask: string, action: Step): Step => () => (play.asked === ask ? action() : undefined);

const PLANS: Record<string, (play: Play) => Step[]> = {
  intrigue: ({ answer }) => (answer ? [() => answer] : []),
  keep: (play) => {
    const { chip } = play;
    return chip ? [() => play.legal("keep", { chip })] : [];
  },
  pay: (play) => {
    const { pair } = play;
    return [() => play.legal("pay", { chips: pair })];
  },
  maintenon: (play) => {
    const order = [...play.sources].sort(); // the general supply first
    const puts = order.map((source): Step => () => play.legal("put", { source }));
    return puts.length < MOST ? [...puts, ifAsked(play, "maintenon", () => play.legal("skip"))] : puts;
  },
  "put-off": (play) => {
    const puts = inOrder(play.off).map((mission): Step => () => play.legal("put-off", { mission }));
    const chosen = puts.length + (play.ask?.second ? 1 : 0);
    return chosen < MOST ? [...puts, ifAsked(play, "put-off", stop(play))] : puts;
  },
  supply: (play) => [stop(play)],
  mission: (play) => {
    const { mission, chip, pair } = play;
    if (mission === null) return [stop(play)];
    if (pair === null) return chip ? [() => play.legal("swap-chip", { chip })] : [];
    const pay = ifAsked(play, "pay", () => play.legal("pay", { chips: pair }));
    return [() => play.legal("lay", { mission }), pay];
  },
};

/** A card, how it is used, and where its markers go. */
function turn(play: Play): Step[] {
  const { card, way, asked, placing } = play;
  const boards = label(play.marks);
  if (way === "exchange") return [() => play.legal("exchange", { card })];
  return [
    ...(asked === "turn" ? [() => play.legal("play", { card })] : []),
    ...(asked === "placement" ? [] : [() => play.legal("mode", { mode: way })]),
    ...(placing ? [() => play.legal("place", { boards })] : []),
  ];
}

/** What the free laid missions without a choice would be used for, once for each of them. */
export function simpleUses(play: Play): string[] {
  if (play.asked !== "supply") return [];
  const free = (play.me?.laid ?? []).filter((one) => !one.used);
  return free.flatMap((one) => {
    const found = play.on(`laid:${missionOf(one.mission).type}`);
    const use = found[0]?.use as string | undefined;
    return found.length === 1 && use !== "marker_for_card" ? [use!] : [];
  });
}

export function usesOf(play: Play): Step[] {
  return simpleUses(play).map((use) => ifAsked(play, "supply", () => play.legal("use", { use })));
}
