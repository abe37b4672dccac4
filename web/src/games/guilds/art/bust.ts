// Garments, faces, and how a bust is assembled.

import { BEARD, HAIR, HAT, SHADE } from "./heads";
import { icon } from "./signs";

const HEAD = "M35 42c0-12 6-18 15-18s15 6 15 18c0 11-7 21-15 21s-15-10-15-21z";
const BODY = "M4 106c0-20 8-29 25-33l14-4h14l14 4c17 4 25 13 25 33z";

type Garb = (a: string, b: string) => string;
/** a is the cloth, b the trimming. */
const GARB: Record<string, Garb> = {
  robe: (a, b) => `<path d="${BODY}" fill="${a}"/><path d="M41 69l9 20 9-20 5 2-14 35-14-35z" fill="${b}"/>`,
  stole: (a, b) =>
    `<path d="${BODY}" fill="${a}"/><path d="M34 71l9-2 3 37H33zM66 71l-9-2-3 37h13z" fill="${b}"/><path d="M37 88h5v3h-5zM58 88h5v3h-5z" fill="${a}"/>`,
  plate: (a, b) =>
    `<path d="${BODY}" fill="${b}"/><path d="M4 106c0-18 7-28 23-32 8 2 11 10 9 20-2 6-4 9-4 12zM96 106c0-18-7-28-23-32-8 2-11 10-9 20 2 6 4 9 4 12z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M9 96c5-8 13-11 26-9M7 104c5-6 12-9 26-8M91 96c-5-8-13-11-26-9M93 104c-5-6-12-9-26-8" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><path d="M39 70c6 6 16 6 22 0l4 5c-8 8-22 8-30 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/>`,
  cloak: (a, b) =>
    `<path d="${BODY}" fill="${b}"/><path d="M4 106c0-20 8-29 25-33l12-4c1 12-2 26-9 37zM96 106c0-20-8-29-25-33l-12-4c-1 12 2 26 9 37z" fill="${a}"/><circle cx="50" cy="75" r="4" fill="#e2b84f" stroke="${SHADE}"/><path d="M36 72l11 3M64 72l-11 3" stroke="#e2b84f" stroke-width="1.8"/>`,
  fur: (a, b) =>
    `<path d="${BODY}" fill="${a}"/><path d="M22 78c3-8 14-12 22-11l6 6 6-6c8-1 19 3 22 11-6-1-8 2-10 3-3-3-6-1-8 1-3-4-7-3-10 0-3-3-7-4-10 0-2-2-5-4-8-1-2-1-4-4-10-3z" fill="${b}" stroke="${SHADE}" stroke-width=".8"/><path d="M30 74l1 4M40 71l1 5M60 71l-1 5M70 74l-1 4M50 76v5" stroke="${SHADE}" stroke-width="1.3" opacity=".55"/>`,
  doublet: (a, b) =>
    `<path d="${BODY}" fill="${a}"/><path d="M48.5 72h3v34h-3z" fill="${b}"/><g fill="${b}"><circle cx="50" cy="80" r="2"/><circle cx="50" cy="89" r="2"/><circle cx="50" cy="98" r="2"/></g><path d="M30 74c8-6 12-7 20-1 8-6 12-5 20 1-7 5-13 5-20 1-7 4-13 4-20-1z" fill="#fbf3e1" stroke="${SHADE}" stroke-width=".8"/>`,
  apron: (a, b) =>
    `<path d="${BODY}" fill="${a}"/><path d="M34 79h32l4 27H30z" fill="${b}" stroke="${SHADE}" stroke-width=".9"/><path d="M35 80l-1-8M65 80l1-8" stroke="${b}" stroke-width="4"/><path d="M42 70c4 5 12 5 16 0l3 2c-6 7-16 7-22 0z" fill="#fbf3e1"/>`,
  rags: (a, b) =>
    `<path d="${BODY}" fill="${a}"/><path d="M22 84l8-3-2 9 9-4-3 10 8-1v11H16zM78 88l-9-4 1 9-8-3 1 16h16z" fill="${b}"/><path d="M40 70l10 13 10-13" fill="none" stroke="${b}" stroke-width="2.5"/>`,
  gown: (a, b) =>
    `<path d="M8 106c0-16 8-26 22-31l11 9c6 4 12 4 18 0l11-9c14 5 22 15 22 31z" fill="${a}"/><path d="M30 75l11 9c6 4 12 4 18 0l11-9 3 1.5-13 11c-6 4-14 4-20 0l-13-11z" fill="${b}"/><path d="M43 76q7 7 14 0" fill="none" stroke="#e2b84f" stroke-width="1.6"/><circle cx="50" cy="80.5" r="2.4" fill="#d8423a"/>`,
  leather: (a, b) =>
    `<path d="${BODY}" fill="${a}"/><path d="M24 75l46 31H58L18 80z" fill="${b}"/><path d="M41 69l9 12 9-12 4 2-13 18-13-18z" fill="${b}"/><rect x="40" y="90" width="7" height="7" rx="1" fill="#d9b24f" transform="rotate(34 43 93)"/>`,
};

