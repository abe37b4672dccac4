// What the parts of this board share: the content by id, what is taken up (bids, a room and its turn, an ability), and
// which moves the pieces on the table stand for now. All of it comes from the list of legal moves.

import { untrack } from "svelte";
import { sameMoves } from "../../lib/previews.svelte";
import type { Play } from "../../lib/play.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { LegalMove, Worth } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { Contract, TableView } from "../../types/guilds";
import { BoardState } from "../state.svelte";
import { Asking } from "./asking.svelte";
import { Bids } from "./bids.svelte";
import { Content } from "./content";
import { stageForced } from "./forced.svelte";
import { Keeps } from "./keeps.svelte";
import { Memory } from "./memory.svelte";

const USES = ["use", "use-on", "use-against", "use-at"];
/** Phases in which the own headquarters is what it is about. */
const AT_HOME = ["exchange", "building", "keeping", "final", "end"];

export class GuildsState extends BoardState<Contract> {
  readonly content: Content;
  readonly bids: Bids;
  readonly asking: Asking;
  readonly keeps: Keeps;
  readonly memory: Memory;
  /** Quarter turns of the room that is being placed. */
  turn = $state(0);
  /** The placement under the pointer or the focus. */
  seen: LegalMove | null = $state.raw(null);
  /** A whole gesture that waits for its button, where nothing is confirmed. */
  draft: LegalMove[] = $state.raw([]);

  constructor(play: Play<Contract>) {
    super(play);
    this.content = new Content(play.components);
    this.bids = new Bids(play, (moves) => this.offer(moves));
    this.memory = new Memory(() => play.view);
    this.asking = new Asking(play, this.content, () => this.chapter === "response");
    this.keeps = new Keeps(play, (moves) => this.offer(moves));
    $effect(() => this.#dropDraft());
    $effect(() => this.#followRoom());
    stageForced(play);
  }

  // ---- the position

  /** The moves that are staged, drafted or looked at. */
  get #meant(): LegalMove[] {
    if (this.play.shown.length) return this.play.shown;
    return this.draft.length ? this.draft : this.seen ? [...this.before, this.seen] : [];
  }

  /** What is meant ends the round: what it brings holds the income of the next one. */
  readonly endsRound: boolean = $derived.by(() => {
    const told = this.#after(this.#meant);
    return !!told && told.round !== this.view.round;
  });

  /** The table after what is staged, drafted or looked at, before the round ends with it. */
  readonly after: TableView | null = $derived.by(() =>
    this.#after(this.endsRound ? this.#meant.slice(0, -1) : this.#meant),
  );

  #after(moves: LegalMove[]): TableView | null {
    return moves.length ? ((this.play.previews.of(moves)?.view ?? null) as TableView | null) : null;
  }

  /** Whether the plan is what the phase is about, and not the square. */
  readonly atHome: boolean = $derived.by(() => AT_HOME.includes(this.view.phase));

  /** A chain of abilities lies on the table, or an answer to something is asked for. */
  readonly chained: boolean = $derived.by(
    () => this.view.stack.length > 0 || ["response", "aftermath", "taking"].includes(this.chapter),
  );

  readonly chapter: string = $derived.by(
    () => (this.play.legal.length && this.play.position?.prompt?.chapter) || this.view.chapter,
  );

  /** The florins of a seat that lie on tents. */
  lying(seat: number): number {
    return this.view.zones.reduce((sum, zone) => sum + (zone.tents[seat] ?? 0), 0);
  }

  // ---- gestures of several moves

  /** A whole gesture: staged, or, where nothing is confirmed, drafted until its button is pressed. */
  offer(moves: LegalMove[]): void {
    if (prefs.confirm !== "off") {
      this.play.stage(moves);
      return;
    }
    this.draft = moves;
    this.play.previews.ask(moves);
  }

  send(): void {
    const moves = this.draft;
    this.draft = [];
    this.play.stage(moves);
  }

