/** What the person at the table has picked so far, and how that becomes actions. */

import type { Hint, TableStore } from "@/lib/table.svelte";
import { hintOf } from "./hints";
import { entry, manner, targetsOf, wouldBe } from "./targets";
import { speaker } from "./texts";
import { buildPrice, expandPrice, harvest, powersOf, researchPrice } from "./powers";
import { openWays } from "./war";
import {
  faceOf, MOST, none, placeOf, RESOURCES, START_TOTAL, sum,
  type Action, type Ask, type Player, type Resource, type Reveal, type Sheet, type Swap, type Territory,
  type Units, type View,
} from "./view"; // prettier-ignore

const BEGINNER: Units = { mana: 2, ore: 1, food: 3 };
const NO_SWAP: Swap = { give: null, take: null, units: 1 };

export class Play {
  picked = $state.raw<Action | null>(null); // waits for the seal
  units = $state.raw<Units>(none()); // counted so far, beyond what is paid
  order = $state.raw<Resource[]>([]); // in which they were counted, for the way back
  swap = $state.raw<Swap>(NO_SWAP);
  choosing = $state<string | null>(null); // the place whose ways are being chosen
  face = $state<string | null>(null); // the territory that is large on a phone
  sheet = $state.raw<Sheet | null>(null);
  hovered = $state.raw<Units | null>(null); // what an action under the pointer would cost or bring
  reveal = $state.raw<Reveal | null>(null); // dice that have just turned
  folded = $state(false); // the sheet of a war
  narrow = $state(false);
  private question = "";

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

  /** The seat this view is made for; nobody's for a spectator. */
  get mySeat(): number | null {
    return this.view.seat ?? this.table.seat;
  }

  get me(): Player | null {
    return this.mySeat === null ? null : (this.view.players[this.mySeat] ?? null);
  }

  readonly say = $derived.by(() => speaker(this.table.texts));

  readonly targets = $derived.by(() =>
    this.table.mine
      ? targetsOf(this.table.legal() as Action[], this.view, this.mySeat ?? 0)
      : new Map<string, Action[]>(),
  );

  readonly hint: Hint | null = $derived.by(() => (this.table.mine ? hintOf(this) : null));
  readonly ways: Units[] = $derived.by(() => (this.table.mine ? openWays(this.view) : []));

  /** A label of the action space by its number: events and questions name things so. */
  label(term: string, index: number): string {
    return this.table.game.terms[term]?.[1][index] ?? "";
  }

  placeName(id: string): string {
    return this.table.texts.term("place", id);
  }

  /** The name without its territory, where that is plain to see. */
  shortName(id: string): string {
    return this.placeName(id).replace(/ \(.*\)$/, "");
  }

  faceName(face: string): string {
    return this.table.texts.term("face", face);
  }

  factionName(seat: number): string {
    const faction = this.view.players[seat]?.faction;
    return faction ? this.table.texts.term("faction", faction) : "";
  }

  /** The places the question speaks of. */
  get askPlaces(): string[] {
    const at = this.ask?.place;
    if (at === undefined || at === null) return [];
    return (Array.isArray(at) ? at : [at]).map((n) => this.label("place", n));
  }

  // -- what may be chosen ---------------------------------------------------------------------

  /** The actions a thing stands for: glow, tests and names all go by them. */
  on(key: string): Action[] {
    return this.table.busy ? [] : (this.targets.get(key) ?? []);
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
    return this.picked !== null && (this.targets.get(key) ?? []).some((a) => a.id === this.picked!.id);
  }

  /** The legal targets on a territory, as numbers, for the small picture of it. */
  idsOn(territory: Territory): string | undefined {
    const found = territory.places.flatMap(({ place }) => [
      ...this.on(`place:${place}`),
      ...this.on(`figure:${place}:up`),
      ...this.on(`figure:${place}:down`),
    ]);
    return found.map((a) => a.id).join(" ") || undefined;
  }

  // -- clicking -------------------------------------------------------------------------------

  /** Click on a thing; false if it stands for nothing now. */
  press(key: string): boolean {
    const actions = this.on(key);
    const first = actions[0];
    if (!first) return false;
    if (actions.length > 1 && key.startsWith("place:")) {
      const place = key.slice("place:".length);
      this.choosing = this.choosing === place ? null : place;
    } else this.choose(first);
    return true;
  }

  choose(action: Action): void {
    this.choosing = null;
    if (this.sealed(action)) this.picked = this.picked?.id === action.id ? null : action;
    else this.act(action);
  }

  /** A step that cannot be taken back, or draws others in, is confirmed. */
  private sealed(action: Action): boolean {
    if (manner(this.ask) === "sealed") return true;
    if (!action.place || this.mySeat === null) return false;
    if (!["to", "expand", "retreat", "refuge", "rescue"].includes(action.kind)) return false;
    const war = action.kind === "to" && entry(this.view, this.mySeat, action.place) !== "peace";
    return war || placeOf(this.view, action.place)?.hidden === true;
  }

