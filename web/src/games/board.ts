// What a title gives to the house. `games/<title>/index.ts` exports a `Title`, which is small and always there; the
// `Board` behind it is loaded when somebody sits down. Adding a board touches its folder and nothing else.

import type { Component, Snippet } from "svelte";
import type { Reader } from "../lib/logGroups";
import type { Contract, Happened } from "../lib/contract";
import type { BoardState } from "./state.svelte";
import type { Flight } from "../lib/flight";
import type { Shortcut } from "../lib/keys";
import type { Play } from "../lib/play.svelte";
import type { Spot } from "../lib/spots";
import type { Message } from "../lib/types";

/** How the frame lies: beside each other, one under the other, or low and wide (a phone on its side). */
export type Layout = "wide" | "phone" | "low";

/** A number with its sign, in a seat's chip or a row of facts. */
export interface Fact {
  icon: string;
  text: string;
  /** What it is, in words. */
  label: string;
  /** What it would become with what is staged. */
  then?: string;
}

/** A jump on the phone: to an element of the stage. */
export interface Chip {
  target: string;
  icon: string;
  text: string;
  label: string;
  /** Whether there is something to choose there. */
  calls?: boolean;
}

export interface PartProps<C extends Contract, State> {
  play: Play<C>;
  /** What `begin` has made: state that the parts of this board share. */
  boardState: State;
  layout: Layout;
}

/** The stage also gets the tray to put where it belongs; null where the frame itself shows it. */
export type StageProps<C extends Contract, State> = PartProps<C, State> & { tray: Snippet | null };
export type SeatProps<C extends Contract, State> = PartProps<C, State> & { seat: number };

export interface Board<C extends Contract = Contract, State = BoardState> {
  /** Called once at a table, before any part is drawn; may hold `$derived` and `$effect`. */
  begin: (play: Play<C>) => State;
  /** The board: fills a box whose size it asks by `@container stage`. */
  stage: Component<StageProps<C, State>>;
  /** What one chooses from: hand, market, dice. None: the stage has everything. */
  tray?: Component<PartProps<C, State>>;
  /** Words of the slip in place of the sentence of the staged moves. */
  slip?: Component<PartProps<C, State>>;
  /** How the slip tells amounts (gold, resources): by the icons named here, or not at all, since the board does. Default: words. */
  amounts?: (play: Play<C>, boardState: State) => Record<string, string> | "board";
  /** Kinds of things (cards, dice) whose coming and going is seen on the board, and not told in the slip as well. */
  seen?: string[];
  /** A seat's board in little, for the end of a game. */
  end?: Component<SeatProps<C, State>>;
  /** The least width in which that is whole, where it is more than the window's share: then they stand in several rows. */
  endWidth?: string;
  /** Where hints lie in one line in a small window of a desk, as `inset-block` of the stage, so that they cover nothing
   * to choose from. By default they stand below each other at the right of its foot. */
  hintsAt?: string;
  /** How a game ended, where that is not who has won: a rank, alone. Empty: who has won. */
  result?: (play: Play<C>, boardState: State) => string;
  /** The sentence that says how a tie for the victory is decided. */
  tied?: (play: Play<C>) => string;
  /** Jump chips of the phone, after those of the seats. */
  chips?: (play: Play<C>, boardState: State) => Chip[];
  /** The chips come before the seats: a board of many zones needs them in sight. */
  chipsFirst?: boolean;
  /** What stands in a seat's chip beside the points. */
  summary?: (play: Play<C>, seat: number, boardState: State) => Fact[];
  /** A sign for a seat that owes nothing now. */
  sign?: (play: Play<C>, seat: number, boardState: State) => "ready" | "passed" | null;
  /** What the own seat has decided while the others still think, where that is not seen elsewhere; empty: nothing. */
  decided?: (play: Play<C>, boardState: State) => string;
  /** The sentence in the status line while something is picked or staged; empty: the question as it is. */
  picking?: (play: Play<C>, boardState: State) => string;
  /** What the player must see now, by selector: it is brought into view when the question changes. */
  attention?: (play: Play<C>, boardState: State) => string | null;
  /** What flies when something happens. */
  flights?: (event: Happened<C>, play: Play<C>, boardState: State) => Flight[];
  /** Which places a line of the log lights; by default all that it names. */
  focus?: (message: Message, play: Play<C>, boardState: State) => Spot[];
  /** What a round is called under the curve at the end, such as `Year 2`; default: its number. */
  round?: (number: number) => string;
  /** Headings of the log, read from its beginning; default: one for each event `round`. */
  headings?: () => Reader<C>;
  /** Keys of this board; they come before those of every table. */
  keys?: Shortcut<C, State>[];
}

export interface PieceProps {
  table: string;
  id: string;
  /** By field, with the path to it: `spaces 2 who`. */
  values: Record<string, unknown>;
}

export interface Title {
  id: string;
  /** Its place on the home page. */
  order: number;
  /** Minutes of a game with people, and how heavy it is (1 to 5; docs/boards.md has the scale). */
  minutes: number;
  weight: number;
  /** The picture of the home page. */
  cover: string;
  board: () => Promise<{ default: Board }>;
  /** All components, drawn. */
  gallery?: () => Promise<{ default: Component }>;
  /** The signs of the board in little, for pictures `![](sign:NAME)` of the rules help. */
  signs?: () => Promise<{ default: Component<{ name: string }> }>;
  /** One component, drawn with these values: `table` and `id` as the content files have them. */
  piece?: () => Promise<{ default: Component<PieceProps> }>;
  /** A page for people who play it with the real cards. Its words on the home page, `real-<path>` and `real-<path>-text`,
   * and the icons that it needs there lie beside the cover; `<path>-title` is its name. */
  companion?: { path: string; icon: string; page: () => Promise<{ default: Component }> };
  /** Whether somebody at one screen must not see what another one sees now. */
  secret: (view: unknown) => boolean;
}

/** A board as the frame takes it, whatever its contract is. */
export function board<C extends Contract, State>(parts: Board<C, State>): Board {
  return parts as unknown as Board;
}
