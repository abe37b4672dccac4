// Small signs as pieces of SVG text: icons, factions, coins, stars, seats, room types, objectives.

import { mark } from "../../../lib/seats";

/** Icons drawn here on the same grid as those of the sprite, which keeps their outlines equally thick. */
const OWN: Record<string, string> = {
  "crystal-ball":
    "m32 8a18.8 18.8 0 1 1 0 37a18.8 18.8 0 0 1 0-37zm-8 9c-3 2-5 6-4 10h4c0-3 1-5 3-7zm-5 32h26l5 8h-36z",
  flowers:
    "m32 8a7 7 0 0 1 7 10a7 7 0 0 1 7 12a7 7 0 0 1-9 10a7 7 0 0 1-10 0a7 7 0 0 1-9-10a7 7 0 0 1 8-12a7 7 0 0 1 6-10zm0 14a5 5 0 1 0 0 10a5 5 0 0 0 0-10zm-2 22h4v15h-4z",
  well: "m12 16l20-11l20 11v4h-40zm3 5h4v14h-4zm30 0h4v14h-4zm-34 14h42v6h-42zm3 8h36l-3 16h-30zm16-22h4v9h-4z",
  "elf-ear":
    "m19 56c-5-13-8-30-11-48c16 5 33 11 38 25c4 9-1 17-8 18c0 7-8 10-19 5zm6-10c6 2 10-3 8-8c-3-6-11-10-15-13c2 9 3 15 7 21z",
  spyglass: "m5 47l23-17l5 8l-22 16zm25-18l15-11l7 10l-15 11zm17-12l7-6l8 12l-7 5z",
  barrel: "m18 6h29c4 8 4 44 0 52h-29c-5-8-5-44 0-52zm-4 13v4h36v-4zm0 22v4h36v-4z",
  "bubbling-flask": "m25 5h14v5h-2v15l15 28c2 3 0 6-4 6h-31c-4 0-7-3-5-6l15-28v-15h-2zm-1 36l-7 13h30l-7-13z",
  sun: "m32 20a12 12 0 1 1 0 24a12 12 0 0 1 0-24zm-2-16h4v11h-4zm0 46h4v10h-4zm-26-20h11v4h-11zm46 0h10v4h-10zm-39-16l3-3l7 7l-3 3zm32 32l3-3l8 7l-4 4zm-32 4l7-7l3 3l-7 8zm32-32l7-7l4 3l-8 7z",
  "spell-book":
    "m10 8h18c3 0 4 1 4 3v46c0-3-1-4-4-4h-18zm26 0h19v45h-19c-3 0-4 1-4 4v-46c0-2 1-3 4-3zm2 8v4h12v-4zm0 9v4h12v-4zm-23-9v4h11v-4zm0 9v4h11v-4z",
  paw: "m32 30c9 0 16 10 16 18c0 6-7 8-16 8c-9 0-16-2-16-8c0-8 7-18 16-18zm-9-22c4 0 7 4 7 9c0 5-3 9-7 9c-3 0-6-4-6-9c0-5 3-9 6-9zm18 0c4 0 6 4 6 9c0 5-2 9-6 9c-4 0-6-4-6-9c0-5 2-9 6-9zm-30 13c3 0 5 4 5 8c0 4-2 7-5 7c-4 0-6-3-6-7c0-4 2-8 6-8zm43 0c3 0 5 4 5 8c0 4-2 7-5 7c-4 0-6-3-6-7c0-4 2-8 6-8z",
  bed: "m5 14h6v21h48v16h-5v-6h-43v6h-6zm8 10h11c3 0 5 2 5 4v5h-16zm18 0h20c5 0 8 3 8 9h-28z",
  female:
    "m32 6a13.8 13.8 0 0 1 3 27v8h8v6h-8v10h-6v-10h-8v-6h8v-8a13.8 13.8 0 0 1 3-27zm0 6a8 8 0 1 0 0 16a8 8 0 0 0 0-16z",
  doorway: "m14 6h36v52h-6v-43h-23v43h-7zm10 13h16v39h-16zm11 17v5h3v-5z",
  infinity:
    "m18 21c-6 0-11 5-11 11c0 6 5 11 11 11c6 0 10-4 14-9c4 5 8 9 14 9c6 0 11-5 11-11c0-6-5-11-11-11c-6 0-10 4-14 10c-4-6-8-10-14-10zm0 6c3 0 6 2 10 5c-4 3-7 6-10 6a5.5 5.5 0 0 1 0-11zm28 0a5.5 5.5 0 0 1 0 11c-3 0-6-3-9-6c3-3 6-5 9-5z",
  goose:
    "m19 8c-4 0-7 2-8 6l-8 3l9 2l5 5c1 1 2 2 1 5c-3 8 1 18 11 23v7h3v-6l5 1v5h4v-5c8-2 15-7 20-16c-6 1-11-1-15-4c-6-5-13-4-20 1c-1-2-1-5 0-9c2-7-1-18-7-18zm-2 5a1.8 1.8 0 1 1 0 3a1.8 1.8 0 0 1 0-3z",
  banner: "m12 5h40v4h-2v42l-18-10l-17 10v-42h-3zm20 11l-3 6l-7 1l6 4l-2 7l6-3l6 3l-2-7l6-4l-7-1z",
  ring: "m25 5h15l5 8l-8 8a17.5 17.5 0 1 1-10 0l-8-8zm7 22a11.8 11.8 0 1 0 0 23a11.8 11.8 0 0 0 0-23z",
  wand: "M8 55 32 28l4 4-24 27zM46 4l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z",
  "round-shield":
    "M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 5a23 23 0 1 0 0 46 23 23 0 0 0 0-46zm0 3a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm0 10a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
  cleaver: "M6 8h34v28H14C6 36 6 8 6 8zm36 2h18v7H42zm-9 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  coins: "M4 48h28v7H4zm3-10h28v7H7zm-3-10h28v7H4zm2-10h28v7H6zm32 30h22v7H38zm2-10h22v7H40z",
};

