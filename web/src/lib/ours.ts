// Values that are ours, because the printed one is not known: most names carry the sign; where none stands, this does.

export const SIGN = "⌂";

interface Described {
  provenance?: string;
  house?: string[];
}

/** Whether a component, or a part of one, has a value of ours. */
export const isOurs = (of: Described): boolean => of.provenance === "house" || !!of.house?.length;

/** A text about it, with the sign where a value is ours. */
export const marked = (of: Described, text: string): string => (isOurs(of) ? `${text} ${SIGN}` : text);
