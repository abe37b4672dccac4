// Bidding as one gesture: two zones with their florins, sent as bid, florins, bid, florins. What may be bid, and how
// much, is what the server says after each of these small steps.

import type { Play } from "../../lib/play.svelte";
import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/guilds";
import { compose, type Composed, type Wish } from "./compose";

export interface Bid {
  zone: string;
  florins: number;
}

export class Bids {
  plan: Bid[] = $state.raw([]);
  /** The zone over which a coin is held. */
  over = $state("");
  #last: Bid[] = []; // the last plan that was possible

  constructor(readonly play: Play<Contract>) {}

  /** Whether bids are asked for, or the rest of one that was begun. */
  get open(): boolean {
    return this.play.moves("bid").length > 0 || this.play.moves("florins").length > 0;
  }

  /** A zone whose florins are asked for already: a bid that was sent in steps. */
  get begun(): string | null {
    if (!this.play.moves("florins").length) return null;
    const zone = this.play.position?.prompt?.message.args?.zone;
    return typeof zone === "object" && "id" in zone ? zone.id : null;
  }

  readonly composed: Composed = $derived.by(() => compose(this.play, this.#wishes(this.plan)));

  /** The moves, when nothing is missing: two zones, or one where that is enough. */
  readonly ready: LegalMove[] | null = $derived.by(() => {
    const { moves, whole, follow } = this.composed;
    return whole && (this.plan.length > 1 || !follow.some((move) => move.kind === "bid")) ? moves : null;
  });

  #wishes(plan: Bid[]): Wish[] {
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

  /** Whether a zone can be tapped now: as another bid, or to begin anew with it. */
  can(zone: string): boolean {
    return this.#zones.has(zone);
  }

  /** Whether a tap on a zone counts: as another bid, the same one again, or one of which is not told yet whether it can follow. */
  takes(zone: string): boolean {
    const { moves, whole, stuck } = this.composed;
    return this.can(zone) || !!this.of(zone) || (moves.length > 0 && !whole && !stuck);
  }

  /** The florins that may be added in a zone of the plan; empty until the server has told. */
  range(zone: string): number[] {
    const at = this.plan.findIndex((bid) => bid.zone === zone);
    const wishes = this.#wishes(this.plan.slice(0, at + 1)).slice(0, -1);
    const before = wishes.length ? compose(this.play, wishes) : null;
    if (before && !before.whole) return [];
    return (before?.follow ?? this.play.legal)
      .filter((move) => move.kind === "florins")
      .map((move) => Number(move.args.florins));
  }

  /** Take a zone up, or leave it again; a third one takes the place of the older. */
  tap(zone: string): void {
    if (this.of(zone)) {
      if (zone !== this.begun) this.plan = this.plan.filter((bid) => bid.zone !== zone);
      return;
    }
    const least = this.play.view.zones.find((one) => one.zone === zone)?.need ?? 1;
    const [older, newer] = this.plan;
    const kept = !newer ? this.plan : [older.zone === this.begun ? older : newer];
    this.plan = [...kept, { zone, florins: least }];
  }

  put(zone: string, florins: number): void {
    this.plan = this.plan.map((bid) => (bid.zone === zone ? { zone, florins } : bid));
  }

  clear(): void {
    this.#last = [];
    if (this.plan.length) this.plan = [];
  }

  /** The last bid is given up. */
  shorten(): void {
    this.plan = this.plan.slice(0, -1);
  }

  /** Keep the plan possible: what is not is said and taken back. */
  settle(): void {
    const { stuck, moves } = this.composed;
    if (!stuck) {
      this.#last = this.plan;
      return;
    }
    void this.play.why(`${stuck.kind} ${Object.values(stuck.args).join(" ")}`, moves);
    this.plan = this.plan === this.#last ? [] : this.#last;
  }
}
