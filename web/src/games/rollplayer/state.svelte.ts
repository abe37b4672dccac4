// The state that the parts of this board share: the content by id, and what a tap on each thing on the table does. A
// target either stages moves, or picks the first half of something and waits for the second.

import { untrack } from "svelte";
import type { ArgsOf, MoveKind, MoveOf } from "../../lib/contract";
import type { Play } from "../../lib/play.svelte";
import type { LegalMove, Worth } from "../../lib/types";
import type { Contract } from "../../types/rollplayer";
import { BoardState } from "../state.svelte";
import { ARROW_WAY, Content, rowOf } from "./content";
import { Halves } from "./halves.svelte";
import { Pass } from "./pass.svelte";
import { DOCKED } from "./places";

export type Target = { chain: LegalMove[] } | { pick: Record<string, string> };
export type Targets = Map<string, Target>;
/** No targets: always the same object, to avoid redrawing. */
const NONE: Targets = new Map();
const some = (found: Targets): Targets => (found.size ? found : NONE);

const SPACES = [1, 2, 3];
const BY_SPACE = ["flip", "reroll", "with"] as const;

export class RollPlayerState extends BoardState<Contract> {
  readonly content: Content;
  readonly pass: Pass;
  readonly halves: Halves;
  /** Initiative cards whose dice are rolled together. */
  toggled: string[] = $state([]);
  /** The seat whose token has just bumped into the edge. */
  bumped = $state(-1);

  constructor(play: Play<Contract>) {
    super(play);
    this.content = new Content(play.components);
    this.pass = new Pass(play, () => this.mainSeat);
    this.halves = new Halves(play, this.pass);
    $effect(() => {
      const other = this.play.chain.length > 0 && this.play.chain[0].kind !== "intimidate";
      if (other || !this.play.moves("intimidate").length) untrack(() => (this.toggled = []));
    });
  }

  /** Whether the player chooses among the Initiative cards, even if only after the pass, since they hold no card yet.
   * */
  readonly choosesInitiative: boolean = $derived.by(() => {
    if (!this.mine || !this.asked) return false;
    const next = this.pass.legal && !this.player.initiative && this.view.initiative.some((card) => card.die);
    return next || DOCKED.includes(this.view.chapter);
  });

  /** The moves of a kind that can be made now, or after the pass. */
  moves<K extends MoveKind<Contract>>(kind: K, args: ArgsOf<Contract, K> = {}): MoveOf<Contract, K>[] {
    return this.pass.moves(kind, args);
  }

  choose(move: LegalMove | null): void {
    if (move) this.play.stage(this.pass.chained(move));
  }

  look(move: LegalMove | null): void {
    this.play.peek(move && this.pass.chained(move));
  }

  /** The first half of a move in two halves, with the pass before it. */
  get lead(): LegalMove[] {
    return this.halves.lead;
  }

  get seconds(): LegalMove[] {
    return this.halves.seconds;
  }

  // ---- targets

