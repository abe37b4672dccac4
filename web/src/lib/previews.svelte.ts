// Previews from the server: the full result of one chain of moves, and the worth of all targets of a decision. Each is
// requested once per position; the page shows nothing until it arrives.

import { Refusal } from "./api";
import type { TableLink } from "./table.svelte";
import type { Change, Consequence, LegalMove, Worth } from "./types";

const LATE = "refused-not-your-turn";
const GONE = "problem-offline";
const REST = 10_000; // milliseconds without requests after a refusal

export class Previews {
  #told: Record<string, Consequence> = $state.raw({});
  #worths: Record<string, Worth> = $state.raw({});
  #asked = new Map<string, Promise<void>>();
  #round = 0;
  #restUntil = 0;

  constructor(readonly link: TableLink | null) {}

  /** Drops all previews: the position has changed. */
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

  /** Requests the result of these moves, made in order. */
  ask(moves: LegalMove[]): void {
    this.#once(
      preview(moves),
      (link) => link.preview(numbers(moves)),
      (told) => {
        this.#told = { ...this.#told, [key(moves)]: told };
      },
    );
  }

  /** Resolves when the preview of these moves has arrived or failed; at once if nobody has requested it. */
  async heard(moves: LegalMove[]): Promise<void> {
    await this.#asked.get(preview(moves));
  }

  /** Requests the worth of every move that could follow these. */
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
        // A result that depends on chance can't be previewed, however often we ask; any other refusal means: not now.
        if (problem instanceof Refusal && problem.reason.id === "refused-depends") return;
        this.#asked.delete(wanted);
        // A request about a past position, or over a lost connection, is no reason to pause.
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

/** Whether two chains hold the same moves, even if they are different arrays. */
export const sameMoves = (a: LegalMove[], b: LegalMove[]) => key(a) === key(b);

/** A change in signs: `+3`, `−2`, `±0`, or `+1 … +4` where it is not certain. */
export function signed({ least, most }: Change): string {
  return least === most ? sign(least) : `${sign(least)} … ${sign(most)}`;
}

function sign(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0";
}
