/** The board's own texts, added to the game's. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { Texts } from "@/lib/texts";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import { RESOURCES, type Units } from "./view";

export type Say = (id: string, args?: Record<string, unknown>) => string;
const known = new WeakSet<FluentBundle>();

export function speaker(texts: Texts): Say {
  if (!known.has(texts.bundle)) {
    texts.bundle.addResource(new FluentResource(texts.lang === "cs" ? cs : en));
    known.add(texts.bundle);
  }
  return (id, args) => texts.say(id, args);
}

/** "2× mana, ruda"; nothing at all is "nic". */
export function unitsInWords(units: Units, texts: Texts): string {
  const parts = RESOURCES.filter((r) => units[r]).map((r) => {
    const name = texts.term("resource", r);
    return units[r] === 1 ? name : `${units[r]}× ${name}`;
  });
  return parts.join(", ") || texts.say("k-nothing");
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
