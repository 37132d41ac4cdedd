/** TableStore: everything the shell and a board know of one table, and what they may do there. */
import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import { listed, seatName } from "./names";
import type { Decision, GameInfo, Happened, Line, Outgoing, Table, UndoAsked, Why } from "./protocol";
import { settings, t } from "./settings.svelte";
import { connection, Lost } from "./socket.svelte";
import { bundleOf, Texts, type Action } from "./texts";
import { toasts } from "./toasts.svelte";

export type { Action } from "./texts";

/** What a board says to the prompt bar while a choice of several parts is being made. */
export interface Hint {
  text: string;
  confirm?: () => void; // shows the seal; leave it out (or `ready: false`) until it may be pressed
  confirmLabel?: string;
  ready?: boolean;
  back?: () => void;
  backLabel?: string;
}

export interface Tip {
  el: Element;
  title: string;
  effect?: string;
  why?: Why | null;
}

export interface Prompt {
  kind: "you" | "wait" | "watch" | "over";
  eyebrow: string;
  text: string;
}

/** How the store reaches the server; the mock-up of the developers' page has its own. */
export interface Wire {
  readonly open: boolean;
  act(action: number, version: number): Promise<Why | null>;
  undo(version: number): Promise<Why | null>;
  why(action: number): Promise<Why | null>;
  say(text: string): Promise<void>;
  vote(agree: boolean): void;
}

/** Of a game that is looked back at: the reader's own seat, and the address of a moment. */
export interface Past {
  own: number | null;
  path: (decision: number) => string;
}

const PATIENCE = 5_000; // for a line of chat typed before the connection stands

export class TableStore {
  meta: Table = $state.raw() as Table;
  view: any = $state.raw(null);
  version = $state(-1);
  decisions = $state(0); // how many stand
  decision = $state.raw<Decision | null>(null);
  events = $state.raw<Happened[]>([]);
  fresh = $state.raw<Happened[]>([]);
  undoWhy = $state.raw<Why | null>(null);
  undoAsked = $state.raw<UndoAsked | null>(null);
  chat = $state.raw<Line[]>([]);
  picked: any = $state.raw(null);
  hint = $state.raw<Hint | null>(null);
  tip = $state.raw<Tip | null>(null);
  scoreOpen = $state(true); // the sheet at the end of the game
  busy = $state(false); // an action is on its way
  past = $state.raw<Past | null>(null); // set while the game is looked back at, not played
  clause = $state<string | null>(null); // the rules are open at this clause; "" at the present one
  private bundle = $state.raw<FluentBundle>() as FluentBundle;
  private spoken = $state<Texts["lang"]>("cs");
  private space: Action[] | null = null;
  private waiting: (() => void)[] = []; // steps of a gesture, for the next view

  readonly texts: Texts = $derived.by(
    () => new Texts(this.spoken, this.bundle, this.game.terms, this.names),
  );
  readonly game: GameInfo;
  private readonly wire: Wire;

  private constructor(game: GameInfo, meta: Table, wire: Wire) {
    this.game = game;
    this.meta = meta;
    this.wire = wire;
  }

  static async make(game: GameInfo, meta: Table, wire: Wire): Promise<TableStore> {
    const store = new TableStore(game, meta, wire);
    await store.speak(settings.lang);
    api.actions(game.id).then((space) => (store.space = space), () => undefined);
    return store;
  }

  /** Only for the developers' page, which has no server to ask. */
  useSpace(space: Action[]): void {
    this.space = space;
  }

  async speak(lang: Texts["lang"]): Promise<void> {
    this.bundle = await bundleOf(lang, this.game.id);
    this.spoken = lang;
  }

  // -- what is known ------------------------------------------------------------------------

  get connected(): boolean {
    return this.wire.open;
  }

  get seat(): number | null {
    return this.meta.you;
  }

  /** The seat of the person who looks; in a replay one may look with other eyes. */
  get reader(): number | null {
    return this.past ? this.past.own : this.seat;
  }

  /** Where the moment after so many decisions is shown. */
  momentPath(decision: number): string {
    return this.past?.path(decision) ?? `/t/${this.meta.id}/replay?at=${decision}`;
  }

