// Values that are ours, because the printed one is not known: most names carry the sign; where none stands, this does.

export const HOUSE_SIGN = "⌂";

interface Described {
  provenance?: string;
  house?: string[];
}

/** Whether a component, or a part of one, has a value of ours. */
export const isHouseValue = (of: Described): boolean => of.provenance === "house" || !!of.house?.length;

/** A text about it, with the sign where a value is ours. */
export const withHouseSign = (of: Described, text: string): string =>
  isHouseValue(of) ? `${text} ${HOUSE_SIGN}` : text;
