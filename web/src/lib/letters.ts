// Font sizes in scaled drawings: nobody can read letters below 11 pixels.

const LEAST = 11.1; // a little more: the width in pixels is a rounded number

/** The smallest readable font size, in units of a drawing with this width in units and in pixels. */
export const readable = (units: number, pixels: number, usual = 0): number =>
  pixels ? Math.max(usual, Math.ceil((LEAST * units) / pixels)) : usual;
