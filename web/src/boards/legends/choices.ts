/** Choices that have no thing of their own: two to six buttons beside what they are about. */

import type { Play } from "./play.svelte";
import type { Action } from "./view";

export interface Choice {
  id: number; // of the action, where it is one
  label: string;
  note?: string;
  icon?: string;
  seat?: number | null; // null is the neutral colour
  quiet?: boolean;
  run: () => void;
}
export interface Chooser {
  region: string | null; // beside it, or in the middle
  title: string;
  choices: Choice[];
}

export function chooserOf(play: Play): Chooser | null {
  switch (play.asked) {
    case "choose-branch":
      return branch(play);
    case "knight-army":
      return knight(play);
    case "name-first":
      return first(play);
    case "place-army":
      return play.crowd ? payee(play, play.crowd) : null;
    case "destroy":
      return play.crowd ? victim(play, play.crowd) : null;
    default:
      return null;
  }
}

const plain = (play: Play, action: Action, label: string): Choice => ({
  id: action.id,
  label,
  run: () => play.act(action),
});

function branch(play: Play): Chooser {
  const { ask, say } = play;
  const steps = [
    { deed: ask!.deed!, n: ask!.n! },
    { deed: ask!.other_deed!, n: ask!.other_n! },
  ];
  const choices = (play.table.legal("branch") as Action[]).map((action): Choice => {
    const step = steps[action.step - 1];
    if (!step) return { ...plain(play, action, say("l-skip")), quiet: true };
    const count = reach(play, step.deed, step.n);
    return { ...plain(play, action, say("l-deed", { kind: step.deed, count })), icon: step.deed };
  });
  return { region: null, title: play.card(ask!.card!), choices };
}

/** With the symbols and tokens one has. */
export function reach(play: Play, deed: string, n: number): number {
  const me = play.me;
  if (deed === "move") return n + (me?.extra_moves ?? 0);
  if (deed === "place") return Math.min(n + (me?.extra_armies ?? 0), me?.supply ?? n);
  return n;
}

function knight(play: Play): Chooser {
  const choices = (play.table.legal("knight") as Action[]).map((action): Choice => {
    const yes = action.answer === "yes";
    const label = play.say(yes ? "l-knight-yes" : "l-knight-no");
    return { ...plain(play, action, label), icon: yes ? "white_knight" : undefined, quiet: !yes };
  });
  return { region: play.ask!.region!, title: play.table.texts.term("leader", "white_knight"), choices };
}

function first(play: Play): Chooser {
  const choices = (play.table.legal("first") as Action[]).map((action): Choice => ({
    ...plain(play, action, play.table.names[action.other]!),
    seat: action.other,
  }));
  return { region: null, title: play.say("l-who-begins"), choices };
}

function payee(play: Play, region: string): Chooser {
  const spots = play.spotsIn(region);
  const actions = play.on(region);
  const choices = spots.map((spot, i): Choice => ({
    id: actions[i]!.id,
    label: play.say("l-pay", { owner: spot.owner }),
    seat: spot.owner as number,
    run: () => play.putAt(spot),
  }));
  return { region, title: play.say("l-pay-whom"), choices };
}

function victim(play: Play, region: string): Chooser {
  const choices = play.on(region).map((action): Choice => ({
    id: action.id,
    label: victimName(play, action),
    seat: action.owner === "neutral" ? null : action.owner,
    run: () => play.pick(action),
  }));
  return { region, title: play.say("l-destroy-which"), choices };
}

export function victimName(play: Play, action: Action): string {
  return action.owner === "neutral" ? play.say("l-army-neutral") : play.say("l-army-of", { owner: action.owner });
}
