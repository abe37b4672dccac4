// What the player is about to do: what they have picked, what they have staged, and what it would bring. The moves come
// from the server; nothing here knows the rules.

import { Refusal } from "./api";
import type { ArgsOf, Contract, MoveKind, MoveOf } from "./contract";
import { Previews } from "./previews.svelte";
import { grouped, matching } from "./groups";
import { Hints } from "./hints.svelte";
import { releaseFocus } from "./focus";
import { forgetStagedMoves, saveStagedMoves, stagedMoves } from "./stagedMoves";
import { afterPaint } from "./afterPaint";
import { belongs, emptied, possible, type Picked } from "./picked";
import { prefs, type Language } from "./prefs.svelte";
import { EMPTY, stableEmpty } from "./stable";
import { spotsOf, type Spot } from "./spots";
import type { TableLink } from "./table.svelte";
import type { Advised, Consequence, LegalMove, Message, Position, Prompt, ScoreSheet, Worth } from "./types";
import { say, tell } from "./words.svelte";

export const TIMED = 4000;

export class Play<C extends Contract = Contract> {
  /** What the player has picked up but not yet turned into a move, such as a card in hand. */
  picked: Picked = $state({});
  /** The moves that wait for confirmation, in order; usually one. */
  chain: LegalMove[] = $state.raw(EMPTY);
  /** The moves under the pointer or focus: usually one, or several that are made together. */
  peeked: LegalMove[] = $state.raw(EMPTY);
  sending = $state(false);
  refusal = $state("");
  /** The places that cause the refusal, by names of the view. */
  wrong: string[] = $state.raw(EMPTY);
  spots: Spot[] = $state.raw(EMPTY);
  /** Finds the places that a message mentions; a board can replace it to know more than the ids. */
  focus: (message: Message) => Spot[] = spotsOf;
  readonly previews: Previews;
  readonly hints: Hints;
  #timer = 0;
  #foreseen: Position | null = null; // the position that the previews belong to

  constructor(
    readonly link: TableLink | null,
    readonly where: () => Position | null,
    /** All components of the title, from the server. */
    public components: C["components"] = {},
    /** Renders the position as plain text where there is no socket. */
    readonly read: (lang: Language, width: number) => Promise<string> = async () => "",
  ) {
    this.previews = new Previews(link);
    this.hints = new Hints(link, () => this.legal);
    if (link) link.onChange = () => this.refresh();
  }

  text(lang: Language, width: number): Promise<string> {
    return this.link?.text(lang, width) ?? this.read(lang, width);
  }

  // ---- the position

  get position(): Position | null {
    return this.where();
  }

  /** The title's view. It never changes: each position brings a new one, which shares with the one before everything
   * that is still the same. */
  readonly view: C["view"] = $derived.by(() => this.position?.view as C["view"]);

  /** The seat whose view is shown; -1: a spectator's. */
  get seat(): number {
    return this.link?.seat ?? -1;
  }

