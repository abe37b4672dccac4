// A chain of moves that the player composes step by step: pick, amount, pick, amount, place. Each step becomes one or
// more moves once the server says that they can follow the moves before them. The gesture keeps its steps and the
// staged chain in sync: it stages a complete chain, Cancel removes the last step, and a hint becomes steps.

import { untrack } from "svelte";
import type { Contract } from "../lib/contract";
import { sameMoves } from "../lib/previews.svelte";
import type { Picked } from "../lib/picked";
import type { Play } from "../lib/play.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { LegalMove } from "../lib/types";

/** A move that the player wants, before the client knows whether it is possible. */
export interface Wish {
  kind: string;
  args: Record<string, string>;
}

export interface Composed {
  moves: LegalMove[];
  /** All wishes are possible, and the client knows what can follow. */
  whole: boolean;
  /** The wish that is not possible after the moves before it. */
  stuck: Wish | null;
  /** What can follow; empty after a `done` that closes the gesture. */
  follow: LegalMove[];
}

/** Chapters that keep asking until they get a `done`. */
const OPEN = ["second-bid", "keeping"];
const AGAIN = 1500; // milliseconds before asking a busy server again

const fits = (move: LegalMove, wish: Wish) =>
  move.kind === wish.kind && Object.entries(wish.args).every(([name, value]) => move.args[name] === value);

/** Turns wishes into moves as far as the server has confirmed them, and asks it for the next one. */
export function compose<C extends Contract>(play: Play<C>, wishes: Wish[]): Composed {
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
      queueMicrotask(() => play.previews.ask(moves)); // the page may read this while it renders
      return { moves, whole: false, stuck: null, follow: [] };
    }
    legal = told.legal;
    chapter = told.prompt?.chapter ?? "";
  }
  const done = OPEN.includes(chapter) ? legal.find((move) => move.kind === "done") : undefined;
  return { moves: done ? [...moves, done] : moves, whole: moves.length > 0, stuck: null, follow: done ? [] : legal };
}

export abstract class Gesture<C extends Contract, Step> {
  steps: Step[] = $state.raw([]);
  #possible: Step[] = []; // the last steps that were possible
  #staged = 0; // how many moves this gesture has staged
  #holding = false; // the first step is shown as picked, so that Cancel gives it back

  constructor(
    readonly play: Play<C>,
    /** Stages the complete gesture. */
    readonly offer: (moves: LegalMove[]) => void,
  ) {
    $effect(() => this.#follow());
    $effect(() => this.#askAgain());
  }

  /** Whether the position asks for this gesture. */
  abstract readonly open: boolean;
  /** The moves that these steps stand for. */
  abstract wishes(steps: Step[]): Wish[];
  /** Whether a staged chain belongs to this gesture. */
  abstract owns(chain: LegalMove[]): boolean;
  /** The steps of a chain that something else has staged, such as a hint. */
  abstract adopted(chain: LegalMove[]): Step[];
  /** The picked pieces while steps are missing; empty: nothing. Null: leave the chain unchanged. */
  held(): Picked | null {
    return null;
  }
  /** Adds the step that the position has already begun. Returns false if there is none. */
  resume(): boolean {
    return false;
  }
  /** Whether the gesture is complete after these moves. */
  complete(_composed: Composed): boolean {
    return true;
  }
  readonly composed: Composed = $derived.by(() => compose(this.play, this.wishes(this.steps)));

  /** The moves of the gesture; null while a step is missing. */
  readonly ready: LegalMove[] | null = $derived.by(() =>
    this.composed.whole && this.complete(this.composed) ? this.composed.moves : null,
  );

  clear(): void {
    this.#possible = [];
    this.#staged = 0;
    this.#holding = false;
    if (this.steps.length) this.steps = [];
  }

  /** Shows the first step as picked and unstages the moves. */
  hold(): void {
    const held = this.held();
    if (!held) return;
    this.#holding = Object.keys(held).length > 0;
    this.play.pick(held);
  }

  get #isHeld(): boolean {
    return Object.keys(this.held() ?? {}).some((name) => name in this.play.picked);
  }

  #follow(): void {
    const { play, open, composed, ready, steps } = this;
    const { chain } = play;
    const held = this.#isHeld;
    untrack(() => {
      if (play.sending) return;
      const ours = chain.length > 0 && this.owns(chain);
      if (!open || (chain.length && !ours)) return this.clear();
      const before = this.#staged;
      this.#staged = 0;
      if (chain.length < before) return chain.length ? this.#shorten() : this.clear();
      const adopted = ours && !before && !steps.length ? this.adopted(chain) : [];
      if (adopted.length) {
        this.#staged = chain.length;
        this.steps = adopted;
      } else if (this.#holding && steps.length && !held && !chain.length) this.clear();
      else if (this.resume()) return;
      else if (composed.stuck) this.#refuse(composed.stuck, composed.moves);
      else this.#settle(ready, ours);
    });
  }

  #settle(ready: LegalMove[] | null, ours: boolean): void {
    const { composed, steps, play } = this;
    if (composed.whole) this.#possible = steps;
    if (ready) this.#stage(ready);
    else if (ours && this.#waits(play.chain)) this.#staged = play.chain.length;
    else if (ours || (steps.length ? !this.#isHeld : this.#holding)) this.hold();
  }

  /** Whether the chain stays until the server has said what can follow. */
  #waits(chain: LegalMove[]): boolean {
    const { whole, moves } = this.composed;
    return !whole && moves.length > 0 && sameMoves(moves, chain.slice(0, moves.length));
  }

  #stage(moves: LegalMove[]): void {
    if (!sameMoves(moves, this.play.chain)) this.offer(moves);
    if (prefs.confirm !== "off") this.#staged = moves.length;
  }

  /** Drops the last step when Cancel has removed a move. */
  #shorten(): void {
    this.steps = this.steps.slice(0, -1);
    if (!this.steps.length) this.hold();
  }

  /** Explains why the last step isn't possible, and drops it. */
  #refuse(stuck: Wish, before: LegalMove[]): void {
    void this.play.why(`${stuck.kind} ${Object.values(stuck.args).join(" ")}`, before);
    this.steps = this.steps === this.#possible ? [] : this.#possible;
  }

  /** Retries after the server was too busy to answer. */
  #askAgain(): (() => void) | void {
    const { moves, whole, stuck } = this.composed;
    if (whole || stuck || !moves.length) return;
    const again = setInterval(() => this.play.previews.ask(moves), AGAIN);
    return () => clearInterval(again);
  }
}
