// Bidding as one gesture: two zones with their florins, sent as bid, florins, bid, florins. After each of these small
// steps the server says which bids and amounts can follow.

import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/guilds";
import { compose, type Composed, Gesture, type Wish } from "../gesture.svelte";

export interface Bid {
  zone: string;
  florins: number;
}

export class Bids extends Gesture<Contract, Bid> {
  /** The zone over which a coin is held. */
  over = $state("");

  get plan(): Bid[] {
    return this.steps;
  }

  /** Whether the question is about new bids or the rest of a bid. */
  readonly open: boolean = $derived.by(
    () => this.play.moves("bid").length > 0 || this.play.moves("florins").length > 0,
  );

  /** A zone that already waits for its florins: a bid that was sent in steps. */
  get begun(): string | null {
    if (!this.play.moves("florins").length) return null;
    const zone = this.play.position?.prompt?.message.args?.zone;
    return typeof zone === "object" && "id" in zone ? zone.id : null;
  }

  owns([first]: LegalMove[]): boolean {
    return first.kind === "bid" || first.kind === "florins";
  }

  adopted([{ kind, args }]: LegalMove[]): Bid[] {
    return kind === "bid" ? [this.#least(args.zone)] : [];
  }

  held(): Record<string, string> | null {
    if (this.begun && !this.play.chain.length) return null;
    return this.steps.length ? { zone: this.steps[0].zone } : {};
  }

  resume(): boolean {
    const { begun } = this;
    if (!begun || this.of(begun)) return false;
    this.tap(begun);
    return true;
  }

  /** Two zones, or one where that is enough. */
  complete({ whole, follow }: Composed): boolean {
    return whole && (this.steps.length > 1 || !follow.some((move) => move.kind === "bid"));
  }

  wishes(plan: Bid[]): Wish[] {
    return plan.flatMap(({ zone, florins }, n): Wish[] => {
      const amount = { kind: "florins", args: { florins: String(florins) } };
      return n === 0 && zone === this.begun ? [amount] : [{ kind: "bid", args: { zone } }, amount];
    });
  }

  of(zone: string): Bid | undefined {
    return this.plan.find((bid) => bid.zone === zone);
  }

  readonly #zones: Set<string> = $derived.by(() => {
    const bids = [...this.play.moves("bid"), ...this.composed.follow.filter((move) => move.kind === "bid")];
    return new Set([...bids.map((move) => move.args.zone), ...(this.begun ? [this.begun] : [])]);
  });

  /** Whether a zone can be tapped now, to add another bid or to start over. */
  can(zone: string): boolean {
    return this.#zones.has(zone);
  }

  /** Whether a tap on a zone counts: as another bid, as the same one again, or as one that the server hasn't confirmed
   * yet. */
  takes(zone: string): boolean {
    const { moves, whole, stuck } = this.composed;
    return this.can(zone) || !!this.of(zone) || (moves.length > 0 && !whole && !stuck);
  }

  /** The florins that may be added in a planned zone; empty until the server has answered. */
  range(zone: string): number[] {
    const at = this.plan.findIndex((bid) => bid.zone === zone);
    const wishes = this.wishes(this.plan.slice(0, at + 1)).slice(0, -1);
    const before = wishes.length ? compose(this.play, wishes) : null;
    if (before && !before.whole) return [];
    return (before?.follow ?? this.play.legal)
      .filter((move) => move.kind === "florins")
      .map((move) => Number(move.args.florins));
  }

  /** Picks a zone or drops it again. A third zone replaces the older of the two. */
  tap(zone: string): void {
    if (this.of(zone)) {
      if (zone !== this.begun) this.steps = this.plan.filter((bid) => bid.zone !== zone);
      return;
    }
    const [older, newer] = this.plan;
    const kept = !newer ? this.plan : [older.zone === this.begun ? older : newer];
    this.steps = [...kept, this.#least(zone)];
  }

  put(zone: string, florins: number): void {
    this.steps = this.plan.map((bid) => (bid.zone === zone ? { zone, florins } : bid));
  }

  /** The smallest bid that leads in a zone. */
  #least(zone: string): Bid {
    return { zone, florins: this.play.view.zones.find((one) => one.zone === zone)?.need ?? 1 };
  }
}
