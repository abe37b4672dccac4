// A board that the package of a title brings along. It is a script of its own, with its own copy of whatever draws it:
// nothing but this contract ties it to the client. docs/writing-a-game.md describes it.

import type { Component } from "svelte";
import { once } from "../../lib/api";
import type { Play } from "../../lib/play.svelte";
import type { GameInfo, LegalMove, Message } from "../../lib/types";
import { board, type Board, type Layout, type PartProps, type StageProps } from "../board";
import type { Contract } from "../../lib/contract";
import { MoveFilter } from "./state.svelte";
import Outside from "./Outside.svelte";
import Tray from "./Tray.svelte";

/** The table at one moment, as a board draws it; the next moment is another object. */
export interface Shown {
  /** What the seat sees, as the title's `view` has it. */
  view: unknown;
  /** What it would see after the staged moves, as far as that is certain; null: nothing is staged. */
  after: unknown;
  /** The seat that is looked from; -1: a spectator. */
  seat: number;
  legal: LegalMove[];
  /** The number of the staged move, which waits for confirmation. */
  staged: number | null;
  /** Everything the title consists of. */
  components: unknown;
  layout: Layout;
  language: string;
  /** Stage a legal move: the frame shows what it brings and asks for confirmation. */
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
  /** False once the board offers every move itself: then the list of moves is not shown beside it. */
  tray?: boolean;
}

/** What the parts of such a board share. */
export class OutsideBoardState extends MoveFilter {
  constructor(
    play: Play,
    readonly script: Script,
  ) {
    super(play);
  }
}

/** The board of a title that has none in this client: that of its package, else the generic table. */
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
