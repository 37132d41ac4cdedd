/** What a seat is called: its person's name, or a bot's level and number. */
import type { Level, Seat, Table } from "./protocol";
import { settings, t } from "./settings.svelte";

export const LEVELS: Level[] = ["page", "courtier", "adviser", "master", "eminence"];

export function levelName(level: Level): string {
  return settings.texts.say(`level-${level}`);
}

/** A name as it reads here: only those who never chose one are called by a word of the language. */
export function personName(name: string): string {
  const guest = /^Guest (\d{3})$/.exec(name);
  return guest ? t("ui-guest", { number: guest[1]! }) : name;
}

export function seatName(seat: Seat, n: number): string {
  if (seat.name) return personName(seat.name);
  if (seat.kind === "open") return t("ui-seat-open");
  if (seat.level) return t("cli-bot-level", { bot_level: seat.level, number: n + 1 });
  return t("ui-seat-number", { number: n + 1 });
}

/** Only the names of a list of seats, as one phrase. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

export function othersAt(table: Table): string[] {
  return table.seats
    .map((seat, n) => ({ seat, n }))
    .filter(({ seat, n }) => n !== table.you && seat.kind !== "open")
    .map(({ seat, n }) => seatName(seat, n));
}
