// A list without anything in it is always the same list, so that whoever reads it sees that nothing has changed.

export const NOTHING = Object.freeze([]) as unknown as never[];

export const some = <T>(found: T[]): T[] => (found.length ? found : NOTHING);
