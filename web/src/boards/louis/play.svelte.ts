/** What the person at the table has in mind so far, and how that becomes actions. */

import type { Hint, TableStore } from "@/lib/table.svelte";
import { chooserOf, type Choice, type Chooser } from "./choosers";
import { CARDS, MISSIONS, missionOf, strength } from "./data";
import { hintOf } from "./hints";
import { costOf, pairs } from "./payment";
import { label, results } from "./placements";
import { planOf, usesOf, type Step } from "./plan";
import { holds, targetsOf, wouldBe } from "./targets";
import { speaker } from "./texts";
import type { Action, Ask, Chip, Mode, Player, Source, View } from "./view";

export type Way = Mode | "exchange" | "pass";
export type Pile = "played" | "intrigue" | "arms" | "money" | "missions";
const DECLINED = 700; // ms before the next intrigue is declined by itself
const MODES: Mode[] = ["place", "take_back", "nothing", "four_place", "four_take_back"];
const MAINTENON = 2; // markers her reward may put

export class Play {
  held = $state<number | null>(null); // the place in the hand of the card in mind
  way = $state<Way | null>(null);
  marks = $state.raw<number[]>([]); // boards in the order they were clicked, one for each marker
  mission = $state<string | null>(null); // a mission in mind: to be laid, or laid and to be used
  chip = $state<Chip | null>(null);
  pair = $state<string | null>(null);
  off = $state.raw<string[]>([]); // missions to put off
  spot = $state<number | null>(null); // the tile for a marker whose supply is still asked
  sources = $state.raw<Source[]>([]); // of Maintenon's markers
  answer = $state.raw<Action | null>(null); // an intrigue that waits for the seal
  declining = $state<number | null>(null); // the round in which no intrigue is played any more
  sheet = $state<number | null>(null); // the tile that is open large
  pile = $state<Pile | null>(null); // the pile that is open
  rival = $state<number | null>(null); // the seat that is open
  narrow = $state(false);
  aside = $state(true); // whether missions stand in the column beside the court
  private running = false;
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

