// Keeping rooms by florins as one gesture: the chosen rooms are sent as keep, keep, done.

import { untrack } from "svelte";
import { sameMoves } from "../../lib/previews.svelte";
import type { Play } from "../../lib/play.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/guilds";
import { compose } from "./compose";

export class Keeps {
  rooms: string[] = $state.raw([]);
  #staged = 0; // moves that were staged to keep rooms

  constructor(
    readonly play: Play<Contract>,
    /** Stages or drafts the gesture. */
    readonly offer: (moves: LegalMove[]) => void,
  ) {
    $effect(() => this.#follow());
  }

  has(room: string): boolean {
    return this.rooms.includes(room);
  }

  toggle(room: string): void {
    const { play } = this;
    if (!this.has(room) && !play.moves("keep", { room }).length) {
      void play.why(`keep ${room}`);
      return;
    }
    if (play.chain[0] && play.chain[0].kind !== "keep") play.pick({}); // something else was staged
    this.rooms = this.has(room) ? this.rooms.filter((one) => one !== room) : [...this.rooms, room];
  }

  #clear(): void {
    this.#staged = 0;
    if (this.rooms.length) this.rooms = [];
  }

  #follow(): void {
    const { play, rooms } = this;
    const open = play.moves("keep").length > 0;
    const chain = play.chain;
    const { moves, whole, stuck } = compose(
      play,
      rooms.map((room) => ({ kind: "keep", args: { room } })),
    );
    untrack(() => {
      if (play.sending) return;
      if (!open || (chain.length && chain[0].kind !== "keep")) this.#clear();
      else if (this.#staged && chain.length < this.#staged) {
        this.#staged = 0;
        this.rooms = rooms.slice(0, -1);
        if (!this.rooms.length) play.pick({});
      } else if (stuck) {
        void play.why(`keep ${stuck.args.room}`, moves);
        this.rooms = rooms.slice(0, -1);
      } else if (whole && !sameMoves(moves, chain)) {
        this.offer(moves);
        this.#staged = prefs.confirm === "off" ? 0 : moves.length;
      } else if (!rooms.length && chain[0]?.kind === "keep") {
        if (!this.#staged)
          this.rooms = [chain[0].args.room]; // a hint was taken up
        else play.pick({}); // the last room was given up by a tap
        this.#staged = 0;
      }
    });
  }
}
