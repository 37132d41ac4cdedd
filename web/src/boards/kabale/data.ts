// The cards and prizes, read from the game"s own tables.
import cardTable from "@games/kabale/data/cards.toml";
import gameTable from "@games/kabale/data/game.toml";

export interface CardData {
  id: string;
  kind: "value" | "immediate" | "evaluation";
  value?: number;
  value_on_symbol?: number;
  value_with_juliet?: number;
  symbol?: string;
}

interface GameData {
  play: { rounds: number; hand: number };
  evaluation: { wizard_from: number; witch_to: number };
  heads: { symbols: string[]; values: number[] };
}

const game = gameTable as unknown as GameData;

export const cards = (cardTable as unknown as { cards: CardData[] }).cards;
export const cardNames = cards.map((card) => card.id);
export const byName: Record<string, CardData> = Object.fromEntries(cards.map((c) => [c.id, c]));
export const symbols = game.heads.symbols;
export const rounds = game.play.rounds;
export const wizardFrom = game.evaluation.wizard_from;
export const witchTo = game.evaluation.witch_to;

/** trade-1, trade-2, trade-3a, trade-3b, trade-4, trade-5 and so on, as the engine numbers them. */
export const headNames: string[] = symbols.flatMap((symbol) =>
  game.heads.values.map((value, i, all) => {
    const twins = all.filter((other) => other === value).length > 1;
    const earlier = all.slice(0, i).filter((other) => other === value).length;
    return `${symbol}-${value}${twins ? "ab"[earlier] : ""}`;
  }),
);

export function symbolOf(head: string): string {
  return head.slice(0, head.indexOf("-"));
}

export function valueOf(head: string): number {
  return parseInt(head.slice(head.indexOf("-") + 1));
}

/** What a card counts under a head before any effect; a double has no value of its own. */
export function baseValue(card: string, head: string): number | null {
  const data = byName[card]!;
  if (data.symbol && data.symbol === symbolOf(head)) return data.value_on_symbol ?? null;
  return data.value ?? null;
}