export function icon(name: string, x: number, y: number, size: number, fill = "currentColor", more = ""): string {
  if (OWN[name])
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64" overflow="visible" ${more}><path d="${OWN[name]}" fill="${fill}"/></svg>`;
  return `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" color="${fill}" ${more}/>`;
}

// ---- factions: colour, outline and sign

export interface Faction {
  /** The colour, a darker and a lighter shade, and the text colour on it. */
  c: string;
  d: string;
  l: string;
  ink: string;
  icon: string;
  shape: string;
  /** Where the icon stands: x, y, size. */
  at: [number, number, number];
}

const star8 = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 ? 9.4 : 11.6;
  const a = (i * Math.PI) / 8;
  return `${(12 + r * Math.sin(a)).toFixed(2)} ${(12 - r * Math.cos(a)).toFixed(2)}`;
}).join("L");

export const FACTION: Record<string, Faction> = {
  warriors: {
    c: "#a8352b",
    d: "#56140f",
    l: "#e58a6f",
    ink: "#fff4e0",
    icon: "crossed-swords",
    shape: "M2.5 2h19v9.5c0 6-4.5 9.5-9.5 11.5C7 21 2.5 17.5 2.5 11.5z",
    at: [5.2, 4.2, 13.6],
  },
  wizards: {
    c: "#3d4bb0",
    d: "#191f58",
    l: "#98a6f5",
    ink: "#f4f2ff",
    icon: "star-swirl",
    shape: `M${star8}z`,
    at: [5.2, 5.2, 13.6],
  },
  rogues: {
    c: "#494d5c",
    d: "#1b1c24",
    l: "#a3a7b8",
    ink: "#f3f3f7",
    icon: "plain-dagger",
    shape: "M12 23.5C4.5 18 2.5 11 2.5 2.5 6 4 9 4.3 12 3.8c3 .5 6 .2 9.5-1.3C21.5 11 19.5 18 12 23.5z",
    at: [6, 5, 12],
  },
  nobles: {
    c: "#7d3390",
    d: "#3b1247",
    l: "#d19be0",
    ink: "#fff1d0",
    icon: "queen-crown",
    shape: "M3.5 1.5h17v21L12 18.3 3.5 22.5z",
    at: [6, 3.6, 12],
  },
  priests: {
    c: "#e8dbb4",
    d: "#8b7638",
    l: "#fffaea",
    ink: "#4f3b0c",
    icon: "sun",
    shape: "M3 22.5V11.5C3 6 7.5 2.5 12 1c4.5 1.5 9 5 9 10.5v11z",
    at: [5.4, 6.4, 13.2],
  },
  craftsmen: {
    c: "#b0672b",
    d: "#532a0e",
    l: "#eeb179",
    ink: "#fff4e2",
    icon: "anvil",
    shape: "M7 1.8h10l5.2 5.2v10L17 22.2H7L1.8 17V7z",
    at: [5.2, 5.6, 13.6],
  },
  animals: {
    c: "#567a2b",
    d: "#263b0e",
    l: "#abd07a",
    ink: "#f8ffe9",
    icon: "paw",
    shape: "M12 1c6 0 9.5 5 9.5 11S18 23 12 23 2.5 18 2.5 12 6 1 12 1z",
    at: [5.6, 5.2, 12.8],
  },
};
export const FACTIONS = Object.keys(FACTION);
const NEUTRAL: Faction = {
  c: "#7d6746",
  d: "#3a2c1c",
  l: "#c2a674",
  ink: "#fff4e0",
  icon: "house",
  shape: "M2 2h20v20H2z",
  at: [5, 5, 14],
};
export const faction = (id: string): Faction => FACTION[id] ?? NEUTRAL;

const box = (x: number, y: number, size: number, inside: string) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" overflow="visible">${inside}</svg>`;

/** The sign of a faction on a field of 24 × 24. */
export function factionSign(id: string): string {
  const one = faction(id);
  return `<path d="${one.shape}" fill="${one.c}" stroke="#1d120a" stroke-width="1.6" stroke-linejoin="round"/><path d="${one.shape}" fill="none" stroke="${one.l}" stroke-width=".9" opacity=".75" transform="translate(12 12) scale(.86) translate(-12 -12)"/>${icon(one.icon, ...one.at, one.ink)}`;
}
export const factionAt = (id: string, x: number, y: number, size: number) => box(x, y, size, factionSign(id));

