// What the parts of this board share: the content by id, and what everything on the table would do if it were tapped.
// A target either stages moves, or takes up the first half of something and waits for the second.

import { untrack } from "svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { Play } from "../../lib/play.svelte";
import type { LegalMove, Worth } from "../../lib/types";
import type { Contract, PlayerView, TableView } from "../../types/rollplayer";
import { ARROW_WAY, Content, rowOf } from "./content";

export type Target = { chain: LegalMove[] } | { pick: Record<string, string> };
export type Targets = Map<string, Target>;
/** Nothing can be tapped: always the same, so that nothing is drawn again. */
const NONE: Targets = new Map();
const some = (found: Targets): Targets => (found.size ? found : NONE);

/** Moves that are one thing to a player: the first half and what follows it. */
const PAIRS: Record<string, string> = { take: "place", swap: "with" };
const NOTHING: LegalMove[] = [];
const AGAIN = 1500; // milliseconds until the server is asked again
const BY_SPACE = ["flip", "reroll", "with"] as const;

export class Site {
  readonly content: Content;
  /** Initiative cards whose dice are to be rolled together. */
  toggled: string[] = $state([]);
  /** The seat whose token has just bumped into the edge. */
  bumped = $state(-1);

  constructor(readonly play: Play<Contract>) {
    this.content = new Content(play.components);
    if (play.link) $effect(() => this.#follow());
    $effect(() => {
      if (!this.play.moves("intimidate").length) untrack(() => (this.toggled = []));
    });
  }

  get view(): TableView {
    return this.play.view;
  }

  /** The seat whose sheet is the large one. */
  own: number = $derived.by(() => {
    const { seat, players } = this.view;
    return seat >= 0 && seat < players.length ? seat : 0;
  });

  mine: boolean = $derived.by(() => this.view.seat === this.own);

  player: PlayerView = $derived.by(() => this.view.players[this.own]);

  /** The own hero after what is staged or looked at. */
  after: PlayerView | null = $derived.by(() => (this.mine && this.play.after?.players[this.own]) || null);

  busy: boolean = $derived.by(() => this.play.legal.length > 0);

  // ---- moves of two halves

  /** The first half that is taken up: an Initiative card, or a die to be exchanged. */
  lead: LegalMove | null = $derived.by(() => {
    const [first] = this.play.chain;
    if (first && PAIRS[first.kind]) return first;
    const { initiative, space } = this.play.picked;
    if (initiative) return this.play.move("take", { initiative });
    return space ? this.play.move("swap", { space }) : null;
  });

  /** What could follow it, as the server tells. */
  seconds: LegalMove[] = $derived.by(() => {
    const lead = this.lead;
    const told = lead && this.play.foresight.of([lead]);
    return told?.legal.filter((move) => move.kind === PAIRS[lead!.kind]) ?? NOTHING;
  });

  /** Whether it is not told yet what could follow. */
  get thinking(): boolean {
    return !!this.lead && !this.play.chain.length && !this.play.foresight.of([this.lead]);
  }

  /** Ask what could follow; where that is not certain (alone the enemy die comes first), the first half stands by itself. */
  #follow(): (() => void) | void {
    const { lead, play } = this;
    void this.#asked; // a server that had no time is asked again
    if (!lead || play.sending) return;
    const told = play.foresight.of([lead]);
    const chain = play.chain;
    untrack(() => {
      play.foresight.ask([lead]);
      play.foresight.weigh([lead]);
      if (!told) return;
      if (!this.seconds.length && !chain.length) play.stage([lead]);
      else if (this.seconds.length && chain.length === 1 && prefs.confirm !== "off") play.pick({ ...lead.args });
    });
    if (told) return;
    const again = setTimeout(() => this.#asked++, AGAIN);
    return () => clearTimeout(again);
  }
  #asked = $state(0);

  // ---- targets

  /** Spaces of the own sheet. */
  spaces: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map();
    const first = (space: string) => found.set(space, { pick: { space } });
    for (const kind of BY_SPACE) for (const move of play.moves(kind)) found.set(move.args.space, { chain: [move] });
    for (const move of play.moves("adjust")) {
      const only = play.moves("adjust", { space: move.args.space }).length === 1;
      if (only) found.set(move.args.space, { chain: [move] });
      else first(move.args.space);
    }
    for (const move of [...play.moves("search"), ...play.moves("move"), ...play.moves("swap")]) first(move.args.space);
    for (const move of play.moves("negotiate")) {
      const { initiative } = play.picked;
      if (!initiative) first(move.args.space);
      else if (initiative === move.args.initiative) found.set(move.args.space, { chain: [move] });
    }
    if (this.lead?.kind === "swap") for (const move of this.seconds) found.set(move.args.space, { chain: [this.lead, move] });
    return some(found);
  });

  /** Rows of the own sheet. */
  rows: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map();
    const { space } = play.picked;
    for (const move of play.moves("place")) found.set(move.args.row, { chain: [move] });
    if (this.die) for (const move of play.moves("put", { die: this.die })) found.set(move.args.row, { chain: [move] });
    if (space) for (const move of play.moves("move", { space })) found.set(move.args.row, { chain: [move] });
    if (this.lead?.kind === "take") for (const move of this.seconds) found.set(move.args.row, { chain: [this.lead, move] });
    return some(found);
  });

  /** The start die that is being placed: the one that was taken up, or the only kind that is left. */
  get die(): string | undefined {
    const dice = [...new Set(this.play.moves("put").map((move) => move.args.die))];
    return this.play.picked.die ?? this.play.chain.find((move) => move.kind === "put")?.args.die ?? (dice.length === 1 ? dice[0] : undefined);
  }

  /** Rows whose action may be taken instead. */
  medals: Targets = $derived.by(() => chains(this.play.moves("instead"), (move) => move.args.row));

  /** Cells of the own alignment card, as `row column`. */
  cells: Targets = $derived.by(() => {
    const [row, column] = this.player.alignment?.token ?? [0, 0];
    return chains(this.play.moves("step"), (move) => {
      const [down, right] = ARROW_WAY[move.args.arrow];
      return `${row + down} ${column + right}`;
    });
  });

  /** Initiative cards, by number. */
  initiative: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map();
    const { space } = play.picked;
    for (const move of play.moves("take")) found.set(move.args.initiative, { pick: { initiative: move.args.initiative } });
    for (const move of play.moves("raise")) found.set(move.args.initiative, { pick: { initiative: move.args.initiative } });
    for (const move of play.moves("negotiate")) {
      if (space === move.args.space) found.set(move.args.initiative, { chain: [move] });
      else if (!space) found.set(move.args.initiative, { pick: { initiative: move.args.initiative } });
    }
    const next = Number(play.position?.prompt?.message.args?.initiative ?? 0);
    for (const move of play.moves("lay")) {
      for (const card of this.view.initiative) {
        if (card.number >= next && card.die === move.args.die) found.set(String(card.number), { chain: [move] });
      }
    }
    return some(found);
  });

  /** Cards that can be bought or added: all tokens that help are paid first, since none is kept. */
  offers: Targets = $derived.by(() => {
    const found = new Map(chains(this.play.moves("add"), (move) => move.args.card));
    for (const move of this.play.moves("buy")) {
      const now = found.get(move.args.card);
      const spent = now && "chain" in now ? Number(now.chain[0].args.tokens) : -1;
      if (Number(move.args.tokens) > spent) found.set(move.args.card, { chain: [move] });
    }
    return some(found);
  });

  /** Own cards: skills to use or to refresh, weapons to drop. */
  shelf: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map(chains(play.moves("refresh"), (move) => move.args.card));
    for (const move of play.moves("use")) if (!found.has(move.args.card)) found.set(move.args.card, { chain: [move] });
    const must = this.view.chapter === "room";
    for (const move of play.moves("drop")) found.set(move.args.card, must ? { chain: [move] } : { pick: { card: move.args.card } });
    return some(found);
  });

  /** Skills of others that Diplomacy can copy. */
  copies: Targets = $derived.by(() => {
    const found: Targets = new Map();
    for (const move of this.play.moves("copy")) if (!found.has(move.args.card)) found.set(move.args.card, { chain: [move] });
    return some(found);
  });

  // ---- tapping

  act(target: Target | undefined): boolean {
    if (!target) return false;
    const { play } = this;
    if ("chain" in target) play.stage(target.chain);
    else if (play.chain.length || !same(target.pick, play.picked)) play.pick(target.pick);
    else if (this.lead && !this.seconds.length) play.stage([this.lead]); // what follows is not told: one after the other
    else play.cancel();
    return true;
  }

  /** Look at what a target would bring; null: look away. */
  peek(target: Target | undefined | null): void {
    this.play.peek(target && "chain" in target ? target.chain : null);
  }

  /** A space of the own sheet is tapped: it, or its row, or the answer why not. */
  tap(space: string): void {
    if (this.act(this.spaces.get(space)) || this.act(this.rows.get(rowOf(space)))) return;
    if (this.busy) void this.play.why(this.#meant(space));
  }

  #meant(space: string): string {
    const kinds = new Set(this.play.legal.map((move) => move.kind));
    const kind = ["flip", "reroll", "swap", "with"].find((one) => kinds.has(one));
    if (kind) return `${kind} ${space}`;
    if (kinds.has("adjust")) return `adjust ${space} up`;
    if (kinds.has("put")) return `put ${this.die ?? this.player.hand[0]} ${rowOf(space)}`;
    return `place ${rowOf(space)}`;
  }

  toggle(number: string): void {
    this.play.cancel();
    this.toggled = this.toggled.includes(number) ? this.toggled.filter((one) => one !== number) : [...this.toggled, number].sort();
  }

  /** Whether a place is taken up or part of what is staged. */
  chosen(name: string, id: string): boolean {
    const { play } = this;
    return play.picked[name] === id || play.chain.some((move) => (move.args as Record<string, string>)[name] === id);
  }

  worth(target: Target | undefined): Worth | null {
    if (!target || !("chain" in target)) return null;
    const [first, second] = target.chain;
    return second ? this.play.foresight.worth([first], second) : this.play.worth(first);
  }

  /** Whether the best move of a hint is about this. */
  hinted(name: string, id: string): boolean {
    return (this.play.best?.args as Record<string, string> | undefined)?.[name] === id;
  }
}

function chains<M extends LegalMove>(moves: M[], key: (move: M) => string): Targets {
  if (!moves.length) return NONE;
  return new Map(moves.map((move) => [key(move), { chain: [move] }]));
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
