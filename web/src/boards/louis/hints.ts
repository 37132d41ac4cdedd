/** What the prompt bar says while a choice is being made, and what its buttons do. */

import type { Hint } from "@/lib/table.svelte";
import { cardName } from "./choosers";
import { missionOf, numberOf, PASS_PRICE, SWAP_PRICE } from "./data";
import type { Play } from "./play.svelte";
import { chipsOf } from "./payment";
import { pathOf } from "./placements";

export function hintOf(play: Play): Hint | null {
  if (play.table.version < 0) return null;
  const made = HINTS[play.asked ?? ""]?.(play);
  if (!made) return play.hasBack ? { text: play.table.prompt.text, ...back(play) } : null;
  return { ...made, ...back(play) };
}

function back(play: Play): Partial<Hint> {
  return play.hasBack ? { back: () => play.back() } : {};
}

const sealed = (play: Play, label: string, ready = true): Partial<Hint> => ({
  confirm: () => play.confirm(),
  confirmLabel: play.say(label),
  ready,
});

const HINTS: Record<string, (play: Play) => Hint | null> = {
  turn,
  mode: turn,
  placement: turn,
  supply: (play) => ({ text: said(play, "l-ask-supply"), ...sealed(play, "l-stop") }),
  "end-marker": anywhere,
  conde: anywhere,
  maintenon: (play) => {
    const count = play.sources.length;
    const text = count ? play.say("l-hint-maintenon", { count }) : play.table.prompt.text;
    return { text, ...sealed(play, count ? "l-put" : "l-put-none") };
  },
  intrigue: (play) =>
    play.declining === play.view.round
      ? { text: play.say("l-hint-declining"), back: () => (play.declining = null), backLabel: play.say("l-hint-decline-stop") }
      : {
          text: play.say("l-hint-intrigue", { name: play.name(play.ask!.board! + 1) }),
          ...(play.answer ? sealed(play, "l-intrigue-play") : {}),
        },
  mission,
  pay: (play) => ({
    text: play.say("l-hint-pay", { mission: play.mission, chips: play.pair }),
    ...sealed(play, "l-pay", play.pair !== null),
  }),
  keep: (play) => ({
    text: play.chip ? play.say("l-hint-keep", { chip: play.chip }) : play.table.prompt.text,
    ...sealed(play, "l-keep", play.chip !== null),
  }),
  "put-off": (play) => {
    const count = play.off.length;
    const text = count ? play.say("l-hint-put-off", { count }) : said(play, "l-ask-put-off");
    return { text, ...sealed(play, count ? "l-put-off" : play.ask!.second ? "l-put-off-one" : "l-put-off-none") };
  },
};

/** The game's own sentence, or a shorter one where the seal leaves little room for it. */
const said = (play: Play, short: string) => (play.narrow ? play.say(short) : play.table.prompt.text);

function anywhere(play: Play): Hint {
  const text = said(play, "l-ask-put");
  return play.spot === null ? { text, ...sealed(play, "l-put-none") } : { text };
}

function mission(play: Play): Hint {
  const { say } = play;
  if (play.mission === null) return { text: said(play, "l-ask-mission"), ...sealed(play, "l-stop") };
  if (play.pair === null) {
    const text = play.chip
      ? say("l-hint-swap", { chip: play.chip, price: SWAP_PRICE })
      : say("l-hint-swap-which", { price: SWAP_PRICE });
    return { text, ...sealed(play, "l-swap", play.chip !== null) };
  }
  return {
    text: say("l-hint-lay", { mission: play.mission, chips: play.pair }),
    ...sealed(play, "l-lay", chipsOf(play.pair).length === 2),
  };
}

/** A card of influence: which, how, and where its markers go. */
function turn(play: Play): Hint | null {
  const { say, card, way } = play;
  if (way === "pass") return { text: say("l-hint-pass", { price: PASS_PRICE }), ...sealed(play, "l-pass") };
  if (card === null) {
    const swapping = play.mission !== null && missionOf(play.mission).type === "swap_influence";
    return swapping ? { text: say("l-hint-exchange-which"), ...sealed(play, "l-exchange", false) } : null;
  }
  const name = cardName(play, card);
  if (way === "exchange") return { text: say("l-hint-exchange", { name }), ...sealed(play, "l-exchange") };
  if (play.placing) return placing(play, name);
  if (way === "nothing") return { text: say("l-hint-nothing", { name }), ...sealed(play, "l-play-nothing") };
  if (way === null) return null;
  const count = play.backBy(way);
  return { text: say("l-hint-take-back", { name, count }), ...sealed(play, "l-take-back") };
}

function placing(play: Play, name: string): Hint {
  const { say, marks, most } = play;
  const left = most - marks.length;
  const count = marks.length;
  const free = play.card === "joker" || play.four;
  if (play.narrow) {
    const short = count === 0 ? "l-hint-begin-short" : left ? "l-hint-more-short" : "l-hint-all-short";
    return { text: say(short, { name, most, count, left }), ...sealed(play, "l-place", count > 0) };
  }
  const id = count === 0 ? (free ? "l-hint-begin-anywhere" : "l-hint-begin") : left ? "l-hint-more" : "l-hint-all";
  const start = free ? null : numberOf(play.card!);
  const path = pathOf(marks, start).map((board) => play.name(board)).join(" – ");
  return { text: say(id, { name, most, left, count, path }), ...sealed(play, "l-place", count > 0) };
}
