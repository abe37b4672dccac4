// Values of a title that are ours, and whether who looks may put them right: whoever runs the inn came by a link with a key.

import { get, once, put } from "./api";
import { ownerKey } from "./owner";
import type { House } from "./types";

export interface OurValue { file: string; table: string; entry: string; part: string; field: string; value: unknown; note: string }

export const printed: { game: string; values: OurValue[] | null; pack: boolean; key: string; failed: boolean } = $state({
  game: "",
  values: null,
  pack: false,
  key: "",
  failed: false,
});

/** The field of a value with the way to it, as the server wants it. */
export const fieldOf = (one: OurValue) => `${one.part} ${one.field}`.trim();

/** Where a value stands; no two are alike. */
export const placeOf = (one: OurValue) => `${one.file} ${one.table}:${one.entry} ${fieldOf(one)}`;

export const plain = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

export const mayWrite = () => printed.key !== "" && printed.pack;

/** The values of a component; copies of one are numbered. */
export const valuesOf = (id: string) => (printed.values ?? []).filter((one) => one.entry === id || one.entry === id.replace(/-\d+$/, ""));

/** Look the values of a title up, with the key of the address if there is one. */
export async function lookUp(game: string, given = ""): Promise<void> {
  printed.key = ownerKey(given);
  if (printed.game !== game) printed.values = null;
  printed.game = game;
  try {
    const [found, inn] = await Promise.all([get<OurValue[]>(`/api/games/${game}/house`), once<House>("/api/house")]);
    if (printed.game !== game) return;
    printed.values = found;
    printed.pack = inn.pack ?? false;
    printed.failed = false;
  } catch {
    printed.failed = true;
  }
}

/** Write what stands on a printed component. */
export async function putRight(one: OurValue, value: string): Promise<void> {
  const entry = `${one.table}:${one.entry}`;
  await put(`/api/games/${printed.game}/house`, { entry, field: fieldOf(one), value, key: printed.key });
  await lookUp(printed.game);
}
