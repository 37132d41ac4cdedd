/** The figures of the rules of Malá velká království. */
import type { Texts } from "@/lib/texts";
import type { Drawings, Row } from "../../load";
import Actions from "./Actions.svelte";
import { factions, game, sign } from "./data";
import Land from "./Land.svelte";
import Lands from "./Lands.svelte";
import Payment from "./Payment.svelte";
import Ruins from "./Ruins.svelte";
import Terrains from "./Terrains.svelte";
import Tracks from "./Tracks.svelte";
import War from "./War.svelte";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function abilities(texts: Texts): Row[] {
  return factions.flatMap((faction) =>
    faction.abilities.map((ability) => ({
      label: String(ability.level),
      under: texts.term("faction", faction.id),
      name: "",
      text: texts.term("card-text", ability.id),
    })),
  );
}

export const figures: Drawings = {
  land: { of: Land },
  lands: { of: Lands },
  terrains: { of: Terrains },
  actions: { of: Actions },
  tracks: { of: Tracks },
  ruins: { of: Ruins },
  war: { of: War },
  payment: { of: Payment },
  tokens: {
    rows: (texts) =>
      Object.entries(game.token_counts)
        .filter(([id]) => id !== "source")
        .map(([id, count]) => ({ icon: sign(id), name: capital(texts.term("token", id)), text: texts.term("token-text", id), note: `${count}×` })),
  },
  factions: { rows: abilities },
};
