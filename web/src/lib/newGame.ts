// Sets up tables, and remembers the last choices.

import { post } from "./api";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";
import type { GameInfo, NewTable, TableMade } from "./types";

/** The levels of bots, from one mug to four. */
export const LEVELS = ["novice", "journeyman", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

export interface Choice {
  count: number;
  level: Level;
}

/** The number and level of opponents as last time; by default two of the second level. */
export function chosen(game: GameInfo): Choice {
  const before = prefs.opponents[game.id];
  const most = Math.max(...game.seats) - 1;
  const level = LEVELS.find((one) => one === before?.level) ?? "journeyman";
  return { count: Math.min(Math.max(before?.count ?? 2, 1), most), level };
}

export function remember(game: string, count: number, level: Level): void {
  prefs.opponents = { ...prefs.opponents, [game]: { count, level } };
}

/** The title that was played last, on this device. */
export const lastPlayed = (): string => prefs.lastGame;

/** The default bot: of the level that was chosen last time. */
export function usualBot(game: GameInfo): string {
  const { level } = chosen(game);
  return game.bots.includes(level) ? level : (game.bots[0] ?? "");
}

export function botSeats(game: GameInfo, count: number, bot = usualBot(game)): NewTable["seats"] {
  return Array.from({ length: count }, () => ({ kind: "bot" as const, name: "", bot }));
}

/** Starts a table against this many bots at once. */
export async function playNow(game: GameInfo, bots: number, level: Level): Promise<void> {
  prefs.lastGame = game.id;
  const bot = game.bots.includes(level) ? level : usualBot(game);
  const asked: NewTable = { game: game.id, seats: [{ kind: "person" }, ...botSeats(game, bots, bot)] };
  go(`/t/${(await post<TableMade>("/api/tables", asked)).table}`);
}
