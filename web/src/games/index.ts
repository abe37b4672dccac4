// Which titles have a board of their own; all others are played at the generic table.

import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { Flight } from "../lib/flight";
import type { Message, TableView } from "../lib/types";
import { flights } from "./stonespine/flights";

export interface Title {
  board: () => Promise<{ default: Component<{ play: Play }> }>;
  gallery?: () => Promise<{ default: Component }>;
  /** Whether somebody at one screen must not see what another one sees now. */
  secret: (view: unknown) => boolean;
  /** What flies over the table when something happens. */
  flights?: (message: Message, view: unknown) => Flight[];
}

const titles: Record<string, Title> = {
  stonespine: {
    board: () => import("./stonespine/Board.svelte"),
    gallery: () => import("./stonespine/Gallery.svelte"),
    secret: (view) => (view as TableView).players.some((player) => player.hand.length > 0),
    flights,
  },
};

const generic: Title = {
  board: () => import("./generic/Generic.svelte"),
  secret: () => true,
};

export function title(game: string): Title {
  return titles[game] ?? generic;
}
