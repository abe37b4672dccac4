// Something that a button of the account does: one at a time, and whatever goes wrong is told in a sentence.

import { Refusal } from "../../lib/api";
import { isCancelled } from "../../lib/passkeys";
import { say, tell } from "../../lib/words.svelte";

export class Trying {
  problem = $state("");
  busy = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = said(error);
    } finally {
      this.busy = false;
    }
  }
}

function said(error: unknown): string {
  if (error instanceof Refusal) return tell(error.reason);
  return isCancelled(error) ? say("passkey-cancelled") : error instanceof DOMException ? say("passkey-failed") : String(error);
}