  /** Spaces of the viewer's sheet. */
  spaces: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map();
    const first = (space: string) => found.set(space, { pick: { space } });
    for (const kind of BY_SPACE)
      for (const move of this.moves(kind)) found.set(move.args.space, { chain: this.pass.chained(move) });
    for (const move of this.moves("adjust")) {
      const only = this.moves("adjust", { space: move.args.space }).length === 1;
      if (only) found.set(move.args.space, { chain: this.pass.chained(move) });
      else first(move.args.space);
    }
    for (const move of [...play.moves("search"), ...play.moves("move"), ...this.moves("swap")]) first(move.args.space);
    const { space: lifted } = play.picked; // a row that it can move to is one target, including its dice
    if (lifted)
      for (const move of play.moves("move", { space: lifted }))
        for (const at of SPACES) found.delete(`${move.args.row}${at}`);
    for (const move of play.moves("negotiate")) {
      const { initiative } = play.picked;
      if (!initiative) first(move.args.space);
      else if (initiative === move.args.initiative) found.set(move.args.space, { chain: [move] });
    }
    if (this.halves.kind === "swap")
      for (const move of this.seconds) found.set(move.args.space, { chain: [...this.lead, move] });
    return some(found);
  });

  /** Rows of the viewer's sheet. */
  rows: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map();
    const { space } = play.picked;
    for (const move of play.moves("place")) found.set(move.args.row, { chain: [move] });
    if (this.die) for (const move of play.moves("put", { die: this.die })) found.set(move.args.row, { chain: [move] });
    if (space) for (const move of play.moves("move", { space })) found.set(move.args.row, { chain: [move] });
    if (this.halves.kind === "take")
      for (const move of this.seconds) found.set(move.args.row, { chain: [...this.lead, move] });
    return some(found);
  });

  /** The start die that is being placed: the picked one, or the only remaining kind. */
  die: string | undefined = $derived.by(() => {
    const dice = [...new Set(this.play.moves("put").map((move) => move.args.die))];
    return (
      this.play.picked.die ??
      this.play.chain.find((move) => move.kind === "put")?.args.die ??
      (dice.length === 1 ? dice[0] : undefined)
    );
  });

  /** Picks the start die at this place of the hand. If another die is already placed, that one stays where it is. */
  async takeUp(die: string, place = this.player.hand.indexOf(die)): Promise<void> {
    const { play } = this;
    const staged = play.staged?.kind === "put" ? play.staged.args.die : undefined;
    if (staged && this.player.hand.indexOf(staged) !== place) await play.make(play.chain);
    if (this.player.hand.includes(die)) play.pick({ die });
  }

  /** Rows whose action may be used instead. */
  medals: Targets = $derived.by(() => this.#targets(this.moves("instead"), (move) => move.args.row));

  /** Cells of the viewer's alignment card, as `row column`. */
  cells: Targets = $derived.by(() => {
    const [row, column] = this.player.alignment?.token ?? [0, 0];
    return this.#targets(this.moves("step"), (move) => {
      const [down, right] = ARROW_WAY[move.args.arrow];
      return `${row + down} ${column + right}`;
    });
  });

  /** Initiative cards, by number. */
  initiative: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map();
    const { space } = play.picked;
    for (const move of this.moves("take"))
      found.set(move.args.initiative, { pick: { initiative: move.args.initiative } });
    for (const move of play.moves("raise"))
      found.set(move.args.initiative, { pick: { initiative: move.args.initiative } });
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

  /** Cards that can be bought or added. Pays with all tokens that help first, since players can't keep them. */
  offers: Targets = $derived.by(() => {
    const found = new Map(this.#targets(this.moves("add"), (move) => move.args.card));
    for (const move of this.moves("buy")) {
      const now = found.get(move.args.card);
      const spent = now && "chain" in now ? Number(now.chain.at(-1)!.args.tokens) : -1;
      if (Number(move.args.tokens) > spent) found.set(move.args.card, { chain: this.pass.chained(move) });
    }
    return some(found);
  });

  /** The viewer's cards: skills to use or refresh, weapons to drop. */
  shelf: Targets = $derived.by(() => {
    const { play } = this;
    const found: Targets = new Map(this.#targets(play.moves("refresh"), (move) => move.args.card));
    for (const move of play.moves("use")) if (!found.has(move.args.card)) found.set(move.args.card, { chain: [move] });
    const must = this.view.chapter === "room";
    for (const move of play.moves("drop"))
      found.set(move.args.card, must ? { chain: [move] } : { pick: { card: move.args.card } });
    return some(found);
  });

  /** Other heroes' skills that Diplomacy can copy. */
  copies: Targets = $derived.by(() => {
    const found: Targets = new Map();
    for (const move of this.play.moves("copy"))
      if (!found.has(move.args.card)) found.set(move.args.card, { chain: [move] });
    return some(found);
  });

  #targets<M extends LegalMove>(moves: M[], key: (move: M) => string): Targets {
    return moves.length ? new Map(moves.map((move) => [key(move), { chain: this.pass.chained(move) }])) : NONE;
  }

  // ---- tapping

  act(target: Target | undefined): boolean {
    if (!target) return false;
    const { play } = this;
    if ("chain" in target) play.stage(target.chain);
    else if (play.chain.length || !same(target.pick, play.picked)) play.pick(target.pick);
    else if (this.lead.length && !this.seconds.length)
      play.stage(this.lead); // the server has not said what can follow, so one after the other
    else play.cancel();
    return true;
  }

  /** Chooses where something goes: a space, a row, an Initiative card. */
  #put(place: string): boolean {
    const found = [this.spaces.get(place), this.rows.get(rowOf(place)), this.initiative.get(place)];
    return this.act(found.find((target) => target && "chain" in target));
  }

  /** Inspects what a target would bring; null stops inspecting. */
  peek(target: Target | undefined | null): void {
    this.play.peek(target && "chain" in target ? target.chain : null);
  }

  /** Handles a drop on a place, or elsewhere. */
  drop(place: string | null): void {
    if (!place || !(this.halves.early(place) || this.#put(place))) this.play.cancel();
  }

  /** Handles a tap on a row of the viewer's sheet beside its spaces. */
  tapRow(row: string): void {
    if (!this.halves.early(row)) this.act(this.rows.get(row));
  }

  /** Handles a tap on a space of the viewer's sheet: selects it or its row, or explains why not. */
  tap(space: string): void {
    if (this.halves.early(space) || this.act(this.spaces.get(space)) || this.act(this.rows.get(rowOf(space)))) return;
    if (this.asked) void this.play.why(this.#meant(space));
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
    this.toggled = this.toggled.includes(number)
      ? this.toggled.filter((one) => one !== number)
      : [...this.toggled, number].sort();
  }

  /** Whether a place is picked or part of the staged moves. */
  chosen(name: "space" | "initiative" | "card", id: string): boolean {
    const taken = name === "space" ? this.#takenSpaces : name === "card" ? this.#takenCards : this.#takenInitiative;
    return taken !== "" && taken.split(" ").includes(id);
  }

  /** As separate strings, so picking a card redraws nothing on the sheet. */
  readonly #takenSpaces: string = $derived.by(() => this.#taken("space"));
  readonly #takenCards: string = $derived.by(() => this.#taken("card"));
  readonly #takenInitiative: string = $derived.by(() => this.#taken("initiative"));

  #taken(name: string): string {
    const args = [this.play.picked, ...this.play.chain.map((move) => move.args as Record<string, string>)];
    return args.flatMap((one) => one[name] ?? []).join(" ");
  }

  /** The card that the staged move discards. */
  readonly discarded: string = $derived.by(
    () => this.play.chain.find((move) => move.kind === "discard")?.args.card ?? "",
  );

  /** The row whose action is used instead. */
  readonly instead: string = $derived.by(() => this.play.chain.find((move) => move.kind === "instead")?.args.row ?? "");

  /** Whether two dice will trade places. */
  readonly swapping: boolean = $derived.by(() => this.play.chain.at(-1)?.kind === "with");

  /** Whether the question is about something on the sheet. The rest of the sheet is dimmed. */
  readonly sheetAsked: boolean = $derived.by(() => this.rows.size > 0 || this.spaces.size > 0);

  worth(target: Target | undefined): Worth | null {
    if (!target || !("chain" in target)) return null;
    return this.play.previews.worth(target.chain.slice(0, -1), target.chain.at(-1)!);
  }

  /** Whether the best move of a hint concerns this. */
  hinted(name: string, id: string): boolean {
    return (this.play.best?.args as Record<string, string> | undefined)?.[name] === id;
  }
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
