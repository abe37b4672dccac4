// The components of Guilds as the server tells them, and what they are in words.

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

  /** A text that is the same as long as the language is: every card asks for its own with every change of the table. */
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

  /** A character in words: who it is, what it brings, what it does. */
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

  /** What a character can do, in words. */
  abilityText(id: string): string {
    return this.effects("character", id).map(tell).join(" ");
  }

  /** A room in words: size, type, doors, effects. */
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

  /** Characters side by side with those of their faction. */
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

/** Row and column of a cell, from 0. */
export function spot(cell: string): [number, number] {
  return [Number(cell[1]), Number(cell[3])];
}
