import "./fonts.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

await settings.start();
mount(App, { target: document.getElementById("app")! });
