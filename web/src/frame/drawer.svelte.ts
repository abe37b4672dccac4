// P29: log, chat and seats beside the board. Only the player opens and closes it; news gets a mark.

import { markSeen, lastSeen } from "../lib/lastSeen";
import type { TableLink } from "../lib/table.svelte";
import { isRoomy } from "./layout.svelte";

export type Tab = "log" | "talk" | "seats";
export const TABS: Tab[] = ["log", "talk", "seats"];
export const TAB_ICONS: Record<Tab, string> = { log: "ui-log", talk: "ui-chat", seats: "players" };

const KEY = "gospoda-drawer";
const ROOMY = 1600; // pixels; a window this wide shows the log until the player closes it

function remembered(game: string): Tab | "" {
  try {
    const known = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Tab | "">)[game];
    return known ?? (innerWidth >= ROOMY ? "log" : "");
  } catch {
    return "";
  }
}

export class DrawerState {
  open: Tab | "" = $state("");
  /** The chat line after which the talk was new when it was opened. */
  newFrom = $state(0);
  #logSeen = $state(0);
  #talkSeen = $state(0);

  constructor(
    readonly link: TableLink,
    readonly game: string,
  ) {
    this.fit(isRoomy(innerWidth, innerHeight));
    this.#logSeen = link.v;
    this.#talkSeen = lastSeen(this.#key);
    this.newFrom = this.#talkSeen;
  }

  get #key(): string {
    return `${this.link.table}/talk`;
  }

  show(tab: Tab | ""): void {
    if (tab === "talk") this.newFrom = this.#talkSeen;
    this.open = tab;
    this.read();
    try {
      const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
      localStorage.setItem(KEY, JSON.stringify({ ...all, [this.game]: tab }));
    } catch {
      // Without storage it is closed next time.
    }
  }

  /** Follows the window's size: a drawer beside the board closes where it would cover it, and reopens with the room. */
  fit(roomy: boolean): void {
    this.open = roomy ? remembered(this.game) : "";
    this.read();
  }

  toggle(tab: Tab): void {
    this.show(this.open === tab ? "" : tab);
  }

  /** Marks what is open as read. */
  read(): void {
    if (this.open === "log") this.#logSeen = this.link.v;
    const last = this.link.chat.at(-1)?.v ?? 0;
    if (this.open === "talk" && last > this.#talkSeen) {
      this.#talkSeen = last;
      markSeen(this.#key, last);
    }
  }

  get newLines(): boolean {
    return this.open !== "log" && this.link.log.some((line) => line.v > this.#logSeen && line.messages.length > 0);
  }

  get unread(): number {
    if (this.open === "talk") return 0;
    return this.link.chat.filter((line) => line.v > this.#talkSeen && line.seat !== this.link.seat).length;
  }

  get absent(): boolean {
    return (this.link.info?.seats ?? []).some((seat) => seat.kind === "person" && !seat.connected);
  }

  /** What the one button of a small screen opens: what its mark means. */
  get calling(): Tab {
    return !this.unread && this.newLines ? "log" : "talk";
  }

  /** The mark on a tab: a dot, a number, or an exclamation mark. */
  mark(tab: Tab): string {
    if (tab === "log") return this.newLines ? "•" : "";
    if (tab === "talk") return this.unread ? String(Math.min(this.unread, 99)) : "";
    return this.absent ? "!" : "";
  }
}
