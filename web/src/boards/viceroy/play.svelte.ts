/** What the person at the table has picked so far, and how that becomes actions. */

import type { Hint, TableStore } from "@/lib/table.svelte";
import { cardOf, COLOURS } from "./cards";
import { chooserOf, type Chooser } from "./choices";
import { hintOf } from "./hints";
import { total } from "./pyramid";
import { bestPlan, left, moves, type Move } from "./recolouring";
import { manner, targetsOf, wouldBe } from "./targets";
import { speaker } from "./texts";
import { NO_GEMS, type Action, type Ask, type Colour, type Gems, type Player, type View } from "./view";

const PATIENCE = 4000;
type Script = (legal: Action[]) => Action | null | undefined;

export class Play {
  picked = $state.raw<Action | null>(null); // waits for the seal
  counts = $state.raw<Gems>(NO_GEMS); // gems picked one by one
  order = $state.raw<Colour[]>([]); // in which they were picked, for the way back
  chosen = $state.raw<string[]>([]); // hand cards
  plan = $state.raw<Move[]>([]); // circles
  best = $state(false); // the plan is the one that was worked out
  circle = $state<string | null>(null); // whose colours are being chosen
  sheet = $state<string | null>(null); // the card that is open large
  rival = $state<number | null>(null); // whose pyramid is open large
  hover = $state.raw<{ level: number; column: number } | null>(null);
  narrow = $state(false);
  private script = $state.raw<Script | null>(null); // what is being sent, one action after another
  private question = "";
  private scriptAsk = "";
  private answered = -1;

  constructor(readonly table: TableStore) {}

  // -- what is on the table -------------------------------------------------------------------

  get view(): View {
    return this.table.view as View;
  }

  get ask(): Ask | null {
    return this.view.ask;
  }

  /** The question that is mine to answer. */
  get asked(): string | null {
    return this.table.mine ? (this.ask?.name ?? null) : null;
  }

