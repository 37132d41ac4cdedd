/** The HTTP side of the protocol. */
import type { Action } from "./texts";
import type * as P from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string, // docs/protocol.md lists them
    readonly detail = "",
  ) {
    super(`${status} ${code}`);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, "unreachable");
  }
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return (text ? JSON.parse(text) : null) as T;
}

function refusal(status: number, text: string): ApiError {
  try {
    const told = JSON.parse(text) as Partial<P.Problem>;
    return new ApiError(status, String(told.code ?? ""), String(told.detail ?? ""));
  } catch {
    return new ApiError(status, "");
  }
}

let games: Promise<P.GameInfo[]> | null = null;
const spaces = new Map<string, Promise<Action[]>>();
const rules = new Map<string, Promise<string>>();

/** Ask once, but again after a failure. */
function once<T>(cache: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const made = cache.get(key) ?? ask();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

export const api = {
  games(): Promise<P.GameInfo[]> {
    games ??= call<P.GameInfo[]>("GET", "/api/games");
    games.catch(() => (games = null));
    return games;
  },
  actions: (game: string) =>
    once(spaces, game, async () => {
      const list = await call<P.ActionList>("GET", `/api/games/${game}/actions`);
      return list.actions as Action[];
    }),
  rules: (game: string, lang: string) =>
    once(rules, `${game}/${lang}`, async () => {
      return (await call<P.Rules>("GET", `/api/rules/${game}/${lang}`)).text;
    }),
  me: () => call<P.Me>("GET", "/api/me"),
  rename: (name: string) => call<P.Me>("PATCH", "/api/me", { name } satisfies P.Rename),
  open: () => call<P.TableList>("GET", "/api/tables"),
  mine: () => call<P.TableList>("GET", "/api/tables/mine"),
  create: (table: P.NewTable) => call<P.Table>("POST", "/api/tables", table),
  table: (id: string) => call<P.Table>("GET", `/api/tables/${id}`),
  join: (id: string, join: P.Join = {}) => call<P.Table>("POST", `/api/tables/${id}/join`, join),
  leave: (id: string, level: P.Level) =>
    call<P.Table>("POST", `/api/tables/${id}/leave`, { level } satisfies P.TakeOver),
  comeBack: (id: string) => call<P.Table>("POST", `/api/tables/${id}/return`),
  setSeat: (id: string, seat: number, what: P.SetSeat) =>
    call<P.Table>("POST", `/api/tables/${id}/seats/${seat}`, what),
  rematch: (id: string) => call<P.Table>("POST", `/api/tables/${id}/rematch`),
  seatLink: (id: string) => call<P.SeatLink>("GET", `/api/tables/${id}/seat-link`),
  records: (list: "mine" | "public", wanted: Record<string, string>) =>
    call<P.RecordList>("GET", `/api/records/${list}?${new URLSearchParams(wanted)}`),
  record: (id: string) => call<P.Export>("GET", `/api/tables/${id}/record`),
  openRecord: (record: string) =>
    call<P.Opened>("POST", "/api/records", { record } satisfies P.NewRecord),
  opened: (id: string) => call<P.Opened>("GET", `/api/records/${id}`),
  /** Looking back; `base` is `/api/tables/…` or `/api/records/…`. */
  past: {
    record: (base: string) => call<P.Export>("GET", `${base}/record`),
    story: (base: string, eyes: string) => call<P.Story>("GET", `${base}/story?${eyes}`),
    moments: (base: string, eyes: string, start: number, count: number, step = 1) =>
      call<P.Replay>("GET", `${base}/replay?${eyes}&start=${start}&count=${count}&step=${step}`),
    fork: (base: string, fork: P.Fork) => call<P.Table>("POST", `${base}/fork`, fork),
  },
};
