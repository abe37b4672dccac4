// The interface between a title and the client. `games/<title>/index.ts` exports a `Title`, which is small and always
// loaded. The `Board` behind it loads when somebody sits down. Adding a board touches only its own folder.

import type { Component, Snippet } from "svelte";
import type { Reader } from "../lib/logGroups";
import type { Contract, Happened } from "../lib/contract";
import type { BoardState } from "./state.svelte";
import type { Flight } from "../lib/flight";
import type { Shortcut } from "../lib/keys";
import type { Play } from "../lib/play.svelte";
import type { Spot } from "../lib/spots";
import type { Message } from "../lib/types";

/** The layout of the frame: side by side, stacked, or low and wide (a phone in landscape). */
export type Layout = "wide" | "phone" | "low";

/** A number with its sign, shown in a seat's chip or in a row of facts. */
export interface Fact {
  icon: string;
  text: string;
  /** What it is, in words. */
  label: string;
  /** The value after the staged moves. */
  then?: string;
}

/** A jump chip on the phone: scrolls to an element of the stage. */
export interface Chip {
  target: string;
  icon: string;
  text: string;
  label: string;
  /** Whether the player can choose something there. */
  calls?: boolean;
}

export interface PartProps<C extends Contract, State> {
  play: Play<C>;
  /** What `begin` returned: the state that the parts of this board share. */
  boardState: State;
  layout: Layout;
}

/** The stage also gets the tray and places it itself; null where the frame shows the tray. */
export type StageProps<C extends Contract, State> = PartProps<C, State> & { tray: Snippet | null };
export type SeatProps<C extends Contract, State> = PartProps<C, State> & { seat: number };

export interface Board<C extends Contract = Contract, State = BoardState> {
  /** Called once per table, before any part is drawn. May hold `$derived` and `$effect`. */
  begin: (play: Play<C>) => State;
  /** The board. It fills a box and reads its size with `@container stage`. */
  stage: Component<StageProps<C, State>>;
  /** The place to choose from: hand, market, dice. Leave it out if the stage has everything. */
  tray?: Component<PartProps<C, State>>;
  /** The text of the slip, in place of the sentence of the staged moves. */
  slip?: Component<PartProps<C, State>>;
  /** How the slip shows amounts (gold, resources): with the icons named here, or not at all because the board shows
   * them. Default: words. */
  amounts?: (play: Play<C>, boardState: State) => Record<string, string> | "board";
  /** Kinds of things (cards, dice) that visibly come and go on the board. The slip does not repeat them. */
  seen?: string[];
  /** A small version of a seat's board, for the end of a game. */
  end?: Component<SeatProps<C, State>>;
  /** The least width that shows this whole, if it is more than the window's share. The boards then wrap into several
   * rows. */
  endWidth?: string;
  /** Where hints lie in one line in a small desktop window, as `inset-block` of the stage. Choose a place where they
   * cover nothing to choose from. By default they stack at the bottom right. */
  hintsAt?: string;
  /** How a game ended, where that is not a winner, such as a solo rank. Empty: the winner. */
  result?: (play: Play<C>, boardState: State) => string;
  /** The sentence that explains how a tie for victory is decided. */
  tied?: (play: Play<C>) => string;
  /** Jump chips of the phone, after those of the seats. */
  chips?: (play: Play<C>, boardState: State) => Chip[];
  /** Puts the chips before the seats. A board of many zones needs them in sight. */
  chipsFirst?: boolean;
  /** What a seat's chip shows beside the points. */
  summary?: (play: Play<C>, seat: number, boardState: State) => Fact[];
  /** A sign for a seat that has nothing to decide now. */
  sign?: (play: Play<C>, seat: number, boardState: State) => "ready" | "passed" | null;
  /** What the player has decided while the others still think, where nothing else shows it. Empty: nothing. */
  decided?: (play: Play<C>, boardState: State) => string;
  /** The sentence in the status line while something is picked or staged. Empty: the question unchanged. */
  picking?: (play: Play<C>, boardState: State) => string;
  /** The selector of what the player must see now. It scrolls into view when the question changes. */
  attention?: (play: Play<C>, boardState: State) => string | null;
  /** The pieces that fly when something happens. */
  flights?: (event: Happened<C>, play: Play<C>, boardState: State) => Flight[];
  /** Which places a line of the log highlights. Default: all that it names. */
  focus?: (message: Message, play: Play<C>, boardState: State) => Spot[];
  /** The name of a round under the final score curve, such as `Year 2`. Default: its number. */
  round?: (number: number) => string;
  /** Headings of the log, read from its beginning. Default: one for each `round` event. */
  headings?: () => Reader<C>;
  /** Keys of this board. They take precedence over the keys of every table. */
  keys?: Shortcut<C, State>[];
}

export interface PieceProps {
  table: string;
  id: string;
  /** Values by field path, such as `spaces 2 who`. */
  values: Record<string, unknown>;
}

export interface Title {
  id: string;
  /** Its place on the home page. */
  order: number;
  /** Minutes for a game between people, and its rules complexity (1 to 5; docs/boards.md has the scale). */
  minutes: number;
  weight: number;
  /** The picture for the home page. */
  cover: string;
  board: () => Promise<{ default: Board }>;
  /** Draws all components. */
  gallery?: () => Promise<{ default: Component }>;
  /** Small signs of the board, for pictures `![](sign:NAME)` in the rules help. */
  signs?: () => Promise<{ default: Component<{ name: string }> }>;
  /** Draws one component with these values. `table` and `id` are those of the content files. */
  piece?: () => Promise<{ default: Component<PieceProps> }>;
  /** A page for people who play with the real cards. Its words on the home page are `real-<path>` and
   * `real-<path>-text`; its icons lie next to the cover; `<path>-title` is its name. */
  companion?: { path: string; icon: string; page: () => Promise<{ default: Component }> };
  /** Whether two people at one screen must not see each other's view now. */
  secret: (view: unknown) => boolean;
}

/** A board as the frame sees it, whatever its contract is. */
export function board<C extends Contract, State>(parts: Board<C, State>): Board {
  return parts as unknown as Board;
}
