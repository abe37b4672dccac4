// A position of which only the changed parts were sent: each with the way to it, by names of fields and numbers of items.
// What has not changed stays the very same object, so that nothing is drawn twice.

import type { Part } from "./types";

/** The same thing with its changed parts. */
export function patched<T>(old: T, parts: Part[]): T {
  return parts.reduce((whole, part) => replaced(whole, part.way, 0, part.now) as T, old);
}

function replaced(old: unknown, way: Part["way"], at: number, now: unknown): unknown {
  if (at === way.length) return shared(old, now);
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string | number, unknown>;
  const key = way[at]!;
  copy[key] = replaced(copy[key], way, at + 1, now);
  return copy;
}

/** What is told anew, with everything in it that is as it was before being what it was before. */
export function shared<T>(old: T, now: T): T {
  if (old === now || !isPlain(old) || !isPlain(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const before = old as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    fresh[key] = shared(before[key], fresh[key]);
    if (fresh[key] !== before[key]) same = false;
  }
  return same ? old : now;
}

const isPlain = (one: unknown): boolean => typeof one === "object" && one !== null;
