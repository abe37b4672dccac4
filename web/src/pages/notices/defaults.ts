// Defaults of a new notification channel, and the action of its buttons.

import { language } from "../../lib/prefs.svelte";
import { AsyncAction } from "../../lib/asyncAction.svelte";
import type { When } from "../../lib/types";
import { say } from "../../lib/words.svelte";

export const noticeAction = () => new AsyncAction(() => say("push-failed"));

/** The usual times, in this device's time zone and language. */
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
