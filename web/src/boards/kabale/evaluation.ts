// How the columns of a round came out, step by step, told from the events of that round.
import { baseValue, cardNames, headNames, symbolOf } from "./data";
import { apply, type Model, type Piece, type Told } from "./model";

export type StepName = "musketeers" | "wizard" | "witch" | "pair" | "others" | "beggar";

/** A text and what stands in it. */
export interface Note {
  id: string;
  args?: Record<string, unknown>;
}

export interface Line {
  key: string;
  owner: number;
  card: string;
  base: number | null;
  value: number | null; // what it counts in the end; null for a double that copies nothing
  gone: "wizard" | "witch" | null;
  note: Note | null;
}

export interface Step {
  name: StepName;
  did: boolean;
  note: Note;
}

/** Totals after a step, by seat; null for a seat without a card. */
export interface LedgerRow {
  step: "start" | StepName;
  totals: (number | null)[];
}

export interface Judged {
  column: number;
  head: string;
  reason: string;
  lines: Line[];
  steps: Step[];
  rows: LedgerRow[];
  totals: (number | null)[];
  winner: number | null;
  tied: boolean;
  frames: ("start" | StepName | "end")[];
}

export interface RoundEnd {
  round: number;
  by: number; // event number of the round"s end, for telling rounds apart
  columns: Judged[];
}

const stepNames: StepName[] = ["musketeers", "wizard", "witch", "pair", "others", "beggar"];

/** The latest evaluated round among these events, or null. */
export function lastRoundEnd(events: (Told & { n: number })[], seats: number): RoundEnd | null {
  let last = events.length - 1;
  while (last >= 0 && events[last]!.type !== "column_evaluated") last--;
  let end = last;
  while (end >= 0 && events[end]!.type !== "round_ended") end--;
  let start = end;
  while (start >= 0 && events[start]!.type !== "round_started") start--;
  if (start < 0) return null;
  let table = blank(seats);
  let i = start;
  for (; i < events.length && !isJudgement(events[i]!.type); i++) table = apply(table, events[i]!);
  const told = events.slice(i).filter((event, at, all) => before(event, at, all));
  const columns = table.columns.map((column, c) =>
    judge(
      c,
      column.head,
      column.cards,
      told.filter((event) => event.fields.column === c),
    ),
  );
  return { round: table.round, by: events[end]!.n, columns: columns.filter((c) => c !== null) };
}

function isJudgement(type: string): boolean {
  return ["cards_removed", "column_evaluated", "head_won", "head_lost"].includes(type);
}

function before(_event: Told, at: number, all: Told[]): boolean {
  const next = all.findIndex((event) => event.type === "round_started");
  return next < 0 || at < next;
}

function blank(seats: number): Model {
  const zeros = Array<number>(seats).fill(0);
  return {
    round: 0,
    columns: [],
    hand: null,
    hands: zeros,
    piles: zeros,
    discards: zeros.map(() => []),
    won: zeros.map(() => null),
    wonCount: zeros,
    lost: [],
    stack: 0,
    concealedCounts: true,
  };
}

function judge(column: number, head: string, cards: Piece[], told: Told[]): Judged | null {
  const found = told.find((event) => event.type === "column_evaluated")?.fields;
  if (!found) return null;
  const won = told.find((event) => event.type === "head_won");
  const lines = linesOf(head, cards, told, found);
  const totals = (found.totals as (number | null)[]).map((total) => total && total / 2);
  const steps = stepsOf(lines, found.reason);
  const winner = won ? (won.fields.seat as number) : null;
  const rows = rowsOf(lines, steps, totals.length);
  const tied = totals.filter((total) => winner !== null && total === totals[winner]).length > 1;
  const frames: Judged["frames"] = ["start", ...steps.filter((s) => s.did).map((s) => s.name), "end"];
  const taken = told.find((event) => event.fields.head !== undefined);
  const prize = taken ? headNames[taken.fields.head]! : head;
  return { column, head: prize, reason: found.reason, lines, steps, rows, totals, winner, tied, frames };
}

function linesOf(head: string, cards: Piece[], told: Told[], found: Record<string, any>): Line[] {
  const removed = new Map<string, "wizard" | "witch">();
  for (const event of told.filter((event) => event.type === "cards_removed")) {
    for (const [owner, card] of event.fields.cards)
      removed.set(`${owner}-${cardNames[card]}`, cardNames[event.fields.by] as "wizard" | "witch");
  }
  const counted = new Map<string, number>();
  for (const [owner, card, value] of found.cards) counted.set(`${owner}-${cardNames[card]}`, value);
  const base = baseValues(head, cards, found.reason !== "musketeers");
  const lines = cards.map((piece, i): Line => {
    const name = `${piece.owner}-${piece.card}`;
    const value = counted.get(name) ?? -1;
    const gone = removed.get(name) ?? null;
    return {
      key: piece.key,
      owner: piece.owner,
      card: piece.card as string,
      base: base[i]!,
      value: gone ? base[i]! : value < 0 ? null : value / 2,
      gone,
      note: null,
    };
  });
  for (const line of lines) line.note = noteOf(line, lines, head, found.reason);
  return lines;
}

/** Printed values, a double taking that of the card below it. */
function baseValues(head: string, cards: Piece[], copies: boolean): (number | null)[] {
  const values = cards.map((piece) => baseValue(piece.card as string, head));
  if (!copies) return values;
  for (let i = cards.length - 1; i >= 0; i--) {
    if (cards[i]!.card === "double") values[i] = i + 1 < cards.length ? values[i + 1]! : null;
  }
  return values;
}

