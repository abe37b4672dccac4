// The share link of a finished game: the end screen offers it, the drawer renews or revokes it.

import { drop, get, post } from "./api";
import { language } from "./prefs.svelte";
import type { SharedGame } from "./types";

/** Adds our language: programs that preview links don't tell theirs. */
const spoken = (path: string) => path && `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

class ShareLink {
  /**
   * Empty if nobody else may see the game, or the link was revoked. Fetched in advance, because some browsers share
   * only directly after a tap.
   */
  path = $state("");
  /** Whether this player may renew or revoke it. */
  yours = $state(false);
  #table = "";

  async #take(table: string, asked: Promise<SharedGame>) {
    const told = await asked;
    if (table === this.#table) [this.path, this.yours] = [spoken(told.path), told.yours ?? false];
  }

  /** Fetches the link of the table on the page. */
  look(table: string) {
    if (table === this.#table) return;
    [this.#table, this.path, this.yours] = [table, "", false];
    this.#take(table, get(`/api/tables/${table}/share`)).catch(() => (this.#table = ""));
  }
  renew = () => this.#take(this.#table, post(`/api/tables/${this.#table}/share`));
  withdraw = () => this.#take(this.#table, drop(`/api/tables/${this.#table}/share`));
}

export const shareLink = new ShareLink();