  /** A draft goes with the question that it answers, or with the steps that it was made of. */
  #dropDraft(): void {
    const [first] = this.draft;
    const gone =
      first &&
      (!this.play.legal.some((move) => move.move === first.move) ||
        (first.kind === "keep" && !this.keeps.rooms.length) ||
        (this.bids.owns(this.draft) && !this.bids.ready));
    if (gone) untrack(() => (this.draft = []));
  }

  tapZone(zone: string): void {
    this.play.refusal = "";
    if (this.bids.takes(zone)) {
      this.bids.tap(zone);
      if (this.bids.plan.length === 1) this.bids.hold();
    } else void this.play.why(`bid ${zone}`);
  }

  /** A coin of the purse is let go over a zone: the smallest bid that leads, or one florin more. */
  dropCoin(zone: string | null): void {
    this.bids.over = "";
    const bid = zone ? this.bids.of(zone) : undefined;
    if (zone && bid)
      this.bids.put(zone, bid.florins + 1); // what is too much is said, and taken back
    else if (zone) this.tapZone(zone);
  }

  /** Exchange so many coins: the stepper stages it. */
  exchange(gold: number): void {
    const move = this.play.move("exchange", { gold: String(gold) });
    if (move) this.offer([move]);
  }

  /** How many coins the stepper stands at. */
  get coins(): number {
    const move = this.play.chain[0] ?? this.draft[0];
    return move?.kind === "exchange" ? Number(move.args.gold) : 0;
  }

  // ---- buying and placing a room

  /** The room that is being placed. */
  get room(): string | null {
    if (!this.mine) return null;
    const first = this.play.chain[0];
    return this.view.buying ?? this.play.picked.room ?? (first?.kind === "buy" ? first.args.room : null);
  }

  /** The purchase that comes before the placement; none when the room is bought already. */
  get before(): LegalMove[] {
    const room = this.room;
    const buy = room && !this.view.buying ? this.play.move("buy", { room }) : null;
    return buy ? [buy] : [];
  }

  /** Every placement of the room that the server allows. */
  readonly places: LegalMove[] = $derived.by(() => {
    if (!this.room) return [];
    if (!this.before.length) return this.play.moves("place");
    return (this.play.previews.of(this.before)?.legal ?? []).filter((move) => move.kind === "place");
  });

  /** Placements by the cell that names them, turned as chosen. */
  readonly targets: Map<string, LegalMove> = $derived.by(() => {
    const turned = this.places.filter((move) => Number(move.args.turn) === this.turn);
    return new Map(turned.map((move) => [move.args.cell, move]));
  });

  worth(move: LegalMove): Worth | null {
    return this.play.previews.worth(this.before, move);
  }

  buy(room: string): void {
    if (!this.play.moves("buy", { room }).length) void this.play.why(`buy ${room}`);
    else if (this.play.picked.room === room) this.play.cancel();
    else this.play.pick({ room });
  }

  place(move: LegalMove): void {
    this.seen = null;
    this.play.stage([...this.before, move]);
  }

  /** The placement that is staged. */
  get laid(): LegalMove | null {
    return this.play.chain.find((move) => move.kind === "place") ?? null;
  }

  rotate(step: number): void {
    if (!this.room) return;
    const laid = this.laid;
    this.turn = (this.turn + step + 4) % 4;
    this.seen = null;
    if (!laid) return;
    const again = this.places.find((move) => move.args.cell === laid.args.cell && Number(move.args.turn) === this.turn);
    if (again) this.place(again);
    else if (this.before.length) this.play.pick({ room: this.room! });
    else this.play.cancel();
  }

  /** Ask for the places of a room as soon as it is taken up, and turn it so that it fits somewhere. */
  #followRoom(): void {
    const before = this.before;
    const room = this.room;
    const places = this.places;
    untrack(() => {
      if (before.length) {
        this.play.previews.ask(before);
        this.play.previews.weigh(before);
      }
      if (!room) this.#turned = "";
      else if (places.length && this.#turned !== room) {
        this.#turned = room;
        const many = (turn: number) => places.filter((move) => Number(move.args.turn) === turn).length;
        if (!many(this.turn)) this.turn = [0, 1, 2, 3].sort((a, b) => many(b) - many(a))[0];
      }
    });
  }

  #turned = ""; // the room that has been turned so that it fits

  look(move: LegalMove | null): void {
    this.seen = move;
    if (move) this.play.previews.ask([...this.before, move]);
  }

  // ---- abilities and their targets

  /** The ways to use the ability of a card now. */
  uses(card: string): LegalMove[] {
    return this.#uses.get(card) ?? [];
  }

  /** The own cards with an ability that can be used now. */
  get usable(): string[] {
    return [...this.#uses.keys()];
  }

  readonly #uses: Map<string, LegalMove[]> = $derived.by(() => {
    const found = new Map<string, LegalMove[]>();
    for (const move of this.play.legal)
      if (USES.includes(move.kind)) found.set(move.args.card, [...(found.get(move.args.card) ?? []), move]);
    return found;
  });

  /** The card whose target is being chosen. */
  get aiming(): string {
    return this.play.picked.card ?? "";
  }

  /** While its target is chosen: what the ability does, or that a second character is to be chosen. */
  get task(): string {
    return this.play.ahead("with").length ? say("gd-choose-second") : this.content.abilityText(this.aiming);
  }

  /** Use an ability: at once if there is nothing to choose, else its targets light up. */
  use(card: string): void {
    const moves = this.uses(card);
    if (!moves.length) void this.play.why(`use ${card}`);
    else if (this.aiming === card) this.play.cancel();
    else if (moves.length === 1) this.play.choose(moves[0]);
    else this.play.pick({ card });
  }

  #aim(fits: (move: LegalMove) => boolean): LegalMove | null {
    return this.aiming ? (this.uses(this.aiming).find(fits) ?? null) : null;
  }

  /** What tapping a character means now: the second of a swap, a target, a sacrifice; null: nothing. */
  aimedAt(character: string): LegalMove | null {
    return this.#aims.get(character) ?? null;
  }

  readonly #aims: Map<string, LegalMove> = $derived.by(() => {
    const { play, aiming } = this;
    const on = aiming ? this.uses(aiming).filter((move) => move.kind === "use-on") : [];
    const moves = [...on, ...play.moves("sacrifice"), ...play.ahead("with"), ...play.moves("with")]; // the last one counts
    return new Map(moves.map((move) => [move.args.character, move]));
  });

  seatAim(seat: number): LegalMove | null {
    return this.#aim((move) => move.kind === "use-against" && move.args.player === `p${seat + 1}`);
  }

  tentAim(zone: string, seat: number): LegalMove | null {
    return this.#aim(
      (move) => move.kind === "use-at" && move.args.zone === zone && move.args.player === `p${seat + 1}`,
    );
  }

  /** Choose a target; the second of a swap follows what is staged, also if the server has not told yet that one does. */
  async hit(move: LegalMove): Promise<void> {
    const { chain, previews } = this.play;
    if (chain[0]?.kind === "use-on" && move.kind === "use-on" && !sameMoves(chain, [move])) {
      await previews.heard(chain);
      if (!sameMoves(chain, this.play.chain)) return; // something else was chosen meanwhile
      move = this.aimedAt(move.args.character) ?? move;
    }
    this.play.stage(this.play.legal.includes(move) ? [move] : [...this.play.chain, move]);
  }

  /** Whether a move, or another one on the same character, is staged: the second of a swap is chosen as much as the first. */
  staged(move: LegalMove | null): boolean {
    return (
      !!move &&
      this.play.chain.some(
        (one) => one.move === move.move || (!!move.args.character && one.args.character === move.args.character),
      )
    );
  }
}
