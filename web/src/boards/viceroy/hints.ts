/** What the prompt bar says while a choice is being made, and what its buttons do. */

import type { Hint } from "@/lib/table.svelte";
import { cardOf, price, reward, TOP_POINTS } from "./cards";
import type { Play } from "./play.svelte";
import { covered, discounts } from "./pyramid";
import { cardAt, manner } from "./targets";
import { gemsInWords, inWords } from "./texts";
import type { Action, Colour } from "./view";

export function hintOf(play: Play): Hint | null {
  const how = manner(play.ask);
  const asked = play.table.prompt.text;
  if (play.table.version < 0) return null;
  if (how === "gems") return gems(play);
  if (how === "cards") return cards(play);
  if (how === "circles") return circles(play);
  const { picked, say } = play;
  const confirmLabel = say(LABELS[play.ask?.name ?? ""] ?? "v-done");
  if (!picked) {
    return how === "sealed" ? { text: asked, confirm: () => {}, confirmLabel, ready: false } : null;
  }
  return {
    text: SAID[picked.kind]?.(play, picked) ?? asked,
    confirm: () => play.confirm(),
    confirmLabel,
    ready: true,
    back: () => play.back(),
    backLabel: say("v-otherwise"),
  };
}

const LABELS: Record<string, string> = {
  start: "v-start",
  keep: "v-keep",
  bid: "v-close-fist",
  wish: "v-wish",
  build: "v-lay-down",
  cell: "v-build",
};

const SAID: Record<string, (play: Play, a: Action) => string> = {
  start: ({ say }, a) => {
    const card = a.card as string;
    return say("v-hint-start", { card, reward: inWords(reward(cardOf(card), 1), say) });
  },
  keep: ({ say }, a) => say("v-hint-keep", { card: a.card }),
  bid: bid,
  wish: ({ say }, a) => say("v-hint-wish", { wish: a.wish }),
  play: ({ say }, a) => say("v-hint-play", { card: a.card }),
  discard: ({ say }, a) => say("v-hint-sell", { card: a.card }),
  pass: ({ say }) => say("v-hint-pass"),
  cell: (play, a) => {
    const level = a.level as number;
    const card = cardAt(play.ask?.card);
    const told = cellInWords(play, card, level);
    return play.say("v-hint-cell", { card, level, price: told.price, reward: told.reward });
  },
};

function bid({ say, view }: Play, a: Action): string {
  if (a.bid === "attack" || a.bid === "pass") return say(`v-hint-bid-${a.bid}`);
  const slot = view.display.find((s) => s.colour === a.bid);
  const cards = [slot?.upper, slot?.lower].filter((card) => card != null);
  if (cards.length < 2) return say("v-hint-bid-one", { bid: a.bid, card: cards[0] });
  const name = (card: string) => say(`card-${card}`);
  return say("v-hint-bid-two", { bid: a.bid, upper: name(cards[0]!), lower: name(cards[1]!) });
}

/** What a place costs and gives, in sentences. */
export function cellInWords(
  play: Play,
  id: string,
  level: number,
): { price: string; discount: string; reward: string } {
  const card = cardOf(id);
  const { say } = play;
  const gems = covered(price(card, level), discounts(play.me?.pyramid ?? []));
  const list = (eternal: boolean) => {
    const some = gems.filter((gem) => gem.eternal === eternal).map((gem) => gem.colour as Colour);
    return gemsInWords(some, play.table.texts);
  };
  const paid = list(false);
  const saved = list(true);
  const parts = inWords(reward(card, level), say);
  return {
    price: paid ? say("v-price", { list: paid }) : say("v-price-free"),
    discount: saved ? say("v-discount", { list: saved }) : "",
    reward: card.law
      ? ""
      : say(level > 4 ? "v-gain-top" : "v-gain", { list: parts, points: TOP_POINTS }),
  };
}

function gems(play: Play): Hint {
  const { say, wanted } = play;
  const count = play.order.length;
  const name = play.ask!.name;
  const text = say(`v-hint-${name}`, { count, due: wanted, other: play.ask!.other });
  const back = count ? { back: () => play.back(), backLabel: say("v-drop-one") } : {};
  if (name !== "store") return { text, ...back };
  const confirmLabel = say(count ? "v-store" : "v-done");
  return { text, confirm: () => play.confirm(), confirmLabel, ready: true, ...back };
}

function cards(play: Play): Hint {
  const { say } = play;
  const count = play.chosen.length;
  return {
    text: say("v-hint-tuck", { card: cardAt(play.ask?.card), count }),
    confirm: () => play.confirm(),
    confirmLabel: say(count ? "v-tuck" : "v-done"),
    ready: true,
    ...(count ? { back: () => play.back(), backLabel: say("v-drop-one") } : {}),
  };
}

function circles(play: Play): Hint {
  const { say, plan } = play;
  const points = plan.reduce((sum, move) => sum + move.points, 0);
  return {
    text: plan.length ? say("v-hint-planned", { points }) : say("v-hint-recolour"),
    confirm: () => play.confirm(),
    confirmLabel: say("v-done"),
    ready: true,
    ...(plan.length || play.circle
      ? { back: () => play.back(), backLabel: say("v-take-all-back") }
      : {}),
  };
}
