// The portraits of the characters: cut-paper busts and beasts. Colours have three digits. Finer shades are invisible at
// this size and cost half a kilobyte.

import { bust, type Bust } from "./bust";
import { CRAFTSMEN } from "./portraits/craftsmen";
import { NOBLES } from "./portraits/nobles";
import { PRIESTS } from "./portraits/priests";
import { ROGUES } from "./portraits/rogues";
import { WARRIORS } from "./portraits/warriors";
import { WIZARDS } from "./portraits/wizards";
import { icon } from "./signs";

const PORTRAIT: Record<string, Bust> = {
  ...WARRIORS,
  ...WIZARDS,
  ...PRIESTS,
  ...ROGUES,
  ...NOBLES,
  ...CRAFTSMEN,
};
/** A beast: icon, x, y, size, two colours, headgear. */
const BEAST: Record<string, [string, number, number, number, [string, string], string]> = {
  "guard-dog": [
    "labrador-head",
    13,
    20,
    74,
    ["#da6", "#742"],
    '<path d="M24 88c16 10 36 10 52 0l2 8c-18 12-38 12-56 0z" fill="#a22" stroke="#210"/><circle cx="50" cy="100" r="5" fill="#db5" stroke="#210"/>',
  ],
  cat: ["cat", 10, 20, 80, ["#556", "#222"], ""],
  falcon: ["eagle-head", 12, 18, 78, ["#eda", "#852"], ""],
  warhorse: ["horse-head", 8, 16, 86, ["#db8", "#642"], ""],
  "golden-goose": [
    "goose",
    10,
    16,
    82,
    ["#fea", "#c92"],
    '<ellipse cx="76" cy="92" rx="11" ry="9" fill="url(#gd-gold)" stroke="#530"/>',
  ],
  "dragon-whelp": ["dragon-head", 8, 16, 86, ["#ad6", "#362"], ""],
};

export const isBeast = (id: string) => id in BEAST;
const drawn = new Map<string, string>();

/** A portrait, drawn once. An unknown character looks like a townsman. */
export function portrait(id: string): string {
  let found = drawn.get(id);
  if (found === undefined) {
    found = BEAST[id] ? beast(id) : bust(PORTRAIT[id] ?? { hair: "short", garb: "doublet", g1: "#654" });
    drawn.set(id, found);
  }
  return found;
}

function beast(id: string): string {
  const [name, x, y, size, [light, dark], wears] = BEAST[id];
  const outline = `<g stroke="#210" stroke-width="2" stroke-linejoin="round">${icon(name, x, y, size, "#210")}</g>`;
  const mask = `<mask id="gd-beast-${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="104">${icon(name, x, y, size, "#fff")}</mask>`;
  const coat = `<linearGradient id="gd-coat-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return `<defs>${coat}${mask}</defs><circle cx="50" cy="58" r="44" fill="#fed" opacity=".4"/>${outline}<rect width="100" height="104" fill="url(#gd-coat-${id})" mask="url(#gd-beast-${id})"/>${wears}`;
}
