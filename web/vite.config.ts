import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./plugins/icons.ts";
import { sprite } from "./plugins/sprite.ts";
import { toml } from "./plugins/toml.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// `SERVER=8000 npm run dev`: where the Python server listens while the page is being developed.
const server = `http://127.0.0.1:${process.env.SERVER ?? "8000"}`;

export default defineConfig({
  plugins: [icons(), sprite(), toml(), svelte()],
  resolve: {
    alias: {
      "@games": here("../src/intrika/games"),
      "@text": here("../src/intrika/text"),
      "@": here("src"),
    },
  },
  build: {
    outDir: here("../src/intrika/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("..")] },
    proxy: {
      "/api": server,
      "/health": server,
      "/schema": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
});
