/** What the prompt bar says while something is picked or planned, and what its seal does. */

import type { Hint } from "@/lib/table.svelte";
import { victimName } from "./choices";
import type { Play } from "./play.svelte";

export function hintOf(play: Play): Hint | null {
  const made = ofQuestion(play);
  if (!made) return null;
  const back = play.picked || play.crowd || play.planned || (play.from !== null && play.ask?.name === "move-step");
  return back && !made.back ? { ...made, back: () => play.back(), backLabel: play.say("l-back") } : made;
}

function ofQuestion(play: Play): Hint | null {
  switch (play.asked) {
    case "setup-map":
      return laying(play);
    case "setup-token":
      return play.scattering ? scattering(play) : optional(play);
    case "bid":
      return bid(play);
    case "take-card":
    case "queen-buy":
      return card(play);
    case "place-army":
      return placing(play);
    case "move-step":
    case "move-target":
      return moving(play);
    case "build-city":
      return building(play);
    case "destroy":
      return destroying(play);
    default:
      return null;
  }
}

const prompt = (play: Play): string => play.table.prompt.text;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function laying(play: Play): Hint {
  const { laying, say } = play;
  const { slot } = laying;
  const place = slot ?? laying.slots[0]!;
  const text = laying.whole ? say("l-map-whole") : say("l-map-next", { place });
  const count = laying.ready.length;
  const own = Object.keys(laying.planned).length > 0 || laying.chosen !== null;
  return {
    text,
    confirm: count ? () => laying.confirm() : undefined,
    confirmLabel: say("l-lay", { count }),
    ...(own ? { back: () => laying.back(), backLabel: say("l-back") } : {}),
  };
}

function optional(play: Play): Hint | null {
  const [unused] = play.table.legal("token", { region: "none" });
  if (!unused) return null;
  return { text: prompt(play), confirm: () => play.act(unused), confirmLabel: play.say("l-not-used") };
}

function scattering(play: Play): Hint {
  const { scattering, say } = play;
  const token = scattering!.token;
  const left = play.toScatter;
  if (!play.scattered.length) {
    const without = optional(play);
    return { ...without, text: capital(say("l-scatter", { token, count: left })) };
  }
  const text = left ? say("l-scatter-more", { token, count: left }) : say("l-scatter-all", { token });
  return { text: capital(text), confirm: () => play.confirmTokens(), confirmLabel: say("l-put"), ready: left === 0 };
}

function bid(play: Play): Hint {
  const { picked, say } = play;
  if (!picked) return { text: prompt(play), confirmLabel: say("l-bid"), ready: false };
  const coins = picked.coins as number;
  return { text: say("l-bid-picked", { coins }), confirm: () => play.act(picked), confirmLabel: say("l-bid") };
}

function card(play: Play): Hint {
  const { picked, say } = play;
  if (picked && picked.card !== "none") {
    const price = play.view.row.find((offer) => offer.card === picked.card)?.price ?? 0;
    const text = play.table.texts.say(`card-text-${picked.card}`.replaceAll("_", "-"));
    return {
      text: `${play.card(picked.card)}. ${text}`,
      confirm: () => play.act(picked),
      confirmLabel: say("l-take-for", { price }),
    };
  }
  if (play.asked === "take-card") return { text: prompt(play) };
  return { text: prompt(play), confirm: () => play.actIf("buy", { card: "none" }), confirmLabel: say("l-buy-nothing") };
}

function placing(play: Play): Hint {
  const { say, spots } = play;
  const count = play.toPlace;
  const started = spots.length + play.placing!.done.length > 0;
  const text = count ? say("l-place", { count, coins: play.purse }) : say("l-place-all");
  const label = started ? say("l-done") : say("l-skip");
  return { text, confirm: () => play.confirmPlacing(), confirmLabel: label };
}

function moving(play: Play): Hint {
  const { say, ahead, from } = play;
  const points = ahead!.points;
  const started = play.steps.length + play.move!.done.length > 0;
  const more = play.view.regions.some((area) => play.ways(area.id).length);
  let text = say("l-move", { points, cost: play.ask!.cost });
  if (!more) text = say("l-move-all", { points });
  else if (from !== null) text = say("l-move-from", { points, region: from, cost: play.ask!.cost });
  const label = started ? say("l-done") : say("l-skip");
  return { text, confirm: () => play.confirmMove(), confirmLabel: label };
}

function building(play: Play): Hint {
  const { picked, say } = play;
  if (!picked) {
    return { text: prompt(play), confirm: () => play.actIf("build", { region: "none" }), confirmLabel: say("l-skip") };
  }
  const text = say("l-build-picked", { region: picked.region });
  return { text, confirm: () => play.act(picked), confirmLabel: say("l-build") };
}

function destroying(play: Play): Hint {
  const { picked, say } = play;
  if (!picked) return { text: prompt(play), confirm: () => play.actIf("spare"), confirmLabel: say("l-skip") };
  const text = say("l-destroy-picked", { region: picked.region, army: victimName(play, picked) });
  return { text, confirm: () => play.act(picked), confirmLabel: say("l-destroy") };
}
