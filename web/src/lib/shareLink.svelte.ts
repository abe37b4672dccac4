// The link to a finished game: the end of the game offers it, the drawer makes another or takes it back.

import { drop, get, post } from "./api";
import { language } from "./prefs.svelte";
import type { SharedGame } from "./types";

/** With our language: programs that make previews of links say nothing of theirs. */
const spoken = (path: string) => path && `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

class ShareLink {
  /** Empty if nobody else may see the game, or the link was taken back; known before it is asked for, since some browsers share only at once. */
  path = $state("");
  /** Whether it is ours to renew or take back. */
  yours = $state(false);
  #table = "";

  async #take(table: string, asked: Promise<SharedGame>) {
    const told = await asked;
    if (table === this.#table) [this.path, this.yours] = [spoken(told.path), told.yours ?? false];
  }

  /** Ask for the link of a table that is shown now. */
  look(table: string) {
    if (table === this.#table) return;
    [this.#table, this.path, this.yours] = [table, "", false];
    this.#take(table, get(`/api/tables/${table}/share`)).catch(() => (this.#table = ""));
  }
  renew = () => this.#take(this.#table, post(`/api/tables/${this.#table}/share`));
  withdraw = () => this.#take(this.#table, drop(`/api/tables/${this.#table}/share`));
}

export const shareLink = new ShareLink();
