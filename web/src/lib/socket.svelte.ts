/** One WebSocket for the whole page: it says hello, watches tables, and comes back when it is lost. */
import { PROTOCOL, type Act, type AskWhy, type Done, type Incoming, type Outgoing } from "./protocol";
import type { Reason, Refused, Say, Undo } from "./protocol";

type Answer = Done | Refused | Reason;
type Asking = Omit<Act, "ref"> | Omit<Undo, "ref"> | Omit<AskWhy, "ref"> | Omit<Say, "ref">;
export interface Watcher {
  since(): number;
  take(message: Outgoing): void;
}

const PING = 15_000;
const SILENCE = 40_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;

export class Lost extends Error {}

class Connection {
  open = $state(false);
  attempt = $state(0); // how often it was tried since it was lost
  private socket: WebSocket | null = null;
  private watchers = new Map<string, Watcher>();
  private pending = new Map<string, { done: (a: Answer) => void; lost: (e: Error) => void }>();
  private waiting: (() => void)[] = [];
  private heard = 0;
  private count = 0;
  private readonly run = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;

  /** Follow a table until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.open) this.send({ type: "watch", table, since: watcher.since() });
    else this.connect();
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      if (this.open) this.send({ type: "unwatch", table });
    };
  }

  /** Send something that is answered; nothing is kept for later when there is no connection. */
  ask(message: Asking): Promise<Answer> {
    if (!this.open) return Promise.reject(new Lost());
    const ref = `${this.run}-${++this.count}`;
    return new Promise((done, lost) => {
      this.pending.set(ref, { done, lost });
      this.send({ ...message, ref } as Incoming);
    });
  }

  /** Resolves when the connection stands; fails if it does not within so many milliseconds. */
  ready(within: number): Promise<void> {
    if (this.open) return Promise.resolve();
    return new Promise((done, lost) => {
      const timer = setTimeout(() => lost(new Lost()), within);
      this.waiting.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  send(message: Incoming): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Try at once instead of waiting for the next attempt. */
  connect(): void {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL });
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = () => this.lost(socket);
  }

  /** After a phone woke up: a table is followed, so the connection should stand. */
  connectIfNeeded(): void {
    if (this.watchers.size) this.connect();
  }

  private take(message: Outgoing): void {
    this.heard = Date.now();
    if (message.type === "welcome") return this.welcomed();
    if (message.type === "done" || message.type === "refused" || message.type === "reason") {
      this.pending.get(message.ref)?.done(message);
      this.pending.delete(message.ref);
      return;
    }
    if (message.type === "pong") return;
    if (message.type === "table") this.watchers.get(message.table.id)?.take(message);
    else if (message.type === "error") this.watchers.forEach((watcher) => watcher.take(message));
    else this.watchers.get(message.table)?.take(message);
  }

  private welcomed(): void {
    this.open = true;
    this.attempt = 0;
    for (const [table, watcher] of this.watchers) {
      this.send({ type: "watch", table, since: watcher.since() });
    }
    for (const go of this.waiting.splice(0)) go();
    clearInterval(this.pinger);
    this.pinger = setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.socket?.close();
      else this.send({ type: "ping" });
    }, PING);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.open = false;
    this.socket = null;
    clearInterval(this.pinger);
    for (const { lost } of this.pending.values()) lost(new Lost());
    this.pending.clear();
    this.attempt += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.attempt - 1, 5));
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}

export const connection = new Connection();
addEventListener("online", () => connection.connectIfNeeded());
document.addEventListener("visibilitychange", () => document.hidden || connection.connectIfNeeded());
