/** What the person at the table has picked and planned so far, and how that becomes actions. */

import type { Hint, TableStore } from "@/lib/table.svelte";
import { chooserOf, type Chooser } from "./choices";
import { ALIKE } from "./data";
import { chartOf, type Chart } from "./geometry";
import { hintOf } from "./hints";
import { Laying } from "./laying.svelte";
import { after, afterAll, costOf, type Moment, type Step } from "./moving";
import * as plans from "./plans";
import { speaker } from "./texts";
import { areaOf, matches, type Action, type Area, type Ask, type Colour, type Player, type View, type Wish } from "./view";

const PATIENCE = 5000;
const TICK = 15;
type Dialog = { kind: "deck" } | { kind: "seat"; seat: number };

export class Play {
  picked = $state.raw<Action | null>(null); // waits for the seal
  from = $state<string | null>(null); // whose army moves next
  steps = $state.raw<Step[]>([]); // the planned move
  spots = $state.raw<plans.Spot[]>([]); // the planned placing
  scattered = $state.raw<string[]>([]); // regions for tokens that look alike
  crowd = $state<string | null>(null); // a region in which one of several things is meant
  market = $state(false); // on a small screen: the row of cards is open
  dialog = $state.raw<Dialog | null>(null);
  narrow = $state(false);
  sending = $state(false);
  readonly laying: Laying;
  private question = "";

  constructor(readonly table: TableStore) {
    this.laying = new Laying(this);
  }

  // -- what is on the table -------------------------------------------------------------------

  get view(): View {
    return this.table.view as View;
  }

  get ask(): Ask | null {
    return this.view.ask;
  }

  /** The question that is mine to answer. */
  get asked(): string | null {
    return this.table.mine && !this.sending ? (this.ask?.name ?? null) : null;
  }

