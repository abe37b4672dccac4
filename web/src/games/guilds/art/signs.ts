// Small signs as pieces of SVG text: icons, factions, coins, stars, seats, room types, objectives.

import { mark } from "../../../lib/seats";

/** Icons that are drawn here; all others are in the sprite. */
const OWN: Record<string, string> = {
  "crystal-ball": "M256 60a150 150 0 1 1 0 300 150 150 0 0 1 0-300zm-64 74c-28 20-38 48-36 78h34c0-24 8-40 28-54zM150 390h212l40 66H110z",
  flowers: "M256 66a56 56 0 0 1 52 78 56 56 0 0 1 58 92 56 56 0 0 1-68 80 56 56 0 0 1-84 0 56 56 0 0 1-68-80 56 56 0 0 1 58-92 56 56 0 0 1 52-78zm0 106a40 40 0 1 0 0 80 40 40 0 0 0 0-80zM240 350h32v120h-32z",
  well: "M96 130 256 40l160 90v30H96zM120 170h32v110h-32zM360 170h32v110h-32zM88 280h336v48H88zM112 340h288l-24 132H136zM240 170h32v70h-32z",
  "elf-ear": "M150 450C110 340 90 210 60 60c130 40 270 90 310 200 26 76-14 136-64 150 0 50-66 80-156 40zM200 370c50 10 80-24 60-64-22-48-84-86-114-106 10 70 24 120 54 170z",
  spyglass: "M40 372l180-130 44 62L84 434zM236 230l120-86 56 78-120 86zM372 132l60-42 66 92-60 42z",
  barrel: "M140 50h232c36 60 36 352 0 412H140c-36-60-36-352 0-412zM112 150v32h288v-32zM112 330v32h288v-32z",
  "bubbling-flask": "M200 40h112v40h-16v120l120 220c14 30-4 52-36 52H132c-32 0-50-22-36-52l120-220V80h-16zM190 330l-52 98h236l-52-98z",
  sun: "M256 160a96 96 0 1 1 0 192 96 96 0 0 1 0-192zM238 30h36v86h-36zM238 396h36v86h-36zM30 238h86v36H30zM396 238h86v36h-86zM84 110l26-26 60 60-26 26zM342 368l26-26 60 60-26 26zM84 402l60-60 26 26-60 60zM342 144l60-60 26 26-60 60z",
  "spell-book": "M76 60h150c20 0 30 12 30 30v362c0-18-10-26-30-26H76zM286 60h150v366H286c-20 0-30 8-30 26V90c0-18 10-30 30-30zM306 130v30h90v-30zM306 200v30h90v-30zM116 130v30h90v-30zM116 200v30h90v-30z",
  paw: "M256 240c70 0 130 80 130 140 0 54-60 66-130 66s-130-12-130-66c0-60 60-140 130-140zM186 60c30 0 50 36 50 76s-20 74-50 74-50-34-50-74 20-76 50-76zM326 60c30 0 50 36 50 76s-20 74-50 74-50-34-50-74 20-76 50-76zM84 170c26 0 46 30 46 62s-20 58-46 58-44-26-44-58 18-62 44-62zM428 170c26 0 44 30 44 62s-18 58-44 58-46-26-46-58 20-62 46-62z",
  bed: "M40 110h44v170h388v130h-44v-50H84v50H40zM104 190h90c20 0 34 14 34 34v36H104zM246 190h160c40 0 66 28 66 70H246z",
  female: "M256 50a110 110 0 0 1 26 217v63h60v44h-60v80h-52v-80h-60v-44h60v-63a110 110 0 0 1 26-217zm0 46a64 64 0 1 0 0 128 64 64 0 0 0 0-128z",
  doorway: "M110 50h292v412h-54V120H164v342h-54zM192 150h128v312H192zM282 290v34h22v-34z",
  infinity: "M146 166c-50 0-90 40-90 90s40 90 90 90c44 0 78-36 110-78 32 42 66 78 110 78 50 0 90-40 90-90s-40-90-90-90c-44 0-78 36-110 78-32-42-66-78-110-78zm0 46c24 0 48 22 74 44-26 22-50 44-74 44a44 44 0 0 1 0-88zm220 0a44 44 0 0 1 0 88c-24 0-48-22-74-44 26-22 50-44 74-44z",
  goose: "M150 60c-34 0-58 22-62 52l-62 22 66 18c8 16 24 26 40 36 14 10 18 22 12 42-22 64 4 148 84 186v54h28v-44c12 2 26 4 40 4v40h28v-42c70-10 122-50 162-126-50 6-88-4-118-30-46-40-106-34-160 8-12-20-8-44 0-70 18-62-8-150-58-150zm-12 40a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  banner: "M96 40h320v34h-20v330l-140-78-140 78V74H96zm160 86-22 52-56 4 44 36-14 56 48-30 48 30-14-56 44-36-56-4z",
  ring: "M196 40h120l44 66-62 60a140 140 0 1 1-84 0l-62-60zm60 172a94 94 0 1 0 0 188 94 94 0 0 0 0-188z",
};

export function icon(name: string, x: number, y: number, size: number, fill = "currentColor", more = ""): string {
  if (OWN[name]) return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" overflow="visible" ${more}><path d="${OWN[name]}" fill="${fill}"/></svg>`;
  return `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" color="${fill}" ${more}/>`;
}

