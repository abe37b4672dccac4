// The socket to one table: holds what the server has sent, and repeats our messages until they are answered.

import { Refusal } from "./api";
import { afterPaint } from "./afterPaint";
import { applyDelta, reuseUnchanged } from "./delta";
import type { Language } from "./prefs.svelte";
import { markSeen, lastSeen } from "./lastSeen";
import type {
  Ack,
  ChatLine,
  ClientMessage,
  ClockNow,
  Consequence,
  Hints,
  LogLine,
  Message,
  Position,
  Reason,
  ServerMessage,
  TableInfo,
  Worths,
  You,
} from "./types";

type Asked = ClientMessage & { id: string };
type Waiting = { said: Asked; again: boolean; done: (answer: ServerMessage) => void; fail: (why: Error) => void };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PULSE = 5000; // how often a quiet connection is pinged
const SILENCE = 3000; // an answer that takes longer means that the connection is lost
const DEAD = 9000; // after this long we reconnect

export class TableLink {
  state: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  /** P28: the server is silent, which the player learns at once. */
  silent = $state(false);
  /** When the next attempt is made, in milliseconds since 1970; 0: it is under way. */
  nextTry = $state(0);
  info: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  clock: ClockNow | null = $state.raw(null);
  /** By how many seconds the server's clock is ahead of this browser's. */
  ahead = 0;
  v = $state(0);
  problem: Message | null = $state.raw(null);
  /** Called with new log lines, and whether the player missed them (also since their last visit). */
  onNews: (lines: LogLine[], missed: boolean) => void = () => {};
  /** Called when the table has changed, before it is rendered: consequences appear in the same frame. */
  onChange: () => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #arrivals: { v: number; done: () => void }[] = [];
  #wait = FIRST_WAIT;
  #look: number | null = null;
  #pulse = 0;
  #retry = 0;
  #heardAt = Date.now();
  #askedAt = 0; // when the oldest unanswered request was sent; 0: none is open
  readonly #run = Math.random().toString(36).slice(2, 10);

  constructor(readonly table: string) {
    this.#connect();
    this.#pulse = window.setInterval(() => this.#listen(), 1000);
    addEventListener("online", this.#awake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#awake);
  }

  close(): void {
    this.state = "closed";
    this.#arrive(() => true);
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#awake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#socket?.close();
  }

  // ---- the connection

  #awake = () => {
    if (document.visibilityState !== "visible") return;
    if (this.state === "lost") this.retry();
    else this.#ping();
  };

