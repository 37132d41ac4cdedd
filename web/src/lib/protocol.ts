// Made by tools/protocol_types.py from intrika.server.messages; do not edit.

export const PROTOCOL = 1;

export type Level = "page" | "courtier" | "adviser" | "master" | "eminence";

export type Phase = "waiting" | "running" | "over";

export interface OptionInfo {
  name: string;
  clause: string;
  values: Record<string, any[]>;
  kind: "choice" | "count" | "flag" | "order" | "seat";
}

export interface GameInfo {
  id: string;
  title: Record<string, string>;
  rules: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  weight: number;
  options: OptionInfo[];
  terms: Record<string, [string, string[]]>;
}

export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: "adviser" | "courtier" | "eminence" | "master" | "page" | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, any>;
  public?: boolean;
}

export interface Seat {
  kind: "bot" | "open" | "person";
  name: string;
  level: "adviser" | "courtier" | "eminence" | "master" | "page" | null;
  connected: boolean;
  stand_in: boolean;
}

export interface Stopped {
  reason: "bad-log" | "no-game" | "other-data" | "other-rules";
  rules: string;
  here: string;
}

export interface Score {
  points: number;
  place: number;
}

export interface Table {
  id: string;
  game: string;
  rules: string;
  options: Record<string, any>;
  public: boolean;
  phase: "over" | "running" | "waiting";
  seats: Seat[];
  you: number | null;
  host: boolean;
  spectators: number;
  created: number;
  to_act: number[];
  rematch: string | null;
  ended: number | null;
  result: Score[] | null;
  stopped: Stopped | null;
  fork: number | null;
}

export interface TableList {
  tables: Table[];
}

export interface RecordList {
  tables: Table[];
  total: number;
  page: number;
  pages: number;
  players: string[];
}

export interface Join {
  seat?: number | null;
  key?: string | null;
}

export interface Rename {
  name: string;
}

export interface Me {
  name: string;
  named: boolean;
}

export interface SetSeat {
  kind: "bot" | "open";
  level?: "adviser" | "courtier" | "eminence" | "master" | "page" | null;
}

export interface SeatLink {
  path: string;
}

export interface TakeOver {
  level?: "adviser" | "courtier" | "eminence" | "master" | "page";
}

export interface Why {
  clause: string;
  message: string;
  args: Record<string, any>;
}

export interface Happened {
  n: number;
  decision: number;
  type: string;
  fields: Record<string, any>;
  figures: Record<string, any>;
  at: number;
}

export interface Decision {
  actions: Record<string, any>[];
}

export interface Line {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface UndoAsked {
  seat: number;
  agreed: number[];
  needed: number[];
  until: number;
}

export interface Hello {
  type: "hello";
  protocol: number;
}

export interface Watch {
  type: "watch";
  table: string;
  since?: number;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

export interface Act {
  type: "act";
  table: string;
  version: number;
  action: number;
  ref: string;
}

export interface Undo {
  type: "undo";
  table: string;
  version: number;
  ref: string;
}

export interface UndoVote {
  type: "undo_vote";
  table: string;
  agree: boolean;
}

export interface AskWhy {
  type: "why";
  table: string;
  action: number;
  ref: string;
}

export interface Say {
  type: "say";
  table: string;
  text: string;
  ref: string;
}

export interface Ping {
  type: "ping";
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  name: string;
}

export interface TableNews {
  type: "table";
  table: Table;
}

export interface GameNews {
  type: "game";
  table: string;
  version: number;
  decisions: number;
  view: Record<string, any>;
  decision: Decision | null;
  events: Happened[];
  fresh: boolean;
  undone: number | null;
  undo: Why | null;
}

export interface Done {
  type: "done";
  ref: string;
  version: number;
}

export interface Refused {
  type: "refused";
  ref: string;
  version: number;
  why: Why;
}

export interface Reason {
  type: "reason";
  ref: string;
  why: Why | null;
}

export interface Chat {
  type: "chat";
  table: string;
  lines: Line[];
}

export interface UndoNews {
  type: "undo_news";
  table: string;
  asked: UndoAsked | null;
}

export interface Trouble {
  type: "error";
  code: string;
  detail: string;
}

export interface Pong {
  type: "pong";
}

export interface Export {
  record: string;
  redacted: boolean;
}

export interface Health {
  status: "ok";
  version: string;
}

export interface Problem {
  code: string;
  detail: string;
}

export interface ActionList {
  actions: Record<string, any>[];
}

export interface Rules {
  game: string;
  lang: string;
  text: string;
}

export interface Explained {
  why: Why | null;
}

export interface Step {
  seat: number;
  action: Record<string, any> | null;
  text: string;
}

export interface Story {
  seat: number | null;
  open: boolean;
  steps: Step[];
  events: Happened[];
}

export interface Moment {
  decision: number;
  seat: number | null;
  action: string;
  view: Record<string, any>;
  events: Happened[];
}

export interface Replay {
  total: number;
  start: number;
  moments: Moment[];
}

export interface Fork {
  at: number;
  seat: number;
  level?: "adviser" | "courtier" | "eminence" | "master" | "page";
}

export interface NewRecord {
  record: string;
}

export interface Opened {
  table: Table;
  redacted: boolean;
}

export type Incoming = Hello | Watch | Unwatch | Act | Undo | UndoVote | AskWhy | Say | Ping;

export type Outgoing = Welcome | TableNews | GameNews | Done | Refused | Reason | Chat | UndoNews | Trouble | Pong;