// ---- factions: colour, outline and sign

export interface Faction {
  /** The colour, a dark and a light one of it, and what is written on it. */
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
  warriors: { c: "#a8352b", d: "#56140f", l: "#e58a6f", ink: "#fff4e0", icon: "crossed-swords", shape: "M2.5 2h19v9.5c0 6-4.5 9.5-9.5 11.5C7 21 2.5 17.5 2.5 11.5z", at: [5.2, 4.2, 13.6] },
  wizards: { c: "#3d4bb0", d: "#191f58", l: "#98a6f5", ink: "#f4f2ff", icon: "star-swirl", shape: `M${star8}z`, at: [5.2, 5.2, 13.6] },
  rogues: { c: "#494d5c", d: "#1b1c24", l: "#a3a7b8", ink: "#f3f3f7", icon: "plain-dagger", shape: "M12 23.5C4.5 18 2.5 11 2.5 2.5 6 4 9 4.3 12 3.8c3 .5 6 .2 9.5-1.3C21.5 11 19.5 18 12 23.5z", at: [6, 5, 12] },
  nobles: { c: "#7d3390", d: "#3b1247", l: "#d19be0", ink: "#fff1d0", icon: "queen-crown", shape: "M3.5 1.5h17v21L12 18.3 3.5 22.5z", at: [6, 3.6, 12] },
  priests: { c: "#e8dbb4", d: "#8b7638", l: "#fffaea", ink: "#4f3b0c", icon: "sun", shape: "M3 22.5V11.5C3 6 7.5 2.5 12 1c4.5 1.5 9 5 9 10.5v11z", at: [5.4, 6.4, 13.2] },
  craftsmen: { c: "#b0672b", d: "#532a0e", l: "#eeb179", ink: "#fff4e2", icon: "anvil", shape: "M7 1.8h10l5.2 5.2v10L17 22.2H7L1.8 17V7z", at: [5.2, 5.6, 13.6] },
  animals: { c: "#567a2b", d: "#263b0e", l: "#abd07a", ink: "#f8ffe9", icon: "paw", shape: "M12 1c6 0 9.5 5 9.5 11S18 23 12 23 2.5 18 2.5 12 6 1 12 1z", at: [5.6, 5.2, 12.8] },
};
export const FACTIONS = Object.keys(FACTION);
const NEUTRAL: Faction = { c: "#7d6746", d: "#3a2c1c", l: "#c2a674", ink: "#fff4e0", icon: "house", shape: "M2 2h20v20H2z", at: [5, 5, 14] };
export const faction = (id: string): Faction => FACTION[id] ?? NEUTRAL;

const box = (x: number, y: number, size: number, inside: string) => `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" overflow="visible">${inside}</svg>`;

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
export const coinAt = (metal: Metal, text: string | number, x: number, y: number, size: number, letter?: number) => box(x, y, size, coin(metal, text, letter));

const STAR = "M12 .6 15.3 8l8 .8-6 5.3 1.8 7.9L12 17.9 4.9 22l1.8-7.9-6-5.3 8-.8z";

export function star(value: string | number, dim = false): string {
  const bad = typeof value === "number" && value < 0;
  const text = String(value).replace("-", "−");
  return `<path d="${STAR}" fill="${dim ? "#b9b0a2" : bad ? "#7d1f17" : "url(#gd-gold)"}" stroke="${bad ? "#330805" : "#5a3a00"}" stroke-width="1.3" stroke-linejoin="round"/><text x="12" y="16" text-anchor="middle" font-size="${text.length > 1 ? 8.6 : 10.4}" font-weight="800" fill="${bad ? "#ffe9d6" : "#3a2400"}">${text}</text>`;
}
export const starAt = (value: string | number, x: number, y: number, size: number, dim = false) => box(x, y, size, star(value, dim));

// ---- seats

export function seat(number: number): string {
  const one = mark(number);
  return `<path d="${one.shape}" fill="${one.colour}" stroke="#1c1206" stroke-width="1.5" stroke-linejoin="round"/><text x="12" y="${number ? 16.2 : 18.2}" text-anchor="middle" font-size="11" font-weight="800" fill="${one.ink}">${one.letter}</text>`;
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
  gardens: "flowers", characters: "players", dwarves: "dwarf-face", "human-women": "female", factions: "checked-shield",
  area: "house", "small-rooms": "doorway", "card-income": "swap-bag", gold: "locked-chest",
};

export const goalIcon = (count: string, of = "") => (of ? faction(of).icon : (GOAL[count] ?? "scroll-unfurled"));

/** The sign of an objective on a field of 24 × 24. */
export function goalSign(count: string, of = ""): string {
  return of ? factionSign(of) : `<circle cx="12" cy="12" r="10.8" fill="#f6e6bf" stroke="#9c2a1c" stroke-width="2"/>${icon(goalIcon(count), 4.6, 4.6, 14.8, "#6b2b10")}`;
}

/** A wax seal: an open objective that a character serves. */
export function seal(count: string, of = ""): string {
  return `<circle cx="12" cy="12" r="11" fill="#9c2a1c" stroke="#4d0f08" stroke-width="1.5"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="#e58a6f" stroke-width="1"/>${icon(goalIcon(count, of), 5.6, 5.6, 12.8, "#ffe9cf")}`;
}