function face(female: boolean, mood = ""): string {
  const brow =
    mood === "stern"
      ? "M40.5 38.5l6 2M59.5 38.5l-6 2"
      : mood === "sly"
        ? "M40.5 39.5q3-2 6 .5M53.5 38q3-1.5 6 1"
        : "M41 38.5q3-1.8 6 0M53 38.5q3-1.8 6 0";
  return `<path d="${brow}" fill="none" stroke="#3a2416" stroke-width="1.5" stroke-linecap="round"/><ellipse cx="44" cy="43" rx="1.7" ry="2.1" fill="#24150b"/><ellipse cx="56" cy="43" rx="1.7" ry="2.1" fill="#24150b"/>${female ? `<path d="M41.5 41.5l-1.5-1M58.5 41.5l1.5-1" stroke="#24150b" stroke-width="1.1" stroke-linecap="round"/>` : ""}<path d="M50 44l-1.3 6.2 2.600.2" fill="none" stroke="#6b3d22" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/><path d="${mood === "sly" ? "M46.5 56q4 1 7.5-1.8" : mood === "stern" ? "M46.5 56.3h7" : "M46 55.5q4 2.6 8 0"}" fill="none" stroke="${female ? "#a83a34" : "#7a3f2b"}" stroke-width="${female ? 1.9 : 1.4}" stroke-linecap="round"/>`;
}

const SKIN: Record<string, string> = {
  a: "#f0c9a2",
  b: "#dca679",
  c: "#b87c50",
  d: "#8a5836",
  elf: "#f4dcbb",
  orc: "#86a45c",
  dwarf: "#e3ab7d",
};
/** Something held or hung: icon, x, y, size, colour, rotation. */
export type Thing = [string, number, number, number, string?, number?];

export interface Bust {
  race?: string;
  skin?: string;
  f?: number;
  hair?: string;
  hc?: string;
  beard?: string;
  bc?: string;
  garb?: string;
  g1?: string;
  g2?: string;
  hat?: string;
  h1?: string;
  h2?: string;
  mood?: string;
  back?: Thing[];
  front?: Thing[];
}

export function bust(p: Bust): string {
  const skin = SKIN[p.skin ?? "a"];
  const hair = HAIR[p.hair ?? "none"];
  const hc = p.hc ?? "#4a2d18";
  const [hatBack, hatFront] = HAT[p.hat ?? "none"](p.h1 ?? "#c9c2b2", p.h2 ?? "#8b8475");
  const ears =
    p.race === "elf"
      ? `<path d="M36 42l-11-9c0 8 4 15 12 16zM64 42l11-9c0 8-4 15-12 16z" fill="${skin}" stroke="${SHADE}" stroke-opacity=".35"/>`
      : p.race === "orc"
        ? `<path d="M36 42l-9-5c0 7 4 12 10 12zM64 42l9-5c0 7-4 12-10 12z" fill="${skin}"/>`
        : `<path d="M35 41c-4-2-4 7 1 8zM65 41c4-2 4 7-1 8z" fill="${skin}"/>`;
  const back = (p.back ?? [])
    .map(
      ([n, x, y, s, c = "#e9d9b4", r = 0]) =>
        `<g transform="rotate(${r} ${x + s / 2} ${y + s / 2})">${icon(n, x + 1.2, y + 1.5, s, "#000", 'opacity=".35"')}${icon(n, x, y, s, c)}</g>`,
    )
    .join("");
  const front = (p.front ?? [])
    .map(
      ([n, x, y, s, c = "#f3e4bf", r = 0]) =>
        `<g transform="rotate(${r} ${x + s / 2} ${y + s / 2})"><g stroke="${SHADE}" stroke-width="2.8" stroke-linejoin="round">${icon(n, x, y, s, SHADE)}</g>${icon(n, x, y, s, c)}</g>`,
    )
    .join("");
  const wide = p.race === "dwarf" || p.race === "orc" ? "translate(50 60) scale(1.1 1.02) translate(-50 -60)" : "";
  return `${back}<g ${wide ? `transform="${wide}"` : ""}><path d="${hair[0]}" fill="${hc}"/>${hatBack}${GARB[p.garb ?? "robe"](p.g1 ?? "#7a2f2a", p.g2 ?? "#e2b84f")}<path d="M50 69h7l14 4c17 4 25 13 25 33H58c4-14 0-28-8-37z" fill="${SHADE}" opacity=".16"/><path d="M43 55h14v15c-2 6-12 6-14 0z" fill="${skin}"/><path d="M43 62c4 4 10 4 14-2v6c-3 5-11 5-14 1z" fill="${SHADE}" opacity=".25"/>${ears}<path d="${HEAD}" fill="${skin}"/><path d="M51 24c9 0 14 6 14 18 0 11-7 21-15 21 6-5 8-13 8-21s-2-14-7-18z" fill="${SHADE}" opacity=".14"/>${face(!!p.f, p.mood)}${p.race === "orc" ? '<path d="M44 57l1.5-6 2 5zM56 57l-1.5-6-2 5z" fill="#fff6df" stroke="#3d3010" stroke-width=".6"/>' : ""}${p.beard ? `<path d="${BEARD[p.beard]}" fill="${p.bc ?? hc}"/><path d="M50 53c6 0 11-3 15.5-9 1 15-5 24-15.5 24z" fill="${SHADE}" opacity=".12"/>` : ""}<path d="${hair[1]}" fill="${hc}"/>${hatFront}</g>${front}`;
}
