// The one empty list, so that nothing is computed again from one empty list after another.

/** The one empty list. */
export const EMPTY = Object.freeze([]) as unknown as never[];

/** The same list, or the one empty list if nothing is in it. */
export const stableEmpty = <T>(list: T[]): T[] => (list.length ? list : EMPTY);