  #offline = () => {
    this.silent = true;
  };

  /** Try again now. */
  retry(): void {
    if (this.state === "closed") {
      location.reload();
      return;
    }
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = null;
    if (old) {
      old.onclose = null;
      old.close();
    }
    this.#connect();
  }

  #connect(): void {
    if (this.state === "closed" || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    this.nextTry = 0;
    this.#askedAt = Date.now();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      this.#askedAt = 0;
      this.silent = false;
      this.#heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Once a second: pings a connection that has been quiet for a while. */
  #listen(): void {
    const now = Date.now();
    if (!this.#askedAt && now - this.#heardAt > PULSE) this.#ping();
    const late = this.#askedAt ? now - this.#askedAt : 0;
    if (late > SILENCE) this.silent = true;
    if (late > DEAD && this.#socket && !document.hidden) this.#lost(this.#socket);
  }

  #hello(): void {
    const hello: ClientMessage = { type: "hello", table: this.table, since: this.v, parts: true };
    if (this.#look !== null) hello.look = this.#look;
    this.#send(hello);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === "closed") return;
    socket.onclose = null;
    socket.close();
    this.#socket = null;
    this.#askedAt = 0;
    this.state = "lost";
    this.silent = true;
    this.#arrive(() => true);
    this.onChange();
    for (const [id, one] of this.#waiting) {
      if (!one.again) {
        this.#waiting.delete(id);
        one.fail(new Refusal({ id: "problem-offline" }, 0));
      }
    }
    const wait = this.#wait * (0.7 + Math.random() * 0.6);
    this.nextTry = Date.now() + wait;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #ping(): void {
    if (this.state === "open") this.#ask({ type: "ping", id: "" }, false).catch(() => {});
  }

  #send(said: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  // ---- hearing

  #heard(said: ServerMessage): void {
    if (said.type === "snapshot") this.#snapshot(said);
    else if (said.type === "event") this.#event(said);
    else if (said.type === "bye") {
      if (!said.again) {
        this.problem = said.reason;
        this.close();
        this.silent = this.info !== null;
        for (const one of this.#waiting.values()) one.fail(new Refusal(said.reason, 409));
        this.#waiting.clear();
      }
    } else if (said.type === "refuse" && !said.id) {
      this.problem = said.reason;
      if (this.v === 0) this.close();
    } else this.#answer(said.id, said);
  }

  #answer(id: string, said: ServerMessage): void {
    const one = this.#waiting.get(id);
    if (!one) return;
    this.#waiting.delete(id);
    if (said.type === "refuse") one.fail(new Refusal(said.reason, 409));
    else one.done(said);
  }

  #snapshot(said: ServerMessage & { type: "snapshot" }): void {
    const last = this.v || lastSeen(this.table);
    const back = last > 0 && this.state !== "open";
    const fresh = said.log.filter((line) => line.v > last);
    const known = this.v > 0 && said.since <= this.v;
    this.log = known ? merge(this.log, said.log) : said.log;
    this.chat = known ? merge(this.chat, said.chat) : said.chat;
    this.info = said.table;
    this.you = said.you;
    this.#look = said.you.looking;
    // Previews of the same position survive a reconnect.
    this.position = reuseUnchanged(this.position, said.position ?? null);
    this.#timed(said.clock);
    this.#reach(said.v);
    this.state = "open";
    this.problem = null;
    this.#wait = FIRST_WAIT;
    this.onChange();
    if (said.id) this.#answer(said.id, said);
    for (const one of this.#waiting.values()) if (one.again && !said.id) this.#send(one.said);
    if (back && fresh.length) this.onNews(fresh, true);
  }

  #event(said: ServerMessage & { type: "event" }): void {
    if (said.ack) this.#answer(said.ack.id, said.ack);
    if (said.since !== this.v) {
      this.#hello();
      return;
    }
    if (said.table) this.info = reuseUnchanged(this.info, said.table);
    if (said.you) {
      this.you = reuseUnchanged(this.you, said.you);
      this.#look = said.you.looking;
    }
    if (said.position !== undefined) this.position = reuseUnchanged(this.position, said.position ?? null);
    if (said.parts) this.position = applyDelta(this.position, said.parts);
    this.log = merge(this.log, said.log ?? []);
    this.chat = merge(this.chat, said.chat ?? []);
    this.#timed(said.clock);
    this.#reach(said.v);
    this.onChange();
    if (said.log?.length) this.onNews(said.log, document.hidden);
  }

  #timed(clock: ClockNow | undefined): void {
    if (!clock) return;
    this.ahead = clock.now - Date.now() / 1000;
    this.clock = clock;
  }

  /** Replaces the messages of a log line that only this browser can word, such as its own actions. */
  amend(v: number, messages: Message[]): void {
    this.log = this.log.map((line) => (line.v === v ? { ...line, messages } : line));
  }

  #reach(v: number): void {
    this.v = v;
    if (!document.hidden) afterPaint(() => markSeen(this.table, v));
    this.#arrive((until) => until <= v);
  }

  /** Calls back once this version has arrived; the acknowledgement of a move may come before its event. */
  #reached(v: number, done: () => void): void {
    if (this.v >= v || this.state !== "open") done();
    else this.#arrivals.push({ v, done });
  }

  /** Resumes those that wait for a version that has arrived, or that this connection will never bring. */
  #arrive(is: (v: number) => boolean): void {
    const there = this.#arrivals.filter((one) => is(one.v));
    this.#arrivals = this.#arrivals.filter((one) => !is(one.v));
    for (const one of there) one.done();
  }

  // ---- saying

  #ask<T extends ServerMessage>(said: Asked, again: boolean): Promise<T> {
    return new Promise<T>((done, fail) => this.#say(said, again, done as Waiting["done"], fail));
  }

  #say(said: Asked, again: boolean, done: Waiting["done"], fail: Waiting["fail"]): void {
    if (!again && this.state !== "open") {
      fail(new Refusal({ id: "problem-offline" }, 0)); // a message that isn't repeated would never be answered
      return;
    }
    const id = `${this.#run}-${++this.#count}`;
    const named = { ...said, id };
    if (said.type !== "hint") this.#askedAt ||= Date.now(); // hints may take longer
    this.#waiting.set(id, { said: named, again, done, fail });
    this.#send(named);
  }

  get seat(): number | null {
    return this.you?.looking ?? null;
  }

  /** Whether we play the seat we look from. */
  get playing(): boolean {
    return this.seat !== null && (this.you?.seats.includes(this.seat) ?? false);
  }

  /** Whether the table can be looked at, but not played on: its rules have changed. */
  get frozen(): boolean {
    return this.info?.status === "frozen";
  }

  /** Whether we have a seat at this table, or have set it up: then we may ask for a rematch. */
  get seated(): boolean {
    const you = this.you;
    return !!you && (you.host || you.seats.length + you.handed.length > 0);
  }

  /** Makes several moves. A reveal stops the chain, and `done` receives the reason together with the new position, so
   * that both appear in one frame. */
  act(moves: number[], done: (stopped: Message | null) => void, fail: (why: Error) => void): void {
    const acknowledged = (answer: ServerMessage) =>
      this.#reached((answer as Ack).v, () => done((answer as Ack).stopped ?? null));
    this.#say({ type: "act", id: "", v: this.v, seat: this.seat ?? 0, moves }, true, acknowledged, fail);
  }

  type(notation: string): Promise<ServerMessage> {
    return this.#ask({ type: "act", id: "", v: this.v, seat: this.seat ?? 0, notation }, true);
  }

  undo(to: number | null = null, lift = false): Promise<ServerMessage> {
    return this.#ask({ type: "undo", id: "", seat: this.seat ?? 0, to, lift }, true);
  }

  /** What moves would bring, one after the other. */
  preview(moves: number[]): Promise<Consequence> {
    return this.#ask<Consequence>({ type: "preview", id: "", seat: this.seat ?? 0, moves }, false);
  }

  /** What every move would bring that could follow those that are staged. */
  worth(staged: number[]): Promise<Worths> {
    return this.#ask<Worths>({ type: "worth", id: "", seat: this.seat ?? 0, staged }, false);
  }

  /** Why a move is not possible after these staged ones, and where on the board it goes wrong. */
  why(notation: string, staged: number[] = []): Promise<Reason> {
    return this.#ask<Reason>({ type: "why", id: "", seat: this.seat ?? 0, notation, staged }, false);
  }

  /** The best moves at this decision. */
  hint(): Promise<Hints> {
    return this.#ask<Hints>({ type: "hint", id: "", seat: this.seat ?? 0 }, false);
  }

  async text(lang: Language, width: number): Promise<string> {
    const answer = await this.#ask({ type: "text", id: "", lang, width }, false);
    return answer.type === "text" ? answer.text : "";
  }

  look(seat: number | null): Promise<ServerMessage> {
    this.#look = seat;
    return this.#ask({ type: "look", id: "", seat }, false);
  }

  talk(text: string): Promise<ServerMessage> {
    return this.#ask({ type: "chat", id: "", text }, true);
  }
}

function merge<T extends { v: number }>(old: T[], fresh: T[]): T[] {
  if (!fresh.length) return old;
  const known = new Set(fresh.map((line) => line.v));
  return [...old.filter((line) => !known.has(line.v)), ...fresh].sort((a, b) => a.v - b.v);
}
