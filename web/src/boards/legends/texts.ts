/** The board's own texts, added to the game's. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { Texts } from "@/lib/texts";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";

export type Say = (id: string, args?: Record<string, unknown>) => string;
const known = new WeakSet<FluentBundle>();

export function speaker(texts: Texts): Say {
  if (!known.has(texts.bundle)) {
    texts.bundle.addResource(new FluentResource(texts.lang === "cs" ? cs : en));
    known.add(texts.bundle);
  }
  return (id, args) => texts.say(id, args);
}
