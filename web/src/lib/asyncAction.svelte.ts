// A request behind a button: runs one at a time and turns failures into a sentence.

import { Refusal } from "./api";
import { tell } from "./words.svelte";

export class AsyncAction {
  readonly #said: (error: unknown) => string;
  problem = $state("");
  done = $state("");
  busy = $state(false);

  /** `said` words any error that isn't a refusal by the server. */
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
