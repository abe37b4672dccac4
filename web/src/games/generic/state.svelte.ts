// The filters that narrow the list of legal moves at a table without its own board.

import type { LegalMove } from "../../lib/types";
import { tell, value } from "../../lib/words.svelte";
import { BoardState } from "../state.svelte";

const FEW = 7; // a shorter list needs no filter

export interface Param {
  name: string;
  values: [string, string][];
}

export class MoveFilter extends BoardState {
  filter = $state("");
  kind = $state("");
  wish: Record<string, string> = $state({});
  all = $state(false);

  get kinds(): string[] {
    return [...new Set(this.play.legal.map((move) => move.kind))];
  }

  get chosenKind(): string {
    const kinds = this.kinds;
    return kinds.includes(this.kind) ? this.kind : kinds.length === 1 ? kinds[0] : "";
  }

  get ofKind(): LegalMove[] {
    const kind = this.chosenKind;
    return kind ? this.play.legal.filter((move) => move.kind === kind) : this.play.legal;
  }

  get params(): Param[] {
    const moves = this.ofKind;
    if (!this.chosenKind || moves.length < FEW) return [];
    return Object.keys(moves[0]?.args ?? {})
      .map((name) => ({
        name,
        values: [...new Map(moves.map((move) => [move.args[name], spoken(move, name)])).entries()],
      }))
      .filter((param) => param.values.length > 1);
  }

  get matching(): LegalMove[] {
    const wanted = this.params.filter(
      ({ name, values }) => this.wish[name] && values.some(([id]) => id === this.wish[name]),
    );
    const text = this.filter.toLowerCase();
    return this.ofKind.filter(
      (move) =>
        wanted.every(({ name }) => move.args[name] === this.wish[name]) &&
        (!text || `${tell(move.message)} ${move.notation}`.toLowerCase().includes(text)),
    );
  }

  choose(kind: string): void {
    this.kind = kind;
    this.wish = {};
  }
}

function spoken(move: LegalMove, name: string): string {
  const arg = move.message?.args?.[name];
  return arg === undefined ? move.args[name] : String(value(arg));
}
