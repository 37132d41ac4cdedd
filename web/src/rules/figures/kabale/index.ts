/** The figures of the rules of Královské rošády. */
import { cards } from "@/boards/kabale/data";
import { drawing } from "@/boards/kabale/icons";
import { figure, title } from "@/boards/kabale/words";
import type { Texts } from "@/lib/texts";
import type { Drawings } from "../../load";
import Disguise from "./Disguise.svelte";
import Explorer from "./Explorer.svelte";
import Heads from "./Heads.svelte";
import Order from "./Order.svelte";
import Pieces from "./Pieces.svelte";
import Prizes from "./Prizes.svelte";
import Removed from "./Removed.svelte";
import Values from "./Values.svelte";

const card = (texts: Texts, of: (typeof cards)[number]) => ({
  icon: drawing(of.id),
  name: title(texts.term("card", of.id)),
  text: texts.term("card-text", of.id),
  note: figure(texts, of.value ?? null) + (of.value_on_symbol ? ` / ${of.value_on_symbol}` : ""),
});

export const figures: Drawings = {
  pieces: { of: Pieces },
  columns: { of: Heads },
  explorer: { of: Explorer },
  disguise: { of: Disguise },
  order: { of: Order },
  removed: { of: Removed },
  values: { of: Values },
  prizes: { of: Prizes },
  cards: { rows: (texts) => cards.map((of) => card(texts, of)) },
};
