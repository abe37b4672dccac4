// Rooms seen from above: floor and furniture, walls with doors, the tile's benefits, and the entrance hall.

import type { Room } from "../../../types/guilds";
import { mark } from "../../../lib/seats";
import { F } from "./furniture";
import { asImage, type Box } from "../../../lib/svgImage";
import { furniture } from "./recipes";
import { coinAt, factionAt, icon, roomType, starAt } from "./signs";

interface Side {
  door: boolean;
  x: number;
  y: number;
  s: string;
}
export interface Outline {
  /** In cells. */
  w: number;
  h: number;
  sides: Side[];
}

const LARGE: [string, number, number, string][] = [
  ["N1", 0, 0, "N"],
  ["N2", 1, 0, "N"],
  ["E", 1, 0, "E"],
  ["S2", 1, 0, "S"],
  ["S1", 0, 0, "S"],
  ["W", 0, 0, "W"],
];
const SMALL: [string, number, number, string][] = [
  ["N", 0, 0, "N"],
  ["E", 0, 0, "E"],
  ["S", 0, 0, "S"],
  ["W", 0, 0, "W"],
];

/** The unit sides of a tile after quarter turns. */
export function outline(room: Room, turn: number): Outline {
  const large = room.size === "large";
  let w = large ? 2 : 1;
  let h = 1;
  let sides = (large ? LARGE : SMALL).map(([name, x, y, s]) => ({ door: room.doors.includes(name), x, y, s }));
  for (let i = 0; i < turn; i++) {
    sides = sides.map((one) => ({ ...one, x: h - 1 - one.y, y: one.x, s: "NESW"["NESW".indexOf(one.s) + 1] ?? "N" }));
    [w, h] = [h, w];
  }
  return { w, h, sides };
}

const WALL = 9;

/** Draws walls with gaps. A door is a plank in the gap between two posts. */
function walls({ w, h, sides }: Outline): string {
  const frame = `<path d="M0 0h${100 * w}v${100 * h}H0zM${WALL} ${WALL}v${100 * h - 2 * WALL}h${100 * w - 2 * WALL}V${WALL}z" fill="url(#gd-stone)" stroke="#2a1b10" stroke-width="1.5" fill-rule="evenodd"/><path d="M${WALL} ${100 * h - WALL}V${WALL}h${100 * w - 2 * WALL}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3.5" transform="translate(1.7 1.7)"/>`;
  const doors = sides
    .filter((one) => one.door)
    .map(
      (one) =>
        `<g transform="translate(${100 * one.x + 50} ${100 * one.y + 50}) rotate(${"NESW".indexOf(one.s) * 90})"><path d="M-18-50.8h36v${WALL + 1.6}h-36z" fill="url(#gd-plank)" stroke="#4a2a0e" stroke-width="1"/><path d="M-6-50v${WALL}M6-50v${WALL}" stroke="#7a4a1e" stroke-width="1"/><path d="M-22.5-51h6v${WALL + 2}h-6zM16.5-51h6v${WALL + 2}h-6z" fill="#e7d6b0" stroke="#2a1b10" stroke-width="1"/></g>`,
    );
  return frame + doors.join("");
}

/** The benefits of a tile, upright in its lower right corner, and its type in the upper left. */
function badges(room: Room, { w, h }: Outline, dim: boolean): string {
  const list: string[] = [];
  const small = (type: string) =>
    `<circle cx="26" cy="23" r="9" fill="#fff6df" stroke="#2a1b10"/>${icon(roomType(type).icon, 20, 17, 12, "#2a1b10")}`;
  if (room.points) list.push(starAt(room.points, 0, 0, 30, dim));
  if (room.per_member)
    list.push(
      `<g>${starAt(room.per_member.every === 2 ? "½" : "⅓", 0, 0, 30, dim)}${factionAt(room.per_member.faction, 19, 14, 19)}</g>`,
    );
  if (room.per_room) list.push(`<g>${starAt(`+${room.per_room.each}`, 0, 0, 28, dim)}${small(room.per_room.type)}</g>`);
  if (room.per_faction)
    list.push(`<g>${starAt(room.per_faction, 0, 0, 28, dim)}${icon("checked-shield", 17, 14, 17, "#2a1b10")}</g>`);
  for (const one of room.member_of ?? [])
    list.push(
      `<g>${factionAt(one, 1, 1, 28)}<circle cx="27" cy="5" r="7" fill="#1f6b3a" stroke="#fff"/><path d="M27 1.5v7M23.5 5h7" stroke="#fff" stroke-width="2"/></g>`,
    );
  if (room.income_florins) list.push(coinAt("florin", `+${room.income_florins}`, 1, 1, 28));
  if (room.income_gold) list.push(coinAt("gold", `+${room.income_gold}`, 1, 1, 28));
  const gap = 36;
  const type = roomType(room.type);
  const row = list.map(
    (one, i) => `<g transform="translate(${100 * w - list.length * gap + i * gap - 12} ${100 * h - 44})">${one}</g>`,
  );
  return `<circle cx="26" cy="26" r="13.5" fill="#fff6df" stroke="${type.c}" stroke-width="2.6"/>${icon(type.icon, 17.5, 17.5, 17, type.c)}${row.join("").replaceAll("<text ", '<text data-sign="" ')}`;
}

