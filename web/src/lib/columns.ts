// How many columns of the text table fit; on a phone the text is moved sideways rather than cut.

const NARROWEST = 80; // as in a terminal: what a title draws fits into that
const WIDEST = 200;
const LETTER = 8.15; // pixels
const MARGINS = 36;

export function columns(width: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, Math.floor((width - MARGINS) / LETTER)));
}
