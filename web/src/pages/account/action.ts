// Something that a button of the account does; the browser's own dialog may be closed without an answer.

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
