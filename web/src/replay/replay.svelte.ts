/** Looking back at a game: the story, the moments, where one is, with whose eyes, and how it plays. */
import type { BoardKit } from "@/boards";
import { api, ApiError } from "@/lib/api";
import type { GameInfo, Happened, Moment, Outgoing, Story, Table } from "@/lib/protocol";
import { settings } from "@/lib/settings.svelte";
import { TableStore, type Wire } from "@/lib/table.svelte";
import { chaptersOf } from "./chapters";

/** Where a game comes from. */
export interface Source {
  base: string; // of the requests
  path: string; // of the page
}

/** With whose eyes, and whether everything is open. */
export interface Look {
  seat: number | null;
  open: boolean;
}

export const SPEEDS = [1, 2, 4] as const;
const PAGE = 20; // moments in one request
const BEAT = 1600; // milliseconds between decisions at speed 1
const PATIENCE = 9000; // for a board that plays something out
const SAMPLES = 48; // points of the score lines

const still: Wire = {
  open: true,
  act: async () => null,
  undo: async () => null,
  why: async () => null,
  say: async () => undefined,
  vote: () => undefined,
};

export class Replay {
  meta = $state.raw<Table>() as Table;
  look = $state.raw<Look>() as Look;
  story = $state.raw<Story>() as Story;
  table = $state.raw<TableStore>() as TableStore;
  at = $state(0); // where the slider stands; the board follows as soon as it can
  shown = $state(0); // what the board shows
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  scores = $state.raw<{ at: number; points: (number | null)[] }[]>([]);
  myTurn = $state(false); // in a running game
  private told: Happened[] = []; // for the board, which knows events only as a seat sees them
  private moments = new Map<number, Moment>();
  private asked = new Map<number, Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private version = -1; // of the running game
  private generation = 0; // of what the moments were made from

  readonly total = $derived.by(() => this.story.steps.length);
  readonly over = $derived.by(() => this.meta.phase === "over");
  /** Whether other eyes than one's own may be used. */
  readonly free: boolean = $derived.by(() => this.over || this.source.base.startsWith("/api/records"));
  readonly chapters = $derived.by(() =>
    chaptersOf(this.story.events, this.meta.seats.length, this.kit, this.table.texts),
  );
  readonly chapter = $derived.by(() => this.chapters.findLast((c) => c.at <= this.at) ?? null);
  /** What happened by the decision that is shown. */
  readonly news: Happened[] = $derived.by(() => this.story.events.filter((h) => h.decision === this.shown));

  private constructor(
    readonly source: Source,
    readonly game: GameInfo,
    readonly kit: BoardKit | null,
    meta: Table,
  ) {
    this.meta = meta;
  }

  static async open(
    source: Source,
    game: GameInfo,
    kit: BoardKit | null,
    meta: Table,
    look: Look,
    at: number | null,
  ): Promise<Replay> {
    const made = new Replay(source, game, kit, meta);
    const story = await made.ask(look);
    const first = at ?? (made.free ? 0 : story.whole.steps.length);
    await made.sit(look, story, Math.min(first, story.whole.steps.length));
    void made.drawScores();
    return made;
  }

  /** Whose eyes one has by oneself. */
  get own(): Look {
    return { seat: this.meta.you, open: false };
  }

  private query(look: Look): string {
    return `as=${look.seat ?? "watch"}&open=${look.open}`;
  }

  /** The address of a moment with these eyes. */
  path(at: number, look = this.look): string {
    const eyes = look.seat === this.meta.you ? "" : `&as=${look.seat ?? "watch"}`;
    return `${this.source.path}?at=${at}${eyes}${look.open ? "&open=true" : ""}`;
  }

  // -- with whose eyes ----------------------------------------------------------------------