  get me(): Player | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }

  readonly say = $derived.by(() => speaker(this.table.texts));

  readonly targets = $derived.by(() =>
    this.table.mine ? targetsOf(this.table.legal() as Action[]) : new Map<string, Action[]>(),
  );

  readonly chooser: Chooser | null = $derived.by(() =>
    this.table.mine && !this.table.busy ? chooserOf(this) : null,
  );

  readonly hint: Hint | null = $derived.by(() => (this.table.mine ? hintOf(this) : null));

  name(board: number): string {
    return this.say(`l-name-${board}`);
  }

  legal(kind: string, match: Record<string, unknown> = {}): Action | undefined {
    return this.table.legal(kind, match)[0] as Action | undefined;
  }

  // -- the influence turn ---------------------------------------------------------------------

  /** The card being played: in mind, or on the table already. */
  get card(): string | null {
    if (this.asked === "turn") {
      return this.held === null ? null : (this.me?.influence[this.held] ?? null);
    }
    const played = this.asked === "mode" || this.asked === "placement";
    return played ? (CARDS[this.ask?.card ?? -1] ?? null) : null;
  }

  get four(): boolean {
    return this.asked === "placement" ? this.ask!.four === true : this.way === "four_place";
  }

  get placing(): boolean {
    if (this.asked === "placement") return true;
    return this.card !== null && (this.way === "place" || this.way === "four_place");
  }

  /** How many markers the card may place now. */
  get most(): number {
    return Math.min(strength(this.card ?? "joker", this.four), this.me?.personal ?? 0);
  }

  readonly allowed: Set<string> = $derived.by(() => {
    if (!this.placing || this.card === null) return new Set<string>();
    if (this.asked === "placement") {
      return new Set(this.table.legal("place").map((a) => a.boards as string));
    }
    return results(this.card, this.four, this.me?.personal ?? 0);
  });

  canMark(board: number): boolean {
    return this.placing && !this.table.busy && this.allowed.has(label([...this.marks, board]));
  }

  /** The ways in which the card may be used. */
  readonly modes: Mode[] = $derived.by(() => {
    if (this.asked === "mode") return this.table.legal("mode").map((a) => a.mode as Mode);
    if (this.asked !== "turn" || this.card === null || this.way === "exchange" || !this.me) return [];
    const { personal, general } = this.me;
    const four = this.free("four_markers") !== undefined;
    return MODES.filter((mode) => {
      if (mode === "nothing") return true;
      const there = mode.endsWith("place") ? personal : general;
      return there > 0 && (four || !mode.startsWith("four"));
    });
  });

  /** How many markers come back by a way of using the card. */
  backBy(mode: Mode): number {
    return Math.min(strength(this.card ?? "joker", mode.startsWith("four")), this.me?.general ?? 0);
  }

  /** A laid mission of a type that is not used up. */
  free(type: string): string | undefined {
    return this.me?.laid.find((one) => !one.used && missionOf(one.mission).type === type)?.mission;
  }

  pickCard(place: number): void {
    if (this.asked !== "turn" || this.table.busy) return;
    if (this.held === place) return this.drop();
    const exchanging = this.mission !== null && missionOf(this.mission).type === "swap_influence";
    this.drop(exchanging);
    this.held = place;
    this.way = exchanging ? "exchange" : (this.modes[0] ?? null);
  }

  pickMode(mode: Mode): void {
    this.way = mode;
    this.marks = [];
  }

  mark(board: number): void {
    if (this.canMark(board)) this.marks = [...this.marks, board];
  }

  // -- glow -----------------------------------------------------------------------------------

  /** The actions a thing stands for: glow, tests and `aria` all go by them. */
  on(key: string): Action[] {
    if (this.table.busy) return [];
    const [kind, what = ""] = key.split(":");
    const found = this.targets.get(key) ?? [];
    if (kind === "tile" && this.asked === "placement") {
      const wanted = [...this.marks, Number(what)];
      return this.canMark(Number(what)) ? found.filter((a) => holds(String(a.boards), wanted)) : [];
    }
    if (kind === "tile" && this.asked === "maintenon") return this.sourcesLeft().length ? found : [];
    if (kind === "source" && this.asked === "maintenon") {
      return this.sourcesLeft().includes(what as Source) ? found : [];
    }
    if (kind === "hand" && this.typeInMind === "swap_influence") {
      return this.targets.get(`exchange:${what}`) ?? [];
    }
    if (kind === "chip" && this.asked === "mission") {
      return this.typeInMind === "swap_chip" ? (this.targets.get(`swap:${what}`) ?? []) : [];
    }
    if (kind === "mission" && this.asked === "put-off") {
      const full = this.off.length >= (this.ask!.second ? 1 : 2) && !this.off.includes(what);
      return full ? [] : found;
    }
    return found;
  }

  /** Whether a thing may be clicked now. */
  glows(key: string): boolean {
    const [kind, what = ""] = key.split(":");
    if (kind === "tile" && this.placing) return this.canMark(Number(what));
    if (kind === "mode") return !this.table.busy && this.modes.includes(what as Mode);
    if (kind === "laid" && what === "four_markers" && this.asked === "turn") {
      return !this.table.busy && this.modes.includes("four_place");
    }
    if (kind === "chip" && this.pair !== null && this.payments.length > 1) {
      return this.payments.some((pair) => pair.includes(what));
    }
    return this.on(key).length > 0;
  }

  ids(key: string): string | undefined {
    return this.on(key).map((a) => a.id).join(" ") || undefined;
  }

  /** What "why not?" asks the server about: an action, its number, or nothing. */
  whyOf(key: string): Action | number | null {
    const legal = this.on(key)[0];
    if (legal) return legal;
    const would = wouldBe(this.asked, key, this.me?.influence[0] ?? "joker");
    return would ? this.table.find(would.kind, would.args) : null;
  }

  get typeInMind(): string | null {
    return this.mission === null ? null : missionOf(this.mission).type;
  }

  // -- pressing things ------------------------------------------------------------------------

  pressTile(board: number): boolean {
    if (this.placing && this.canMark(board)) this.mark(board);
    else if (this.placing || !this.on(`tile:${board}`).length) return false;
    else if (this.asked === "maintenon") this.addSource(this.sourcesLeft()[0]!);
    else {
      const ways = this.on(`tile:${board}`);
      if (ways.length === 1) this.act(ways[0]!);
      else this.spot = this.spot === board ? null : board;
    }
    return true;
  }

  /** A laid mission: used at once, or asks for more. */
  pressLaid(mission: string): boolean {
    const { type } = missionOf(mission);
    if (type === "four_markers" && this.glows("laid:four_markers")) {
      this.pickMode(this.way === "four_place" ? "place" : "four_place");
      return true;
    }
    const actions = this.on(`laid:${type}`);
    if (!actions.length) return false;
    if (this.asked === "supply" && actions.length === 1) this.act(actions[0]!);
    else {
      const again = this.mission === mission;
      this.drop();
      this.mission = again ? null : mission;
      if (type === "pay_pass" && !again) this.way = "pass";
    }
    return true;
  }

  /** A mission in the hand: to be laid, or to be put off. */
  pressMission(mission: string): boolean {
    if (!this.on(`mission:${mission}`).length) return false;
    if (this.asked === "put-off") {
      const rest = this.off.filter((other) => other !== mission);
      this.off = rest.length < this.off.length ? rest : [...this.off, mission];
      return true;
    }
    const again = this.mission === mission;
    this.drop();
    this.mission = again ? null : mission;
    this.pair = this.payments[0] ?? null;
    return true;
  }

  pressChip(chip: Chip): boolean {
    if (!this.glows(`chip:${chip}`)) return false;
    if (this.pair !== null) this.pair = this.paidWith(chip);
    else this.chip = this.chip === chip ? null : chip;
    return true;
  }

  /** The pairs of chips that pay for the mission in mind. */
  get payments(): string[] {
    if (!this.me) return [];
    if (this.asked === "pay") return this.table.legal("pay").map((a) => a.chips as string);
    if (this.asked !== "mission" || this.mission === null) return [];
    if (!this.on(`mission:${this.mission}`).length) return [];
    return pairs(costOf(this.view, this.mission), this.me.chips);
  }

  /** Another way to pay, with this chip if it is not in it yet, else without. */
  private paidWith(chip: Chip): string {
    const now = this.pair!;
    const inIt = now.includes(chip);
    const other = this.payments.filter((pair) => pair !== now && pair.includes(chip) !== inIt);
    const near = (pair: string) => pair.split("_").filter((one) => now.includes(one)).length;
    return other.sort((a, b) => near(b) - near(a))[0] ?? now;
  }

  choose(choice: Choice): void {
    if (choice.off) return;
    if (choice.run) choice.run();
    else if (choice.action) this.act(choice.action);
  }

  addSource(source: Source): void {
    if (this.sourcesLeft().includes(source)) this.sources = [...this.sources, source];
  }

  /** The supplies that can give one more of Maintenon's markers. */
  sourcesLeft(): Source[] {
    const last = this.table.events.at(-1);
    const second = last?.type === "marker_put" && last.fields.seat === this.table.seat;
    if (this.sources.length >= (second ? 1 : MAINTENON) || !this.me) return [];
    const used = (source: Source) => this.sources.filter((one) => one === source).length;
    const open = (source: Source) => (this.targets.get(`source:${source}`) ?? []).length > 0;
    return (["general", "personal"] as const).filter(
      (source) => used(source) < this.me![source] && open(source),
    );
  }

  /** Decline this intrigue and those still to come in this round. */
  declineAll(): void {
    this.declining = this.view.round;
    this.follow();
  }

  /** Go on declining; a little later, so that one can look and stop it. */
  follow(): void {
    if (this.asked !== "intrigue" || this.declining !== this.view.round) return;
    const { version } = this.table;
    setTimeout(() => {
      const none = this.legal("intrigue", { way: "none" });
      if (none && this.table.version === version && this.declining !== null) this.act(none);
    }, DECLINED);
  }

  // -- sending --------------------------------------------------------------------------------

  act(action: Action): void {
    void this.table.act(action);
  }

  private async run(steps: Step[]): Promise<void> {
    this.running = true;
    await this.table.actAll(steps);
    this.running = false;
    this.reset();
  }

  confirm(): void {
    const plan = planOf(this);
    if (plan.length) void this.run(plan);
  }

  /** Use every laid mission of the supply phase that leaves nothing to choose. */
  useAll(): void {
    void this.run(usesOf(this));
  }

  // -- back -----------------------------------------------------------------------------------

  /** Forget what is in mind. */
  drop(keepMission = false): void {
    this.held = null;
    this.way = null;
    this.marks = [];
    if (!keepMission) this.mission = null;
    this.chip = null;
    this.pair = null;
    this.spot = null;
    this.answer = null;
    this.sources = [];
    this.off = [];
  }

  /** One step back. */
  back(): void {
    if (this.marks.length) this.marks = this.marks.slice(0, -1);
    else if (this.sources.length) this.sources = this.sources.slice(0, -1);
    else if (this.off.length) this.off = this.off.slice(0, -1);
    else if (this.chip && this.asked !== "keep") this.chip = null;
    else this.drop();
  }

  get hasBack(): boolean {
    const began = this.held !== null || this.mission !== null || this.chip !== null;
    const listed = this.marks.length + this.sources.length + this.off.length > 0;
    const chosen = this.spot !== null || this.answer !== null;
    return began || listed || chosen || (this.asked === "mode" && this.way !== null);
  }

  /** Forget what was picked if the question has changed; somebody else's answer changes nothing. */
  reset(): void {
    if (this.running) return;
    const { ask, round } = this.view;
    const question = JSON.stringify([round, ask, this.table.legal().map((a) => a.id)]);
    if (question === this.question) return;
    this.question = question;
    this.drop();
    if (this.asked === "pay") {
      this.mission = MISSIONS[this.ask!.mission!]!.id;
      const { chips } = this.me!;
      this.pair = pairs(costOf(this.view, this.mission), chips)[0] ?? null;
    }
    if (this.asked === "mode") this.way = this.modes[0] ?? null;
    if (this.declining !== null && this.declining !== round) this.declining = null;
    if (this.asked) this.sheet = null;
  }
}

const plays = new WeakMap<TableStore, Play>();

/** The one Play of a table: board, tray and seat panels share it. */
export function playOf(table: TableStore): Play {
  let play = plays.get(table);
  if (!play) plays.set(table, (play = new Play(table)));
  return play;
}
