// Setting up tables.

import { post } from "./api";
import { go } from "./router.svelte";
import type { GameInfo, NewTable, TableMade } from "./types";

const NAMES = ["Borys", "Jagna", "Zbyszek", "Libuše", "Vašek", "Kasia"];

/** The bot to play against if none is chosen: the strongest that is quick. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("greedy") ? "greedy" : (game.bots[0] ?? "");
}

export function botSeats(game: GameInfo, count: number): NewTable["seats"] {
  return Array.from({ length: count }, (_, i) => ({ kind: "bot" as const, name: NAMES[i % NAMES.length], bot: usualBot(game) }));
}

/** A table against so many bots, at once. */
export async function playNow(game: GameInfo, bots: number): Promise<void> {
  const asked: NewTable = { game: game.id, seats: [{ kind: "person" }, ...botSeats(game, bots)] };
  go(`/t/${(await post<TableMade>("/api/tables", asked)).table}`);
}
