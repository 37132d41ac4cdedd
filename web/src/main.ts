import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./cloth.css";
import { mount } from "svelte";
import { api } from "./lib/api";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

// Whatever page it is, it names games: ask for them while the texts come.
void api.games().catch(() => undefined);
await settings.start();
mount(App, { target: document.getElementById("app")! });
