// What a person is about to do: what is picked, what is staged for confirmation, what it would bring.
// The moves come from the server; nothing here knows a rule.

import { Refusal } from "./api";
import { prefs } from "./prefs.svelte";
import type { TableLink } from "./table.svelte";
import type { Consequence, LegalMove, Message, Position, Ref } from "./types";
import { tell } from "./words.svelte";

export const TIMED = 4000;

export class Play {
  picked: Record<string, string> = $state({});
  staged: LegalMove | null = $state.raw(null);
  peeked: LegalMove | null = $state.raw(null);
  outcome: { move: number; told: Consequence } | null = $state.raw(null);
  sending = $state(false);
  refusal = $state("");
  /** Places to be lit: by seat (null: wherever), ids of cells, edges or cards. */
  spot: { seat: number | null; ids: string[] } | null = $state.raw(null);
  #timer = 0;

  constructor(
    readonly link: TableLink | null,
    readonly where: () => Position | null,
  ) {}

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
    this.staged = move;
    this.ask();
    if (prefs.confirm === "timed") this.#timer = window.setTimeout(() => this.confirm(), TIMED);
  }

  confirm(): void {
    if (this.staged) void this.make(this.staged);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.refusal = "";
    if (this.staged) this.staged = null;
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
    const ids: string[] = [];
    let seat: number | null = null;
    for (const message of messages) {
      for (const arg of Object.values(message.args ?? {})) {
        if (typeof arg !== "object") continue;
        if (arg.type === "seat") seat = arg.seat;
        else ids.push((arg as Ref).id);
      }
    }
    this.spot = ids.length ? { seat, ids } : null;
  }

  lit(seat: number, id: string): boolean {
    return !!this.spot && (this.spot.seat === null || this.spot.seat === seat) && this.spot.ids.includes(id);
  }
}
