// The effect language of the content files ("2 veg + 1 wood/stone or 3 pp"), parsed for icons and put into words.

import { language } from "../../lib/prefs.svelte";
import { name, say, speech } from "../../lib/words.svelte";
import type { Ability, CitySpace, Effect, Space, Thing, Tile } from "../../types/simurgh";

export type Part =
  | { kind: "things"; count: number; things: string[] }
  | { kind: "dragon"; draw: number; tokens: number }
  | { kind: "same"; count: number };

/** Alternatives, each with parts that belong together. */
export type Amount = Part[][];

export function parse(text: string): Amount {
  return text ? text.split(" or ").map((alternative) => alternative.split(" + ").map(part)) : [];
}

function part(term: string): Part {
  const [count, what] = term.trim().split(" ");
  if (count === "dragon") {
    const [draw, tokens] = what.split(":").map(Number);
    return { kind: "dragon", draw, tokens };
  }
  return what === "same"
    ? { kind: "same", count: Number(count) }
    : { kind: "things", count: Number(count), things: what.split("/") };
}

/** A bundle of a payment or gain, such as `veg1-wood2`. */
export function bundle(id: string): { thing: string; count: number }[] {
  return [...id.matchAll(/([a-z]+)(\d+)/g)].map(([, thing, count]) => ({ thing, count: Number(count) }));
}

const FORMS = ["one", "few"];

/** The word for a thing after a number. */
function counted(things: Map<string, Thing>, thing: string, count: number): string {
  const forms = things.get(thing)?.counted[language()] ?? [thing];
  const form = FORMS.indexOf(new Intl.PluralRules(language()).select(count));
  return forms[form < 0 ? forms.length - 1 : Math.min(form, forms.length - 1)];
}

// Texts of components depend only on the language, so each is composed once per language.
const told = new WeakMap<object, Map<string, string>>();

function kept(key: string, make: () => string): string {
  const words = speech.now;
  if (!words) return make();
  const known = told.get(words) ?? new Map<string, string>();
  told.set(words, known);
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}

export function amountText(things: Map<string, Thing>, text: string): string {
  const words = (one: Part) => {
    if (one.kind === "dragon") return say("effect-dragon", { draw: one.draw, tokens: one.tokens });
    if (one.kind === "same") return say("effect-same", { count: one.count });
    return `${one.count} ${one.things.map((thing) => counted(things, thing, one.count)).join("/")}`;
  };
  return parse(text)
    .map((parts) => parts.map(words).join(", "))
    .join(` ${say("effect-or")} `);
}

type AnyEffect = Effect & { special?: string };

export function effectText(things: Map<string, Thing>, effect: AnyEffect, takes = effect.takes ?? ""): string {
  return kept(`${takes}|${effect.gives ?? ""}|${effect.special ?? ""}`, () => effectWords(things, effect, takes));
}

function effectWords(things: Map<string, Thing>, effect: AnyEffect, takes: string): string {
  const gains = [
    effect.gives ? amountText(things, effect.gives) : "",
    effect.special ? say(`effect-${effect.special}`) : "",
  ];
  const gain = gains.filter(Boolean).join(", ");
  const paid = takes ? amountText(things, takes) : "";
  return paid && gain ? say("sg-pay-gain", { paid, gain }) : paid || gain;
}

export function abilityText(things: Map<string, Thing>, ability: Ability): string {
  const text = effectText(things, ability);
  const whole = ability.when ? `${say(`when-${ability.when.replaceAll(" ", "-")}`)}: ${text}` : text;
  return ability.once ? `${whole} (${say("effect-once")})` : whole;
}

/** Who may stand there, in words. */
export function roomText(space: Pick<CitySpace | Space, "who" | "room">): string {
  return say(`sg-room-${space.who}-${space.room}`);
}

/** All spaces or levels of a tile, one line each, under its name. */
export function tileText(things: Map<string, Thing>, tile: Tile): string {
  return `${name("tile", tile.id)}\n${spacesText(things, tile)}`;
}

/** The same without its name. */
export function spacesText(things: Map<string, Thing>, tile: Tile): string {
  return kept(tile.id, () => spacesWords(things, tile));
}

function spacesWords(things: Map<string, Thing>, tile: Tile): string {
  const levels = (tile.levels ?? []).map(
    (level, i) => `${say("sg-level", { level: i + 1 })}: ${effectText(things, level)}`,
  );
  const moves = tile.move ? [`${say("sg-step-costs")}: ${amountText(things, tile.move.takes ?? "")}`] : [];
  const spaces = (tile.spaces ?? []).map(
    (space, i) => `${"abcd"[i]} (${roomText(space)}): ${effectText(things, space)}`,
  );
  return [...moves, ...levels, ...spaces].join("\n");
}
