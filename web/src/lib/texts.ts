/** Texts: the Fluent catalogues read as intrika.text reads them; docs/texts.md has the conventions. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happened, Why } from "./protocol";

export type Lang = "cs" | "en";
export const LANGUAGES: Lang[] = ["cs", "en"];
export type Terms = Record<string, [string, string[]]>;
type Args = Record<string, unknown>;
type Said = Record<string, FluentVariable>;

const SEAT_FIELDS = new Set(["seat", "starter", "other", "owner", "winner", "partner"]);
const COMMON_TERMS: Terms = { ask: ["decision", []], bot_level: ["level", []] };
const common = import.meta.glob<string>("@text/*.ftl", { query: "?raw", import: "default" });
const shell = import.meta.glob<string>("@text/web/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("@games/*/text/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<string, Promise<FluentBundle>>();

/** The bundle of one language: the common and the page's texts, and a game's if one is named. */
export function bundleOf(lang: Lang, game: string | null): Promise<FluentBundle> {
  const key = `${lang}/${game ?? ""}`;
  let made = bundles.get(key);
  if (!made) {
    made = load(lang, game);
    made.catch(() => bundles.delete(key));
    bundles.set(key, made);
  }
  return made;
}

async function load(lang: Lang, game: string | null): Promise<FluentBundle> {
  const parts = [ending(common, `/text/${lang}.ftl`), ending(shell, `/web/${lang}.ftl`)];
  if (game) parts.push(ending(games, `/${game}/text/${lang}.ftl`));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all(parts.map((part) => part()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

function ending(files: Record<string, () => Promise<string>>, end: string): () => Promise<string> {
  const found = Object.keys(files).find((path) => path.endsWith(end));
  if (!found) throw new Error(`no catalogue ${end}`);
  return files[found]!;
}

/** An action as the server gives it: its number, its kind and its arguments. */
export interface Action {
  id: number;
  kind: string;
  [argument: string]: any;
}

export class Texts {
  readonly terms: Terms;

  constructor(
    readonly lang: Lang,
    readonly bundle: FluentBundle,
    terms: Terms = {},
    readonly names: string[] = [],
  ) {
    this.terms = { ...COMMON_TERMS, ...terms };
  }

  /** The message with this id; its arguments may be indices, labels, seats or figures. */
  say(id: string, args: Args = {}): string {
    return this.format(id, null, this.variables(args));
  }

  /** The longer text of a message, its attribute `.help`. */
  help(id: string, args: Args = {}): string {
    return this.format(id, "help", this.variables(args));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A thing by prefix and label (`card`, `king`), in a case (`acc`) if the language has it. */
  term(prefix: string, label: string | number, form: string | null = null): string {
    const id = `${prefix}-${label}`.replaceAll("_", "-");
    const known = form !== null && form in (this.bundle.getMessage(id)?.attributes ?? {});
    return this.format(id, known ? form : null, {});
  }

  action(a: Action): string {
    const { id: _, kind, ...rest } = a;
    const values: Args = {};
    for (const [name, value] of Object.entries(rest)) {
      const single = value !== null && !Array.isArray(value) && name in this.terms;
      values[name] = single ? String(value) : value;
    }
    return this.say(`act-${kind}`, values);
  }

  /** From the `ask` of a view. */
  prompt(ask: { name: string; [figure: string]: unknown }): string {
    const { name, clause: _, ...figures } = ask;
    return this.say(`ask-${name}`, figures);
  }

  event(happened: Happened): string {
    return this.say(`event-${happened.type.replaceAll("_", "-")}`, happened.figures);
  }

  refusal(why: Why): string {
    return this.say(`refusal-${why.message}`, { clause: why.clause, ...why.args });
  }

  score(line: { name: string; args?: Args }): string {
    return this.say(`score-${line.name}`, line.args ?? {});
  }

  option(name: string): string {
    return this.say(`option-${name.replaceAll("_", "-")}`);
  }

  private format(id: string, attribute: string | null, args: Said): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`no text ${id}${attribute ? `.${attribute}` : ""} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(`text ${id} in ${this.lang}: ${errors[0]}`);
    return text;
  }

  private variables(args: Args): Said {
    const made: Said = {};
    for (const [name, value] of Object.entries(args)) Object.assign(made, this.variable(name, value));
    return made;
  }

  private variable(name: string, value: unknown): Said {
    if (value === null || value === undefined) return { [name]: "none" };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (Array.isArray(value)) return this.list(name, value);
    if (SEAT_FIELDS.has(name) && typeof value === "number") {
      return { [name]: this.names[value] ?? `#${value}` };
    }
    const term = this.terms[name];
    if (term && value !== "none") {
      const [prefix, labels] = term;
      const label = typeof value === "number" && labels.length ? labels[value] : value;
      return this.termVariables(name, prefix, label as string | number);
    }
    return { [name]: value as FluentVariable };
  }

  /** Several of one kind: `$name` lists them, in each case there is, `$name_count` counts. */
  private list(name: string, values: unknown[]): Said {
    const made: Said = { [name]: "none" };
    const parts = values.map((value) => this.variable(name, value));
    for (const key of Object.keys(parts[0] ?? {})) {
      made[key] = parts.map((part) => String(part[key])).join(", ");
    }
    made[`${name}_count`] = values.length;
    return made;
  }

  private termVariables(name: string, prefix: string, label: string | number): Said {
    if (!prefix) return { [name]: /^\d+$/.test(String(label)) ? Number(label) : label };
    const id = `${prefix}-${label}`.replaceAll("_", "-");
    const made: Said = { [name]: this.format(id, null, {}) };
    for (const form of Object.keys(this.bundle.getMessage(id)?.attributes ?? {})) {
      if (form !== "help") made[`${name}_${form}`] = this.format(id, form, {});
    }
    return made;
  }
}