  /** The names by seat, as sentences need them. */
  get names(): string[] {
    return this.meta.seats.map(seatName);
  }

  get over(): boolean {
    return this.view?.over === true;
  }

  get result(): any {
    return this.view?.result ?? null;
  }

  get winnerNames(): string {
    const winners = (this.result?.winners as number[] | undefined) ?? [];
    return listed(winners.map((seat) => this.names[seat] ?? ""));
  }

  get toAct(): number[] {
    return (this.view?.to_act as number[] | undefined) ?? [];
  }

  /** Whether a choice of mine is open and nothing is on its way. */
  get mine(): boolean {
    return this.decision !== null && this.decision.actions.length > 0;
  }

  readonly prompt: Prompt = $derived.by(() => this.prompted());

  private prompted(): Prompt {
    const ask = this.view?.ask as { name: string; seat?: number } | null;
    if (this.over) return { kind: "over", eyebrow: t("ui-prompt-over"), text: this.verdict() };
    if (!ask) return { kind: "wait", eyebrow: "", text: t("ui-prompt-loading") };
    if (this.mine) {
      const text = unaddressed(this.texts.prompt(ask), this.names[this.seat ?? 0] ?? "");
      return { kind: "you", eyebrow: t("ui-prompt-yours"), text };
    }
    const names = listed(this.toAct.map((seat) => this.names[seat] ?? ""));
    const decision = this.texts.say(`decision-${ask.name}`);
    const text = t("ui-prompt-wait", { names, decision, count: this.toAct.length });
    const watching = this.seat === null;
    const eyebrow = t(watching ? "ui-prompt-watching" : "ui-prompt-waiting");
    return { kind: watching ? "watch" : "wait", eyebrow, text };
  }

  private verdict(): string {
    const count = ((this.result?.winners as number[] | undefined) ?? []).length;
    return t("ui-prompt-winner", { names: this.winnerNames, count });
  }

  // -- choosing -----------------------------------------------------------------------------

  /** The legal actions of a kind whose arguments match; without a kind, all. */
  legal(kind?: string, match: Record<string, unknown> = {}): Action[] {
    const actions = (this.decision?.actions ?? []) as Action[];
    const wanted = Object.entries(match);
    return actions.filter(
      (a) => (kind === undefined || a.kind === kind) && wanted.every(([k, v]) => same(a[k], v)),
    );
  }

  /** Play a legal action; the server decides, and a refusal is told in a toast. */
  async act(action: Action): Promise<void> {
    if (this.busy) return;
    this.tip = null;
    this.busy = true;
    await this.attempt(() => this.wire.act(action.id, this.version));
    this.busy = false;
  }

  /**
   * Play several small decisions as one gesture. A step names its action when its turn comes; where
   * it has none, or the server refuses, the rest is left. True if all were played.
   */
  async actAll(steps: (() => Action | undefined)[]): Promise<boolean> {
    if (this.busy) return false;
    this.tip = null;
    this.busy = true;
    let whole = true;
    for (const step of steps) {
      const action = step();
      const version = this.version;
      whole = action !== undefined && (await this.attempt(() => this.wire.act(action.id, version)));
      if (!whole) break;
      await this.passed(version);
    }
    this.busy = false;
    return whole;
  }

