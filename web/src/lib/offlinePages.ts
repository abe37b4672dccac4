// Caches score pads and rules of all titles for offline use, on devices with the installed app.

import { titles } from "../games";
import { once } from "./api";
import { keepOffline } from "./offline";
import { LANGUAGES } from "./prefs.svelte";
import type { GameInfo } from "./types";

export async function cacheOfflinePages(): Promise<void> {
  const games = await once<GameInfo[]>("/api/games");
  const papers = games.flatMap(({ id }) =>
    LANGUAGES.flatMap((lang) => [`/api/games/${id}/help/${lang}`, `/api/games/${id}/words/${lang}`]),
  );
  const pads = games.map(({ id }) => `/api/games/${id}/pad`);
  const beside = titles.flatMap(({ companion }) => (companion ? [companion] : []));
  await Promise.all([
    import("../pages/Help.svelte"),
    import("../pages/pad/Pad.svelte"),
    ...beside.map((one) => one.page()),
  ]);
  await keepOffline([...beside.map((one) => `/${one.path}`), `/help/${games[0].id}`, "/api/games", ...papers, ...pads]);
}
