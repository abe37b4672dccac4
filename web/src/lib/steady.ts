// Lists of plain things that are made anew with every change: what has not changed stays the same thing, so that what is
// drawn from it is not computed again.

const alike = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, n) => Object.is(one, b[n])));

function same<T extends object>(a: T, b: T): boolean {
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => alike(a[name], b[name]));
}

/** Keeps the things of the list before, each known by its key, where all their fields are still the same. */
export function steady<T extends object>(key: (thing: T) => string | number): (list: T[]) => T[] {
  let before = new Map<string | number, T>();
  return (list) => {
    const now = new Map<string | number, T>();
    for (const one of list) {
      const known = before.get(key(one));
      now.set(key(one), known && same(known, one) ? known : one);
    }
    before = now;
    return [...now.values()];
  };
}
