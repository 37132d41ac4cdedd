import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/**
 * `import url from "./things.sprite"`: one picture file with many icons, for `<use href="url#id">`.
 *
 * The file lists them, a line each: an id and the name of its drawing. A board with a hundred
 * drawings would carry half of its weight in script for them; as a picture they are no script.
 */
export function sprite(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf-8"));
  const served = new Map<string, string>();
  const body = (name: string): string => {
    const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!found) throw new Error(`game-icons has no icon "${name}"`);
    return found.body;
  };
  let building = false;
  return {
    name: "sprite",
    enforce: "pre",
    config: (_, env) => void (building = env.command === "build"),
    load(id) {
      if (!id.endsWith(".sprite")) return null;
      this.addWatchFile(id);
      const source = drawn(readFileSync(id, "utf-8"), body);
      if (building) {
        const ref = this.emitFile({ type: "asset", name: "icons.svg", source });
        return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
      }
      const path = `/@sprite/${createHash("sha1").update(source).digest("hex").slice(0, 12)}.svg`;
      served.set(path, source);
      return `export default ${JSON.stringify(path)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = served.get(request.url ?? "");
        if (source === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(source);
      });
    },
  };
}

function drawn(list: string, body: (name: string) => string): string {
  const lines = list.split("\n").map((line) => line.trim().split(/\s+/));
  const symbols = lines
    .filter(([id, name]) => id && name && !id.startsWith("#"))
    .map(([id, name]) => `<symbol id="${id}" viewBox="0 0 512 512">${body(name!)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
