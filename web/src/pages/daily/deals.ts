// What the pages of deals have in common.

import { post } from "../../lib/api";
import { joinAsGuest } from "../../lib/guest.svelte";
import { language } from "../../lib/prefs.svelte";
import { go } from "../../lib/router.svelte";
import type { Deal, TableMade } from "../../lib/types";
import { botName, say } from "../../lib/words.svelte";

/** Against whom a deal is played. */
export function mode(deal: Deal): string {
  const bots = deal.seats.filter(Boolean);
  if (!bots.length) return say("daily-solo");
  const alike = new Set(bots).size === 1 && bots.length > 1;
  const told = alike
    ? `${bots.length} × ${botName(bots[0])}`
    : new Intl.ListFormat(language()).format(bots.map(botName));
  return say("daily-bots", { bots: told });
}

/** What the next try is: the counted one, the rest of it, or one for practice. */
export function nextTry(deal: Deal): "daily-play" | "daily-go-on" | "daily-practise" {
  const [first] = deal.tries;
  if (first?.counted && first.status === "running") return "daily-go-on";
  return first || deal.over || deal.challenge?.yours ? "daily-practise" : "daily-play";
}

export async function play(deal: Deal): Promise<void> {
  await joinAsGuest();
  go(`/t/${(await post<TableMade>(`/api/deals/${deal.id}/try`)).table}`);
}