// ---- coins and stars: a florin is round and silver, gold is eight-sided

export type Metal = "florin" | "gold";

export function coin(metal: Metal, text: string | number, size = 11): string {
  const words = `<text x="12" y="${12 + size * 0.36}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${metal === "gold" ? "#3d2600" : "#1d222b"}">${text}</text>`;
  return metal === "gold"
    ? `<path d="M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z" fill="url(#gd-gold)" stroke="#6a4300" stroke-width="1.4"/><path d="M8.4 3.6h7.2l4.8 4.8v7.2l-4.8 4.8H8.4l-4.8-4.8V8.4z" fill="none" stroke="#fff3c4" stroke-width=".8" opacity=".8"/>${words}`
    : `<circle cx="12" cy="12" r="11" fill="url(#gd-silver)" stroke="#4a4f58" stroke-width="1.4"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="#fff" stroke-width=".9" stroke-dasharray="1.3 1.4"/>${words}`;
}
export const coinAt = (metal: Metal, text: string | number, x: number, y: number, size: number, letter?: number) =>
  box(x, y, size, coin(metal, text, letter));

const STAR = "M12 .6 15.3 8l8 .8-6 5.3 1.8 7.9L12 17.9 4.9 22l1.8-7.9-6-5.3 8-.8z";

export function star(value: string | number, dim = false, letters = 0): string {
  const bad = typeof value === "number" && value < 0;
  const text = String(value).replace("-", "−");
  const size = Math.max(letters, text.length > 1 ? 8.6 : 10.4);
  return `<path d="${STAR}" fill="${dim ? "#b9b0a2" : bad ? "#7d1f17" : "url(#gd-gold)"}" stroke="${bad ? "#330805" : "#5a3a00"}" stroke-width="1.3" stroke-linejoin="round"/><text x="12" y="${12.3 + size * 0.36}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${bad ? "#ffe9d6" : "#3a2400"}">${text}</text>`;
}
export const starAt = (value: string | number, x: number, y: number, size: number, dim = false, letters = 0) =>
  box(x, y, size, star(value, dim, letters));

// ---- seats

export function seat(number: number): string {
  const one = mark(number);
  return `<path d="${one.shape}" fill="${one.colour}" stroke="#1c1206" stroke-width="1.5" stroke-linejoin="round"/><text data-mark="" x="12" y="${number ? 16.2 : 18.2}" text-anchor="middle" font-size="11" font-weight="800" fill="${one.ink}">${one.letter}</text>`;
}
export const seatAt = (number: number, x: number, y: number, size: number) => box(x, y, size, seat(number));

// ---- room types and objectives

interface RoomType {
  icon: string;
  floor: string;
  c: string;
}
const ROOM_TYPE: Record<string, RoomType> = {
  empty: { icon: "doorway", floor: "plank", c: "#8a6a42" },
  garden: { icon: "flowers", floor: "grass", c: "#3f6b22" },
  "dining-room": { icon: "meal", floor: "oak", c: "#8c3110" },
  bedroom: { icon: "bed", floor: "board", c: "#35538a" },
  kitchen: { icon: "cooking-pot", floor: "tile", c: "#a3541c" },
  luxury: { icon: "diamonds", floor: "marble", c: "#6d2a7d" },
  courtyard: { icon: "well", floor: "cobble", c: "#5b5f63" },
};
export const roomType = (id: string): RoomType => ROOM_TYPE[id] ?? ROOM_TYPE.empty;

export function typeSign(id: string): string {
  const type = roomType(id);
  return `<circle cx="12" cy="12" r="10.8" fill="#fff6df" stroke="${type.c}" stroke-width="2.2"/>${icon(type.icon, 5.4, 5.4, 13.2, type.c)}`;
}

const GOAL: Record<string, string> = {
  gardens: "flowers",
  characters: "players",
  dwarves: "dwarf-face",
  "human-women": "female",
  factions: "checked-shield",
  area: "house",
  "small-rooms": "doorway",
  "card-income": "swap-bag",
  gold: "locked-chest",
};

export const goalIcon = (count: string, of = "") => (of ? faction(of).icon : (GOAL[count] ?? "scroll-unfurled"));

/** The sign of an objective on a field of 24 × 24. */
export function goalSign(count: string, of = ""): string {
  return of
    ? factionSign(of)
    : `<circle cx="12" cy="12" r="10.8" fill="#f6e6bf" stroke="#9c2a1c" stroke-width="2"/>${icon(goalIcon(count), 4.6, 4.6, 14.8, "#6b2b10")}`;
}

/** A wax seal: marks an open objective that a character serves. */
export function seal(count: string, of = ""): string {
  return `<circle cx="12" cy="12" r="11" fill="#9c2a1c" stroke="#4d0f08" stroke-width="1.5"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="#e58a6f" stroke-width="1"/>${icon(goalIcon(count, of), 5.6, 5.6, 12.8, "#ffe9cf")}`;
}