  /** When the view is newer than this version, or after PATIENCE. */
  private passed(version: number): Promise<void> {
    if (this.version > version) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      setTimeout(resolve, PATIENCE);
    });
  }

  /** Take one's last decision back; if the others are asked, the answer may take a minute. */
  async undo(): Promise<void> {
    if (!this.busy) await this.attempt(() => this.wire.undo(this.version));
  }

  vote(agree: boolean): void {
    this.wire.vote(agree);
  }

  /** Whether the line was heard. */
  async say(text: string): Promise<boolean> {
    try {
      await this.wire.say(text);
      return true;
    } catch {
      toasts.show(t("ui-not-sent"), "trouble");
      return false;
    }
  }

  private async attempt(send: () => Promise<Why | null>): Promise<boolean> {
    try {
      const why = await send();
      if (why) toasts.show(this.texts.refusal(why), "trouble");
      return why === null;
    } catch (error) {
      toasts.show(t(error instanceof Lost ? "ui-not-sent" : "ui-failed"), "trouble");
      return false;
    }
  }

  /** Drop what was picked so far: Back and Escape. */
  back(): void {
    if (this.hint?.back) this.hint.back();
    else this.picked = null;
    this.tip = null;
  }

  /** The number of any action, legal or not; -1 if there is none such. */
  find(kind: string, args: Record<string, unknown> = {}): number {
    const wanted = Object.entries(args);
    const found = (this.space ?? []).find(
      (a) => a.kind === kind && wanted.every(([k, v]) => same(a[k], v)),
    );
    return found?.id ?? -1;
  }

  /** Why an action, legal or not, may not be played now; null if it may. */
  async why(action: Action | number): Promise<Why | null> {
    const id = typeof action === "number" ? action : action.id;
    if (id < 0 || this.seat === null) return null;
    if (this.legal().some((a) => a.id === id)) return null;
    try {
      return await this.wire.why(id);
    } catch {
      return null;
    }
  }

  /** Show a tooltip at an element: its name, what it does, and why it cannot be chosen now. */
  async showWhy(el: Element, title: string, action: Action | number | null, effect = ""): Promise<void> {
    const tip: Tip = { el, title, effect };
    this.tip = tip;
    if (action === null) return;
    const why = await this.why(action);
    if (this.tip === tip) this.tip = { ...tip, why };
  }

  hideTip(): void {
    this.tip = null;
  }

  /** Open the rules at a clause, or at that of the present decision. */
  openRules(clause = ""): void {
    this.tip = null;
    this.clause = clause;
  }

  // -- what the server says -----------------------------------------------------------------

  lastEvent(): number {
    return this.events.at(-1)?.n ?? -1;
  }

  take(message: Outgoing): void {
    if (message.type === "table") this.meta = message.table;
    else if (message.type === "chat") this.chat = merged(this.chat, message.lines);
    else if (message.type === "undo_news") this.undoAsked = message.asked;
    else if (message.type === "game") {
      if (message.version !== this.version) {
        this.picked = null;
        this.hint = null;
        this.tip = null;
      }
      const kept = message.fresh ? [] : this.events.filter((h) => message.undone === null || h.n < message.undone);
      const news = message.events.filter((h) => h.n > (kept.at(-1)?.n ?? -1));
      this.version = message.version;
      this.decisions = message.decisions;
      this.decision = message.decision;
      this.undoWhy = message.undo;
      this.view = message.view;
      this.events = news.length || kept.length !== this.events.length ? [...kept, ...news] : this.events;
      this.fresh = message.fresh ? [] : news;
      for (const go of this.waiting.splice(0)) go();
    }
  }
}

/** "Eliška: položte …" is "Položte …" under the words "Jste na tahu". */
function unaddressed(text: string, name: string): string {
  const rest = text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}

function merged(old: Line[], lines: Line[]): Line[] {
  const byNumber = new Map([...old, ...lines].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** Open a table over the real connection. Call the returned function to stop following it. */
export async function openTable(id: string): Promise<{ table: TableStore; close: () => void }> {
  const [games, meta] = await Promise.all([api.games(), api.table(id)]);
  const game = games.find((known) => known.id === meta.game);
  if (!game) throw new Error(`unknown game ${meta.game}`);
  const refusal = (answer: { type: string; why?: Why | null }) =>
    answer.type === "done" ? null : (answer.why ?? null);
  const wire: Wire = {
    get open() {
      return connection.open;
    },
    act: async (action, version) =>
      refusal(await connection.ask({ type: "act", table: id, version, action })),
    undo: async (version) => refusal(await connection.ask({ type: "undo", table: id, version })),
    why: async (action) => refusal(await connection.ask({ type: "why", table: id, action })),
    say: async (text) => {
      await connection.ready(PATIENCE);
      await connection.ask({ type: "say", table: id, text });
    },
    vote: (agree) => connection.send({ type: "undo_vote", table: id, agree }),
  };
  const table = await TableStore.make(game, meta, wire);
  const close = connection.watch(id, {
    since: () => table.lastEvent(),
    take: (message) => table.take(message),
  });
  return { table, close };
}
