/** Which page is shown. Links are ordinary links; those of this page are followed without a reload. */
export type Page =
  | { name: "home" }
  | { name: "create"; game: string | null }
  | { name: "table"; id: string; key: string | null }
  | ReplayPlace
  | { name: "open-record" }
  | { name: "rules"; game: string | null }
  | { name: "records"; list: "mine" | "public" }
  | { name: "about" }
  | { name: "dev" }
  | { name: "lost"; path: string };

/** A moment of a game: of a table, or of a record that was sent to the server. */
export interface ReplayPlace {
  name: "replay";
  of: "table" | "record";
  id: string;
  at: number | null; // null: the start of a finished game, the present of a running one
  as: string | null; // a seat's number or "watch"; null: one's own eyes
  open: boolean;
}

function replayPlace(of: ReplayPlace["of"], id: string, asked: URLSearchParams): ReplayPlace {
  const at = asked.get("at") ?? "";
  const as = asked.get("as") ?? "";
  return {
    name: "replay",
    of,
    id,
    at: /^\d{1,6}$/.test(at) ? Number(at) : null,
    as: /^([0-5]|watch)$/.test(as) ? as : null,
    open: asked.get("open") === "true",
  };
}

function parse(url: URL): Page {
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  if (first === "new" && !third) return { name: "create", game: second ?? null };
  if (first === "t" && second && !third) {
    return { name: "table", id: second, key: url.searchParams.get("key") };
  }
  if (first === "t" && second && third === "replay") return replayPlace("table", second, url.searchParams);
  if (first === "replay" && second && !third) return replayPlace("record", second, url.searchParams);
  if (first === "replay" && !second) return { name: "open-record" };
  if (first === "rules" && !third) return { name: "rules", game: second ?? null };
  if (first === "records" && (!second || (second === "public" && !third))) {
    return { name: "records", list: second ? "public" : "mine" };
  }
  if (first === "about" && !second) return { name: "about" };
  if (import.meta.env.DEV && first === "dev") return { name: "dev" };
  return { name: "lost", path: url.pathname };
}

class Router {
  page = $state.raw<Page>(parse(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.page = parse(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (/^\/(api|schema|health)\b/.test(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
