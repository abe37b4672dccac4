// When this player wants to be asked for a response: an answer that one never gives should not be asked for every time.
// It is a habit of the client, which then declines by itself; nothing is decided here that cannot be changed at once.

import type { AnnouncedView } from "../../types/guilds";
import type { Content } from "./content";

export type Ask = "named" | "always" | "never";
export const ASKS: Ask[] = ["named", "always", "never"];
const KEY = "gospoda-guilds-ask";

export class Asking {
  when: Ask = $state(read());
  /** The chain after whose length nothing more is asked; 0: ask. */
  quiet = $state(0);
  /** How often it has declined by itself. */
  declined = $state(0);

  set(when: Ask): void {
    this.when = when;
    localStorage.setItem(KEY, when);
  }

  /** Whether the question can be answered by itself. */
  declines(stack: AnnouncedView[], seat: number, content: Content): boolean {
    if (this.quiet && stack.length <= this.quiet) return true;
    if (this.when === "always") return false;
    return this.when === "never" || !stack.some((item) => names(item, seat, content));
  }
}

/** Whether an announced ability names this guild, one of its tents, or everybody else. */
function names(item: AnnouncedView, seat: number, content: Content): boolean {
  if (item.seat === seat) return false;
  const all = content.character.get(item.card)?.ability?.source === "each-other-player";
  return !item.prevented && (all || item.owner === seat || item.against === seat);
}

function read(): Ask {
  const kept = localStorage.getItem(KEY);
  return ASKS.find((one) => one === kept) ?? "named";
}
