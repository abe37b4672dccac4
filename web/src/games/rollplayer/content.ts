// The components of Roll Player by id, as the server sends them, and the positions of their drawings.

import type { Message } from "../../lib/types";
import type {
  ArmorSet,
  Card,
  Components,
  Goal,
  HeroClass,
  PlayerView,
  Race,
  RowView,
  TableView,
} from "../../types/rollplayer";
import { name, say, tell } from "../../lib/words.svelte";

export const ROWS = ["str", "dex", "con", "int", "wis", "cha"] as const;
export const KINDS = ["weapon", "armor", "trait", "skill"] as const;
export const PHASES = ["roll", "dice", "market", "cleanup"] as const;
/** The picture for a row's action. */
export const ACTION_ICON: Record<string, string> = {
  str: "ui-flip",
  dex: "ui-swap",
  con: "ui-adjust",
  int: "ui-reroll",
  wis: "ui-step",
  cha: "charisma",
};
export const ARROW_ICON: Record<string, string> = {
  good: "ui-north",
  evil: "ui-south",
  lawful: "ui-left",
  chaotic: "ui-right",
};
/** Where an arrow leads on the alignment grid: rows, columns. */
export const ARROW_WAY: Record<string, [number, number]> = {
  good: [-1, 0],
  evil: [1, 0],
  lawful: [0, -1],
  chaotic: [0, 1],
};
/** A goal above this has no upper end. */
const ENDLESS = 90;
const BAR = 20; // points at the right end of a bar

export class Content {
  readonly card: Map<string, Card>;
  readonly hero: Map<string, HeroClass>;
  readonly race: Map<string, Race>;
  readonly set: Map<string, ArmorSet>;

  constructor(readonly all: Components) {
    this.card = new Map(all.market.map((card) => [card.id, card]));
    this.hero = new Map(all.classes.map((hero) => [hero.id, hero]));
    this.race = new Map(all.races.map((race) => [race.id, race]));
    this.set = new Map(all.armor_sets.map((set) => [set.id, set]));
  }

  effects(domain: string, id: string): Message[] {
    return this.all.effects[domain]?.[id] ?? [];
  }

  /** A card's effect in a sentence. */
  effect(card: string): string {
    return this.effects("card", card).map(tell).join(" ");
  }

  /** A card in words, for tooltips and screen readers. */
  cardText(id: string): string {
    const card = this.card.get(id);
    if (!card) return id;
    const lines = [`${name("card", id)} (${name("kind", card.kind)})`, this.effect(id)];
    if (card.arrow) lines.push(say("rp-arrow", { arrow: name("arrow", card.arrow) }));
    if (card.hands) lines.push(say("rp-hands-needed", { hands: card.hands }));
    if (card.timing && card.timing !== "any") lines.push(say(`rp-timing-${card.timing}`));
    return lines.join("\n");
  }

  goal(player: PlayerView, row: string): Goal {
    return this.hero.get(player.hero ?? "")?.goals[row] ?? { lo: 0, hi: 0, stars: 0 };
  }

  /** The pieces of a set that a hero has. */
  pieces(player: PlayerView, set: string): string[] {
    return player.cards.map((one) => one.card).filter((card) => this.card.get(card)?.set === set);
  }
}

export const rowOf = (place: string): string => place.slice(0, 3);
export const endless = (goal: Goal): boolean => goal.hi >= ENDLESS;
/** The position of a score on a bar, from 0 to 1. */
export const onBar = (score: number): number => Math.max(0, Math.min(1, (score - 0.5) / BAR));

/** The hero's dice of the class colour. */
export function classDice(player: PlayerView): number {
  return player.rows.flatMap((row) => row.spaces).filter((space) => space.die?.startsWith(`${player.colour}-`)).length;
}

export function matches(player: PlayerView): number {
  return player.rows.flatMap((row) => row.spaces).filter((space) => space.match).length;
}

export function underToken({ alignment }: PlayerView): number {
  return alignment ? alignment.grid[alignment.token[0]][alignment.token[1]] : 0;
}

/** A number that may be below zero. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** A goal in short: `14+`, `17`, `14–15`. */
export const goalText = (goal: Goal): string =>
  endless(goal) ? `${goal.lo}+` : goal.lo === goal.hi ? `${goal.lo}` : `${goal.lo}–${goal.hi}`;

/** Compares a row with its goal in words: what the missing dice must show, each at least 1. */
export function standing({ goal, met, full, spaces, needed: [least, most] }: RowView): string {
  if (met || full) return say(met ? "rp-met" : "rp-missed");
  const free = spaces.filter((space) => !space.die).length;
  const low = Math.max(least, free);
  if (most < free) return say("rp-too-high");
  if (!goal.endsWith("+")) return say("rp-needs", { points: low === most ? `${low}` : `${low}–${most}` });
  return low === free ? say("rp-needs-any", { dice: free }) : say("rp-needs", { points: `${low}+` });
}

/** Whether the cards on offer come from the discard pile: a Druid adds one, or somebody moves silently. */
export const fromPile = (view: TableView): boolean => view.chapter === "extra" || view.chapter === "move-silently";
