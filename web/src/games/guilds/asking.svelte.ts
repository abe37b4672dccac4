// When this player wants to be asked for a response: an answer that one never gives should not be asked for every time.
// It is a habit of the client, which then declines by itself and says so in the log; it can be changed at once.

import { untrack } from "svelte";
import type { Play } from "../../lib/play.svelte";
import type { LegalMove } from "../../lib/types";
import type { AnnouncedView, Contract } from "../../types/guilds";
import type { Content } from "./content";

export type Ask = "named" | "always" | "never";
export const ASKS: Ask[] = ["named", "always", "never"];
const KEY = "gospoda-guilds-ask";
const SILENT = "gd-declined";

export class Asking {
  when: Ask = $state(read());
  /** The chain after whose length nothing more is asked; 0: ask. */
  quiet = $state(0);
  /** What was declined by itself: the card, by the version of the line in the log. */
  readonly #notes: Record<string, string> = {};

  constructor(
    readonly play: Play<Contract>,
    readonly content: Content,
    /** Whether the question is one for a response. */
    readonly asked: () => boolean,
  ) {
    $effect(() => this.#answer());
    $effect(() => this.#tell());
  }

  set(when: Ask): void {
    this.when = when;
    localStorage.setItem(KEY, when);
  }

  /** Decline by itself where the player does not want to be asked. */
  #answer(): void {
    const { play } = this;
    const { stack, seat } = play.view;
    if (!stack.length) untrack(() => (this.quiet = 0));
    if (!play.legal.length || !stack.length) return;
    const decline = this.asked() ? play.move("decline") : null;
    if (!decline || !this.#declines(stack, seat) || play.sending || play.chain.length) return;
    untrack(() => void this.#decline(decline, stack.at(-1)!.card));
  }

  #declines(stack: AnnouncedView[], seat: number): boolean {
    if (this.quiet && stack.length <= this.quiet) return true;
    if (this.when === "always") return false;
    return this.when === "never" || !stack.some((item) => names(item, seat, this.content));
  }

  async #decline(move: LegalMove, card: string): Promise<void> {
    const { link, seat } = this.play;
    const before = link?.v ?? 0;
    await this.play.make([move]);
    const line = link?.log.find((one) => one.v > before && one.kind === "move" && one.seat === seat);
    if (!link || !line) return;
    this.#notes[line.v] = card;
    this.#tell();
  }

  /** The record has no words for an answer that was not given, only for what happens then. */
  #tell(): void {
    const { link } = this.play;
    for (const { v, messages } of link?.log ?? []) {
      const id = this.#notes[v];
      if (id && messages[0]?.id !== SILENT)
        link!.amend(v, [{ id: SILENT, args: { card: { type: "ref", domain: "character", id } } }, ...messages]);
    }
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
