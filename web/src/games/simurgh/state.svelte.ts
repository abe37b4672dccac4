// The state that the parts of this board share: the content by id, and which legal moves belong to which thing on the
// table.

import type { MoveOf } from "../../lib/contract";
import { grouped } from "../../lib/groups";
import type { Play } from "../../lib/play.svelte";
import { EMPTY, stableEmpty } from "../../lib/stable";
import type { LegalMove } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { AreaView, Contract } from "../../types/simurgh";
import { BoardState } from "../state.svelte";
import { areaOf, Content, isExploration } from "./content";
import { TurnSoFar } from "./turn.svelte";

const SPACE_MOVES = ["place", "recall", "spend"];
/** Moves that say "nothing more" or act without a place on the table. They become buttons beside the turn. */
const PLAIN = ["recall-all", "recalled", "skip", "no-boost", "no-objective", "end-turn"] as const;

const LAYING = ["lay", "replace"];

export class SimurghState extends BoardState<Contract> {
  /** The open part of the court on a small screen. */
  sheet = $state<"" | "dragons" | "hand">("");
  /** The scale of the board on a phone. */
  zoom = $state(1);
  readonly content: Content;
  readonly turn: TurnSoFar;
  readonly #bySpace = $derived.by(() =>
    grouped(this.play.legal, (move) => (SPACE_MOVES.includes(move.kind) ? move.args.space : undefined)),
  );
  readonly #byArea = $derived.by(() =>
    grouped(this.play.legal, (move) => (LAYING.includes(move.kind) ? move.args.area : undefined)),
  );
  readonly #exploring = $derived.by(() => grouped(this.play.moves("explore"), (move) => move.args.area));
  readonly #next = $derived.by(() =>
    grouped([...this.play.ahead("place"), ...this.play.ahead("recall")], (move) => move.args.space),
  );
  #asking = $state({ space: "", at: "" });
  #recall = $state({ type: "", at: "" });

  constructor(play: Play<Contract>) {
    super(play);
    this.content = new Content(play.components);
    this.turn = new TurnSoFar(play);
  }

  // ---- choosing

  /** Chooses a legal move, or one that follows the staged moves. */
  go(move: LegalMove): void {
    this.#asking = { space: "", at: "" };
    // Recalls, discards and returned cards are staged one after the other.
    const follows = this.play.chain.length > 0 && this.play.told?.legal.includes(move);
    if (follows || !this.play.legal.includes(move)) this.play.extend(move);
    else this.play.choose(move);
  }

  /** Whether a move is among the staged or inspected ones. */
  shows(move: LegalMove | null | undefined): boolean {
    return !!move && this.play.shown.some((one) => one.move === move.move);
  }

  hinted(move: LegalMove | null | undefined): boolean {
    return !!move && this.play.best?.move === move.move;
  }

  readonly recallsAll: boolean = $derived.by(() => this.play.shown.some((move) => move.kind === "recall-all"));

  get #now(): string {
    return `${this.play.position?.moves} ${this.play.chain.length}`;
  }

  // ---- spaces

  /** The type of vassal that is being recalled, if the player tapped a placed one in the court. */
  readonly recalling: string = $derived.by(() => (this.#recall.at === this.#now ? this.#recall.type : ""));

  recall(type: string): void {
    const moves = this.play.moves("recall", { vassal: type });
    if (moves.length === 1) this.go(moves[0]);
    else if (moves.length) {
      this.play.pick({});
      this.#recall = this.recalling === type ? { type: "", at: "" } : { type, at: this.#now };
    } else void this.play.why(`recall ${type} *`);
  }

  /** The possible moves on a space with the current pick. */
  at(space: string): LegalMove[] {
    const { vassal, tile, objective } = this.play.picked;
    if (tile || objective) return this.#ahead(space);
    const found = this.#bySpace.get(space) ?? EMPTY;
    const steps = this.#explores(space);
    const next = steps.length ? [...found, ...steps] : found;
    const more = this.#ahead(space);
    if (this.recalling)
      return stableEmpty(next.filter((move) => move.kind === "recall" && move.args.vassal === this.recalling));
    if (this.play.chain[0]?.kind === "recall" && more.length) return more;
    if (vassal) return stableEmpty(next.filter((move) => move.kind !== "recall" && move.args.vassal === vassal));
    return next.length ? next : more;
  }

  /** What could follow on a space: further recalls, or a vassal onto a laid tile. */
  #ahead(space: string): LegalMove[] {
    return this.#next.get(space) ?? EMPTY;
  }

  /** The viewer's rider on the stairs moves: tap it, or the step below it. */
  #explores(space: string): LegalMove[] {
    if (!this.play.moves("explore").length) return EMPTY;
    const area = areaOf(this.view, space);
    const [move] = (area && isExploration(area) && this.#exploring.get(area.area)) || [];
    if (!move || !area) return EMPTY;
    const here = area.spaces.findIndex((one) => one.space === space);
    const rider = this.level(area);
    return rider >= 0 && (here === rider || here === rider + 1) ? [move] : EMPTY;
  }

  /** The level of the viewer's rider; -1: none. */
  level(area: AreaView): number {
    return area.spaces.findIndex((space) => space.vassals.some((one) => one.seat === this.mainSeat));
  }

  /** The space whose several answers are open. */
  readonly asking: string = $derived.by(() => (this.#asking.at === this.#now ? this.#asking.space : ""));

  press(space: string): void {
    const moves = this.at(space);
    if (moves.length === 1) this.go(moves[0]);
    else if (moves.length) {
      const again = this.asking === space;
      this.#asking = again ? { space: "", at: "" } : { space, at: this.#now };
    } else this.why(space);
  }

  why(space: string): void {
    const { vassal, tile } = this.play.picked;
    if (tile) this.play.refuse(say("sg-choose-area"));
    else void this.play.why(`place ${vassal ?? (this.player.unplaced.rider ? "rider" : "spearman")} ${space}`);
  }

  // ---- areas

  /** Tiles that can be laid into an area; with a picked tile, only that one. */
  lays(area: string): LegalMove[] {
    const { tile } = this.play.picked;
    const found = this.#byArea.get(area) ?? EMPTY;
    return tile ? stableEmpty(found.filter((move) => move.args.tile === tile)) : found;
  }

  /** Where a tile of the hand can go. */
  areas(tile: string): LegalMove[] {
    return [...this.play.moves("lay", { tile }), ...this.play.moves("replace", { tile })];
  }

  /** The tile that is picked or staged for laying. */
  get laying(): string {
    const staged = this.play.chain.find((move) => move.kind === "lay" || move.kind === "replace");
    return this.play.picked.tile ?? staged?.args.tile ?? "";
  }

  /** Whether the question is about a tile of the hand: the player chose an area first, or can do nothing else. */
  get wantsTile(): boolean {
    const { chain, legal, picked } = this.play;
    if (chain.length || picked.tile) return false;
    return !!picked.area || (legal.length > 0 && legal.every((move) => move.kind === "lay" || move.kind === "replace"));
  }

  pressArea(area: string): void {
    const moves = this.lays(area);
    if (!moves.length) void this.play.why(`lay ${this.play.picked.tile ?? "*"} ${area}`);
    else if (moves.length === 1 || this.play.picked.tile) this.go(moves[0]);
    else this.play.pick(this.play.picked.area === area ? {} : { area });
  }

  pressTile(tile: string): void {
    const { area } = this.play.picked;
    const moves = this.areas(tile).filter((move) => !area || move.args.area === area);
    if (area && moves.length) this.go(moves[0]);
    else if (!moves.length) void this.play.why(`lay ${tile} ${area ?? "*"}`);
    else {
      this.play.pick(this.play.picked.tile === tile && !this.play.chain.length ? {} : { tile });
      this.sheet = ""; // the areas need its room
    }
  }

  // ---- vassals, dragons, slots

  pressStand(type: string): void {
    const space = this.play.picked.space ?? this.asking;
    const there = space ? this.at(space).filter((move) => move.args.vassal === type && move.kind === "place") : [];
    if (there.length) this.go(there[0]);
    else if (this.play.moves("place", { vassal: type }).length)
      this.play.pick(this.play.picked.vassal === type && !this.play.chain.length ? {} : { vassal: type });
    else void this.play.why(`place ${type} *`);
  }

  /** What a tap on an ability of the viewer's dragon does. */
  ability(dragon: string, ability: number): LegalMove | null {
    const args = { dragon, ability: String(ability) };
    const ahead = this.play.ahead("pay-token", args)[0] ?? this.play.ahead("boost", args)[0];
    return (
      this.play.move("ability", args) ??
      this.play.move("boost", args) ??
      this.play.move("pay-token", args) ??
      ahead ??
      null
    );
  }

  /** Puts a gained token onto the dragon. */
  token(dragon: string): MoveOf<Contract, "token"> | null {
    return this.play.move("token", { dragon }) ?? this.play.ahead("token", { dragon })[0] ?? null;
  }

  /** What a tap on a tile of the display does; 1 is the cheapest slot. */
  slot(number: number): LegalMove | null {
    const slot = String(number);
    const tile = this.view.display[number - 1];
    return (
      this.play.move("buy", { slot }) ??
      this.play.move("take", { slot }) ??
      (tile ? this.play.move("draft", { tile }) : null)
    );
  }

  /** Objectives that can go into a niche. */
  niche(number: number): LegalMove[] {
    const { objective } = this.play.picked;
    const args = { slot: String(number), ...(objective ? { objective } : {}) };
    return stableEmpty([...this.play.moves("objective", args), ...this.play.moves("exchange-objective", args)]);
  }

  pressNiche(number: number): void {
    const moves = this.niche(number);
    if (!moves.length) void this.play.why(`objective * ${number}`);
    else if (moves.length === 1) this.go(moves[0]);
    else this.play.pick(this.play.picked.slot === String(number) ? {} : { slot: String(number) });
  }

  pressObjective(objective: string): void {
    const { slot } = this.play.picked;
    const moves = [
      ...this.play.moves("objective", { objective }),
      ...this.play.moves("exchange-objective", { objective }),
    ];
    const there = moves.filter((move) => move.args.slot === slot);
    if (there.length) this.go(there[0]);
    else if (moves.length)
      this.play.pick(this.play.picked.objective === objective && !this.play.chain.length ? {} : { objective });
    else void this.play.why(`objective ${objective} *`);
  }

  /** Buttons beside the turn, for everything that has no place on the table. */
  get plain(): LegalMove[] {
    const now = PLAIN.flatMap((kind) => this.play.moves(kind));
    const more = this.play.ahead("recalled").filter((move) => !now.some((one) => one.move === move.move));
    return [...now, ...more];
  }

  /** The answer that ends a question: `N`. */
  get nothingMore(): LegalMove | null {
    const last = ["no-boost", "no-objective", "recalled", "end-turn", "skip"] as const;
    return last.flatMap((kind) => this.play.moves(kind))[0] ?? null;
  }
}