  act(action: Action): void {
    this.sheet = null;
    void this.table.act(action);
  }

  confirm(): void {
    if (this.picked) this.act(this.picked);
    else if (this.asked === "split") this.sendSplit();
    else if (this.asked === "trade") this.sendTrade();
    else if (manner(this.ask) === "units") this.sendUnits();
    else if (this.on("stop")[0]) this.act(this.on("stop")[0]!);
  }

  back(): void {
    if (this.choosing) this.choosing = null;
    else if (this.picked) this.picked = null;
    else if (this.order.length) {
      const last = this.order.at(-1)!;
      this.order = this.order.slice(0, -1);
      this.units = { ...this.units, [last]: this.units[last] - 1 };
    } else if (this.swap.take) this.swap = { ...this.swap, take: null, units: 1 };
    else this.swap = NO_SWAP;
  }

  /** Forget what was picked if the question has changed; somebody else's answer changes nothing. */
  reset(): void {
    const question = JSON.stringify([this.view.turn, this.ask, this.table.legal().map((a) => a.id)]);
    if (question === this.question) return;
    this.question = question;
    this.picked = null;
    this.units = this.asked === "split" ? BEGINNER : none();
    this.order = [];
    this.swap = NO_SWAP;
    this.choosing = null;
    this.hovered = null;
    this.turnTo();
  }

  // -- which territory is large on a phone ----------------------------------------------------

  private turnTo(): void {
    const withTargets = this.view.territories.filter((t) => this.idsOn(t)).map((t) => t.face);
    if (withTargets.length && !withTargets.includes(this.face ?? "")) this.face = withTargets[0]!;
    else if (this.view.war && !this.asked) this.face = faceOf(this.view.war.place);
    else if (this.asked && !withTargets.length) this.face = this.me?.home ?? null;
  }

  // -- units ----------------------------------------------------------------------------------

  /** How many units the question wants, where it counts units. */
  get wanted(): number {
    return this.asked === "split" ? START_TOTAL : ((this.ask?.left as number | undefined) ?? 0);
  }

  canAdd(r: Resource): boolean {
    if (this.table.busy) return false;
    if (this.asked === "split") return sum(this.units) < START_TOTAL;
    if (this.asked === "gain") return sum(this.units) < this.wanted && this.on(`unit:${r}`).length > 0;
    return this.ways.some((way) => RESOURCES.every((k) => way[k] >= this.units[k] + (k === r ? 1 : 0)));
  }

  /** All units of this payment: those the server knows of, which are not taken off yet, and mine. */
  get spending(): Units {
    const paid = (r: Resource) => (this.asked === "pay" ? ((this.ask?.[r] as number) ?? 0) : 0);
    const all = (r: Resource) => this.units[r] + paid(r);
    return { mana: all("mana"), ore: all("ore"), food: all("food") };
  }

  canDrop(r: Resource): boolean {
    return !this.table.busy && this.units[r] > 0;
  }

  add(r: Resource): void {
    if (!this.canAdd(r)) return;
    if (this.asked === "gain" && this.wanted === 1) {
      this.act(this.on(`unit:${r}`)[0]!);
      return;
    }
    this.units = { ...this.units, [r]: this.units[r] + 1 };
    if (this.asked !== "split") this.order = [...this.order, r];
  }

  drop(r: Resource): void {
    if (!this.canDrop(r)) return;
    this.units = { ...this.units, [r]: this.units[r] - 1 };
    const at = this.order.lastIndexOf(r);
    this.order = this.order.filter((_, i) => i !== at);
  }

  /** Lay a whole way to pay at once. */
  take(way: Units): void {
    this.units = way;
    this.order = RESOURCES.flatMap((r) => Array<Resource>(way[r]).fill(r));
  }

  get complete(): boolean {
    if (this.asked === "split" || this.asked === "gain") return sum(this.units) === this.wanted;
    return this.ways.some((way) => RESOURCES.every((r) => way[r] === this.units[r]));
  }

  private sendSplit(): void {
    const { mana, ore } = this.units;
    const action = this.table.legal("split", { mana, ore })[0];
    if (action && this.complete) this.act(action);
  }

  /** Unit by unit in the order the rules name them; what is forced is not asked any more. */
  private sendUnits(): void {
    if (!this.complete) return;
    const kind = this.asked === "gain" ? "gain" : "pay";
    const row = RESOURCES.flatMap((r) => Array<Resource>(this.units[r]).fill(r));
    // The last kind takes all that is left.
    const steps = kind === "gain" ? row.filter((r, i) => r !== "food" || row[i - 1] !== "food") : row;
    const start = this.counted();
    const still = (n: number) => this.table.mine && this.counted() === start + (kind === "gain" ? -n : n);
    void this.table.actAll(
      steps.map((resource, n) => () => (still(n) ? this.table.legal(kind, { resource })[0] : undefined)),
    );
  }

