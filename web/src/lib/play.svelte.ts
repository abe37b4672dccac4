// What a person is about to do: what is picked, what is staged for confirmation, what it would bring.
// The moves come from the server; nothing here knows a rule.

import { Refusal } from "./api";
import { prefs, type Language } from "./prefs.svelte";
import type { TableLink } from "./table.svelte";
import type { Advised, Consequence, LegalMove, Message, Position, Ref, SeatRef } from "./types";
import { tell } from "./words.svelte";

export const TIMED = 4000;
const BEST = 3;

export class Play {
  picked: Record<string, string> = $state({});
  staged: LegalMove | null = $state.raw(null);
  peeked: LegalMove | null = $state.raw(null);
  outcome: { move: number; told: Consequence } | null = $state.raw(null);
  sending = $state(false);
  refusal = $state("");
  /** The best moves of this decision, if they were asked for. */
  hints: Advised[] | null = $state.raw(null);
  thinking = $state(false);
  /** Places to be lit: by seat (null: wherever), ids of cells, edges or cards. */
  spots: { seat: number | null; ids: string[] }[] = $state.raw([]);
  #timer = 0;

  constructor(
    readonly link: TableLink | null,
    readonly where: () => Position | null,
    /** The position as plain text, where there is no socket to ask. */
    readonly read: (lang: Language, width: number) => Promise<string> = async () => "",
  ) {}

  text(lang: Language, width: number): Promise<string> {
    return this.link?.text(lang, width) ?? this.read(lang, width);
  }

  get position(): Position | null {
    return this.where();
  }

  get seat(): number {
    return this.link?.seat ?? -1;
  }

  /** The seats that owe a decision now. */
  get waiting(): number[] {
    return (this.link?.info?.seats ?? []).filter((seat) => seat.waiting).map((seat) => seat.seat);
  }

  get legal(): LegalMove[] {
    return this.link?.playing && !this.sending ? (this.position?.legal ?? []) : [];
  }

  /** The legal moves of a kind with these arguments. */
  moves(kind: string, args: Record<string, string> = {}): LegalMove[] {
    return this.legal.filter(
      (move) => move.kind === kind && Object.entries(args).every(([name, value]) => move.args[name] === value),
    );
  }

  move(kind: string, args: Record<string, string> = {}): LegalMove | null {
    return this.moves(kind, args)[0] ?? null;
  }

  /** What the staged or looked-at move would bring, as far as the server has told. */
  get told(): Consequence | null {
    const move = this.staged ?? this.peeked;
    return move && this.outcome?.move === move.move ? this.outcome.told : null;
  }

  /** Something has changed at the table: keep only what is still possible. */
  refresh(): void {
    const still = (move: LegalMove | null) => (move && this.legal.some((one) => one.move === move.move) ? move : null);
    this.staged = still(this.staged);
    this.peeked = still(this.peeked);
    if (!this.staged) clearTimeout(this.#timer);
    const fits = this.legal.some((move) => Object.entries(this.picked).every(([name, value]) => move.args[name] === value));
    if (!fits) this.picked = {};
    this.refusal = "";
    this.hints = null;
    this.outcome = null;
    this.ask();
  }

  pick(args: Record<string, string>): void {
    this.refusal = "";
    this.staged = null;
    this.picked = args;
  }

  peek(move: LegalMove | null): void {
    this.peeked = move;
    this.ask();
  }

  private ask(): void {
    const move = this.staged ?? this.peeked;
    if (!move || !this.link || this.outcome?.move === move.move) return;
    this.link.preview(move.move).then(
      (told) => {
        if ((this.staged ?? this.peeked)?.move === move.move) this.outcome = { move: move.move, told };
      },
      () => {},
    );
  }

  /** Choose a move: it is made at once, after a moment, or when it is confirmed. */
  choose(move: LegalMove | null): void {
    if (!move || this.sending) return;
    clearTimeout(this.#timer);
    this.refusal = "";
    if (prefs.confirm === "off") {
      void this.make(move);
      return;
    }
    this.stage(move);
    if (prefs.confirm === "timed") this.#timer = window.setTimeout(() => this.confirm(), TIMED);
  }

  private stage(move: LegalMove): void {
    this.staged = move;
    this.ask();
  }

  confirm(): void {
    if (this.staged) void this.make(this.staged);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.refusal = "";
    if (this.staged) this.staged = null;
    else if (this.hints) this.hints = null;
    else this.picked = {};
    this.peeked = null;
  }

  async make(move: LegalMove): Promise<void> {
    if (!this.link) return;
    this.sending = true;
    this.staged = null;
    this.peeked = null;
    this.picked = {};
    try {
      await this.link.act(move.move);
    } catch (problem) {
      this.complain(problem);
    } finally {
      this.sending = false;
    }
  }

  async undo(to: number | null = null, lift = false): Promise<void> {
    try {
      await this.link?.undo(to, lift);
    } catch (problem) {
      this.complain(problem);
    }
  }

  // ---- hints

  /** Whether a hint can be asked for now. */
  get hintable(): boolean {
    return !!this.link?.info?.hints && this.legal.length > 0;
  }

  async hint(): Promise<void> {
    if (!this.link || !this.hintable || this.thinking) return;
    const at = this.position;
    this.thinking = true;
    this.refusal = "";
    try {
      const { moves } = await this.link.hint();
      if (this.position === at) this.hints = moves.slice(0, BEST);
    } catch (problem) {
      this.complain(problem);
    } finally {
      this.thinking = false;
    }
  }

  /** The move that the hints put first. */
  get best(): LegalMove | null {
    return this.hinted(this.hints?.[0]);
  }

  hinted(hint: Advised | undefined): LegalMove | null {
    return (hint && this.legal.find((move) => move.move === hint.move)) ?? null;
  }

  /** Take up a hint: the move is chosen, and made only when it is confirmed. */
  follow(hint: Advised): void {
    const move = this.hinted(hint);
    clearTimeout(this.#timer);
    if (move) this.stage(move);
  }

  /** Say why something cannot be done. */
  async why(notation: string): Promise<void> {
    if (!this.link?.playing || this.position?.over) return;
    try {
      const reason = await this.link.why(notation);
      if (reason) this.refusal = tell(reason);
    } catch (problem) {
      this.complain(problem);
    }
  }

  complain(problem: unknown): void {
    this.refusal = problem instanceof Refusal ? tell(problem.reason) : String(problem);
  }

  /** Light the places that messages speak of. */
  light(messages: Message[]): void {
    this.spots = messages.map((message) => {
      const args = Object.values(message.args ?? {}).filter((arg): arg is Ref | SeatRef => typeof arg === "object");
      const seat = args.find((arg): arg is SeatRef => arg.type === "seat")?.seat ?? null;
      return { seat, ids: args.flatMap((arg) => (arg.type === "seat" ? [] : [arg.id])) };
    });
  }

  lit(seat: number, id: string): boolean {
    return this.spots.some((spot) => (spot.seat === null || spot.seat === seat) && spot.ids.includes(id));
  }
}
