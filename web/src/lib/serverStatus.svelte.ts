// The server's status and the operator's announcements, fetched when a page opens and every few minutes.

import { get } from "./api";
import { language } from "./prefs.svelte";
import type { Announcement, InnStatus } from "./types";

export const server: { status: InnStatus | null; closed: string[] } = $state({ status: null, closed: [] });
const EVERY = 180_000; // milliseconds

export async function refreshStatus(): Promise<void> {
  server.status = await get<InnStatus>("/api/status");
}

/** Refreshes regularly while the page is visible. Call once; returns what stops it. */
export function pollStatus(): () => void {
  const ask = () => void (document.visibilityState === "visible" && refreshStatus().catch(() => {}));
  ask();
  const timer = setInterval(ask, EVERY);
  return () => clearInterval(timer);
}

/** An announcement in the reader's language, else in English. */
export function inReadersLanguage(announcement: Announcement): { text: string; lang: string } {
  const lang = announcement.texts[language()] ? language() : "en";
  return { text: announcement.texts[lang] ?? "", lang };
}
