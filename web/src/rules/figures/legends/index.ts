/** The figures of the rules of Legends. */
import type { Drawings } from "../../load";
import CardRow from "./CardRow.svelte";
import Control from "./Control.svelte";
import { cards, sign } from "./data";
import Faces from "./Faces.svelte";
import Layouts from "./Layouts.svelte";
import Links from "./Links.svelte";
import Signs from "./Signs.svelte";

const TOKENS = [
  "magic_spring", "shelter", "buried_treasure", "book_of_spells", "stable", "poison_swamp", "citadel", "dragon", "portal", "bandits",
];
const LEADERS = ["fairy_queen", "bandit_king", "red_witch", "white_knight"];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const figures: Drawings = {
  links: { of: Links },
  layouts: { of: Layouts },
  faces: { of: Faces },
  row: { of: CardRow },
  signs: { of: Signs },
  control: { of: Control },
  tokens: {
    rows: (texts) => TOKENS.map((id) => ({ icon: sign(id), name: capital(texts.term("token", id)), text: texts.term("token-text", id) })),
  },
  leaders: {
    rows: (texts) => LEADERS.map((id) => ({ icon: sign(id), name: texts.term("leader", id), text: texts.term("leader-text", id) })),
  },
  cards: {
    rows: (texts) =>
      cards.map((card) => ({
        icon: sign(card.id),
        name: texts.term("card", card.id),
        text: texts.term("card-text", card.id),
        note: card.min_players > 2 ? `${card.min_players}+` : "",
      })),
  },
};
