// An action of the account pages; the player may close the browser's passkey dialog without an answer.

import { isCancelled } from "../../lib/passkeys";
import { AsyncAction } from "../../lib/asyncAction.svelte";
import { say } from "../../lib/words.svelte";

export const accountAction = () =>
  new AsyncAction((error) =>
    isCancelled(error)
      ? say("passkey-cancelled")
      : error instanceof DOMException
        ? say("passkey-failed")
        : String(error),
  );
