// What a new channel begins with, and what is said where a browser does not want to.

import { language } from "../../lib/prefs.svelte";
import { AsyncAction } from "../../lib/asyncAction.svelte";
import type { When } from "../../lib/types";
import { say } from "../../lib/words.svelte";

export const noticeAction = () => new AsyncAction(() => say("push-failed"));

/** Where the clock of this device stands, and its language. */
export const defaults = (): When => ({
  plan: "at-once",
  minutes: 30,
  hour: 8,
  quiet_from: 22,
  quiet_to: 7,
  zone: zone(),
  lang: language(),
});
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
