// The server notifies us when one of my tables has changed; whoever shows a list of tables fetches it again.

import { guest } from "./guest.svelte";

interface Changed {
  tables: string[];
  all: boolean;
}

const FIRST_WAIT = 1000; // milliseconds before a lost connection is tried again; then twice as long each time
const LONGEST_WAIT = 30_000;
const SILENCE = 60_000; // the server says every 25 seconds that it is there
const SIGNED_OUT = 4401;

type Listener = (tables: string[] | null) => void;
const listeners = new Set<Listener>();
let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
let retry = 0;
let silent = 0;

/** Calls back with the changed tables, or null if any may have changed. Returns what unsubscribes. */
export function onTablesChanged(hear: Listener): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const notify = (tables: string[] | null) => listeners.forEach((hear) => hear(tables));

function connect(): void {
  clearTimeout(retry);
  if (socket || !guest.me) return;
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/news`);
  socket = opened;
  opened.onopen = () => {
    wait = FIRST_WAIT;
    heard(opened);
    notify(null); // whatever was missed
  };
  opened.onmessage = (event) => {
    heard(opened);
    const { tables, all } = JSON.parse(event.data) as Changed;
    if (all || tables.length) notify(all ? null : tables);
  };
  opened.onclose = (event) => lost(opened, event.code);
}

function heard(from: WebSocket): void {
  clearTimeout(silent);
  silent = window.setTimeout(() => lost(from, 0), SILENCE);
}

function lost(which: WebSocket, code: number): void {
  if (which !== socket) return;
  clearTimeout(silent);
  which.onclose = null;
  which.close();
  socket = null;
  if (code === SIGNED_OUT) return; // until somebody signs in again
  retry = window.setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

/** Listens on behalf of the current guest, also after the guest changes. Call once. */
export function listen(): void {
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => !document.hidden && connect());
  $effect.root(() => {
    $effect(() => {
      void guest.me?.id;
      if (socket) lost(socket, SIGNED_OUT);
      connect();
    });
  });
}
