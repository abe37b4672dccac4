// The state that the parts of this board share: the content by id, what is picked (bids, a room and its rotation, an
// ability), and which moves each piece on the table offers now. Everything comes from the list of legal moves.

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
/** Phases that are about the viewer's headquarters. */
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
  /** A complete gesture that waits for its button where moves need no confirmation. */
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

  /** The moves that are staged, drafted or inspected. */
  get #meant(): LegalMove[] {
    if (this.play.shown.length) return this.play.shown;
    return this.draft.length ? this.draft : this.seen ? [...this.before, this.seen] : [];
  }

  /** Whether the intended move ends the round. Its effects then include the income of the next one. */
  readonly endsRound: boolean = $derived.by(() => {
    const told = this.#after(this.#meant);
    return !!told && told.round !== this.view.round;
  });

  /** The table after the staged, drafted or inspected moves, before the round ends. */
  readonly after: TableView | null = $derived.by(() =>
    this.#after(this.endsRound ? this.#meant.slice(0, -1) : this.#meant),
  );

  #after(moves: LegalMove[]): TableView | null {
    return moves.length ? ((this.play.previews.of(moves)?.view ?? null) as TableView | null) : null;
  }

  /** Whether the phase is about the plan and not the square. */
  readonly atHome: boolean = $derived.by(() => AT_HOME.includes(this.view.phase));

  /** Whether a chain of abilities is open or something asks for an answer. */
  readonly chained: boolean = $derived.by(
    () => this.view.stack.length > 0 || ["response", "aftermath", "taking"].includes(this.chapter),
  );

  readonly chapter: string = $derived.by(
    () => (this.play.legal.length && this.play.position?.prompt?.chapter) || this.view.chapter,
  );

  /** The florins that a seat has on tents. */
  lying(seat: number): number {
    return this.view.zones.reduce((sum, zone) => sum + (zone.tents[seat] ?? 0), 0);
  }

  // ---- gestures of several moves

  /** A complete gesture: staged, or drafted until its button is pressed where moves need no confirmation. */
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

  /** A draft ends with the question that it answers, or with the steps that it consists of. */
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

  /** Drops a coin from the purse on a zone: the smallest bid that leads, or one florin more. */
  dropCoin(zone: string | null): void {
    this.bids.over = "";
    const bid = zone ? this.bids.of(zone) : undefined;
    if (zone && bid)
      this.bids.put(zone, bid.florins + 1); // explains that the amount is too high, and undoes it
    else if (zone) this.tapZone(zone);
  }

  /** Exchanges this many coins. The stepper stages it. */
  exchange(gold: number): void {
    const move = this.play.move("exchange", { gold: String(gold) });
    if (move) this.offer([move]);
  }

  /** The number of coins on the stepper. */
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

  /** The purchase that comes before the placement; null if the room is already bought. */
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

  /** Placements in the chosen rotation, by the cell that names them. */
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

  /** Fetches the places of a room as soon as it is picked, and turns it until it fits somewhere. */
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

  /** The ways to use a card's ability now. */
  uses(card: string): LegalMove[] {
    return this.#uses.get(card) ?? [];
  }

  /** The viewer's cards with an ability that can be used now. */
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

  /** While the player chooses a target: what the ability does, or that it needs a second character. */
  get task(): string {
    return this.play.ahead("with").length ? say("gd-choose-second") : this.content.abilityText(this.aiming);
  }

  /** Uses an ability: at once if there is nothing to choose, otherwise after highlighting its targets. */
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

  /** What tapping a character does now: the second of a swap, a target, a sacrifice; null: nothing. */
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

  /** Chooses a target. The second one of a swap follows the staged moves, even before the server has confirmed it. */
  async hit(move: LegalMove): Promise<void> {
    const { chain, previews } = this.play;
    if (chain[0]?.kind === "use-on" && move.kind === "use-on" && !sameMoves(chain, [move])) {
      await previews.heard(chain);
      if (!sameMoves(chain, this.play.chain)) return; // the player chose something else meanwhile
      move = this.aimedAt(move.args.character) ?? move;
    }
    this.play.stage(this.play.legal.includes(move) ? [move] : [...this.play.chain, move]);
  }

  /** Whether this move, or another one on the same character, is staged. Both characters of a swap count as chosen. */
  staged(move: LegalMove | null): boolean {
    return (
      !!move &&
      this.play.chain.some(
        (one) => one.move === move.move || (!!move.args.character && one.args.character === move.args.character),
      )
    );
  }
}
