/** What part of the chart is in sight: two fingers, wheel, buttons, and points it snaps to. */

import { BASE, moves } from "@/lib/motion";
import { grown, type Box } from "./geometry";

const CLOSEST = 9; // px per unit at most
const MARGIN = 3;
const ABROAD = 0.75; // below this part of a board's own scale one looks at the whole

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(0); // the middle
  y = $state(0);
  scale = $state(1); // px per unit
  whole = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  boards = $state.raw<{ slot: string; box: Box }[]>([]);
  home = $state(true); // shows everything, and goes on doing so
  private run = 0;

  readonly viewBox = $derived.by(() => {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  });

  private fit(box: Box): { x: number; y: number; scale: number } {
    if (!this.width || !this.height) return { x: this.x, y: this.y, scale: this.scale };
    const room = grown(box, MARGIN);
    const scale = Math.min(this.width / room.w, this.height / room.h, CLOSEST);
    return { x: box.x + box.w / 2, y: box.y + box.h / 2, scale };
  }

  get least(): number {
    return this.fit(this.whole).scale;
  }

  /** The scale at which the nearest board fills the window. */
  private own(box: Box): number {
    return this.fit(box).scale;
  }

  readonly nearest = $derived.by(() => {
    const far = (box: Box) => Math.hypot(box.x + box.w / 2 - this.x, box.y + box.h / 2 - this.y);
    return this.boards.reduce<{ slot: string; box: Box } | null>(
      (best, board) => (!best || far(board.box) < far(best.box) ? board : best), null,
    );
  });

  /** Looking at the whole rather than at one board. */
  readonly abroad = $derived(!this.nearest || this.scale < ABROAD * this.own(this.nearest.box));

  setWindow(width: number, height: number): void {
    const changed = width !== this.width || height !== this.height;
    const at = this.nearest;
    const close = !this.abroad && at !== null;
    this.width = width;
    this.height = height;
    if (!changed || !width) return;
    if (this.home) Object.assign(this, this.fit(this.whole));
    else if (close) Object.assign(this, this.fit(at.box));
  }

  showAll(gently = true): void {
    this.home = true;
    this.glide(this.fit(this.whole), gently);
  }

  show(box: Box, gently = true): void {
    this.home = false;
    this.glide(this.fit(box), gently);
  }

  showBoard(slot: string, gently = true): void {
    const board = this.boards.find((known) => known.slot === slot);
    if (board) this.show(board.box, gently);
  }

  /** Whether a point of the chart is in sight, not at the very edge. */
  sees([x, y]: [number, number], edge = 4): boolean {
    const w = this.width / this.scale / 2 - edge;
    const h = this.height / this.scale / 2 - edge;
    return Math.abs(x - this.x) <= w && Math.abs(y - this.y) <= h;
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.max(this.least, Math.min(CLOSEST, this.scale * factor));
    const dx = (px - this.width / 2) / this.scale;
    const dy = (py - this.height / 2) / this.scale;
    const kept = this.scale / scale;
    this.stop();
    this.x += dx * (1 - kept);
    this.y += dy * (1 - kept);
    this.scale = scale;
    this.home = scale <= this.least * 1.01;
    this.rein();
  }

  pan(px: number, py: number): void {
    this.stop();
    this.x -= px / this.scale;
    this.y -= py / this.scale;
    this.rein();
  }

  /** After a move by hand on a small screen: the nearest board, or the whole. */
  snap(): void {
    if (this.abroad) this.showAll();
    else if (this.nearest && this.scale < 1.25 * this.own(this.nearest.box)) this.show(this.nearest.box);
  }

  /** The middle never leaves the chart. */
  private rein(): void {
    const { x, y, w, h } = this.whole;
    this.x = Math.max(x, Math.min(x + w, this.x));
    this.y = Math.max(y, Math.min(y + h, this.y));
    if (this.home) Object.assign(this, this.fit(this.whole));
  }

  private stop(): void {
    cancelAnimationFrame(this.run);
  }

  private glide(to: { x: number; y: number; scale: number }, gently: boolean): void {
    this.stop();
    if (!gently || !moves() || !this.width) {
      Object.assign(this, to);
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / BASE));
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      if (part < 1) this.run = requestAnimationFrame(frame);
    };
    this.run = requestAnimationFrame(frame);
  }
}