  get me(): Player | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }

  readonly say = $derived.by(() => speaker(this.table.texts));
  readonly chart: Chart = $derived.by(() => chartOf(this.view.layout, this.view.boards));
  readonly hint: Hint | null = $derived.by(() => (this.table.mine && !this.sending ? hintOf(this) : null));
  readonly chooser: Chooser | null = $derived.by(() => (this.asked ? chooserOf(this) : null));

  card(id: string, form: string | null = null): string {
    return this.table.texts.term("card", id, form);
  }

  region(id: string): string {
    return this.table.texts.term("region", id);
  }

  // -- moving ---------------------------------------------------------------------------------

  get moving(): boolean {
    return this.asked === "move-step" || this.asked === "move-target";
  }

  readonly move: plans.Begun | null = $derived.by(() =>
    this.moving ? plans.begunMove(this.view, this.table.events, this.table.seat!) : null,
  );

  /** The position as it will be after the plan. */
  readonly ahead: Moment | null = $derived.by(() =>
    this.move ? afterAll(this.move.start, [...this.move.done, ...this.steps]).moment : null,
  );

  /** The regions one could go to now from a region, with their price. */
  ways(from: string): { to: string; cost: number }[] {
    const now = this.ahead;
    if (!now) return [];
    return this.view.regions.flatMap(({ id }) =>
      after(now, { from, to: id }) ? [{ to: id, cost: costOf(now, from, id)! }] : [],
    );
  }

  goTo(from: string, to: string): boolean {
    if (!this.ahead || !after(this.ahead, { from, to })) return false;
    this.steps = [...this.steps, { from, to }];
    // More of them may follow; where nobody is left the army that went is at hand again.
    if (!this.ways(from).length) this.from = null;
    else this.from = from;
    return true;
  }

  /** Take one step of the plan back, and whatever cannot be done without it. */
  dropStep(at: number): void {
    const rest = this.steps.filter((_, i) => i !== at);
    const before = afterAll(this.move!.start, this.move!.done).moment;
    this.steps = afterAll(before, rest).made;
  }

  // -- placing --------------------------------------------------------------------------------

  readonly placing: plans.Placing | null = $derived.by(() =>
    this.asked === "place-army" ? plans.begunPlacing(this.view, this.table.events, this.table.seat!) : null,
  );

  get toPlace(): number {
    return this.placing ? this.placing.total - this.placing.done.length - this.spots.length : 0;
  }

  /** Coins that the plan leaves. */
  get purse(): number {
    const all = [...(this.placing?.done ?? []), ...this.spots];
    return this.placing ? this.placing.coins - plans.spent(this.view, all) : (this.ahead?.coins ?? this.me?.coins ?? 0);
  }

  spotsIn(region: string): plans.Spot[] {
    if (!this.placing || this.toPlace < 1) return [];
    return plans
      .spotsOf(this.view, this.table.seat!)
      .filter((spot) => spot.region === region && plans.spotCost(this.view, spot) <= this.purse);
  }

  putAt(spot: plans.Spot): void {
    this.crowd = null;
    this.spots = [...this.spots, spot];
  }

  dropSpot(at: number): void {
    this.spots = this.spots.filter((_, i) => i !== at);
  }

  // -- tokens that look alike -----------------------------------------------------------------

  readonly scattering: plans.Scattering | null = $derived.by(() =>
    this.asked === "setup-token" && (this.ask?.token ?? "") in ALIKE
      ? plans.begunTokens(this.view, this.table.events)
      : null,
  );

  get toScatter(): number {
    const { scattering } = this;
    return scattering ? scattering.total - scattering.done.length - this.scattered.length : 0;
  }

  // -- a region -------------------------------------------------------------------------------

  /** The armies of a seat in a region as the plan leaves them. */
  armiesIn(area: Area, seat: number): number {
    if (seat !== this.table.seat) return area.armies[seat]!;
    if (this.ahead) return this.ahead.armies[area.id] ?? 0;
    return area.armies[seat]! + this.spots.filter((spot) => spot.region === area.id).length;
  }

  /** Who would control a region after the plan: strictly the most pieces (§7.1). */
  controlIn(area: Area): Colour | null {
    if (!this.planned) return area.control;
    const seats = [...area.armies.keys()];
    const counts: [Colour, number][] = seats.map((seat) => [seat, this.armiesIn(area, seat) + area.cities[seat]!]);
    counts.push(["neutral", area.neutral]);
    const most = Math.max(...counts.map(([, n]) => n));
    const best = counts.filter(([, n]) => n === most);
    return most && best.length === 1 ? best[0]![0] : null;
  }

  /** The token of a region as the plan leaves it. */
  tokenIn(area: Area): string {
    if (this.scattered.includes(area.id)) return this.scattering?.token ?? "none";
    if (area.token === "dragon" && this.ahead?.dragon === null) return "none";
    return area.token;
  }

  /** The actions a region stands for now; glow, names and tests all go by them. */
  on(region: string): Action[] {
    switch (this.asked) {
      case "setup-start":
      case "setup-second":
      case "place-neutral":
      case "build-city":
      case "destroy":
        return this.legalIn(region);
      case "setup-token":
        if (!this.scattering) return this.legalIn(region);
        return this.canScatter(region) ? [this.known("token", { region })] : [];
      case "place-army":
        return this.spotsIn(region).map(({ owner }) => this.known("place", { region, owner }));
      case "move-step":
      case "move-target":
        return this.moveOn(region);
      default:
        return [];
    }
  }

  private legalIn(region: string): Action[] {
    return (this.table.legal() as Action[]).filter((a) => a.region === region);
  }

  private known(kind: string, args: Record<string, unknown>): Action {
    const legal = (this.table.legal(kind, args) as Action[])[0];
    return legal ?? { id: this.table.find(kind, args), kind, ...args };
  }

  private canScatter(region: string): boolean {
    if (this.scattered.includes(region)) return true;
    return this.toScatter > 0 && areaOf(this.view, region)?.token === "none";
  }

  private moveOn(region: string): Action[] {
    if (this.from === null) return this.ways(region).length ? [this.known("leave", { region })] : [];
    if (region === this.from) return [];
    return this.ways(this.from).some((way) => way.to === region) ? [this.known("enter", { region })] : [];
  }

  ids(actions: Action[]): string | undefined {
    return actions.map((a) => a.id).join(" ") || undefined;
  }

  isPicked(region: string): boolean {
    return this.from === region || this.picked?.region === region || this.crowd === region;
  }

  /** Click on a region; false if it stands for nothing now. */
  press(region: string): boolean {
    if (this.moving) return this.pressMove(region);
    const actions = this.on(region);
    const [first] = actions;
    if (!first) return false;
    if (this.scattering) this.scatter(region);
    else if (this.asked === "place-army") {
      if (actions.length > 1) this.crowd = this.crowd === region ? null : region;
      else this.putAt(this.spotsIn(region)[0]!);
    } else if (this.asked === "destroy" && actions.length > 1) {
      this.picked = null;
      this.crowd = this.crowd === region ? null : region;
    } else if (this.asked === "build-city" || this.asked === "destroy") this.pick(first);
    else this.act(first);
    return true;
  }

  private pressMove(region: string): boolean {
    if (this.from === region) {
      this.from = null;
      return true;
    }
    if (this.from !== null && this.goTo(this.from, region)) return true;
    if (!this.ways(region).length) return false;
    this.from = region;
    return true;
  }

  private scatter(region: string): void {
    const without = this.scattered.filter((other) => other !== region);
    this.scattered = without.length < this.scattered.length ? without : [...this.scattered, region];
  }

  // -- one choice -----------------------------------------------------------------------------

  /** The second click on the same thing confirms it. */
  pick(action: Action): void {
    this.crowd = null;
    if (this.picked?.id === action.id) this.act(action);
    else this.picked = action;
  }

  act(action: Action): void {
    void this.table.act(action);
  }

  actIf(kind: string, args: Record<string, unknown> = {}): void {
    const [action] = this.table.legal(kind, args) as Action[];
    if (action) this.act(action);
  }

  readonly planned: boolean = $derived(this.steps.length + this.spots.length + this.scattered.length > 0);

  back(): void {
    if (this.crowd) this.crowd = null;
    else if (this.picked) this.picked = null;
    else if (this.from !== null && this.ask?.name !== "move-target") this.from = null;
    else if (this.steps.length) this.dropStep(this.steps.length - 1);
    else if (this.spots.length) this.dropSpot(this.spots.length - 1);
    else if (this.scattered.length) this.scattered = this.scattered.slice(0, -1);
  }

  // -- playing a plan -------------------------------------------------------------------------

  confirmMove(): void {
    const half = this.ask?.name === "move-target" ? (this.ask.region ?? null) : null;
    const script = plans.moveScript(this.move!, this.steps, half);
    if (script) void this.run(script);
  }

  confirmPlacing(): void {
    void this.run(plans.placeScript(this.view, this.placing!, this.spots));
  }

  confirmTokens(): void {
    void this.run(plans.tokenScript(this.view, this.scattering!, this.scattered));
  }

  /** Take back what the plan does not begin with, then play the rest as one gesture. */
  async run(script: plans.Script): Promise<void> {
    if (this.sending) return;
    const kept = plans.common(script);
    this.sending = true;
    if (await this.rewind(script.played.length - kept)) {
      await this.table.actAll(script.whole.slice(kept).map((wish) => () => this.wished(wish)));
    }
    this.sending = false;
    this.forget();
  }

  private wished(wish: Wish): Action | undefined {
    return (this.table.legal() as Action[]).find((a) => matches(a, wish));
  }

  private async rewind(count: number): Promise<boolean> {
    for (; count > 0; count--) {
      if (this.table.undoWhy) return false;
      const { version } = this.table;
      await this.table.undo();
      for (let waited = 0; this.table.version === version && waited < PATIENCE; waited += TICK) {
        await new Promise((resolve) => setTimeout(resolve, TICK));
      }
      if (this.table.version === version) return false;
    }
    return true;
  }

  // -- following the game ---------------------------------------------------------------------

  /** Forget what was picked if the question has changed; somebody else's answer changes nothing. */
  follow(): void {
    if (this.sending) return;
    const { ask, picks, number } = this.view;
    const legal = this.table.legal().map((a) => a.id);
    const question = JSON.stringify([number, picks, ask, legal]);
    if (question !== this.question) this.forget(question);
  }

  private forget(question = ""): void {
    this.question = question;
    this.picked = null;
    this.steps = [];
    this.spots = [];
    this.scattered = [];
    this.crowd = null;
    this.from = this.asked === "move-target" ? (this.ask?.region ?? null) : null;
    this.market = this.asked === "take-card" || this.asked === "queen-buy";
    this.laying.forget();
  }
}

const plays = new WeakMap<TableStore, Play>();

/** The one Play of a table: board, tray and seat panels share it. */
export function playOf(table: TableStore): Play {
  let play = plays.get(table);
  if (!play) plays.set(table, (play = new Play(table)));
  return play;
}
