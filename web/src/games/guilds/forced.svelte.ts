// A player who can only pass just confirms it. The pass is staged automatically, once per position, and can be
// cancelled. Without confirmation the client never passes on its own.

import { untrack } from "svelte";
import type { Play } from "../../lib/play.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { Contract } from "../../types/guilds";

export function stageForced(play: Play<Contract>): void {
  let staged = -1; // the version of the table in which it was staged
  $effect(() => {
    const only = play.legal.length === 1 ? play.legal[0] : null;
    if (only?.kind !== "pass" || prefs.confirm === "off") return;
    untrack(() => {
      const version = play.link?.v ?? -1;
      if (play.sending || play.chain.length || version === staged) return;
      staged = version;
      play.stage([only]);
    });
  });
}