  get me(): Player | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }

  readonly say = $derived.by(() => speaker(this.table.texts));

  readonly targets = $derived.by(() =>
    this.table.mine
      ? targetsOf(this.table.legal() as Action[], this.view, this.table.seat ?? 0)
      : new Map<string, Action[]>(),
  );

  readonly chooser: Chooser | null = $derived.by(() => {
    if (this.circle) return this.colours(this.circle);
    if (!this.table.mine || this.table.busy || this.sending) return null;
    return chooserOf(this.view, this.table.legal() as Action[], this.say, this.table.texts);
  });

  readonly hint: Hint | null = $derived.by(() => (this.table.mine ? hintOf(this) : null));

  name(card: string, form: string | null = null): string {
    return this.table.texts.term("card", card, form).replace(/ \(.*\)$/, "");
  }

  /** The ids of the actions a thing stands for: glow, tests and `aria` all go by them. */
  on(key: string): Action[] {
    if (this.sending) return [];
    const found = this.targets.get(key) ?? [];
    const [kind, colour] = key.split(":");
    if (manner(this.ask) === "gems" && (kind === "reserve" || kind === "own")) {
      return this.canAdd(colour as Colour) ? found : [];
    }
    return found;
  }

  ids(key: string): string | undefined {
    return this.on(key).map((a) => a.id).join(" ") || undefined;
  }

  /** What "why not?" asks the server about: an action, its number, or nothing. */
  whyOf(key: string): Action | number | null {
    const legal = this.on(key)[0];
    if (legal) return legal;
    const would = wouldBe(this.asked, key);
    return would ? this.table.find(would.kind, would.args) : null;
  }

  isPicked(key: string): boolean {
    const [kind, card] = key.split(":");
    if (this.picked) {
      return (this.targets.get(key) ?? []).some((a) => a.id === this.picked!.id);
    }
    return kind === "hand" && this.chosen.includes(card ?? "");
  }

  // -- clicking -------------------------------------------------------------------------------

  /** Click on a thing; false if it stands for nothing now. */
  press(key: string): boolean {
    const actions = this.on(key);
    const how = manner(this.ask);
    const [kind, what] = key.split(":");
    if (how === "gems" && (kind === "reserve" || kind === "own")) {
      return this.canAdd(what as Colour) ? this.addGem(what as Colour) : false;
    }
    const first = actions[0];
    if (!first) return false;
    if (how === "cards" && kind === "hand") this.toggleCard(what!);
    else if (how === "circles" && kind === "circle") this.pressCircle(what!);
    else if (this.sealed(how)) this.pick(first);
    else this.act(first);
    return true;
  }

  choose(action: Action): void {
    if (this.circle) {
      this.recolour(this.circle, action.colour as Colour);
      this.circle = null;
    } else if (this.sealed(manner(this.ask))) this.pick(action);
    else this.act(action);
  }

  /** On a small screen a place is looked at before it is taken. */
  private sealed(how: string): boolean {
    return how === "sealed" || (this.narrow && this.ask?.name === "cell");
  }

  private pick(action: Action): void {
    this.picked = this.picked?.id === action.id ? null : action;
  }

  act(action: Action): void {
    this.script = null;
    void this.table.act(action);
  }

  confirm(): void {
    const how = manner(this.ask);
    if (how === "cards") this.tuck();
    else if (how === "gems") this.sendGems();
    else if (how === "circles") this.sendPlan();
    else if (this.picked) this.act(this.picked);
  }

  back(): void {
    if (this.circle) this.circle = null;
    else if (this.picked) this.picked = null;
    else if (this.order.length) this.dropGem();
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else if (this.plan.length) this.lay([]);
  }

  /** Forget what was picked if the question has changed; somebody else's answer changes nothing. */
  reset(): void {
    const { ask, round } = this.view;
    const question = JSON.stringify([round, ask, this.table.legal().map((a) => a.id)]);
    if (question === this.question) return;
    this.question = question;
    this.picked = null;
    this.counts = NO_GEMS;
    this.order = [];
    this.chosen = [];
    this.lay([]);
    this.circle = null;
    this.hover = null;
    if (this.asked === "exchange" && this.ask?.other != null) this.rival = this.ask.other;
    else if (this.asked) this.rival = null;
    if (this.asked !== "cell") this.sheet = null;
  }

  // -- gems one by one ------------------------------------------------------------------------

  /** How many are to be picked, or may be. */
  get wanted(): number {
    const due = this.ask?.left ?? 0;
    return this.ask?.name === "store" ? Math.min(due, total(this.me?.gems ?? null)) : due;
  }

  /** The rules take colours in a fixed order; here they may be picked in any. */
  canAdd(colour: Colour): boolean {
    const first = (this.ask as { first?: number } | null)?.first ?? 0;
    const there = this.ask?.name === "gem" ? this.view.reserve : this.me?.gems;
    if (!this.table.mine || this.sending || this.order.length >= this.wanted) return false;
    return COLOURS.indexOf(colour) >= first && this.counts[colour] < (there?.[colour] ?? 0);
  }

  private addGem(colour: Colour): boolean {
    this.counts = { ...this.counts, [colour]: this.counts[colour] + 1 };
    this.order = [...this.order, colour];
    if (this.ask?.name !== "store" && this.order.length === this.wanted) this.sendGems();
    return true;
  }

  private dropGem(): void {
    const colour = this.order.at(-1)!;
    this.counts = { ...this.counts, [colour]: this.counts[colour] - 1 };
    this.order = this.order.slice(0, -1);
  }

  private sendGems(): void {
    const wanted = this.counts;
    const before = this.me?.gems ?? NO_GEMS;
    const kind = this.ask?.name === "gem" ? "gem" : this.ask?.name === "give" ? "pay" : "store";
    this.run((legal) => {
      const now = this.me?.gems ?? NO_GEMS;
      const next = COLOURS.find((c) => Math.abs(now[c] - before[c]) < wanted[c]);
      return legal.find((a) => a.kind === kind && a.colour === (next ?? "none"));
    });
  }

  // -- hand cards -----------------------------------------------------------------------------

  private toggleCard(card: string): void {
    const without = this.chosen.filter((other) => other !== card);
    this.chosen = without.length < this.chosen.length ? without : [...this.chosen, card];
  }

  private tuck(): void {
    const cards = [...this.chosen].sort((a, b) => cardOf(a).number - cardOf(b).number);
    this.run((legal) => {
      const next = cards.find((card) => this.me?.hand?.includes(card)) ?? "none";
      return legal.find((a) => a.kind === "tuck" && a.card === next);
    });
  }

  // -- circles --------------------------------------------------------------------------------

  /** What could still be done with the gems that the plan leaves; a circle planned counts as free. */
  movesFor(card: string): Move[] {
    const gems = this.me?.gems ?? NO_GEMS;
    const rest = this.plan.filter((move) => move.card !== card);
    return moves(this.me!, left(gems, rest)).filter(
      (move) => move.card === card && this.isLegal(move),
    );
  }

  isLegal(move: Move): boolean {
    return (this.targets.get(`circle:${move.card}`) ?? []).some((a) => a.colour === move.colour);
  }

  planned(card: string): Move | undefined {
    return this.plan.find((move) => move.card === card);
  }

  private pressCircle(card: string): void {
    if (this.planned(card)) this.unlay(card);
    else this.circle = this.circle === card ? null : card;
  }

  private colours(card: string): Chooser {
    const actions = this.targets.get(`circle:${card}`) ?? [];
    const choices = this.movesFor(card).flatMap((move) => {
      const action = actions.find((a) => a.colour === move.colour);
      const { colour, price, points } = move;
      const label = this.say("v-recolour-to", { colour, price, points });
      return action ? [{ action, label, gem: colour }] : [];
    });
    return { anchor: `circle:${card}`, title: this.name(card), choices };
  }

  recolour(card: string, colour: Colour): void {
    const move = this.movesFor(card).find((m) => m.colour === colour);
    if (move) this.lay([...this.plan.filter((m) => m.card !== card), move]);
  }

  unlay(card: string): void {
    this.lay(this.plan.filter((move) => move.card !== card));
  }

  lay(plan: Move[], best = false): void {
    this.plan = plan;
    this.best = best;
  }

  readonly bestPlan: Move[] = $derived.by(() => {
    if (this.asked !== "recolour" || !this.me) return [];
    const gems = this.me.gems ?? NO_GEMS;
    return bestPlan(moves(this.me, gems).filter((move) => this.isLegal(move)), gems);
  });

  layBest(): void {
    this.circle = null;
    this.lay(this.bestPlan, true);
  }

  private sendPlan(): void {
    const finish = (how: string) => (a: Action) => a.kind === "finish" && a.how === how;
    if (this.best) {
      const optimal = (this.table.legal() as Action[]).find(finish("optimal"));
      if (optimal) this.act(optimal);
      return;
    }
    const plan = [...this.plan].sort((a, b) => a.level - b.level || a.column - b.column);
    this.run((legal) => {
      const done = (card: string) => this.me?.pyramid.find((c) => c.card === card)?.recoloured;
      const next = plan.find((move) => !done(move.card));
      if (!next) return legal.find(finish("stop"));
      return legal.find((a) => a.card === next.card && a.colour === next.colour);
    });
  }

  // -- several actions in a row ---------------------------------------------------------------

  private run(script: Script): void {
    this.script = script;
    this.scriptAsk = this.ask?.name ?? "";
    this.answered = -1;
    this.follow();
  }

  /** Go on with what was begun; called after every change of the game. */
  follow(): void {
    const { table } = this;
    if (!this.script || table.busy || table.version === this.answered) return;
    const next = this.asked === this.scriptAsk ? this.script(table.legal() as Action[]) : null;
    if (!next) {
      this.script = null;
      return;
    }
    this.answered = table.version;
    void table.act(next);
    setTimeout(() => this.giveUp(this.answered), PATIENCE);
  }

  /** A refusal or a lost answer must not leave the table locked. */
  private giveUp(version: number): void {
    if (this.table.version === version) this.script = null;
  }

  /** Whether a row of actions is still being sent. */
  get sending(): boolean {
    return this.script !== null;
  }
}

const plays = new WeakMap<TableStore, Play>();

/** The one Play of a table: board, tray and seat panels share it. */
export function playOf(table: TableStore): Play {
  let play = plays.get(table);
  if (!play) plays.set(table, (play = new Play(table)));
  return play;
}
