// What is taken up but not a move yet: parameters of the moves that it may lead to.

import type { LegalMove } from "./types";

export type Picked = Record<string, string>;

/** The same, if it is empty already. */
export const emptied = (picked: Picked): Picked => (Object.keys(picked).length ? {} : picked);

const named = (move: LegalMove, name: string, value: string) => (move.args as Picked)[name] === value;

/** Whether it still leads to one of these moves. */
export function possible(picked: Picked, legal: LegalMove[]): boolean {
  return legal.some((move) => Object.entries(picked).every(([name, value]) => named(move, name, value)));
}

/** Whether it has led to these moves, which are staged together. */
export function belongs(picked: Picked, chain: LegalMove[]): boolean {
  return Object.entries(picked).every(([name, value]) => chain.some((move) => named(move, name, value)));
}
