// Formats dates and times in the reader's language and region: not everyone who reads English uses American dates.

import { language } from "./prefs.svelte";

const region = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

export function formatDate(date: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(region(), how).format(date);
}

export const day = (seconds: number) => formatDate(new Date(1000 * seconds), { dateStyle: "medium" });

export const hour = (seconds: number) => formatDate(new Date(1000 * seconds), { timeStyle: "short" });

/** A date and time in the reader's time zone. */
export const moment = (seconds: number) =>
  formatDate(new Date(1000 * seconds), { dateStyle: "medium", timeStyle: "short" });

/** A calendar day, independent of time zones. */
export const dateName = (iso: string, dateStyle: "full" | "long" = "full") =>
  formatDate(new Date(`${iso}T00:00Z`), { dateStyle, timeZone: "UTC" });
