/** Large buttons for what no thing on the table stands for: perform or collect, yes or no. */

import type { Play } from "./play.svelte";
import { buildPrice, expandPrice, harvest, researchPrice } from "./powers";
import { unitsInWords } from "./texts";
import { TOP_CASTLE, TOP_MAGIC, type Deed, type Units } from "./view";

export interface Choice {
  key: string; // what it stands for, a key of targets.ts
  icon: string;
  title: string;
  note: string;
  units?: Units; // shown as icons in place of the note
  strong?: boolean;
}

export function choicesOf(play: Play): Choice[] {
  const asked = play.asked;
  if (asked === "participate") return participate(play);
  const plain = (name: string, icon: string, strong = false): Choice => ({
    key: `do:${name}`,
    icon,
    title: play.say(`k-do-${name}`),
    note: play.say(`k-do-${name}-note`, figures(play)),
    strong,
  });
  if (asked === "convert") return [plain("keep", "collect")];
  if (asked === "lair") return [plain("lair-yes", "dragons_lair", true), plain("lair-no", "castle")];
  if (asked === "undead") return [plain("undead-yes", "undead", true), plain("undead-no", "nothing")];
  if (asked === "fate" || asked === "bandits") return [plain("surrender", "figure")];
  return [];
}

function figures(play: Play): Record<string, unknown> {
  const ask = play.ask;
  return { price: ask?.price, level: ask?.level, other: ask?.other };
}

function participate(play: Play): Choice[] {
  const { view, mySeat, say } = play;
  if (mySeat === null || !view.action) return [];
  const legal = play.table.legal("perform").map((a) => a.action as Deed);
  const deeds = [view.action, ...legal.filter((deed) => deed !== view.action)];
  const made = deeds.map(
    (deed): Choice => ({
      key: `do:${deed}`,
      icon: deed,
      title: play.table.texts.term("action", deed),
      note: note(play, deed, mySeat),
      strong: true,
    }),
  );
  if (play.ask?.active) {
    return [...made, { key: "do:nothing", icon: "nothing", title: say("k-do-nothing"), note: say("k-do-nothing-note") }];
  }
  const { units, choice } = harvest(view, mySeat);
  const fixed = unitsInWords(units, play.table.texts);
  return [...made, { key: "do:collect", icon: "collect", title: say("k-do-collect"), note: choice ? say("k-plus-choice", { units: fixed, count: choice }) : fixed, units: choice ? undefined : units }];
}

function note(play: Play, deed: Deed, seat: number): string {
  const { view, say } = play;
  const { castle, magic } = view.players[seat]!;
  if (deed === "build" && castle < TOP_CASTLE) {
    return say("k-note-build", { level: castle + 1, price: buildPrice(view, seat) });
  }
  if (deed === "research" && magic < TOP_MAGIC) {
    return say("k-note-research", { level: magic + 1, price: researchPrice(view, seat) });
  }
  if (deed === "expand") return say("k-note-expand", { price: expandPrice(view, seat) });
  return say(`k-effect-${deed}`);
}