  /** Look with other eyes; false if they may not be used. */
  async use(look: Look): Promise<boolean> {
    if (look.seat === this.look.seat && look.open === this.look.open) return true;
    try {
      const story = await this.ask(look);
      await this.sit(look, story, Math.min(this.at, story.whole.steps.length));
      void this.drawScores();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "not-over") return false;
      throw error;
    }
  }

  /** The story for the log, and its events as the board takes them. */
  private async ask(look: Look): Promise<{ whole: Story; told: Happened[] }> {
    const ask = (eyes: Look) => api.past.story(this.source.base, this.query(eyes));
    const [whole, then] = await Promise.all([ask(look), look.open ? ask({ ...look, open: false }) : null]);
    return { whole, told: (then ?? whole).events };
  }

  private async sit(look: Look, story: { whole: Story; told: Happened[] }, at: number): Promise<void> {
    const generation = ++this.generation;
    this.moments.clear();
    this.asked.clear();
    await this.fetch(at, look);
    if (generation !== this.generation) return;
    const seats = this.meta.seats.map((seat) => ({ ...seat, connected: true, stand_in: false }));
    const meta = { ...this.meta, seats, you: look.seat };
    const table = await TableStore.make(this.game, meta, still);
    table.past = { own: this.meta.you, path: (decision) => this.path(decision) };
    table.scoreOpen = false;
    if (generation !== this.generation) return;
    this.look = look;
    this.story = story.whole;
    this.told = story.told;
    this.at = at;
    this.put(table, at, false);
    this.table = table;
  }

  // -- moments ------------------------------------------------------------------------------

  private async fetch(at: number, look: Look): Promise<void> {
    const page = Math.floor(at / PAGE);
    const known = this.asked.get(page);
    if (known) return known;
    const { asked, moments } = this;
    const generation = this.generation;
    const work = api.past.moments(this.source.base, this.query(look), page * PAGE, PAGE).then((told) => {
      if (generation !== this.generation) return;
      for (const moment of told.moments) moments.set(moment.decision, moment);
    });
    asked.set(page, work);
    work.catch(() => asked.delete(page));
    return work;
  }

  private put(table: TableStore, at: number, smooth: boolean): void {
    const moment = this.moments.get(at);
    if (!moment) return;
    const events = this.told.filter((h) => h.decision <= at);
    table.take({
      type: "game", table: this.meta.id, version: at, decisions: at, view: moment.view, decision: null,
      events, fresh: !smooth, undone: smooth ? events.length : null, undo: null,
    });
    this.shown = at;
  }

  /** Go to a moment; a single step forward is played out by the board. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.total));
    this.at = at;
    const generation = this.generation;
    if (!this.moments.has(at)) await this.fetch(at, this.look);
    if (this.at !== at || generation !== this.generation) return;
    const smooth = at === this.shown + 1 && this.settled;
    if (at !== this.shown) this.put(this.table, at, smooth);
    const next = at + PAGE / 2;
    if (next <= this.total && !this.moments.has(next)) void this.fetch(next, this.look).catch(() => undefined);
  }

  get settled(): boolean {
    return this.kit?.settled?.(this.table) ?? true;
  }

  // -- playing ------------------------------------------------------------------------------

  /** By one's own hand: whatever plays by itself stops. */
  jump(to: number): Promise<void> {
    this.pause();
    return this.go(to);
  }

  /** To where another seat's turn begins. */
  turn(by: 1 | -1): Promise<void> {
    const { steps } = this.story;
    const begins = (n: number) => n <= 0 || n >= steps.length || steps[n]!.seat !== steps[n - 1]!.seat;
    let to = this.at + by;
    while (to > 0 && to < steps.length && !begins(to)) to += by;
    return this.jump(to);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.total) void this.go(0).then(() => this.beat());
    else void this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private beat(): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => void this.next(), BEAT / this.speed);
  }

  private async next(waited = 0): Promise<void> {
    if (!this.playing) return;
    if (!this.settled && waited < PATIENCE / this.speed) {
      this.timer = setTimeout(() => void this.next(waited + 100), 100);
      return;
    }
    try {
      await this.go(this.at + 1);
    } catch {
      return this.pause();
    }
    if (this.at >= this.total) this.pause();
    else this.beat();
  }

  // -- a running game -----------------------------------------------------------------------

  /** What the table tells meanwhile. */
  take(message: Outgoing): void {
    if (message.type === "table") {
      const ended = message.table.phase !== this.meta.phase;
      this.meta = message.table;
      if (ended) void this.refresh();
    } else if (message.type === "game") {
      this.myTurn = message.decision !== null;
      if (this.version >= 0 && message.version !== this.version) void this.refresh();
      this.version = message.version;
    }
  }

  private async refresh(): Promise<void> {
    const story = await this.ask(this.look).catch(() => null);
    if (!story) return;
    this.generation++;
    this.moments.clear();
    this.asked.clear();
    this.story = story.whole;
    this.told = story.told;
    if (this.at > this.total) await this.go(this.total);
  }

  // -- the score lines ----------------------------------------------------------------------

  private async drawScores(): Promise<void> {
    const { kit, look, total } = this;
    const score = kit?.score;
    if (!score || total < 8) return;
    const step = Math.ceil(total / SAMPLES);
    const told = await api.past
      .moments(this.source.base, this.query(look), 0, SAMPLES + 1, step)
      .catch(() => null);
    if (!told || look !== this.look) return;
    this.scores = told.moments.map(({ decision, view }) => ({
      at: decision,
      points: this.meta.seats.map((_, seat) => {
        const totals = view.result?.totals as number[] | undefined;
        return totals?.[seat] ?? score(view, seat);
      }),
    }));
  }

  async speak(): Promise<void> {
    await this.table.speak(settings.lang);
  }
}
