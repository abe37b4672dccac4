// What moves would bring, as the server tells it: one chain in full, and the worth of all targets of a decision at once.
// Asked once for each position; what is not known yet is simply not shown.

import { Refusal } from "./api";
import type { TableLink } from "./table.svelte";
import type { Change, Consequence, LegalMove, Worth } from "./types";

const LATE = "refused-not-your-turn";
const GONE = "problem-offline";
const REST = 10_000; // after a refusal the server is left in peace for so long

export class Previews {
  #told: Record<string, Consequence> = $state.raw({});
  #worths: Record<string, Worth> = $state.raw({});
  #asked = new Map<string, Promise<void>>();
  #round = 0;
  #restUntil = 0;

  constructor(readonly link: TableLink | null) {}

  /** The position is another one: nothing that was told holds any longer. */
  forget(): void {
    this.#told = {};
    this.#worths = {};
    this.#asked.clear();
    this.#round++;
  }

  of(moves: LegalMove[]): Consequence | null {
    return this.#told[key(moves)] ?? null;
  }

  worth(before: LegalMove[], move: LegalMove): Worth | null {
    return this.#worths[key([...before, move])] ?? null;
  }

  /** Ask what these moves, one after the other, would bring. */
  ask(moves: LegalMove[]): void {
    this.#once(
      preview(moves),
      (link) => link.preview(numbers(moves)),
      (told) => {
        this.#told = { ...this.#told, [key(moves)]: told };
      },
    );
  }

  /** When it is told what these moves would bring, or known that it will not be; at once if nobody has asked. */
  async heard(moves: LegalMove[]): Promise<void> {
    await this.#asked.get(preview(moves));
  }

  /** Ask what every move that could follow these is worth. */
  weigh(before: LegalMove[]): void {
    this.#once(
      `worth ${key(before)}`,
      (link) => link.worth(numbers(before)),
      (told) => {
        const found = told.moves.map((worth) => [[...numbers(before), worth.move].join(" "), worth] as const);
        this.#worths = { ...this.#worths, ...Object.fromEntries(found) };
      },
    );
  }

  #once<T>(wanted: string, ask: (link: TableLink) => Promise<T>, heard: (told: T) => void): void {
    if (this.link?.state !== "open" || this.#asked.has(wanted) || Date.now() < this.#restUntil) return;
    const round = this.#round;
    const answered = ask(this.link).then(
      (told) => {
        if (round === this.#round) heard(told);
      },
      (problem) => {
        // What hangs on chance cannot be told, however often it is asked; any other refusal means: not now.
        if (problem instanceof Refusal && problem.reason.id === "refused-depends") return;
        this.#asked.delete(wanted);
        // Who asks about a position that is past already, or has lost the connection, has done nothing wrong.
        const innocent =
          round !== this.#round || (problem instanceof Refusal && [LATE, GONE].includes(problem.reason.id));
        if (!innocent) this.#restUntil = Date.now() + REST;
      },
    );
    this.#asked.set(wanted, answered);
  }
}

const numbers = (moves: LegalMove[]) => moves.map((move) => move.move);
const key = (moves: LegalMove[]) => numbers(moves).join(" ");
const preview = (moves: LegalMove[]) => `preview ${key(moves)}`;

/** Whether two chains are the same moves: one that was worked out anew is another array, and no other choice. */
export const sameMoves = (a: LegalMove[], b: LegalMove[]) => key(a) === key(b);

/** A change in signs: `+3`, `−2`, `±0`, or `+1 … +4` where it is not certain. */
export function signed({ least, most }: Change): string {
  return least === most ? sign(least) : `${sign(least)} … ${sign(most)}`;
}

function sign(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0";
}
