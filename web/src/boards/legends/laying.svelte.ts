/** Laying the four boards: any place, face and turn in any order, then all of them at once. */

import { boardOf, layoutOf, otherSide, TURNS } from "./data";
import type { Play } from "./play.svelte";
import type { Action, Laid, Wish } from "./view";

export class Laying {
  planned = $state.raw<Record<string, Laid>>({}); // by place
  chosen = $state<string | null>(null); // the place one works at

  constructor(private readonly play: Play) {}

  get slots(): string[] {
    return layoutOf(this.play.view.layout).slots;
  }

  /** What lies at a place, played or planned. */
  at(slot: string): Laid | undefined {
    return this.fixed(slot) ?? this.planned[slot];
  }

  fixed(slot: string): Laid | undefined {
    return this.play.view.boards.find((laid) => laid.slot === slot);
  }

  get all(): Laid[] {
    return this.slots.flatMap((slot) => this.at(slot) ?? []);
  }

  /** The place a face would go to: the one chosen, or the next empty one. */
  get slot(): string | null {
    if (this.chosen && !this.fixed(this.chosen)) return this.chosen;
    return this.slots.find((slot) => !this.at(slot)) ?? null;
  }

  get whole(): boolean {
    return this.slots.every((slot) => this.at(slot));
  }

  /** In a row all boards lie the same way. */
  turns(slot: string): number[] {
    if (!layoutOf(this.play.view.layout).same_way) return TURNS;
    const other = this.all.find((laid) => laid.slot !== slot);
    return other ? TURNS.filter((turn) => turn % 180 === other.turn % 180) : TURNS;
  }

  /** Whether the face's board is free for this place. */
  free(face: string, slot: string | null): boolean {
    if (slot === null) return false;
    const board = boardOf(face).id;
    return this.all.every((laid) => laid.slot === slot || boardOf(laid.face).id !== board);
  }

  /** The actions a face of the palette stands for. */
  on(face: string): Action[] {
    const { slot, play } = this;
    if (play.asked !== "setup-map" || !this.free(face, slot)) return [];
    return this.turns(slot!).map((turn) => ({
      id: play.table.find("lay", { face, turn }), kind: "lay", face, turn,
    }));
  }

  put(face: string): boolean {
    const { slot } = this;
    if (slot === null || !this.on(face).length) return false;
    const turn = this.planned[slot]?.turn ?? this.turns(slot)[0]!;
    this.planned = { ...this.planned, [slot]: { slot, face, turn } };
    this.chosen = null;
    return true;
  }

  turn(slot: string): void {
    const laid = this.planned[slot];
    if (!laid) return;
    const turns = this.turns(slot);
    const next = turns[(turns.indexOf(laid.turn) + 1) % turns.length]!;
    this.planned = { ...this.planned, [slot]: { ...laid, turn: next } };
  }

  flip(slot: string): void {
    const laid = this.planned[slot];
    if (laid) this.planned = { ...this.planned, [slot]: { ...laid, face: otherSide(laid.face) } };
  }

  lift(slot: string): void {
    const { [slot]: _, ...rest } = this.planned;
    this.planned = rest;
    this.chosen = null;
  }

  /** The planned boards from the next place on, without a gap: what can be laid now. */
  get ready(): Laid[] {
    const due = this.slots.filter((slot) => !this.fixed(slot));
    const gap = due.findIndex((slot) => !this.planned[slot]);
    return (gap < 0 ? due : due.slice(0, gap)).map((slot) => this.planned[slot]!);
  }

  confirm(): void {
    const whole: Wish[] = this.ready.map(({ face, turn }) => ({ kind: "lay", face, turn }));
    void this.play.run({ played: [], whole });
  }

  back(): void {
    const last = this.slots.findLast((slot) => this.planned[slot]);
    if (this.chosen) this.chosen = null;
    else if (last) this.lift(last);
  }

  forget(): void {
    this.planned = {};
    this.chosen = null;
  }
}
