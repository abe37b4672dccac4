// The best moves of a decision, which the server computes on request.

import type { TableLink } from "./table.svelte";
import type { Advised, LegalMove } from "./types";

const BEST = 3;

export class Hints {
  /** The best moves of this decision; null: nobody has asked. */
  moves: Advised[] | null = $state.raw(null);
  thinking = $state(false);
  #answered = ""; // the question that the hints answer

  constructor(
    readonly link: TableLink | null,
    readonly legal: () => LegalMove[],
  ) {}

  /** Whether a hint can be asked for now. */
  get available(): boolean {
    return !!this.link?.info?.hints && this.legal().length > 0;
  }

  /** The move that the hints put first. */
  get best(): LegalMove | null {
    return this.moveOf(this.moves?.[0]);
  }

  moveOf(hint: Advised | undefined): LegalMove | null {
    return (hint && this.legal().find((move) => move.move === hint.move)) ?? null;
  }

  /** Asks the server; an answer to a question that has changed meanwhile is dropped. */
  async ask(): Promise<void> {
    if (!this.link || !this.available) return;
    const asked = this.#question(); // other seats may get ready meanwhile; this seat's question stays the same
    this.thinking = true;
    try {
      const { moves } = await this.link.hint();
      if (this.#question() === asked) {
        this.moves = moves.slice(0, BEST);
        this.#answered = asked;
      }
    } finally {
      this.thinking = false;
    }
  }

  /** Drops hints that answer another question than the present one. */
  refresh(): void {
    if (this.#question() !== this.#answered) this.moves = null;
  }

  #question(): string {
    return `${this.link?.seat ?? -1} ${this.legal()
      .map((move) => move.move)
      .join()}`;
  }
}
