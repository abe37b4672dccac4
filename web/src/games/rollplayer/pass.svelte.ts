// Passing in a window of the own turn. What can be done after it is offered at once, and passing comes with it: nobody is
// asked twice in their own turn.

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

  /** The pass; null if the window is somebody else's. */
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

  /** What can be done after it. */
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

  /** The move with the pass before it, if it needs one. */
  chained(move: LegalMove): LegalMove[] {
    return this.move && this.#beyond.includes(move) ? [this.move, move] : [move];
  }

  /** Ask what passing leads to. */
  #ask(): void {
    const { move, play } = this;
    const told = move && play.previews.of([move]);
    untrack(() => {
      if (!move || told || play.sending) return;
      play.previews.ask([move]);
      play.previews.weigh([move]);
    });
  }

  /** Whoever takes back the move after the pass has not passed either. */
  #takeBack(): void {
    const { chain } = this.play;
    untrack(() => {
      if (this.#staged > 1 && chain.length === 1 && chain[0].kind === "pass") this.play.cancel();
      this.#staged = this.play.chain.length;
    });
  }
}
