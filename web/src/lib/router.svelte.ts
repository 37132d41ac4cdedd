/** Which page is shown. Links are ordinary links; those of this page are followed without a reload. */
export type Page =
  | { name: "home" }
  | { name: "create"; game: string | null }
  | { name: "table"; id: string; key: string | null }
  | { name: "rules"; game: string | null }
  | { name: "records"; list: "mine" | "public" }
  | { name: "about" }
  | { name: "dev" }
  | { name: "lost"; path: string };

function parse(url: URL): Page {
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  if (first === "new" && !third) return { name: "create", game: second ?? null };
  if (first === "t" && second && !third) {
    return { name: "table", id: second, key: url.searchParams.get("key") };
  }
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