/** A rectangle of this many cells, including the lines on its edge. */
const around = (w: number, h: number): Box => [-2, -2, 100 * w + 4, 100 * h + 4];

const SPIN = ["", "translate(100w 0) rotate(90)", "translate(100w 100h) rotate(180)", "translate(0 100h) rotate(270)"];
const drawn = new Map<string, string>();

/** A rotated tile at 100 × 100 per cell. Each is drawn once. */
export function tile(room: Room, turn: number, marks = true, dim = false): string {
  const key = `${room.id} ${turn} ${marks} ${dim}`;
  const shape = outline(room, turn);
  let found = drawn.get(key);
  if (found === undefined) {
    const width = room.size === "large" ? 200 : 100;
    const spin = SPIN[turn].replace("100w", String(100 * shape.w)).replace("100h", String(100 * shape.h));
    found = `<g transform="${spin}"><rect width="${width}" height="100" fill="url(#gd-fl-${roomType(room.type).floor})"/>${furniture(room.id, room.type)}<rect width="${width}" height="100" fill="url(#gd-roomlight)"/></g>${walls(shape)}${marks ? badges(room, shape, dim) : ""}`;
    drawn.set(key, found);
  }
  return asImage(found, around(shape.w, shape.h));
}

const HALL_SIDE: Record<string, { x: number; y: number; s: string }> = {
  N1: { x: 0, y: 0, s: "N" },
  N2: { x: 1, y: 0, s: "N" },
  E1: { x: 1, y: 0, s: "E" },
  E2: { x: 1, y: 1, s: "E" },
  S2: { x: 1, y: 1, s: "S" },
  S1: { x: 0, y: 1, s: "S" },
};

/** The entrance hall of a seat: two by two cells, with the double door to the street in the west. */
export function hall(seat: number, doors: string[]): string {
  const sides = doors.map((name) => ({ door: true, ...HALL_SIDE[name] }));
  const own = mark(seat);
  const drawing = `<rect width="200" height="200" fill="url(#gd-fl-flag)"/>
  <path d="M4 78h112v44H4z" fill="#8e2a22" stroke="#e2b84f" stroke-width="3"/><path d="M8 83h104v34H8z" fill="none" stroke="#e2b84f" stroke-dasharray="4 3"/>
  <circle cx="116" cy="100" r="40" fill="#5a1814" opacity=".25"/><circle cx="114" cy="98" r="39" fill="#8e2a22" stroke="#e2b84f" stroke-width="3"/><circle cx="114" cy="98" r="32" fill="none" stroke="#e2b84f" stroke-width="1.2" stroke-dasharray="4 3"/>
  <g transform="translate(86 70) scale(2.33)"><path d="${own.shape}" fill="${own.colour}" stroke="#1c1206" stroke-width="1.2" stroke-linejoin="round"/><text data-mark="" x="12" y="${seat ? 16.2 : 18.2}" text-anchor="middle" font-size="11" font-weight="800" fill="${own.ink}">${own.letter}</text></g>
  ${F.column(36, 36, 9)}${F.column(36, 164, 9)}${F.column(166, 34, 9)}${F.column(166, 166, 9)}${F.candle(70, 34)}${F.candle(70, 166)}${F.candle(168, 100)}${F.statue(110, 168)}
  <rect width="200" height="200" fill="url(#gd-roomlight)"/>${walls({ w: 2, h: 2, sides })}
  <g transform="translate(0 100)"><path d="M-3-30h15v60H-3z" fill="#5b3514" stroke="#2a1b10" stroke-width="1.5"/><path d="M-1-28h11v27H-1zM-1 1h11v27H-1z" fill="#9c5f24" stroke="#3a2413"/><circle cx="5" cy="-5" r="2" fill="#ffd866"/><circle cx="5" cy="5" r="2" fill="#ffd866"/><path d="M-4-36h17v7H-4zM-4 29h17v7H-4z" fill="#e7d6b0" stroke="#2a1b10"/></g>`;
  return asImage(drawing, [-8, -8, 216, 216]);
}
