/** What is needed to show a game's rules: the text, its figures, and the game's own words. */
import type { Component } from "svelte";
import { api } from "@/lib/api";
import { parseRules, type RuleBook } from "@/lib/rules";
import { bundleOf, Texts, type Lang } from "@/lib/texts";

/** A line of a list that a figure shows: a drawing, a name, what it means. */
export interface Row {
  icon?: string;
  label?: string; // in the place of an icon: a number or a sign
  name: string;
  text?: string;
  note?: string; // at the right: how many there are, what it costs
  under?: string; // the heading it stands under
}

// A drawing gets the texts; most need none of them.
export type Drawing = { of: Component<any> } | { rows: (texts: Texts) => Row[] };
export type Drawings = Record<string, Drawing>;

export interface Rules {
  book: RuleBook;
  drawings: Drawings;
  texts: Texts;
}

const figures = import.meta.glob<{ figures: Drawings }>("./figures/*/index.ts");

export async function loadRules(game: string, lang: Lang): Promise<Rules> {
  const drawn = figures[`./figures/${game}/index.ts`];
  const [text, bundle, games, made] = await Promise.all([
    api.rules(game, lang),
    bundleOf(lang, game),
    api.games(),
    drawn ? drawn() : Promise.resolve({ figures: {} }),
  ]);
  const terms = games.find((known) => known.id === game)?.terms ?? {};
  return { book: parseRules(text), drawings: made.figures, texts: new Texts(lang, bundle, terms) };
}