function noteOf(line: Line, lines: Line[], head: string, reason: string): Note | null {
  if (line.gone === "wizard") return { id: "board-note-gone-wizard" };
  if (line.gone) return { id: "board-note-gone-witch" };
  if (reason === "musketeers") return noteUnderMusketeers(line, head);
  const left = lines.filter((other) => !other.gone);
  const others = left.length - 1;
  const own = noteOfCard(line, lines, left, head, reason);
  const dragons = left.filter((other) => other.card === "dragon" && other.owner !== line.owner);
  if (dragons.length && line.value !== null && reason !== "pair")
    return own && own.id !== "board-note-beggar"
      ? { id: "board-note-and-dragon", args: { note: own, less: 2 * dragons.length } }
      : { id: "board-note-dragon", args: { less: 2 * dragons.length } };
  return own && { ...own, args: { others, ...own.args } };
}

function noteUnderMusketeers(line: Line, head: string): Note | null {
  if (line.card === "musketeers") return { id: "board-note-musketeers" };
  if (line.value === null) return { id: "board-note-no-value" };
  return isOnSymbol(line, head) ? { id: "board-note-symbol" } : null;
}

function isOnSymbol(line: Line, head: string): boolean {
  const data = baseValue(line.card, head);
  return data === 12 && line.card !== "hermit" && symbolOf(head) !== "";
}

function noteOfCard(line: Line, all: Line[], left: Line[], head: string, why: string): Note | null {
  const count = (card: string) => all.filter((other) => other.card === card).length;
  const others = left.length - 1;
  switch (line.card) {
    case "wizard":
    case "witch": {
      if (count(line.card) > 1) return { id: "board-note-cancelled" };
      const n = all.filter((other) => other.gone === line.card).length;
      return n ? { id: "board-note-removed", args: { count: n } } : null;
    }
    case "prince":
    case "squire": {
      const other = line.card === "prince" ? "squire" : "prince";
      const pair = left.some((l) => l.owner === line.owner && l.card === other);
      return pair && why === "pair" ? { id: "board-note-pair" } : null;
    }
    case "hermit":
      return { id: "board-note-hermit", args: { others } };
    case "tom_thumb":
      return { id: "board-note-giant", args: { others } };
    case "double":
      return { id: line.value === null ? "board-note-no-value" : "board-note-double" };
    case "romeo": {
      const juliet = left.some((l) => l.owner === line.owner && l.card === "juliet");
      return { id: juliet ? "board-note-romeo" : "board-note-romeo-alone" };
    }
    case "dragon":
      return { id: "board-note-is-dragon" };
    case "beggar":
      return why === "lowest" ? { id: "board-note-beggar" } : null;
    default:
      return isOnSymbol(line, head) ? { id: "board-note-symbol" } : null;
  }
}

function stepsOf(lines: Line[], reason: string): Step[] {
  return stepNames.map((name) => {
    if (name === "musketeers")
      return reason === "musketeers"
        ? { name, did: true, note: { id: "board-step-printed" } }
        : { name, did: false, note: { id: "board-step-no-musketeers" } };
    if (reason === "musketeers") return { name, did: false, note: { id: "board-step-void" } };
    if (name === "wizard" || name === "witch") return removalStep(name, lines);
    if (name === "pair")
      return reason === "pair"
        ? { name, did: true, note: { id: "board-step-pair" } }
        : { name, did: false, note: { id: "board-step-no-pair" } };
    if (reason === "pair") return { name, did: false, note: { id: "board-step-decided" } };
    if (name === "others") return othersStep(lines);
    return reason === "lowest"
      ? { name, did: true, note: { id: "board-step-lowest" } }
      : { name, did: false, note: { id: "board-step-no-beggar" } };
  });
}

function removalStep(name: "wizard" | "witch", lines: Line[]): Step {
  const present = lines.filter((line) => line.card === name).length;
  const count = lines.filter((line) => line.gone === name).length;
  const none = name === "wizard" ? "board-step-no-wizard" : "board-step-no-witch";
  if (!present) return { name, did: false, note: { id: none } };
  if (present > 1) return { name, did: false, note: { id: "board-step-cancelled" } };
  if (!count) return { name, did: false, note: { id: "board-step-nothing" } };
  return { name, did: true, note: { id: "board-step-removed", args: { count } } };
}

function othersStep(lines: Line[]): Step {
  const count = lines.filter((line) => !line.gone && line.value !== line.base).length;
  return count
    ? { name: "others", did: true, note: { id: "board-step-changed", args: { count } } }
    : { name: "others", did: false, note: { id: "board-step-unchanged" } };
}

function rowsOf(lines: Line[], steps: Step[], seats: number): LedgerRow[] {
  const sum = (left: Line[], what: "base" | "value") =>
    Array.from({ length: seats }, (_, seat) => {
      const own = left.filter((line) => line.owner === seat);
      return own.length ? own.reduce((total, line) => total + (line[what] ?? 0), 0) : null;
    });
  const rows: LedgerRow[] = [{ step: "start", totals: sum(lines, "base") }];
  for (const { name, did } of steps) {
    if (!did) continue;
    if (name === "wizard")
      rows.push({
        step: name,
        totals: sum(
          lines.filter((l) => l.gone !== "wizard"),
          "base",
        ),
      });
    if (name === "witch")
      rows.push({
        step: name,
        totals: sum(
          lines.filter((l) => !l.gone),
          "base",
        ),
      });
    if (name === "others")
      rows.push({
        step: name,
        totals: sum(
          lines.filter((l) => !l.gone),
          "value",
        ),
      });
  }
  return rows;
}
