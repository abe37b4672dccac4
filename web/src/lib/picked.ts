// What the player has picked up but not yet turned into a move: parameters of the moves that it may lead to.

import type { LegalMove } from "./types";

export type Picked = Record<string, string>;

/** An empty selection; the same object if it is empty already. */
export const emptied = (picked: Picked): Picked => (Object.keys(picked).length ? {} : picked);

const named = (move: LegalMove, name: string, value: string) => (move.args as Picked)[name] === value;

/** Whether it can still lead to one of these moves. */
export function possible(picked: Picked, legal: LegalMove[]): boolean {
  return legal.some((move) => Object.entries(picked).every(([name, value]) => named(move, name, value)));
}

/** Whether it has led to these moves, staged together. */
export function belongs(picked: Picked, chain: LegalMove[]): boolean {
  return Object.entries(picked).every(([name, value]) => chain.some((move) => named(move, name, value)));
}
