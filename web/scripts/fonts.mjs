// The fonts, cut down to the letters that the client shows: Latin for all, Polish and Czech apart, and no alternates.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join("");
const PARTS = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’‚“”„…→−·×★€",
  "latin-ext": range(0x100, 0x17f) + range(0x218, 0x21b),
};
const CUTS = [
  ["atkinson-hyperlegible-next", 400],
  ["atkinson-hyperlegible-next", 700],
  ["alegreya", 700],
];

/** Write the cuts into a folder. */
export async function fonts(web, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, weight] of CUTS) {
    for (const [part, letters] of Object.entries(PARTS)) {
      const file = `${name}-${part}-${weight}-normal.woff2`;
      const whole = readFileSync(join(web, "node_modules/@fontsource", name, "files", file));
      writeFileSync(join(folder, file), await subset(whole, letters, { targetFormat: "woff2", noLayoutClosure: true }));
    }
  }
}
