// Check your box: the components with house values, and the owner's key that lets somebody enter the printed ones.

import { get, once, put } from "./api";
import { ownerKey } from "./owner";
import type { Box, BoxCard, InnOffers } from "./types";
import { has, nameAnywhere, say } from "./words.svelte";

type Value = BoxCard["values"][number];

export const box: { now: Box | null; pack: boolean; key: string; failed: boolean } = $state({
  now: null,
  pack: false,
  key: "",
  failed: false,
});

/** The field of a value with the path to it, in the server's format. */
export const fieldOf = (one: Value) => `${one.part} ${one.field}`.trim();

export const keyOf = (card: { table: string; entry: string }) => `${card.table}:${card.entry}`;

export const isChecked = (card: BoxCard) => card.values.every((one) => !one.ours);

export const mayWrite = () => box.key !== "" && box.pack;

/** Fetches the box of a title. The address may carry the owner's key. */
export async function openBox(game: string, given = ""): Promise<void> {
  box.key = ownerKey(given);
  if (box.now?.game !== game) box.now = null;
  try {
    const [found, inn] = await Promise.all([get<Box>(`/api/games/${game}/box`), once<InnOffers>("/api/inn")]);
    box.now = found;
    box.pack = inn.pack ?? false;
    box.failed = false;
  } catch {
    box.failed = true;
  }
}

/** Saves the printed values of a component. */
export async function putRight(game: string, card: BoxCard, values: Record<string, unknown>): Promise<void> {
  const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, JSON.stringify(value)]));
  await put(`/api/games/${game}/box`, { entry: keyOf(card), values: texts, key: box.key });
  await openBox(game);
}

/** Replaces the values of the inn's pack with a shared pack. */
export async function takeOver(game: string, pack: unknown): Promise<void> {
  await put(`/api/games/${game}/pack`, { pack, key: box.key });
  await openBox(game);
}

// ---- words

const messageId = (kind: string, id: string) => `box-${kind}-${id.replaceAll("_", "-")}`;

/** The name of a field: `spaces 2 who` is "Space 2: who may use it". */
export function fieldName(field: string): string {
  const steps = field.split(" ");
  const last = steps.pop() ?? "";
  const own = has(messageId("field", last)) ? say(messageId("field", last)) : last.replaceAll("_", " ");
  const [part, number] = steps;
  return part ? `${say(messageId("part", part), { number: Number(number ?? 0) })}: ${own}` : own;
}

/** The spoken form of a value: its name in the game, or a word of this page. */
export function word(id: string): string {
  if (!id) return say("box-none");
  if (has(messageId("value", id))) return say(messageId("value", id));
  return (
    nameAnywhere(id) ||
    id.replace(/[a-z][a-z_-]*/g, (part) =>
      has(messageId("value", part)) ? say(messageId("value", part)) : nameAnywhere(part) || part,
    )
  );
}

/** Any value in words. */
export function inWords(value: unknown): string {
  if (typeof value === "string") return word(value);
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (Array.isArray(value)) return value.map(inWords).join(", ") || say("box-none");
  if (value && typeof value === "object")
    return Object.entries(value)
      .map(([key, one]) => `${fieldName(key)}: ${inWords(one)}`)
      .join("; ");
  return String(value ?? say("box-none"));
}

/** The name of a component. Tables without names have their own words. */
export function cardName(card: { table: string; entry: string }): string {
  const own = messageId("table", card.table);
  return has(own) ? say(own, { number: Number(card.entry.replace(/\D/g, "")) }) : nameAnywhere(card.entry);
}

/** A component with values of the box laid over it, for its picture. */
export function withValues<T>(component: T, values: Record<string, unknown>): T {
  const copy = structuredClone(component) as Record<string, unknown>;
  for (const [field, value] of Object.entries(values)) {
    const steps = field.split(" ");
    const last = steps.pop()!;
    const part = steps.reduce<Record<string, unknown> | undefined>(
      (at, step) => at?.[/^\d+$/.test(step) ? Number(step) - 1 : step] as Record<string, unknown>,
      copy,
    );
    if (part) part[last] = value;
  }
  return copy as T;
}
