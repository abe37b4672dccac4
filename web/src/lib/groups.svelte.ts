// Legal moves grouped by what they are about (their kind, a space, a card). Each group is its own signal: one that was
// empty and stays empty triggers nothing.

import { EMPTY, stableEmpty } from "./stable";
import type { LegalMove } from "./types";

class Group {
  moves: LegalMove[] = $state.raw(EMPTY);
}

export class Groups {
  readonly #groups = new Map<string, Group>();
  /** The number of groups: whoever reads an absent group is notified when groups are added. */
  #count = $state(0);

  constructor(readonly key: (move: LegalMove) => string | undefined) {}

  /** The moves of a group; always the same list while they are the same moves. */
  of(key: string): LegalMove[] {
    const group = this.#groups.get(key);
    if (group) return group.moves;
    void this.#count;
    return EMPTY;
  }

  take(legal: LegalMove[]): void {
    const found = new Map<string, LegalMove[]>();
    for (const move of legal) {
      const key = this.key(move);
      if (key === undefined) continue;
      const others = found.get(key);
      if (others) others.push(move);
      else found.set(key, [move]);
    }
    for (const [key, group] of this.#groups) if (!found.has(key)) group.moves = EMPTY;
    for (const [key, moves] of found) {
      const group = this.#groups.get(key) ?? new Group();
      if (!same(group.moves, moves)) group.moves = moves;
      this.#groups.set(key, group);
    }
    this.#count = this.#groups.size;
  }
}

const same = (one: LegalMove[], other: LegalMove[]) =>
  one.length === other.length && one.every((move, n) => move === other[n]);

/** The moves with these parameters. */
export function matching(moves: LegalMove[], args: object): LegalMove[] {
  const wanted = Object.entries(args);
  return stableEmpty(
    wanted.length ? moves.filter((move) => wanted.every(([name, value]) => move.args[name] === value)) : moves,
  );
}
