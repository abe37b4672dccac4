// Moves in two halves that a player sees as one: an Initiative card and the row for its die, or two dice that trade
// places. The player picks the first half. The second is one of the moves that can follow it.

import { untrack } from "svelte";
import type { Play } from "../../lib/play.svelte";
import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/rollplayer";
import { type Composed, Gesture, type Wish } from "../gesture.svelte";
import { rowOf } from "./content";
import type { Pass } from "./pass.svelte";

/** The kind of the second half, by the kind of the first. */
const PAIRS: Record<string, string> = { take: "place", swap: "with" };
const NOTHING: LegalMove[] = [];

const wish = ({ kind, args }: LegalMove): Wish => ({ kind, args: { ...args } });

export class Halves extends Gesture<Contract, Wish> {
  constructor(
    play: Play<Contract>,
    readonly pass: Pass,
  ) {
    super(play, (moves) => play.stage(moves));
    $effect(() => {
      const { lead } = this;
      untrack(() => lead.length && !play.sending && play.previews.weigh(lead));
    });
  }

  /** The picked Initiative card or the die to exchange, with the pass before it. */
  readonly lead: LegalMove[] = $derived.by(() => {
    const { chain, picked } = this.play;
    if (chain.length) return chain.slice(0, chain.findIndex((move) => PAIRS[move.kind]) + 1);
    const [first] = picked.initiative
      ? this.pass.moves("take", { initiative: picked.initiative })
      : picked.space
        ? this.pass.moves("swap", { space: picked.space })
        : NOTHING;
    return first ? this.pass.chained(first) : NOTHING;
  });

  /** The kind of the first half. */
  readonly kind: string | undefined = $derived.by(() => this.lead.at(-1)?.kind);

  /** The second halves, once the server has sent them. There is nothing to choose before a die is rolled. */
  readonly seconds: LegalMove[] = $derived.by(() => {
    const told = this.lead.length ? this.play.previews.of(this.lead) : null;
    if (told?.depends.includes("chance")) return NOTHING;
    return told?.legal.filter((move) => move.kind === PAIRS[this.kind!]) ?? NOTHING;
  });

  readonly open: boolean = $derived.by(() => this.lead.length > 0);

  owns(chain: LegalMove[]): boolean {
    return chain.some((move) => PAIRS[move.kind]);
  }

  wishes(steps: Wish[]): Wish[] {
    return [...this.lead.map(wish), ...steps];
  }

  adopted(chain: LegalMove[]): Wish[] {
    return chain.slice(this.lead.length).map(wish);
  }

  held(): Record<string, string> | null {
    return this.lead.length ? { ...this.lead.at(-1)!.args } : null;
  }

  /** The first half stands alone where the second is uncertain. In a solo game the enemy die comes first. */
  complete(_composed: Composed): boolean {
    return this.steps.length > 0 || !this.seconds.length;
  }

  /** Whether the client doesn't know yet what can follow. */
  get thinking(): boolean {
    return this.lead.length > 0 && !this.play.chain.length && !this.play.previews.of(this.lead);
  }

  /** Chooses a second half before the server has sent them. It is staged as soon as the server confirms it. */
  early(place: string): boolean {
    if (!this.thinking || place === this.play.picked.space) return false;
    this.steps = [
      this.kind === "take" ? { kind: "place", args: { row: rowOf(place) } } : { kind: "with", args: { space: place } },
    ];
    return true;
  }
}
