/** The figures of the rules of Panovník. */
import type { Drawings } from "../../load";
import Character from "./Character.svelte";
import Eternal from "./Eternal.svelte";
import Gallery from "./Gallery.svelte";
import Market from "./Market.svelte";
import Neighbours from "./Neighbours.svelte";
import Prices from "./Prices.svelte";
import Pyramid from "./Pyramid.svelte";
import Recolouring from "./Recolouring.svelte";
import Symbols from "./Symbols.svelte";

export const figures: Drawings = {
  character: { of: Character },
  prices: { of: Prices },
  market: { of: Market },
  pyramid: { of: Pyramid },
  neighbours: { of: Neighbours },
  recolouring: { of: Recolouring },
  eternal: { of: Eternal },
  symbols: { of: Symbols },
  characters: { of: Gallery },
};
