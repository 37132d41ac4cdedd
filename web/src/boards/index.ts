/** The boards there are; each is loaded when its table is opened. */
import type { Component } from "svelte";
import type { Happened } from "@/lib/protocol";
import type { TableStore } from "@/lib/table.svelte";
import type { Texts } from "@/lib/texts";

export interface Bead {
  label: string;
  state: "done" | "now" | "later";
}

/** What `boards/<game>/index.ts` exports as `kit`. */
export interface BoardKit {
  Board: Component<{ table: TableStore }>;
  Tray?: Component<{ table: TableStore }>;
  SeatExtras?: Component<{ table: TableStore; seat: number }>; // chips of a seat panel
  phase?: (view: any, texts: Texts) => Bead[];
  score?: (view: any, seat: number) => number | null; // public points now
  settled?: (table: TableStore) => boolean; // false while the board still plays out what happened
  heading?: (h: Happened, texts: Texts) => string | null; // a chapter of the log begins with this event
  turn?: string; // the event that begins a turn, where the replay counts rounds by turns
  quiet?: (h: Happened) => boolean; // too small for a line of the log
}

const kits = import.meta.glob<{ kit: BoardKit }>("./*/index.ts");

/** None if there is none, or if it cannot be fetched: the game is then played from a list. */
export async function boardOf(game: string): Promise<BoardKit | null> {
  const load = kits[`./${game}/index.ts`];
  return load ? load().then(({ kit }) => kit, () => null) : null;
}
