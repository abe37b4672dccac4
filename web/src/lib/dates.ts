// Days and times in the reader's language, as they are written where the reader lives: not all English has its clocks in the
// American way.

import { language } from "./prefs.svelte";

const region = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

export function formatDate(date: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(region(), how).format(date);
}

export const day = (seconds: number) => formatDate(new Date(1000 * seconds), { dateStyle: "medium" });

export const hour = (seconds: number) => formatDate(new Date(1000 * seconds), { timeStyle: "short" });

/** A moment in the reader's own time. */
export const moment = (seconds: number) =>
  formatDate(new Date(1000 * seconds), { dateStyle: "medium", timeStyle: "short" });

/** A day of the calendar, which is the same everywhere. */
export const dateName = (iso: string, dateStyle: "full" | "long" = "full") =>
  formatDate(new Date(`${iso}T00:00Z`), { dateStyle, timeZone: "UTC" });
