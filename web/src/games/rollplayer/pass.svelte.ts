// Passing in a window of the player's own turn. The board offers at once what can follow the pass and includes the pass
// in it. Nobody answers two questions in their own turn.

import { untrack } from "svelte";
import type { ArgsOf, MoveKind, MoveOf } from "../../lib/contract";
import { matching } from "../../lib/groups";
import type { Play } from "../../lib/play.svelte";
import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/rollplayer";

const NOTHING: LegalMove[] = [];

export class Pass {
  #staged = 0;

  constructor(
    readonly play: Play<Contract>,
    readonly mainSeat: () => number,
  ) {
    $effect(() => this.#ask());
    $effect(() => this.#takeBack());
  }

  /** The pass; null if the window belongs to somebody else. */
  readonly move: LegalMove | null = $derived.by(() => {
    const { play } = this;
    const asked = play.moves("pass").length ? play.position?.prompt?.message.args?.player : undefined;
    return typeof asked === "object" && asked.type === "seat" && asked.seat === this.mainSeat()
      ? play.move("pass")
      : null;
  });

  get legal(): boolean {
    return this.move !== null;
  }

  /** The moves that can follow it. */
  readonly #beyond: LegalMove[] = $derived.by(
    () => (this.move && this.play.previews.of([this.move])?.legal) || NOTHING,
  );

  /** The moves of a kind that can be made now, or after the pass. */
  moves<K extends MoveKind<Contract>>(kind: K, args: ArgsOf<Contract, K> = {}): MoveOf<Contract, K>[] {
    const now = this.play.moves(kind, args);
    if (now.length || !this.#beyond.length) return now;
    return matching(
      this.#beyond.filter((move) => move.kind === kind),
      args,
    ) as MoveOf<Contract, K>[];
  }

  /** The move, preceded by the pass if it needs one. */
  chained(move: LegalMove): LegalMove[] {
    return this.move && this.#beyond.includes(move) ? [this.move, move] : [move];
  }

  /** Asks the server what can follow the pass. */
  #ask(): void {
    const { move, play } = this;
    const told = move && play.previews.of([move]);
    untrack(() => {
      if (!move || told || play.sending) return;
      play.previews.ask([move]);
      play.previews.weigh([move]);
    });
  }

  /** Undoing the move after the pass undoes the pass too. */
  #takeBack(): void {
    const { chain } = this.play;
    untrack(() => {
      if (this.#staged > 1 && chain.length === 1 && chain[0].kind === "pass") this.play.cancel();
      this.#staged = this.play.chain.length;
    });
  }
}
