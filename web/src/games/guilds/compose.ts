// Several moves as one gesture: the wishes of the player become moves one after the other, as far as the server says
// that each is possible after those before it. What is not known yet is asked for.

import type { Play } from "../../lib/play.svelte";
import type { LegalMove } from "../../lib/types";
import type { Contract } from "../../types/guilds";

export interface Wish {
  kind: string;
  args: Record<string, string>;
}

export interface Composed {
  moves: LegalMove[];
  /** All wishes are possible, and what follows is known. */
  whole: boolean;
  /** The wish that is not possible after the moves before it. */
  stuck: Wish | null;
  /** What could follow; after a `done` that closes the gesture nothing. */
  follow: LegalMove[];
}

/** Chapters that go on asking until they are told that it is enough. */
const OPEN = ["second-bid", "keeping"];

const fits = (move: LegalMove, wish: Wish) =>
  move.kind === wish.kind && Object.entries(wish.args).every(([name, value]) => move.args[name] === value);

export function compose(play: Play<Contract>, wishes: Wish[]): Composed {
  const moves: LegalMove[] = [];
  if (play.sending) return { moves, whole: false, stuck: null, follow: [] };
  let legal = play.legal;
  let chapter = "";
  for (const wish of wishes) {
    const found = legal.find((move) => fits(move, wish));
    if (!found) return { moves, whole: false, stuck: wish, follow: [] };
    moves.push(found);
    const told = play.previews.of(moves);
    if (!told) {
      queueMicrotask(() => play.previews.ask(moves)); // this may be read while the page is drawn
      return { moves, whole: false, stuck: null, follow: [] };
    }
    legal = told.legal;
    chapter = told.prompt?.chapter ?? "";
  }
  const done = OPEN.includes(chapter) ? legal.find((move) => move.kind === "done") : undefined;
  return { moves: done ? [...moves, done] : moves, whole: moves.length > 0, stuck: null, follow: done ? [] : legal };
}
