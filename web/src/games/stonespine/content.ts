// The components of Stonespine as the server sends them, and the positions of their drawings.

import type { Message } from "../../lib/types";
import type { Challenge, Chamber, Components, Goal, TableView } from "../../types/stonespine";
import { name, say } from "../../lib/words.svelte";

export type Side = "N" | "E" | "S" | "W";
export type { Chamber } from "../../types/stonespine";
export type Shape = "circle" | "oval" | "square";

export class Content {
  readonly chamber: Map<string, Chamber>;
  readonly challenge: Map<string, Challenge>;
  readonly goal: Map<string, Goal>;
  readonly shape: Map<string, Shape>;
  readonly kind: Map<string, string>;

  constructor(readonly all: Components) {
    this.chamber = new Map(all.chambers.map((card) => [card.id, card]));
    this.challenge = new Map(all.challenges.map((card) => [card.id, card]));
    this.goal = new Map(all.goals.map((card) => [card.id, card]));
    this.shape = new Map(all.tokens.map((token) => [token.id, token.shape]));
    this.kind = new Map(all.elements.map((element) => [element.id, element.class_ ?? ""]));
  }

  /** A card's effects, as messages composed from the content files. */
  effects(domain: string, id: string): Message[] {
    return this.all.effects[domain]?.[id] ?? [];
  }
}

/** The name of a blueprint square's requirement. */
export function wanted(what: string): string {
  if (what === "cave" || what === "stone") return name("chamber_type", what);
  return name("class", what);
}

/** A chamber in words, for tooltips and screen readers. */
export function chamberText(card: Chamber): string {
  const { nw = "", ne = "", sw = "", se = "" } = card.elements;
  const printed = [nw, ne, sw, se].filter(Boolean);
  return [
    `${name("chamber", card.id)} (${name("chamber_type", card.type)})`,
    `${say("ss-doors")}: ${[...card.doors].map((side) => say(`ss-side-${side}`)).join(", ")}`,
    printed.length
      ? `${say("ss-elements")}: ${printed.map((id) => name("element", id)).join(", ")}`
      : say("ss-no-elements"),
    `${say("ss-gold")}: ${card.gold}`,
  ].join("\n");
}

const MARKET = ["market", "placing", "challenge"];

/** The sign of a seat that has nothing to decide now. */
export function settled(view: TableView, seat: number): "ready" | "passed" | null {
  if (MARKET.includes(view.chapter) && view.players[seat].passed) return "passed";
  return view.chapter === "construction" && !view.over ? "ready" : null;
}

// ---- geometry: a chamber is 100 × 100, neighbours are 104 apart

export const PITCH = 104;
export const CELLS = Array.from({ length: 16 }, (_, i) => `r${Math.floor(i / 4) + 1}c${(i % 4) + 1}`);

export function corner(cell: number): { x: number; y: number } {
  return { x: (cell % 4) * PITCH, y: Math.floor(cell / 4) * PITCH };
}

export function cellOf(id: string): number {
  return (Number(id[1]) - 1) * 4 + Number(id[3]) - 1;
}

/** The name of the edge on a side of a cell, in the engine's spelling. */
export function edgeOf(cell: number, side: Side): string {
  const row = Math.floor(cell / 4);
  const column = cell % 4;
  if (side === "N") return `${CELLS[cell]}-n`;
  if (side === "W") return `${CELLS[cell]}-w`;
  if (side === "S") return row < 3 ? `${CELLS[cell + 4]}-n` : `${CELLS[cell]}-s`;
  return column < 3 ? `${CELLS[cell + 1]}-w` : `${CELLS[cell]}-e`;
}

/** The middle of an edge, on the board. */
export function edgeMiddle(edge: string): { x: number; y: number } {
  const { x, y } = corner(cellOf(edge));
  const side = edge.at(-1);
  if (side === "n") return { x: x + 50, y: y - 2 };
  if (side === "s") return { x: x + 50, y: y + 102 };
  if (side === "w") return { x: x - 2, y: y + 50 };
  return { x: x + 102, y: y + 50 };
}
