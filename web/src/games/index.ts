// The titles that this client knows, found in their folders. Any other title brings a board in its package or uses the
// generic table.

import type { Title } from "./board";

const GENERIC = "generic";
const found = Object.values(import.meta.glob<{ default: Title }>("./*/index.ts", { eager: true })).map(
  (one) => one.default,
);
const generic = found.find((one) => one.id === GENERIC)!;

/** The titles in the order of the home page. */
export const titles: Title[] = found.filter((one) => one.id !== GENERIC).sort((a, b) => a.order - b.order);

export function title(game: string): Title {
  return (
    titles.find((one) => one.id === game) ?? {
      ...generic,
      id: game,
      board: () => import("./generic/outside").then((one) => one.outside(game)),
    }
  );
}
