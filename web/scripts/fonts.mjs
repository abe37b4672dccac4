// Cuts the fonts down to the letters that the client shows. Latin is one cut, Polish and Czech letters are another, and
// letters that only names need are two more. Alternate glyphs are dropped. styles/fonts.css says which cut has which
// letter. The server draws link previews with all of these letters, and its renderer can't read compressed fonts.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join("");
const SHARED = "\u00a0§«°±·»×óÓáÁéÉíÍúÚýÝ–—‘’‚“”„…→−★€"; // ASCII and the letters that all three languages use most
const WESTERN = [...range(0xa1, 0xff)].filter((letter) => !SHARED.includes(letter)).join("");
const OURS = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž";
const FURTHER = [...(range(0x100, 0x17f) + range(0x218, 0x21b))].filter((letter) => !OURS.includes(letter)).join("");
// For each cut: its letters, and the font file that contains them.
const PARTS = {
  latin: ["latin", range(0x20, 0x7e) + SHARED],
  western: ["latin", WESTERN],
  ours: ["latin-ext", OURS],
  further: ["latin-ext", FURTHER],
};
const CUTS = [
  ["atkinson-hyperlegible-next", 400],
  ["atkinson-hyperlegible-next", 700],
  ["alegreya", 700],
];

const PICTURE = "atkinson-hyperlegible-next";
const ALL = { latin: PARTS.latin[1] + WESTERN, "latin-ext": OURS + FURTHER };

const whole = (web, name, from, weight) =>
  readFileSync(join(web, "node_modules/@fontsource", name, "files", `${name}-${from}-${weight}-normal.woff2`));

/** The plugin of vite.config.ts that puts the fonts for pictures next to the client. */
export function pictureFonts() {
  return {
    name: "picture-fonts",
    apply: "build",
    async generateBundle() {
      for (const [from, letters] of Object.entries(ALL)) {
        const source = await subset(whole(".", PICTURE, from, 400), letters, {
          targetFormat: "sfnt",
          noLayoutClosure: true,
        });
        this.emitFile({ type: "asset", fileName: `fonts/picture-${from}.ttf`, source });
      }
    },
  };
}

/** Writes the cuts into a folder. */
export async function fonts(web, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, weight] of CUTS) {
    for (const [part, [from, letters]] of Object.entries(PARTS)) {
      const cut = await subset(whole(web, name, from, weight), letters, {
        targetFormat: "woff2",
        noLayoutClosure: true,
      });
      writeFileSync(join(folder, `${name}-${part}-${weight}-normal.woff2`), cut);
    }
  }
}
