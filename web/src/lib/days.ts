// A day in the reader's language.

import { language } from "./prefs.svelte";

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(1000 * seconds));
}

export function hour(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(1000 * seconds));
}
