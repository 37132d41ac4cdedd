/** Where the showing of an evaluation is: which column, which step, running or stopped. */
import { CEREMONY, moves } from "@/lib/motion";
import type { Judged, RoundEnd } from "./evaluation";

const LAST = 2600; // how long the last verdict stands

export class Showing {
  at = $state(0);
  frame = $state(0);
  running = $state(false);

  constructor(
    readonly columns: Judged[],
    private readonly close: () => void,
  ) {
    this.running = moves();
    if (!this.running) this.frame = this.lastFrame;
  }

  static of(end: RoundEnd, close: () => void): Showing {
    return new Showing(end.columns, close);
  }

  get column(): Judged {
    return this.columns[this.at]!;
  }

  private get lastFrame(): number {
    return this.column.frames.length - 1;
  }

  get now(): Judged["frames"][number] {
    return this.column.frames[this.frame]!;
  }

  get decided(): boolean {
    return this.frame === this.lastFrame;
  }

  get final(): boolean {
    return this.decided && this.at === this.columns.length - 1;
  }

  /** Whether a step of this column has been shown. */
  reached(step: Judged["frames"][number]): boolean {
    const at = this.column.frames.indexOf(step);
    return at >= 0 && at <= this.frame;
  }

  get wait(): number {
    return this.final ? LAST : this.decided ? CEREMONY * 1.7 : CEREMONY;
  }

  forward(): void {
    if (!this.decided) this.frame += 1;
    else if (!this.final) this.show(this.at + 1);
    else this.close();
  }

  back(): void {
    this.running = false;
    if (this.frame > 0) this.frame -= 1;
    else if (this.at > 0) {
      this.at -= 1;
      this.frame = this.lastFrame;
    }
  }

  /** Go to a column, to its beginning while running, to its verdict when stopped. */
  show(at: number): void {
    this.at = at;
    this.frame = this.running ? 0 : this.lastFrame;
  }

  next(): void {
    if (this.at === this.columns.length - 1) this.close();
    else this.show(this.at + 1);
  }
}
