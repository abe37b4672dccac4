// When this player wants to be asked for a response. Nobody should have to dismiss a question they never use. The
// setting lives in the client, which declines automatically and says so in the log. It can be changed at any time.

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
  /** The chain length beyond which nothing more is asked; 0: ask. */
  quiet = $state(0);
  /** Automatic declines: the card, by the version of the log line. */
  readonly #notes: Record<string, string> = {};

  constructor(
    readonly play: Play<Contract>,
    readonly content: Content,
    /** Whether the question asks for a response. */
    readonly asked: () => boolean,
  ) {
    $effect(() => this.#answer());
    $effect(() => this.#tell());
  }

  set(when: Ask): void {
    this.when = when;
    localStorage.setItem(KEY, when);
  }

  /** Declines automatically where the player does not want to be asked. */
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

  /** The record has no event for an answer that was not given, only for its consequences. */
  #tell(): void {
    const { link } = this.play;
    for (const { v, messages } of link?.log ?? []) {
      const id = this.#notes[v];
      if (id && messages[0]?.id !== SILENT)
        link!.amend(v, [{ id: SILENT, args: { card: { type: "ref", domain: "character", id } } }, ...messages]);
    }
  }
}

/** Whether an announced ability targets this guild, one of its tents, or all other guilds. */
function names(item: AnnouncedView, seat: number, content: Content): boolean {
  if (item.seat === seat) return false;
  const all = content.character.get(item.card)?.ability?.source === "each-other-player";
  return !item.prevented && (all || item.owner === seat || item.against === seat);
}

function read(): Ask {
  const kept = localStorage.getItem(KEY);
  return ASKS.find((one) => one === kept) ?? "named";
}
