import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** `import cards from "@games/kabale/data/cards.toml"`: the games' own data, the one source. */
export function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (!id.split("?")[0]!.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}
