import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * Icons by name, and only those: `import lion from "icon:lion"` is the drawing of one,
 * `import icons from "icons:king,rose"` a record of several.
 */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf-8")) as IconSet;
  const body = (name: string): string => {
    const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!found) throw new Error(`game-icons has no icon "${name}"`);
    return found.body;
  };
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (/^icons?:/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith("\0icon:")) {
        return `export default ${JSON.stringify(body(id.slice(6)))};`;
      }
      if (id.startsWith("\0icons:")) {
        const names = id.slice(7).split(",");
        return `export default ${JSON.stringify(Object.fromEntries(names.map((n) => [n, body(n)])))};`;
      }
      return null;
    },
  };
}
