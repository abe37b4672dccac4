// The components of Guilds as the server sends them, and their descriptions in words.

import type { Message } from "../../lib/types";
import type { Character, Components, Objective, Room } from "../../types/guilds";
import { name, say, speech, tell } from "../../lib/words.svelte";

const ARROWS: Record<string, string> = { N: "↑", E: "→", S: "↓", W: "←" };

export class Content {
  readonly character: Map<string, Character>;
  readonly room: Map<string, Room>;
  readonly objective: Map<string, Objective>;

  constructor(readonly all: Components) {
    this.character = new Map(all.characters.map((card) => [card.id, card]));
    this.room = new Map(all.rooms.map((room) => [room.id, room]));
    this.objective = new Map(all.objectives.map((goal) => [goal.id, goal]));
  }

  #spoken: unknown = null;
  readonly #texts = new Map<string, string>();

  /** Caches a text per language, because every card asks for its own whenever the table changes. */
  #once(key: string, make: () => string): string {
    if (this.#spoken !== speech.now) {
      this.#spoken = speech.now;
      this.#texts.clear();
    }
    const found = this.#texts.get(key) ?? make();
    this.#texts.set(key, found);
    return found;
  }

  effects(domain: string, id: string): Message[] {
    return this.all.effects[domain]?.[id] ?? [];
  }

  /** Describes a character: name, income and abilities. */
  characterText(id: string): string {
    return this.#once(`character ${id}`, () => this.#characterText(id));
  }

  #characterText(id: string): string {
    const card = this.character.get(id);
    if (!card) return name("character", id);
    const sex = { female: " ♀", male: " ♂", none: "" }[card.sex];
    const facts = [
      ...card.factions.map((one) => name("faction", one)),
      `${name("race", card.race)}${sex}`,
      `${card.prestige} ★`,
    ];
    if (card.income_florins) facts.push(say("gd-income-florins", { florins: card.income_florins }));
    if (card.income_gold) facts.push(say("gd-income-gold", { gold: card.income_gold }));
    return [name("character", id), facts.join(", "), ...this.effects("character", id).map(tell)].join("\n");
  }

  /** Describes what a character can do. */
  abilityText(id: string): string {
    return this.effects("character", id).map(tell).join(" ");
  }

  /** Describes a room: size, type, doors, effects. */
  roomText(id: string): string {
    return this.#once(`room ${id}`, () => this.#roomText(id));
  }

  #roomText(id: string): string {
    const room = this.room.get(id);
    if (!room) return name("room", id);
    const doors = room.doors.map((door) => ARROWS[door[0]] + door.slice(1)).join(" ");
    const facts = `${name("size", room.size)}, ${name("room_type", room.type)}, ${say("gd-doors")} ${doors}`;
    return [name("room", id), facts, ...this.effects("room", id).map(tell)].join("\n");
  }

  objectiveText(id: string): string {
    return this.#once(`objective ${id}`, () =>
      [name("objective", id), ...this.effects("objective", id).map(tell)].join("\n"),
    );
  }

  /** Sorts characters by faction. */
  grouped(cards: string[]): string[] {
    const order = [...new Set(this.all.characters.flatMap((card) => card.factions))];
    const rank = (id: string) => order.indexOf(this.character.get(id)?.factions[0] ?? "");
    return [...cards].sort((a, b) => rank(a) - rank(b));
  }

  /** Large rooms first. */
  sorted<T extends { room: string }>(offer: T[]): T[] {
    const large = (id: string) => Number(this.room.get(id)?.size === "large");
    return [...offer].sort((a, b) => large(b.room) - large(a.room));
  }
}

/** Row and column of a cell, counted from 0. */
export function spot(cell: string): [number, number] {
  return [Number(cell[1]), Number(cell[3])];
}
