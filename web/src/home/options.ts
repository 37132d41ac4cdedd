/** The options of a game as the dialog for a new table and the waiting room show them. */
import type { GameInfo, OptionInfo, Table } from "@/lib/protocol";
import { t } from "@/lib/settings.svelte";

export const LONGEST_CHOICE = 12; // more values than this are not offered in the page

export function valuesOf(option: OptionInfo, seats: number): unknown[] {
  return option.values[String(seats)] ?? [];
}

/** What holds when nobody chooses: the first value. */
export function defaultOf(option: OptionInfo, seats: number): unknown {
  return valuesOf(option, seats)[0];
}

/** For which numbers of players an option can be changed at all. */
export function countsOf(option: OptionInfo): number[] {
  return Object.entries(option.values)
    .filter(([, values]) => values.length > 1)
    .map(([count]) => Number(count));
}

export function offered(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => {
    const most = Math.max(...Object.values(option.values).map((values) => values.length));
    return most > 1 && most <= LONGEST_CHOICE;
  });
}

export function byTheBook(game: GameInfo, table: Table): boolean {
  return game.options.every((option) => {
    const standard = defaultOf(option, table.seats.length);
    return same(table.options[option.name] ?? standard, standard);
  });
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** A value in words. */
export function valueName(option: OptionInfo, value: unknown): string {
  if (value === null) return t("ui-value-none");
  if (value === true) return t("ui-value-yes");
  if (value === false) return t("ui-value-no");
  if (option.kind === "seat") return t("ui-value-seat", { number: Number(value) + 1 });
  if (typeof value === "string") return t(`ui-value-${option.name}-${value}`.replaceAll("_", "-"));
  return String(value);
}

