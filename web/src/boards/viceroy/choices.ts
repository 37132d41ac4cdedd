/** Choices that no thing on the table stands for alone: 2 to 6 buttons beside the card concerned. */

import type { Texts } from "@/lib/texts";
import { cardOf, COLOURS, reward, tokenPart, TOP_POINTS, type Part } from "./cards";
import { cardAt } from "./targets";
import type { Action, Colour, View } from "./view";

export interface Choice {
  action: Action;
  label: string;
  parts?: Part[]; // drawn as on the cards
  gem?: Colour;
  seat?: number;
  quiet?: boolean; // the way out
}

export interface Chooser {
  anchor: string; // the key of the thing it stands beside
  title: string;
  choices: Choice[];
}

type Say = (id: string, args?: Record<string, unknown>) => string;
type Make = (view: View, actions: Action[], say: Say, texts: Texts) => Chooser | null;

const plain = (a: Action, texts: Texts): Choice => ({ action: a, label: texts.action(a) });

function edict(view: View, actions: Action[], _: Say, texts: Texts): Chooser {
  const law = cardOf(cardAt(view.ask!.card));
  const choices = actions.map((a, i) => ({ ...plain(a, texts), parts: law.choices[i] ?? [] }));
  return { anchor: `laid:${law.id}`, title: texts.term("card", law.id), choices };
}

function top(view: View, actions: Action[], _: Say, texts: Texts): Chooser {
  const card = cardOf(cardAt(view.ask!.card));
  const choices = actions.map((a) => ({
    ...plain(a, texts),
    parts: a.reward === "rows" ? reward(card, 5) : [{ type: "vp", value: TOP_POINTS }],
  }));
  return { anchor: `laid:${card.id}`, title: texts.term("card", card.id), choices };
}

function archive(_view: View, actions: Action[], __: Say, texts: Texts): Chooser {
  const choices = actions.map((a) => ({ ...plain(a, texts), quiet: a.answer === "no" }));
  return { anchor: "laid:royal-archive", title: texts.term("card", "royal-archive"), choices };
}

function ownGem(view: View, actions: Action[], _: Say, texts: Texts): Chooser {
  const gem = COLOURS[view.ask!.colour!]!;
  const choices = actions.map((a) =>
    a.answer === "yes" ? { ...plain(a, texts), gem } : { ...plain(a, texts), quiet: true },
  );
  const id = cardAt(view.ask!.card);
  return { anchor: `laid:${id}`, title: texts.term("card", id), choices };
}

function eternal(view: View, actions: Action[], _: Say, texts: Texts): Chooser {
  const id = cardAt(view.ask!.card);
  const choices = actions.map((a) => ({ ...plain(a, texts), gem: a.colour as Colour }));
  return { anchor: `laid:${id}`, title: texts.term("card", id), choices };
}

function discount(view: View, actions: Action[], _: Say, texts: Texts): Chooser {
  const { under, colour } = view.ask!;
  const gem = COLOURS[colour!]!;
  const choices = actions.map((a) =>
    a.answer === "use"
      ? { ...plain(a, texts), parts: [{ type: "eternal", colour: gem }] }
      : { ...plain(a, texts), gem, quiet: true },
  );
  return { anchor: `laid:${cardAt(under)}`, title: texts.term("card", cardAt(under)), choices };
}

function offer(view: View, actions: Action[], say: Say, texts: Texts): Chooser {
  const colour = COLOURS[view.ask!.colour!]!;
  const choices = actions.map((a) => ({ ...plain(a, texts), quiet: a.kind === "go-on" }));
  return { anchor: `auction:${colour}`, title: say("v-virtual-too", { colour }), choices };
}

function wish(view: View, actions: Action[], say: Say, texts: Texts): Chooser {
  const colour = COLOURS[view.ask!.colour!]!;
  const choices = actions.map((a) => ({ ...plain(a, texts), quiet: a.wish === "refuse" }));
  return { anchor: `auction:${colour}`, title: say("v-two-of-you"), choices };
}

function barter(_view: View, actions: Action[], __: Say, texts: Texts): Chooser {
  const none = actions.filter((a) => a.card === "none");
  const choices = none.map((a) => ({ ...plain(a, texts), quiet: true }));
  return { anchor: "laid:royal-barter", title: texts.term("card", "royal-barter"), choices };
}

function exchange(view: View, actions: Action[], _: Say, texts: Texts): Chooser | null {
  const { stage, card, wanted } = view.ask!;
  if (stage === "want") return null;
  if (stage === "rival") {
    const choices = actions.map((a) => ({ ...plain(a, texts), seat: a.other as number }));
    return { anchor: "laid:royal-barter", title: texts.term("card", "royal-barter"), choices };
  }
  const id = cardAt(stage === "token" ? card : wanted);
  const choices = actions.map((a) => ({
    ...plain(a, texts),
    parts: [tokenPart(a.token as string)],
  }));
  return { anchor: `laid:${id}`, title: texts.term("card", id), choices };
}

const CHOOSERS: Record<string, Make> = {
  choose: edict,
  level5: top,
  archive,
  "own-gem": ownGem,
  eternal,
  discount,
  offer,
  wish,
  barter,
  exchange,
};

export function chooserOf(view: View, actions: Action[], say: Say, texts: Texts): Chooser | null {
  const make = view.ask ? CHOOSERS[view.ask.name] : undefined;
  return make && actions.length ? make(view, actions, say, texts) : null;
}
