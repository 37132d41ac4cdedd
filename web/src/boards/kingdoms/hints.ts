/** What the prompt bar says while a choice is being made, and what its buttons do. */

import type { Hint } from "@/lib/table.svelte";
import type { Play } from "./play.svelte";
import { entry, manner } from "./targets";
import { unitsInWords } from "./texts";
import { neutralDue } from "./war";
import { placeOf, sum, type Action } from "./view";

export function hintOf(play: Play): Hint | null {
  const how = manner(play.ask);
  if (play.asked === "bid") return null; // the seal is on the sheet of the war
  if (how === "split") return split(play);
  if (how === "units") return units(play);
  if (how === "trade") return trade(play);
  if (play.picked) return picked(play, play.picked);
  const text = play.table.prompt.text;
  if (how === "sealed") {
    return { text, confirm: () => {}, confirmLabel: play.say(LABELS[play.asked ?? ""] ?? "k-go"), ready: false };
  }
  if (play.on("stop").length) {
    return { text, confirm: () => play.confirm(), confirmLabel: play.say("k-stop") };
  }
  return play.choosing ? { text, back: () => play.back() } : null;
}

const LABELS: Record<string, string> = { faction: "k-take-faction", copy: "k-copy" };

function picked(play: Play, action: Action): Hint {
  return {
    text: said(play, action),
    confirm: () => play.confirm(),
    confirmLabel: play.say(LABELS[action.kind] ?? (action.kind === "expand" ? "k-settle" : "k-go")),
    back: () => play.back(),
    backLabel: play.say("k-otherwise"),
  };
}

function said(play: Play, action: Action): string {
  const { say, view, mySeat } = play;
  if (action.kind === "faction") return say("k-hint-faction", { faction: action.faction });
  if (action.kind === "copy") return say("k-hint-copy", { faction: action.faction, level: play.ask?.level });
  const place = action.place as string;
  if (action.kind === "to" && mySeat !== null) {
    const meets = entry(view, mySeat, place);
    if (meets === "war") {
      const other = placeOf(view, place)?.figures.find((f) => f.seat !== mySeat)?.seat ?? null;
      return say("k-hint-war", { place, other });
    }
    if (meets === "neutral") {
      const price = neutralDue(view, mySeat, play.askPlaces[0] ?? "", place, play.ask?.quest === true);
      return say("k-hint-neutral", { place, price });
    }
  }
  return say("k-hint-token", { place });
}

function split(play: Play): Hint {
  const left = play.wanted - sum(play.units);
  const text = left
    ? play.say("k-hint-split-left", { left })
    : play.say("k-hint-split", { units: unitsInWords(play.units, play.table.texts) });
  return { text, confirm: () => play.confirm(), confirmLabel: play.say("k-split"), ready: left === 0 };
}

function units(play: Play): Hint | null {
  if (play.asked === "gain" && play.wanted === 1) return null;
  const counted = unitsInWords(play.units, play.table.texts);
  const gaining = play.asked === "gain";
  return {
    text: play.order.length ? play.say(gaining ? "k-hint-gain" : "k-hint-pay", { units: counted }) : play.table.prompt.text,
    confirm: () => play.confirm(),
    confirmLabel: play.say(gaining ? "k-take" : "k-pay"),
    ready: play.complete,
    back: play.order.length ? () => play.back() : undefined,
  };
}

function trade(play: Play): Hint {
  const { give, take, units: count } = play.swap;
  const ready = play.most > 0;
  const text = ready
    ? play.say("k-hint-trade", { give, take, units: count, received: play.received })
    : play.table.prompt.text;
  return {
    text,
    confirm: () => play.confirm(),
    confirmLabel: play.say("k-trade"),
    ready,
    back: give || take ? () => play.back() : undefined,
  };
}
