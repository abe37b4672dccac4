// Legal moves by what they are about: their kind, a space, a card.

import { EMPTY, stableEmpty } from "./stable";
import type { LegalMove } from "./types";

/** The moves under each key, in their order; those without a key are left out. */
export function grouped(moves: LegalMove[], keyOf: (move: LegalMove) => string | undefined): Map<string, LegalMove[]> {
  const groups = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const key = keyOf(move);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(move);
    else groups.set(key, [move]);
  }
  return groups;
}

/** The moves that have these parameters. */
export function matching(moves: LegalMove[] = EMPTY, args: object): LegalMove[] {
  const wanted = Object.entries(args);
  return stableEmpty(
    wanted.length ? moves.filter((move) => wanted.every(([name, value]) => move.args[name] === value)) : moves,
  );
}
