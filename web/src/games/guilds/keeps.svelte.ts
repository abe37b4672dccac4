// Keeping rooms for florins as one gesture: the chosen rooms are sent as keep, keep, done.

import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/guilds";
import { Gesture, type Wish } from "../gesture.svelte";

export class Keeps extends Gesture<Contract, string> {
  readonly open: boolean = $derived.by(() => this.play.moves("keep").length > 0);

  get rooms(): string[] {
    return this.steps;
  }

  wishes(rooms: string[]): Wish[] {
    return rooms.map((room) => ({ kind: "keep", args: { room } }));
  }

  owns([first]: LegalMove[]): boolean {
    return first.kind === "keep";
  }

  adopted([first]: LegalMove[]): string[] {
    return [first.args.room];
  }

  held(): Record<string, string> | null {
    return this.rooms.length ? null : {};
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
    if (play.chain.length && !this.owns(play.chain)) play.pick({}); // something else was staged
    this.steps = this.has(room) ? this.rooms.filter((one) => one !== room) : [...this.rooms, room];
  }
}
