// Soft hyphens for long words: no browser can hyphenate all our languages.

const LONG = 8; // letters
const VOWEL = "aeiouyáéěíóúůýąę";
// After a vowel, before a consonant that another vowel follows; two that are one sound stay together.
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2})(?<=[${VOWEL}]\\p{L}*)(?<![cdrs](?=z)|c(?=h))(?=(?:[cdrs]z|ch|[^${VOWEL}])[${VOWEL}]\\p{L})`,
  "giu",
);

/** The same text with soft hyphens in its long words. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, "\u00ad")));
