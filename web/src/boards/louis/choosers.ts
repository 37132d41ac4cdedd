/** Choices that have no thing of their own: a few large buttons beside the thing they are about. */

import { CARDS, PERSONS, rewardOf, USES } from "./data";
import { chipsOf, costOf, helps } from "./payment";
import type { Play } from "./play.svelte";
import { rewardInWords } from "./texts";
import type { Action, Chip, Source } from "./view";

/** What is drawn on a button or at the head of the chooser. */
export interface Picture {
  sym?: string;
  chips?: Chip[];
  coin?: number;
  markers?: number; // own markers
  person?: string; // a medallion
}

export interface Choice {
  key: string;
  label: string;
  note?: string;
  action?: Action;
  run?: () => void;
  picture?: Picture;
  off?: boolean; // shown, but not to be had; the note says why
  picked?: boolean;
  quiet?: boolean;
}

export interface Chooser {
  anchor: string;
  title: string;
  text?: string;
  picture?: Picture;
  choices: Choice[];
  tip?: string; // a mission this would help
}

type Make = (play: Play) => Chooser | null;

const MAKERS: Record<string, Make> = {
  buy,
  first,
  intrigue,
  maintenon,
  "maintenon-take": take,
  "start-marker": (play) => sources(play, play.ask!.board! + 1),
  "end-marker": (play) => (play.spot === null ? null : sources(play, play.spot)),
  conde: (play) => (play.spot === null ? null : sources(play, play.spot)),
  supply: uses,
  mission: payments,
  pay: payments,
};

export function chooserOf(play: Play): Chooser | null {
  return MAKERS[play.asked ?? ""]?.(play) ?? null;
}

function buy(play: Play): Chooser {
  const { say, view } = play;
  const ask = play.ask!;
  const board = ask.board! + 1;
  const markers = view.boards[board - 1]!.markers[play.table.seat ?? 0] ?? 0;
  const { price = 0, money = 0 } = ask;
  const left = money - price;
  return {
    anchor: `tile:${board}`,
    title: say("l-buy-title", { reward: rewardInWords(board, say), price }),
    text: say("l-buy-text", { money, left, markers }),
    picture: pictureOf(board),
    choices: [
      { key: "yes", label: say("l-buy-yes"), action: play.legal("buy", { answer: "yes" }), picture: { coin: price } },
      { key: "no", label: say("l-buy-no"), action: play.legal("buy", { answer: "no" }), quiet: true },
    ],
    tip: missionTip(play, board),
  };
}

/** The mission in the hand that the chip of this board would bring nearer. */
function missionTip(play: Play, board: number): string | undefined {
  const chip = rewardOf(board).find((part) => part.kind === "chip")?.chip;
  const me = play.me;
  if (!chip || !me) return undefined;
  const found = me.missions.find(
    ({ mission }) => mission !== null && helps(costOf(play.view, mission), me.chips, chip),
  );
  return found && play.say("l-buy-tip", { mission: found.mission });
}

function pictureOf(board: number): Picture {
  const chip = rewardOf(board).find((part) => part.kind === "chip")?.chip;
  return chip ? { chips: [chip] } : { person: PERSONS[board - 1] };
}

function first(play: Play): Chooser {
  const { say } = play;
  const board = play.ask!.board! + 1;
  return {
    anchor: `tile:${board}`,
    title: say("l-first-title"),
    text: say("l-first-text", { reward: rewardInWords(board, say) }),
    picture: { sym: "first" },
    choices: [
      { key: "yes", label: say("l-first-yes"), action: play.legal("first", { answer: "yes" }) },
      { key: "no", label: say("l-first-no"), action: play.legal("first", { answer: "no" }), quiet: true },
    ],
  };
}

function take(play: Play): Chooser {
  const { say } = play;
  return {
    anchor: "tile:8",
    title: say("l-take-title"),
    text: say("l-take-text", { count: play.me?.general ?? 0 }),
    picture: { person: "maintenon" },
    choices: [
      { key: "yes", label: say("l-take-yes"), action: play.legal("take", { answer: "yes" }), picture: { markers: 1 } },
      { key: "no", label: say("l-take-no"), action: play.legal("take", { answer: "no" }), quiet: true },
    ],
  };
}

const WAYS = ["general", "personal", "two_personal"];

