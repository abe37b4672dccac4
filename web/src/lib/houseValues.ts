// House values are ours, because we don't know the printed ones. Most names carry the sign; this adds it elsewhere.

export const HOUSE_SIGN = "⌂";

interface Described {
  provenance?: string;
  house?: string[];
}

/** Whether a component, or a part of one, has a house value. */
export const isHouseValue = (of: Described): boolean => of.provenance === "house" || !!of.house?.length;

/** A text about a component, with the sign if it has a house value. */
export const withHouseSign = (of: Described, text: string): string =>
  isHouseValue(of) ? `${text} ${HOUSE_SIGN}` : text;
