// How large letters are in a drawing that is scaled: people read nothing below 11 pixels.

const LEAST = 11;

/** The size of letters that can be read, in units of a drawing that is so many units and so many pixels wide. */
export const readable = (units: number, pixels: number, usual = 0): number =>
  pixels ? Math.max(usual, Math.ceil((LEAST * units) / pixels)) : usual;
