// The state that the parts of a board share. Each title adds the choices of its own table.

import type { Contract } from "../lib/contract";
import type { Play } from "../lib/play.svelte";
import type { LegalMove } from "../lib/types";

export class BoardState<C extends Contract = Contract> {
  constructor(readonly play: Play<C>) {}

  get view(): C["view"] {
    return this.play.view;
  }

  /** The seat with the large board: the viewer's, or the first for spectators. */
  readonly mainSeat: number = $derived.by(() => {
    const { seat, players } = this.view;
    return seat >= 0 && seat < players.length ? seat : 0;
  });

  /** Whether that is the viewer's seat. */
  readonly mine: boolean = $derived.by(() => this.view.seat === this.mainSeat);

  /** The player at that seat. */
  readonly player: C["view"]["players"][number] = $derived.by(() => this.view.players[this.mainSeat]);

  /** The view after the moves that are staged or inspected; null while unknown. */
  readonly after: C["view"] | null = $derived.by(() => this.play.after);

  /** The viewer after these moves. */
  readonly then: C["view"]["players"][number] | null = $derived.by(
    () => (this.mine && this.after?.players[this.mainSeat]) || null,
  );

  /** Whether the viewer has something to decide. */
  readonly asked: boolean = $derived.by(() => this.play.legal.length > 0);

  /** Whether the log or the news mentions something. */
  lit(id: string): boolean {
    return this.play.spots.some((spot) => spot.ids.includes(id));
  }

  staged(move: LegalMove | null | undefined): boolean {
    return !!move && this.play.chain.some((one) => one.move === move.move);
  }
}