  /** How far the paying or gaining has come, as the question tells. */
  private counted(): number {
    const ask = this.ask;
    if (ask?.name === "gain") return ask.left as number;
    return ask?.name === "pay" ? ask.mana + ask.ore + ask.food : ask?.name === "bandits" ? 0 : NaN;
  }

  // -- trade ----------------------------------------------------------------------------------

  get most(): number {
    const { give, take } = this.swap;
    if (!give || !take) return 0;
    return Math.max(0, ...this.table.legal("trade", { give, take }).map((a) => a.units as number));
  }

  get received(): number {
    const { give, units } = this.swap;
    return give && this.mySeat !== null ? units + powersOf(this.view, this.mySeat).trades[give] : units;
  }

  setGive(give: Resource): void {
    const take = this.swap.take === give ? null : this.swap.take;
    this.setSwap({ ...this.swap, give, take });
  }

  setTake(take: Resource): void {
    const give = this.swap.give === take ? null : this.swap.give;
    this.setSwap({ ...this.swap, give, take });
  }

  setUnits(units: number): void {
    this.setSwap({ ...this.swap, units });
  }

  private setSwap(swap: Swap): void {
    this.swap = swap;
    if (this.most) this.swap = { ...swap, units: Math.max(1, Math.min(swap.units, this.most)) };
  }

  private sendTrade(): void {
    const { give, take, units } = this.swap;
    const action = this.table.legal("trade", { give, take, units })[0];
    if (action) this.act(action);
  }

  // -- how the stock would change -------------------------------------------------------------

  /** What every counter would show after what is being planned, or null. */
  readonly after: Units | null = $derived.by(() => {
    const me = this.me;
    if (!me || !this.table.mine) return null;
    if (this.asked === "split") return this.units;
    const { give, take, units } = this.swap;
    if (this.asked === "trade" && give) {
      const changed = { ...me.resources, [give]: me.resources[give] - units };
      return take ? { ...changed, [take]: Math.min(MOST, changed[take] + this.received) } : changed;
    }
    if (this.asked === "gain" && this.order.length) return changedBy(me.resources, this.units, 1);
    if (this.asked === "pay" || this.asked === "bandits") return changedBy(me.resources, this.spending, -1);
    return this.hovered ? changedBy(me.resources, this.hovered, 1) : null;
  });

  /** What an action costs (below zero) or brings, as far as that is fixed. */
  effectOf(key: string): Units | null {
    const seat = this.mySeat;
    if (seat === null) return null;
    if (key === "build") return { ...none(), ore: -buildPrice(this.view, seat) };
    if (key === "research") return { ...none(), mana: -researchPrice(this.view, seat) };
    if (key === "expand") return { ...none(), food: -expandPrice(this.view, seat) };
    return key === "collect" ? harvest(this.view, seat).units : null;
  }

  // -- dragging -------------------------------------------------------------------------------

  /** Whether a figure of this place may be dragged: it is to be moved now. */
  canDrag(place: string): boolean {
    if (this.table.busy || !this.table.mine) return false;
    if (this.asked === "target") return this.askPlaces.includes(place);
    if (this.asked === "figure") return this.on(`figure:${place}:up`).length > 0;
    return this.asked === "participate" && this.marching !== null;
  }

  private get marching(): Action | null {
    return this.on("do:patrol")[0] ?? this.on("do:quest")[0] ?? null;
  }

  /** Drop a dragged figure: join in, take it up and go, as far as the rules let it. */
  async carry(from: string, to: string): Promise<void> {
    if (from === to) return;
    const { table } = this;
    const march = this.marching;
    if (this.asked === "participate" && march) await table.actAll([() => march]);
    if (this.asked === "figure") await table.actAll([() => table.legal("move", { place: from })[0]]);
    if (this.asked === "target" && this.askPlaces.includes(from)) {
      const action = table.legal("to", { place: to })[0];
      this.reset();
      if (action) this.choose(action);
    }
  }
}

function changedBy(stock: Units, by: Units, sign: number): Units {
  const changed = (r: Resource) => Math.max(0, Math.min(MOST, stock[r] + sign * by[r]));
  return { mana: changed("mana"), ore: changed("ore"), food: changed("food") };
}

const plays = new WeakMap<TableStore, Play>();

/** The one Play of a table: board, tray and seat panels share it. */
export function playOf(table: TableStore): Play {
  let play = plays.get(table);
  if (!play) plays.set(table, (play = new Play(table)));
  return play;
}
