// A die as a picture, 60 × 66, seen slightly from the front: body, pips, and the sign of its colour on the near side.
// Each face is made once, because a table shows dozens of dice.

import { svgUrl } from "../../../lib/svg";
import { COLOURS, DYES, FACES, PIPS, SIGNS, type Colour } from "./dice";

const made = new Map<string, string>();
const loaded: HTMLImageElement[] = []; // reused, so the browser can reuse the decoded picture

const gradient = (id: string, way: string, stops: [number, string][], kind = "linear") =>
  `<${kind}Gradient id="${id}" ${way}>${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("")}</${kind}Gradient>`;

const GLOSS = `<linearGradient id="gloss" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".55" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;

function body(colour: Colour): string {
  const { light, face, side, foot, edge } = DYES[colour];
  const white = colour === "white";
  return (
    `<defs>${gradient("face", 'x1=".1" y1="0" x2=".75" y2="1"', [
      [0, light],
      [0.3, face],
      [1, side],
    ])}${gradient(
      "dish",
      'cx=".35" cy=".25" r=".95"',
      [
        [0, light],
        [0.42, face],
        [1, side],
      ],
      "radial",
    )}${gradient("side", 'x1="0" y1="0" x2="0" y2="1"', [
      [0.7, side],
      [0.86, foot],
      [1, edge],
    ])}${GLOSS}</defs>` +
    `<rect x="2" y="5" width="56" height="59" rx="13" fill="url(#side)" stroke="${edge}"/><rect x="2" y="1.5" width="56" height="49.5" rx="13" fill="url(#face)"/>` +
    `<path d="M7 47.8C9.5 50 12 51 15 51H45C48 51 50.5 50 53 47.8" fill="none" stroke="#fff" stroke-opacity="${white ? 0.9 : 0.38}" stroke-width="1.1"/>` +
    `<rect x="4.6" y="3.6" width="50.8" height="44.6" rx="10.5" fill="url(#dish)" stroke="#fff" stroke-opacity=".22" stroke-width=".8"/>` +
    `<path d="M6 17C6 9 10 5 18 5H42C47 5 50 6.5 52 9 38 8.5 17 11.5 6 24z" fill="url(#gloss)" opacity="${white ? 0.9 : 0.62}"/>`
  );
}

function pips(colour: Colour, face: number): string {
  const dark = colour === "white" || colour === "gold";
  const [hollow, pip] = dark ? ['fill="#fff" opacity=".55"', "#33241a"] : ['fill="#000" opacity=".38"', "#fffaf0"];
  return PIPS[face]
    .map(
      ([x, y]) =>
        `<circle cx="${30 + 13.2 * x}" cy="${25.95 + 12.2 * y}" r="5" ${hollow}/><circle cx="${30 + 13.2 * x}" cy="${26.5 + 12.2 * y}" r="4.7" fill="${pip}"/>`,
    )
    .join("");
}

/** The address of a face. A small one has the sign alone, without room for a number. */
export function dieFace(colour: Colour, face: number, small: boolean): string {
  const key = `${colour} ${face} ${small}`;
  const known = made.get(key);
  if (known) return known;
  const sign = `<path d="${SIGNS[colour]}" transform="${small ? "translate(30 57.4) scale(1.05)" : "translate(20.5 57.3)"}" fill="${DYES[colour].sign}"/>`;
  const url = svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="66" viewBox="0 0 60 66">${body(colour)}${pips(colour, face)}${sign}</svg>`,
  );
  const image = new Image();
  image.src = url;
  loaded.push(image);
  made.set(key, url);
  return url;
}

/** All faces, to create during idle time. */
export const allFaces = (): (() => string)[] =>
  [false, true].flatMap((small) =>
    COLOURS.flatMap((colour) => FACES.map((face) => () => dieFace(colour, face, small))),
  );
