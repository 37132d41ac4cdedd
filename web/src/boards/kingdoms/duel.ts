/** What a war sheet tells of each side; never a bid before both are shown. */

import type { Play } from "./play.svelte";
import { effectsOf, parsed, powersOf } from "./powers";
import { discount } from "./war";
import type { War } from "./view";

export interface Fact {
  text: string;
  from: string; // "Orkové 1"
}

/** The number this side's die shows to whoever looks: shown ones, and my own. */
export function dieOf(play: Play, war: War, side: 0 | 1): number | null {
  if (war.numbers) return war.numbers[side];
  const seat = side ? war.defender : war.attacker;
  const known = play.view.private?.[seat]?.ask?.own ?? (seat === play.mySeat ? play.ask?.own : null);
  if (known !== null && known !== undefined) return numberOf(known);
  return seat === play.mySeat && play.picked?.kind === "bid" ? numberOf(play.picked.number) : null;
}

export const numberOf = (label: unknown): number => (label === "flag" ? 0 : Number(label));

export function dieLabel(play: Play, seat: number, face: number | null): string {
  if (face === null) return play.say("k-die-covered", { owner: seat });
  return face ? play.say("k-die", { owner: seat, number: face }) : play.say("k-die-flag", { owner: seat });
}

/** All discounts of a side in this war. */
export function offOf(play: Play, war: War, seat: number): number {
  const attacks = seat === war.attacker;
  return discount(play.view, seat, war.place, attacks, attacks && war.quest);
}

/** Abilities that matter in a war, the discount in one line with what it comes from. */
export function factsOf(play: Play, war: War, seat: number): Fact[] {
  const player = play.view.players[seat]!;
  const powers = powersOf(play.view, seat);
  const off = offOf(play, war, seat);
  const facts: Fact[] = [];
  const from = (wanted: string) => {
    const level = effectsOf(play.view, player).findIndex((effect) => parsed(effect)[0] === wanted);
    if (level < 0) return "";
    return level < player.magic && parsed(player.abilities[level] ?? "")[0] === wanted
      ? `${play.factionName(seat)} ${level + 1}`
      : play.factionName(seat);
  };
  if (off) facts.push({ text: play.say("k-fact-discount", { count: off }), from: from("war_discount") });
  if (powers.winsTies) facts.push({ text: play.say("k-fact-ties"), from: from("war_tie_win") });
  if (powers.value.food) facts.push({ text: play.say("k-fact-food"), from: from("war_resource_value") });
  if (powers.value.mana > 2) facts.push({ text: play.say("k-fact-mana", { count: powers.value.mana }), from: from("war_resource_value") });
  if (powers.single) facts.push({ text: play.say("k-fact-single", { count: powers.single }), from: from("war_discount") });
  if (powers.raises) facts.push({ text: play.say("k-fact-raise"), from: from("war_raise_after_reveal") });
  if (powers.spared >= 0) facts.push({ text: play.say("k-fact-spared", { count: powers.spared }), from: from("no_payment_if_lost_by_at_most") });
  return facts;
}
