/** Places as whole sentences, for names and explanations. */

import type { Play } from "./play.svelte";
import { MEDALS } from "./drawing";
import { unitsOf } from "./powers";
import { entry } from "./targets";
import { capital } from "./texts";
import type { Place } from "./view";
import { neutralDue } from "./war";

/** Who stands there: "figurky: Eliška 2×, Tereza (leží)". */
function company(play: Play, { figures }: Place): string {
  const counts = new Map<string, number>();
  for (const { seat, lies } of figures) {
    const name = seat === null ? play.table.texts.say("kingdoms-neutral") : (play.table.names[seat] ?? "");
    const who = lies ? `${name} (${play.say("k-lies")})` : name;
    counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  const list = [...counts].map(([who, n]) => (n > 1 ? `${who} ${n}×` : who)).join(", ");
  return list ? play.say("k-here", { list }) : play.say("k-nobody");
}

function gives(play: Play, place: Place): string {
  const medal = MEDALS[place.terrain];
  if (place.terrain === "capital") return play.say("k-gives-points");
  if (place.terrain === "ruins") return play.say("k-gives-choice", { count: unitsOf(place) });
  return medal ? play.say("k-gives", { resource: medal.icon, count: unitsOf(place) }) : "";
}

function token(play: Play, place: Place): string {
  if (place.hidden) return play.say("k-token-hidden");
  if (!place.token) return "";
  return play.say("k-token-here", { token: place.token });
}

/** What a click would do, where the place may be chosen. */
function offer(play: Play, place: Place): string {
  const actions = play.on(`place:${place.place}`);
  const first = actions[0];
  if (!first || play.mySeat === null) return "";
  if (actions.length > 1) return play.say("k-may-several");
  if (first.kind === "to") {
    const meets = entry(play.view, play.mySeat, place.place);
    const quest = play.ask?.quest === true;
    const price = neutralDue(play.view, play.mySeat, play.askPlaces[0] ?? "", place.place, quest);
    return play.say(`k-may-${meets}`, { price });
  }
  return play.say("k-may", { what: play.table.texts.action(first) });
}

/** The name of a region for those who do not see it. */
export function sentence(play: Play, place: Place): string {
  const parts = [play.placeName(place.place), company(play, place), token(play, place), offer(play, place)];
  return parts.filter(Boolean).map(capital).join(". ") + ".";
}

/** One line about a region, for the tooltip. */
export function about(play: Play, place: Place): string {
  const said = place.token ? play.table.texts.term("token-text", place.token) : token(play, place);
  const edge = place.edge ? play.say("k-edge") : play.say("k-inland");
  return [gives(play, place), edge, company(play, place), said].filter(Boolean).map(capital).join(". ").replace(/\.*$/, ".");
}
