// Lists keep their identity while nothing in them has changed, so that what is drawn from them is not computed again.

/** The one empty list. */
export const EMPTY = Object.freeze([]) as unknown as never[];

/** The same list, or the one empty list if nothing is in it. */
export const stableEmpty = <T>(list: T[]): T[] => (list.length ? list : EMPTY);

const alike = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, n) => Object.is(one, b[n])));

function same<T extends object>(a: T, b: T): boolean {
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => alike(a[name], b[name]));
}

/** Makes a function that returns a list with the objects of its last call where all their fields are still equal. */
export function stableList<T extends object>(key: (thing: T) => string | number): (list: T[]) => T[] {
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
