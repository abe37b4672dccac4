// Applies the changed parts of a position, each sent with its path of field names and indices. Unchanged objects keep
// their identity, so nothing is rendered twice.

import type { Delta } from "./types";

type Box = Record<string | number, unknown>;

/** Returns a copy with the changed parts; copies only the objects on their paths, each once. */
export function applyDelta<T>(old: T, parts: Delta[]): T {
  const copies = new Set<unknown>();
  const opened = (box: unknown): Box => {
    if (copies.has(box)) return box as Box;
    const copy = Array.isArray(box) ? [...box] : { ...(box as object) };
    copies.add(copy);
    return copy as Box;
  };
  const top: Box = { old };
  copies.add(top);
  for (const { path, value } of parts) {
    let box = top;
    let key: string | number = "old";
    for (const step of path) {
      box = box[key] = opened(box[key]) as Box;
      key = step;
    }
    box[key] = reuseUnchanged(box[key], value);
  }
  return top.old as T;
}

/** Returns the new value, with every unchanged object in it replaced by the old one. */
export function reuseUnchanged<T>(old: T, now: T): T {
  if (old === now || !isPlain(old) || !isPlain(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const before = old as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    fresh[key] = reuseUnchanged(before[key], fresh[key]);
    if (fresh[key] !== before[key]) same = false;
  }
  return same ? old : now;
}

const isPlain = (one: unknown): boolean => typeof one === "object" && one !== null;
