// A board that comes with a title's package. It is a separate script with its own copy of whatever framework draws it.
// Only this contract ties it to the client. docs/writing-a-game.md describes it.

import type { Component } from "svelte";
import { once } from "../../lib/api";
import type { Play } from "../../lib/play.svelte";
import type { GameInfo, LegalMove, Message } from "../../lib/types";
import { board, type Board, type Layout, type PartProps, type StageProps } from "../board";
import type { Contract } from "../../lib/contract";
import { MoveFilter } from "./state.svelte";
import Outside from "./Outside.svelte";
import Tray from "./Tray.svelte";

/** One moment of the table, as a board draws it. Each moment is a new object. */
export interface Shown {
  /** What the seat sees, in the format of the title's `view`. */
  view: unknown;
  /** What it would see after the staged moves, as far as that is certain; null: nothing is staged. */
  after: unknown;
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  legal: LegalMove[];
  /** The number of the staged move that waits for confirmation. */
  staged: number | null;
  /** All components of the title. */
  components: unknown;
  layout: Layout;
  language: string;
  /** Stages a legal move. The frame shows its effects and asks for confirmation. */
  choose: (move: LegalMove) => void;
  say: (id: string, args?: Record<string, string | number>) => string;
  tell: (message: Message) => string;
  name: (domain: string, id: string) => string;
  /** The name of a player. */
  player: (seat: number) => string;
}

export interface Drawn {
  update: (table: Shown) => void;
  destroy: () => void;
}

export interface Script {
  mount: (place: HTMLElement, table: Shown) => Drawn;
  /** False once the board offers every move itself; the list of moves beside it then disappears. */
  tray?: boolean;
}

/** The state that the parts of such a board share. */
export class OutsideBoardState extends MoveFilter {
  constructor(
    play: Play,
    readonly script: Script,
  ) {
    super(play);
  }
}

/** The board for a title that has none in this client: the one from its package, or else the generic table. */
export async function outside(game: string): Promise<{ default: Board }> {
  const address = (await once<GameInfo[]>("/api/games")).find((one) => one.id === game)?.board;
  if (!address) return import("./parts");
  const script = (await import(/* @vite-ignore */ address)) as Script;
  return {
    default: board<Contract, OutsideBoardState>({
      begin: (play) => new OutsideBoardState(play, script),
      stage: Outside as Component<StageProps<Contract, OutsideBoardState>>,
      tray: script.tray === false ? undefined : (Tray as Component<PartProps<Contract, OutsideBoardState>>),
    }),
  };
}
