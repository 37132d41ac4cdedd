/** The board's own texts, added to the game's. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { Texts } from "@/lib/texts";
import { COLOURS, type Part } from "./cards";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import type { Colour, Gems } from "./view";

export type Say = (id: string, args?: Record<string, unknown>) => string;
const known = new WeakSet<FluentBundle>();

export function speaker(texts: Texts): Say {
  if (!known.has(texts.bundle)) {
    texts.bundle.addResource(new FluentResource(texts.lang === "cs" ? cs : en));
    known.add(texts.bundle);
  }
  return (id, args) => texts.say(id, args);
}

export function partInWords(part: Part, say: Say): string {
  const name = part.type.replace("_", "-");
  if (part.type === "eternal" && part.colour === "any") return say("v-part-eternal-any");
  return say(`v-part-${name}`, { count: part.value ?? part.n ?? 1, colour: part.colour });
}

export function inWords(parts: Part[], say: Say): string {
  return parts.map((part) => partInWords(part, say)).join(", ");
}

/** Gems by colour: "2× modrý, žlutý". */
export function gemsInWords(gems: Colour[], texts: Texts): string {
  const counts: Partial<Gems> = {};
  for (const colour of gems) counts[colour] = (counts[colour] ?? 0) + 1;
  return COLOURS.filter((colour) => counts[colour])
    .map((colour) => {
      const name = texts.term("colour", colour, "masc");
      return counts[colour] === 1 ? name : `${counts[colour]}× ${name}`;
    })
    .join(", ");
}
