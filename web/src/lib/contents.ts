// Components and words of a title as a table has them: the inn may play with one version of them here and another there.

import { once } from "./api";
import type { GameInfo } from "./types";

/** What is added to the address of words and components for a table with this digest; empty for the usual ones. */
export async function contentQuery(game: string, content: string): Promise<string> {
  if (!content) return "";
  const usual = (await once<GameInfo[]>("/api/games")).find((one) => one.id === game)?.content;
  return usual === content ? "" : `?content=${content}`;
}

/** The components of a table. */
export async function componentsOf(table: { game: string; content: string }): Promise<unknown> {
  return once(`/api/games/${table.game}/components${await contentQuery(table.game, table.content)}`);
}
