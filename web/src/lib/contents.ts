// Components and words of a title for one table: tables of the same server may use different content packs.

import { once } from "./api";
import type { GameInfo } from "./types";

/** The query string that selects the content with this digest; empty for the server's default content. */
export async function contentQuery(game: string, content: string): Promise<string> {
  if (!content) return "";
  const usual = (await once<GameInfo[]>("/api/games")).find((one) => one.id === game)?.content;
  return usual === content ? "" : `?content=${content}`;
}

/** The components of a table. */
export async function componentsOf(table: { game: string; content: string }): Promise<unknown> {
  return once(`/api/games/${table.game}/components${await contentQuery(table.game, table.content)}`);
}
