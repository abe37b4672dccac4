// How many columns of the text table fit. The server sets the text for them: nothing is cut off or scrolls sideways.

const NARROWEST = 39; // a phone of 360 pixels; every title fits into that
const WIDEST = 200;
const SIZE = 0.84; // of letters, in rem
const SMALLEST = 0.66; // where not even the narrowest text fits letters shrink so far
const STEP = 0.25; // pixels
const SPARE = 4; // pixels, for signs that a device has in a wider font only
const SIGNS = ["0", "─"]; // a letter, and what frames are made of: a device may have it in another font

export interface Fit {
  columns: number;
  size: number; // of letters, in pixels
}

/** The columns and the letters for a board with so much room. */
export function fit(board: HTMLElement, room: number): Fit {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const across = (size: number) => Math.floor((room - SPARE) / letter(size, getComputedStyle(board).fontFamily));
  let size = SIZE * rem;
  while (size > SMALLEST * rem && across(size) < NARROWEST) size -= STEP;
  return { columns: Math.max(NARROWEST, Math.min(WIDEST, across(size))), size };
}

/** How wide a letter is; laid out, since a page may round it otherwise than a canvas does. */
function letter(size: number, family: string): number {
  const tried = document.createElement("div");
  Object.assign(tried.style, {
    position: "fixed",
    visibility: "hidden",
    whiteSpace: "pre",
    font: `${size}px ${family}`,
  });
  tried.append(...SIGNS.map((sign) => sign.repeat(NARROWEST) + "\n"));
  document.body.append(tried);
  const width = tried.getBoundingClientRect().width;
  tried.remove();
  return width / NARROWEST;
}
