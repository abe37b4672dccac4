// How the inn is and what its operator has to say; asked for when a page opens and every few minutes.

import { get } from "./api";
import { language } from "./prefs.svelte";
import type { Announcement, InnStatus } from "./types";

export const server: { status: InnStatus | null; closed: string[] } = $state({ status: null, closed: [] });
const EVERY = 180_000; // milliseconds

export async function refreshStatus(): Promise<void> {
  server.status = await get<InnStatus>("/api/status");
}

/** Ask now and then while somebody looks; call once. */
export function pollStatus(): () => void {
  const ask = () => void (document.visibilityState === "visible" && refreshStatus().catch(() => {}));
  ask();
  const timer = setInterval(ask, EVERY);
  return () => clearInterval(timer);
}

/** What is said in the reader's language. */
export function inReadersLanguage(announcement: Announcement): { text: string; lang: string } {
  const lang = announcement.texts[language()] ? language() : "en";
  return { text: announcement.texts[lang] ?? "", lang };
}
