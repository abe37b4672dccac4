// Remembers earlier positions: where a card lay, who owned it, and which character fell last.

import { flushSync } from "svelte";
import type { TableView, ZoneView } from "../../types/guilds";

export class Memory {
  readonly #places = new Map<string, (string | null)[]>();
  readonly #holders = new Map<string, number>();
  #discards: readonly string[] = [];
  #fell = $state("");

  constructor(readonly view: () => TableView) {
    $effect(() => {
      for (const { seat, characters } of view().players) for (const card of characters) this.#holders.set(card, seat);
    });
    $effect(() => {
      const { discards } = view();
      const fresh = discards.filter((card) => !this.#discards.includes(card));
      if (this.#discards.length && fresh.length) this.#fell = fresh.at(-1)!;
      this.#discards = [...discards];
    });
  }

  /** The characters of a zone in their previous places. Nobody moves up. */
  seating({ zone, characters, places }: ZoneView): (string | null)[] {
    const before = this.#places.get(zone) ?? [];
    const now: (string | null)[] = Array.from({ length: Math.max(places, characters.length) }, (_, n) =>
      characters.includes(before[n] ?? "") ? before[n] : null,
    );
    for (const card of characters) if (!now.includes(card)) now[now.indexOf(null)] = card;
    this.#places.set(zone, now);
    return now;
  }

  /** The guild that a character was last in. */
  holder(card: string): number | null {
    return this.#holders.get(card) ?? null;
  }

  /** The character on top of the discards. */
  get fallen(): string {
    const { discards } = this.view();
    return discards.includes(this.#fell) ? this.#fell : (discards.at(-1) ?? "");
  }

  /** Puts a falling character on top of the discards at once, so it has a place to fly to. */
  fall(card: string): void {
    flushSync(() => (this.#fell = card));
  }
}
