// The state that the parts of this board share: the content by id, where the picked card or token can go, and whether
// the blueprint is visible.

import type { MoveOf } from "../../lib/contract";
import type { Play } from "../../lib/play.svelte";
import type { LegalMove } from "../../lib/types";
import type { CellView, Contract, DungeonView } from "../../types/stonespine";
import { say, tell } from "../../lib/words.svelte";
import { BoardState } from "../state.svelte";
import { Content } from "./content";

export class StonespineState extends BoardState<Contract> {
  plan = $state(true);
  readonly content: Content;

  constructor(play: Play<Contract>) {
    super(play);
    this.content = new Content(play.components);
  }

  /** The kinds of bought tokens. */
  readonly faces: string[] = $derived.by(() => [...new Set(this.view.bought)]);

  /** The token that is being placed: the picked one, or else the first possible one. */
  readonly token: string | undefined = $derived.by(() => {
    if (this.play.staged?.kind === "passage") return "secret-passage";
    const open = this.play.moves("put").length || this.play.moves("passage").length;
    return this.play.picked.token ?? (open ? this.faces.find((face) => this.usable(face)) : undefined);
  });

  usable(face: string): boolean {
    return face === "secret-passage"
      ? this.play.moves("passage").length > 0
      : this.play.moves("put", { token: face }).length > 0;
  }

  /** Where the picked card or token can go, by cell. */
  readonly targets: Map<string, LegalMove> = $derived.by(() => {
    const found = new Map<string, LegalMove>();
    const card = this.play.picked.card ?? this.play.staged?.args.card;
    if (card) for (const move of this.play.moves("place", { card })) found.set(this.cell(move), move);
    const token = this.token;
    if (token) for (const move of this.play.moves("put", { token: token })) found.set(move.args.cell, move);
    return found;
  });

  cell(move: MoveOf<Contract, "place">): string {
    return this.#cellOf(move.args.column);
  }

  #cellOf(column: string): string {
    return `r${this.view.year}c${column}`;
  }

  /** The face-down card in front of the viewer's seat and its column, while the others still think. */
  readonly laid: { card: string; column: string } | null = $derived.by(() => {
    const choices = this.mine ? this.player.choice.map((notation) => notation.split(" ")) : [];
    const [, card, column] = choices.find(([kind]) => kind === "place") ?? [];
    return card ? { card, column } : null;
  });

  /** The viewer's dungeon with the inspected, staged or face-down card. Uses the server's forecast; until that arrives,
   * or offline, it shows the card alone in its place. */
  readonly ghost: DungeonView | null = $derived.by(() => {
    if (!this.mine) return null;
    const told = this.then?.dungeon;
    if (told) return told;
    const args = (this.play.shown.at(-1)?.args ?? this.laid ?? {}) as Record<string, string | undefined>;
    const { dungeon } = this.player;
    if (args.edge) return { ...dungeon, passages: [...dungeon.passages, args.edge] };
    const { card, token, column, cell = column && this.#cellOf(column) } = args;
    if (!cell || !(card || token)) return null;
    const put = (one: CellView): CellView => ({
      ...one,
      card: card ?? one.card,
      tokens: token ? [...one.tokens, token] : one.tokens,
    });
    return { ...dungeon, cells: dungeon.cells.map((one) => (one.cell === cell ? put(one) : one)) };
  });

  /** Where a secret passage can go, by edge. */
  readonly edges: Map<string, LegalMove> = $derived.by(
    () =>
      new Map(this.token === "secret-passage" ? this.play.moves("passage").map((move) => [move.args.edge, move]) : []),
  );

  /** The cell or edge of the best move, if the player asked for a hint. */
  readonly hint: string = $derived.by(() => {
    const args = this.play.best?.args ?? {};
    return args.column ? `r${this.view.year}c${args.column}` : (args.cell ?? args.edge ?? "");
  });

  /** The viewer's rank at the goal, such as `1.`. */
  get place(): string {
    const place = this.view.jael ? -1 : this.view.goal.order.indexOf(this.mainSeat);
    return place >= 0 ? `${place + 1}.` : "";
  }

  /** Explains why nothing can go into a cell. */
  why(cell: string): void {
    const { card } = this.play.picked;
    const token = this.token;
    const prompt = this.play.position?.prompt;
    if (!this.play.legal.length) void this.play.why("");
    else if (card && cell[1] !== String(this.view.year)) this.play.refuse(say("ss-other-row", { row: this.view.year }));
    else if (card) void this.play.why(`place ${card} ${cell[3]}`);
    else if (token === "secret-passage") this.play.refuse(say("ss-passage-between"));
    else if (token) void this.play.why(`put ${token} ${cell}`);
    else if (prompt) this.play.refuse(tell(prompt.message));
  }
}
