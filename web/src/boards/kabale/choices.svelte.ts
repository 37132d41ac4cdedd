/** What the player may do now and how far a choice has come: a card first, then a place for it. */
import type { Action, TableStore } from "@/lib/table.svelte";
import type { Column } from "./model";
import { title } from "./words";

interface Ask {
  name: string;
  seat: number;
  column?: number;
}

export class Choices {
  constructor(private readonly table: TableStore) {}

  private get ask(): Ask | null {
    return this.table.view.ask;
  }

  /** The hand card that is picked, if it may be played and is not on its way already. */
  get card(): string | null {
    const card = this.table.picked?.card as string | undefined;
    return card !== undefined && this.mayPick(card) ? card : null;
  }

  get placing(): boolean {
    return this.table.mine && this.ask?.name === "play";
  }

  /** The column whose disguise waits for a card of mine; -1 if none. */
  get concealing(): number {
    return this.table.mine && this.ask?.name === "disguise" ? (this.ask.column ?? -1) : -1;
  }

  /** The column whose traitor is mine and waits; -1 if none. */
  get swapping(): number {
    return this.table.mine && this.ask?.name === "traitor" ? (this.ask.column ?? -1) : -1;
  }

  mayPick(card: string): boolean {
    if (this.table.busy) return false;
    return this.table.legal("play", { card }).length + this.table.legal("disguise", { card }).length > 0;
  }

  pick(card: string): void {
    if (!this.mayPick(card)) return;
    this.table.picked = this.table.picked?.card === card ? null : { card };
  }

  private placement(c: number): Action | null {
    if (this.card === null) return null;
    return this.table.legal("play", { card: this.card, column: c + 1 })[0] ?? null;
  }

  placeIn(c: number): boolean {
    return this.placement(c) !== null;
  }

  place(c: number): void {
    const action = this.placement(c);
    if (action) void this.table.act(action);
  }

  concealIn(c: number): boolean {
    return this.concealing === c && this.card !== null;
  }

  conceal(): void {
    const action = this.card === null ? null : this.table.legal("disguise", { card: this.card })[0];
    if (action) void this.table.act(action);
  }

  swapWith(c: number): Action | null {
    if (this.table.busy) return null;
    return this.table.legal("traitor", { column: c + 1 })[0] ?? null;
  }

  declineIn(c: number): boolean {
    return !this.table.busy && (c === this.concealing || c === this.swapping);
  }

  decline(): void {
    const none = this.table.legal().find((a) => a.card === "none" || a.column === "none");
    if (none) void this.table.act(none);
  }

  /** The disguise or traitor in a column that is being asked about, whoever answers; -1 if none. */
  askedCard(column: Column, c: number): number {
    const ask = this.ask;
    if (ask?.column !== c || !["disguise", "traitor"].includes(ask.name)) return -1;
    return column.cards.findLastIndex((piece) => piece.face === "up" && piece.card === ask.name);
  }

  /** Refine the prompt while a card is picked. */
  hint(elsewhere: boolean): void {
    const card = this.card;
    if (elsewhere || this.table.version < 0) return;
    if (card === null) {
      this.table.hint = null;
      return;
    }
    const texts = this.table.texts;
    const named = title(texts.say(this.placing ? "board-place-hint" : "board-conceal-hint", { card }));
    const back = () => (this.table.picked = null);
    const backLabel = texts.say("board-other-card");
    this.table.hint = this.placing
      ? { text: named, back, backLabel }
      : {
          text: named,
          back,
          backLabel,
          confirm: () => this.conceal(),
          confirmLabel: texts.say("board-conceal-confirm"),
        };
  }
}

const known = new WeakMap<TableStore, Choices>();

export function play(table: TableStore): Choices {
  let choices = known.get(table);
  if (!choices) known.set(table, (choices = new Choices(table)));
  return choices;
}
