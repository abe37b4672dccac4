// A position of which only the changed parts were sent: each with the way to it, by names of fields and numbers of items.

import type { Part } from "./types";

/** The same thing with its changed parts; what has not changed stays the very same object, so that nothing is drawn twice. */
export function patched<T>(old: T, parts: Part[]): T {
  return parts.reduce((whole, part) => replaced(whole, part.way, 0, part.now) as T, old);
}

function replaced(old: unknown, way: Part["way"], at: number, now: unknown): unknown {
  if (at === way.length) return now;
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string | number, unknown>;
  const key = way[at]!;
  copy[key] = replaced(copy[key], way, at + 1, now);
  return copy;
}
