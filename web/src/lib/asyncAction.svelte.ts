// Something that a button does: one at a time, and whatever goes wrong is told in a sentence.

import { Refusal } from "./api";
import { tell } from "./words.svelte";

export class AsyncAction {
  readonly #said: (error: unknown) => string;
  problem = $state("");
  done = $state("");
  busy = $state(false);

  /** `said`: what is said of a problem that is no refusal of the inn. */
  constructor(said: (error: unknown) => string = String) {
    this.#said = said;
  }

  async run(work: () => Promise<unknown>, done = ""): Promise<void> {
    if (this.busy) return;
    [this.busy, this.problem, this.done] = [true, "", ""];
    try {
      await work();
      this.done = done;
    } catch (error) {
      this.problem = error instanceof Refusal ? tell(error.reason) : this.#said(error);
    } finally {
      this.busy = false;
    }
  }
}