  readonly #owing: string = $derived.by(() =>
    (this.link?.info?.seats ?? []).flatMap((seat) => (seat.waiting ? [seat.seat] : [])).join(),
  );
  /** The seats that owe a decision now; stays the same list while they are the same. */
  readonly waiting: number[] = $derived.by(() => (this.#owing ? this.#owing.split(",").map(Number) : EMPTY));

  score(seat: number): ScoreSheet | undefined {
    return this.position?.scores.find((sheet) => sheet.seat === seat);
  }

  points(seat: number): number {
    return this.score(seat)?.lines.reduce((sum, line) => sum + line.points, 0) ?? 0;
  }

  // ---- what can be done

  readonly legal: LegalMove[] = $derived.by(() => (this.link?.playing ? (this.position?.legal ?? EMPTY) : EMPTY));

  readonly #kinds: Map<string, LegalMove[]> = $derived.by(() => grouped(this.legal, (move) => move.kind));

  /** The legal moves of a kind with these parameters. */
  moves<K extends MoveKind<C>>(kind: K, args: ArgsOf<C, K> = {}): MoveOf<C, K>[] {
    return matching(this.#kinds.get(kind), args) as MoveOf<C, K>[];
  }

  move<K extends MoveKind<C>>(kind: K, args: ArgsOf<C, K> = {}): MoveOf<C, K> | null {
    return this.moves(kind, args)[0] ?? null;
  }

  /** The moves that could follow the staged ones, if the server is certain. */
  ahead<K extends MoveKind<C>>(kind: K, args: ArgsOf<C, K> = {}): MoveOf<C, K>[] {
    if (!this.chain.length) return EMPTY;
    return matching(
      (this.told?.legal ?? EMPTY).filter((move) => move.kind === kind),
      args,
    ) as MoveOf<C, K>[];
  }

  /** The next question after the staged moves. */
  get nextPrompt(): Prompt | null {
    return this.chain.length ? (this.told?.prompt ?? null) : null;
  }

  // ---- what it would bring

  get staged(): LegalMove | null {
    return this.chain.at(-1) ?? null;
  }

  /** The moves to preview: the staged ones, else those under the pointer or focus. */
  readonly shown: LegalMove[] = $derived.by(() => (this.chain.length ? this.chain : this.peeked));

  /** The preview of the shown moves, if it has arrived. */
  get told(): Consequence | null {
    return this.previews.of(this.shown);
  }

  /** The view after the shown moves; uncertain parts stay as they are. */
  get after(): C["view"] | null {
    return (this.told?.view ?? null) as C["view"] | null;
  }

  /** The points that the shown moves certainly bring to the player. */
  get brings(): number {
    return this.told?.points.certain ? this.told.points.least : 0;
  }

  /**
   * What a legal move, or one that could follow the staged ones, is worth at once in points and amounts (P27). Null if
   * that isn't known (yet).
   */
  worth(move: LegalMove): Worth | null {
    const before = this.legal.includes(move) ? [] : this.chain;
    return this.previews.worth(before, move);
  }

  /** Follows a change at the table: keeps only what is still possible. */
  refresh(): void {
    const { position } = this;
    if (position !== this.#foreseen) this.previews.forget();
    this.#foreseen = position;
    this.#keepPossible();
    this.hints.refresh();
    if (!this.legal.some((one) => one.move === this.peeked[0]?.move)) this.peeked = EMPTY;
    if (!possible(this.picked, this.legal)) this.picked = emptied(this.picked);
    if (this.sending) return;
    this.#weigh();
    this.#foresee();
  }

  /** Requests the worth of all targets after the paint. */
  #weigh(): void {
    if (this.legal.length) afterPaint(() => this.legal.length && !this.sending && this.previews.weigh([]));
  }

  /** Keeps a staged chain while its first move is legal; otherwise drops it and tells the player why. */
  #keepPossible(): void {
    const [first] = this.chain;
    if (!first || this.sending) return;
    const still = this.legal.find((one) => one.move === first.move);
    if (still) {
      this.chain = [still, ...this.chain.slice(1)];
      return;
    }
    clearTimeout(this.#timer);
    this.chain = EMPTY;
    this.#remember();
    if (this.legal.length) void this.why(first.notation);
  }

  #foresee(): void {
    if (this.shown.length) this.previews.ask(this.shown);
  }

  #remember(): void {
    if (this.link)
      saveStagedMoves(
        this.link.table,
        this.seat,
        this.chain.map((move) => move.move),
      );
  }

  /** Restores the staged move after a reload, if it is still legal. */
  restore(): void {
    if (!this.link || this.chain.length || this.sending) return;
    const [first, ...more] = stagedMoves(this.link.table, this.seat);
    if (first === undefined) return;
    const move = this.legal.find((one) => one.move === first);
    if (move && !more.length) this.#set([move]);
    else forgetStagedMoves(this.link.table);
  }

  // ---- choosing

  pick(args: Picked): void {
    this.#forgive();
    this.#set([]);
    this.picked = args;
  }

  peek(moves: LegalMove | LegalMove[] | null): void {
    const looked = moves === null ? EMPTY : Array.isArray(moves) ? moves : [moves];
    if (looked.length === this.peeked.length && looked.every((move, i) => move === this.peeked[i])) return;
    this.peeked = looked;
    this.#foresee();
  }

  /** Chooses a move: it is made at once, after a delay, or when the player confirms. */
  choose(move: LegalMove | null): void {
    if (move) this.stage([move]);
  }

  /** Adds a move to the staged ones. */
  extend(move: LegalMove | null): void {
    if (move) this.stage([...this.chain, move]);
  }

  /** Chooses several moves as one: the first is legal now, each further one after those before it. */
  stage(moves: LegalMove[]): void {
    if (!moves.length || this.sending) return;
    clearTimeout(this.#timer);
    this.#forgive();
    if (prefs.confirm === "off") {
      void this.make(moves);
      return;
    }
    this.#set(moves);
    if (prefs.confirm === "timed") this.#timer = window.setTimeout(() => this.confirm(), TIMED);
  }

  #set(moves: LegalMove[]): void {
    this.chain = moves;
    if (moves.length && !belongs(this.picked, moves)) this.picked = emptied(this.picked); // one thing at a time
    this.#remember();
    this.#foresee();
    if (moves.length) this.previews.weigh(moves);
  }

  confirm(): void {
    if (this.chain.length && !this.sending) void this.make(this.chain);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#forgive();
    if (this.sending) return;
    if (this.chain.length) this.#set(this.chain.slice(0, -1));
    else if (this.hints.moves) this.hints.moves = null;
    else this.picked = emptied(this.picked);
    this.peeked = EMPTY;
  }

  make(moves: LegalMove[]): Promise<void> {
    const { link } = this;
    if (!link || this.sending) return Promise.resolve();
    releaseFocus();
    this.sending = true;
    this.chain = moves;
    this.peeked = EMPTY;
    return new Promise((over) => {
      const made = (stopped: Message | null) => {
        if (stopped) this.refusal = tell(stopped);
        this.picked = emptied(this.picked);
        this.#sent();
        over();
      };
      const refused = (problem: Error) => {
        this.complain(problem);
        this.#sent();
        over();
      };
      link.act(
        moves.map((move) => move.move),
        made,
        refused,
      );
    });
  }

  #sent(): void {
    this.sending = false;
    this.chain = EMPTY;
    this.#remember();
    this.#weigh();
  }

  async undo(to: number | null = null, lift = false): Promise<void> {
    try {
      await this.link?.undo(to, lift);
    } catch (problem) {
      this.complain(problem);
    }
  }

  // ---- hints

  async hint(): Promise<void> {
    if (!this.hints.available || this.hints.thinking) return;
    this.#forgive();
    try {
      await this.hints.ask();
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** The move that the hints put first. */
  get best(): LegalMove | null {
    return this.hints.best;
  }

  /** Stages the move of a hint, which the player still has to confirm. */
  follow(hint: Advised): void {
    const move = this.hints.moveOf(hint);
    clearTimeout(this.#timer);
    if (move) this.#set([move]);
  }

  // ---- why not

  /** Tells the player why a move, given by its notation, isn't legal after these staged ones. */
  async why(notation: string, staged: LegalMove[] = []): Promise<void> {
    if (!this.link?.playing || this.position?.over) return;
    if (!this.legal.length) {
      this.refusal = say("not-your-turn");
      return;
    }
    try {
      const { reason, places, asked } = await this.link.why(
        notation,
        staged.map((move) => move.move),
      );
      if (!reason) return;
      this.refusal = asked ? `${tell(reason)} ${tell(asked)}` : tell(reason);
      this.wrong = places ?? EMPTY;
    } catch (problem) {
      this.complain(problem);
    }
  }

  #forgive(): void {
    this.refusal = "";
    this.wrong = EMPTY;
  }

  /** Shows a refusal in the slip. */
  refuse(sentence: string): void {
    this.refusal = sentence;
  }

  complain(problem: unknown): void {
    this.refusal = problem instanceof Refusal ? tell(problem.reason) : String(problem);
  }

  // ---- what is lit

  /** Highlights the places that messages mention. */
  light(messages: Message[]): void {
    this.spots = stableEmpty(messages.flatMap((message) => this.focus(message)));
  }

  lit(seat: number, id: string): boolean {
    return this.spots.some((spot) => (spot.seat === null || spot.seat === seat) && spot.ids.includes(id));
  }
}