/** The same three ways are shown to everybody who is asked, whether he holds the card or not. */
function intrigue(play: Play): Chooser {
  const { say, me } = play;
  const board = play.ask!.board! + 1;
  const holds = me?.intrigue.includes(PERSONS[board - 1]!) ?? false;
  const choices = WAYS.map((way): Choice => {
    const action = play.legal("intrigue", { way });
    return {
      key: way,
      label: say(`l-intrigue-${way.replace("_", "-")}`),
      ...(action ? { run: () => (play.answer = play.answer?.id === action.id ? null : action) } : {}),
      action,
      off: !action,
      note: action || !holds ? undefined : say("l-intrigue-lacks"),
      picked: action !== undefined && play.answer?.id === action.id,
      picture: { markers: way === "two_personal" ? 2 : 1 },
    };
  });
  const none = play.legal("intrigue", { way: "none" });
  return {
    anchor: `tile:${board}`,
    title: say("l-intrigue-title", { name: play.name(board) }),
    text: holds ? say("l-intrigue-held") : say("l-intrigue-none"),
    picture: { sym: "intrigue" },
    choices: [
      ...choices,
      { key: "none", label: say("l-intrigue-no"), action: none, quiet: true },
      { key: "all", label: say("l-intrigue-all"), run: () => play.declineAll(), quiet: true },
    ],
  };
}

function sourceChoice(play: Play, source: Source, board: number): Choice {
  const have = play.me?.[source] ?? 0;
  const action = play.legal("put", { board, source });
  return {
    key: source,
    label: play.say(`l-from-${source}`),
    note: play.say("l-there", { count: have }),
    action,
    off: !action,
    picture: { sym: source },
  };
}

function sources(play: Play, board: number): Chooser {
  const { say } = play;
  const skip = play.legal("skip");
  return {
    anchor: `tile:${board}`,
    title: say("l-put-title", { name: play.name(board) }),
    picture: { person: PERSONS[board - 1] },
    choices: [
      sourceChoice(play, "general", board),
      sourceChoice(play, "personal", board),
      ...(play.asked === "start-marker" && skip
        ? [{ key: "skip", label: say("l-put-none"), action: skip, quiet: true }]
        : []),
    ],
  };
}

/** Up to two markers, composed by clicks; the seal puts them. */
function maintenon(play: Play): Chooser {
  const board = play.ask!.board! + 1;
  const left = play.sourcesLeft();
  const choices = (["general", "personal"] as const).map((source): Choice => {
    const chosen = play.sources.filter((one) => one === source).length;
    return {
      ...sourceChoice(play, source, board),
      note: chosen ? play.say("l-chosen", { count: chosen }) : play.say("l-there", { count: play.me?.[source] ?? 0 }),
      off: !left.includes(source),
      picked: chosen > 0,
      run: () => play.addSource(source),
    };
  });
  return {
    anchor: `tile:${board}`,
    title: play.say("l-maintenon-title", { name: play.name(board) }),
    picture: { person: "maintenon" },
    choices,
  };
}

/** A laid mission with several ways. */
function uses(play: Play): Chooser | null {
  const { mission, say } = play;
  if (mission === null) return null;
  const choices = play.on(`laid:${play.typeInMind}`).map((action): Choice => {
    const use = USES.find((row) => row.id === action.use)!;
    const symbol: Picture = use.louisdor > 0 ? { coin: use.louisdor } : { markers: use.markers };
    return { key: use.id, label: say(`l-use-${use.id.replaceAll("_", "-")}`), action, picture: symbol };
  });
  return { anchor: `laid:${mission}`, title: say("l-use-title"), choices };
}

/** With which chips a mission is paid, where there is a choice. */
function payments(play: Play): Chooser | null {
  const { payments: ways, say } = play;
  if (ways.length < 2 || play.mission === null) return null;
  return {
    anchor: "purse",
    title: say("l-pay-title", { mission: play.mission }),
    choices: ways.map((pair) => ({
      key: pair,
      label: say("l-pay-with", { chips: pair }),
      ...(play.asked === "pay" ? { action: play.legal("pay", { chips: pair }) } : {}),
      run: () => (play.pair = pair),
      picked: play.pair === pair,
      picture: { chips: chipsOf(pair) },
    })),
  };
}

export const cardName = (play: Play, card: string): string =>
  card === "joker" ? play.say("l-joker") : play.name(CARDS.indexOf(card) + 1);
