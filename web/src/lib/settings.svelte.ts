/** What a person sets for this browser: language, theme, motion. Kept in local storage. */
import { bundleOf, Texts, type Lang } from "./texts";

export type Theme = "system" | "light" | "dark";

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that forbids storage forgets the setting with the page.
  }
}

function firstLanguage(): Lang {
  const chosen = stored("lang");
  if (chosen === "cs" || chosen === "en") return chosen;
  return navigator.languages.some((name) => /^(cs|sk)\b/.test(name)) ? "cs" : "en";
}

class Settings {
  lang = $state<Lang>("cs");
  theme = $state<Theme>("system");
  calm = $state(false); // no motion, whatever the system says
  texts = $state.raw<Texts>() as Texts; // the page's own; set before anything is drawn

  async start(): Promise<void> {
    const theme = stored("theme");
    if (theme === "light" || theme === "dark") this.theme = theme;
    this.setCalm(stored("calm") === "yes");
    await this.speak(firstLanguage());
  }

  /** Change the language; nothing is drawn anew before its texts are there. */
  async speak(lang: Lang): Promise<void> {
    this.texts = new Texts(lang, await bundleOf(lang, null));
    this.lang = lang;
    document.documentElement.lang = lang;
    store("lang", lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  setCalm(calm: boolean): void {
    this.calm = calm;
    store("calm", calm ? "yes" : "no");
    document.documentElement.classList.toggle("calm", calm);
  }
}

export const settings = new Settings();

/** A text of the page in the language of the moment. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return settings.texts.say(id, args);
}
