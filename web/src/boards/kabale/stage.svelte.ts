/**
 * The stage: what the board shows of a table while news are played out.
 *
 * The view is always the truth. When events come with it, the stage goes from the view before to
 * the new one event by event; a press anywhere or 2.5 seconds end that. At the end of a round the
 * evaluation is shown until it is over or closed, and what comes meanwhile waits.
 */
import { tick } from "svelte";
import { MOVE, REVEAL, moves } from "@/lib/motion";
import type { Happened } from "@/lib/protocol";
import type { TableStore } from "@/lib/table.svelte";
import { lastRoundEnd, type RoundEnd } from "./evaluation";
import { land, places, setSpeed } from "./flight";
import { apply, fromView, type Model } from "./model";
import { lastsFor, show } from "./scenes";

interface News {
  view: any;
  events: Happened[];
}

const LONGEST = 2500;
const TOO_MANY = 6; // turns: after a gap nobody wants to see it all

export class Stage {
  shown = $state.raw<Model>() as Model;
  ceremony = $state.raw<RoundEnd | null>(null);
  moving = $state(false);
  private reached = $state(-1); // the version of the view that is shown
  private waiting: News[] = [];
  private played: News | null = null; // what is being played out
  private hurry = false;
  private wake: (() => void) | null = null;
  private closed: (() => void) | null = null;

  constructor(private readonly table: TableStore) {
    this.shown = fromView(table.view, null);
    this.reached = table.version;
  }

  /** Whether the board shows the latest view and nothing is left to tell. */
  get settled(): boolean {
    return this.reached === this.table.version && !this.moving && this.ceremony === null;
  }

  /** The evaluation of the latest finished round, for looking at it again. */
  get last(): RoundEnd | null {
    return lastRoundEnd(this.table.events, this.shown.hands.length);
  }

  /** A new view has come, with the events that led to it. */
  receive(view: any, events: Happened[]): void {
    const turns = events.filter((event) => event.type === "card_placed").length;
    if (!events.length || turns > TOO_MANY || document.hidden) return this.jump(view);
    this.waiting.push({ view, events });
    if (!this.moving) void this.playAll();
  }

  /** Show the truth at once. */
  finish(): void {
    this.hurry = true;
    land();
    this.wake?.();
  }

  closeCeremony(): void {
    this.ceremony = null;
    this.closed?.();
  }

  replayCeremony(): void {
    this.ceremony = this.last;
  }

  private jump(view: any): void {
    this.waiting = [];
    this.finish();
    this.closeCeremony();
    this.shown = fromView(view, this.shown);
    this.reached = this.table.version;
  }

  private async playAll(): Promise<void> {
    this.moving = true;
    while (this.waiting.length) {
      this.hurry = false;
      setSpeed(this.pace());
      const news = this.waiting[0]!;
      this.played = news;
      await this.play(news.events);
      if (this.waiting[0] !== news) continue; // overtaken by a jump
      this.waiting.shift();
      this.shown = fromView(news.view, this.shown);
    }
    setSpeed(1);
    this.moving = false;
    this.reached = this.table.version;
  }

  /** How much faster than usual, so that nothing lasts too long. */
  private pace(): number {
    const events = this.waiting.flatMap((news) => news.events);
    const total = events.reduce((sum, event) => sum + lastsFor(event, this.table.seat), 0);
    return total > LONGEST ? Math.max(2, total / LONGEST) : 1;
  }

  private async play(events: Happened[]): Promise<void> {
    const end = events.findIndex((event) => event.type === "round_ended");
    const turned = (event: Happened) => event.type === "card_turned" && event.fields.at_end;
    for (const event of end < 0 ? events : events.slice(0, end)) await this.step([event]);
    if (end < 0) return;
    await this.step(events.filter(turned));
    await this.evaluate();
    const rest = events.slice(end + 1).filter((event) => !turned(event));
    const next = rest.findIndex((event) => event.type === "round_started");
    await this.step(next < 0 ? rest : rest.slice(0, next), 0);
    for (const event of next < 0 ? [] : rest.slice(next)) await this.step([event]);
  }

  /** Events that happen together: see where everything lies, change it, let it move there. */
  private async step(events: Happened[], lasts?: number): Promise<void> {
    if (!events.length || this.waiting[0] !== this.played) return;
    const before = this.hurry ? null : places();
    const model = this.shown;
    this.shown = events.reduce(apply, model);
    if (!before) return;
    await tick();
    let longest = 0;
    for (const event of events) {
      const time = lasts ?? lastsFor(event, this.table.seat);
      show(event, before, model, this.table.seat, time || MOVE);
      longest = Math.max(longest, time);
    }
    if (moves()) await this.pause(longest / this.pace());
  }

  private async evaluate(): Promise<void> {
    const found = this.last;
    if (!found || this.hurry || this.waiting[0] !== this.played) return;
    if (moves()) await this.pause(REVEAL / 2);
    this.ceremony = found;
    await new Promise<void>((done) => (this.closed = done));
    this.closed = null;
  }

  private pause(time: number): Promise<void> {
    if (this.hurry || time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

const stages = new WeakMap<TableStore, Stage>();

/** The one stage of a table, shared by board, tray and seat panels. */
export function stageOf(table: TableStore): Stage {
  let stage = stages.get(table);
  if (!stage) {
    stage = new Stage(table);
    stages.set(table, stage);
  }
  return stage;
}
