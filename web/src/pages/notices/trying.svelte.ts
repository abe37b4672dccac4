// Something that a button does: one at a time, and whatever goes wrong is told in a sentence.

import { Refusal } from "../../lib/api";
import { language } from "../../lib/prefs.svelte";
import type { When } from "../../lib/types";
import { say, tell } from "../../lib/words.svelte";

export class Trying {
  problem = $state("");
  done = $state("");
  busy = $state(false);

  async run(work: () => Promise<unknown>, done = ""): Promise<void> {
    if (this.busy) return;
    [this.busy, this.problem, this.done] = [true, "", ""];
    try {
      await work();
      this.done = done;
    } catch (error) {
      this.problem = error instanceof Refusal ? tell(error.reason) : say("push-failed");
    } finally {
      this.busy = false;
    }
  }
}

/** Where the clock of this device stands, and its language. */
export const usual = (): When => ({ plan: "at-once", minutes: 30, hour: 8, quiet_from: 22, quiet_to: 7, zone: zone(), lang: language() });
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
