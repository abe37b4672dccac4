// The market square: six places for cards around a hexagon, clockwise from the upper right. A zone takes as many
// neighbouring places as it had characters at the start of the round. One drawing therefore serves two, three and four
// players.

import type { ZoneView } from "../../../types/guilds";
import { F } from "./furniture";
import { asImage } from "../../../lib/svgImage";
import { icon } from "./signs";

export interface Geometry {
  W: number;
  H: number;
  /** The width of a card, its distance from the edge, the first row and the step to the next. */
  card: number;
  side: number;
  top: number;
  step: number;
  hexTop: number;
  hexBottom: number;
  hexX: number;
  /** Scale of the surroundings, of tents, and of the coins on them. */
  z: number;
  tent: number;
  coins: number;
  /** Gap between tents on a slanting and on an upright side; their distance from the edge and from the tip. */
  gap: number;
  gapUp: number;
  inset: number;
  away: number;
}

export const BIG: Geometry = {
  W: 688,
  H: 662,
  card: 112,
  side: 8,
  top: 9,
  step: 219,
  hexTop: 18,
  hexBottom: 644,
  hexX: 206,
  z: 1,
  tent: 1,
  coins: 1,
  gap: 50,
  gapUp: 57,
  inset: 44,
  away: 15,
};
export const SMALL: Geometry = {
  W: 390,
  H: 430,
  card: 80,
  side: 5,
  top: 4,
  step: 143,
  hexTop: 6,
  hexBottom: 424,
  hexX: 104,
  z: 0.62,
  tent: 0.64,
  coins: 1.3,
  gap: 29,
  gapUp: 36,
  inset: 25,
  away: 18,
};

type Point = [number, number];

/** A zone with the numbers of its places. */
export interface Placed {
  zone: ZoneView;
  places: number[];
}

/** A place for a card. The last place of a zone also holds the zone's own elements below it. */
export interface Stall {
  zone: ZoneView;
  place: number;
  card: string | null;
  last: boolean;
}

/** The position of a tent and its content. */
export interface Pitch {
  zone: ZoneView;
  seat: number;
  florins: number;
  at: Point;
}

export function corners(g: Geometry): Point[] {
  const x = g.W / 2;
  const y = (g.hexTop + g.hexBottom) / 2;
  const up = (g.hexBottom - g.hexTop) * 0.253;
  return [
    [x, g.hexTop],
    [x + g.hexX, y - up],
    [x + g.hexX, y + up],
    [x, g.hexBottom],
    [x - g.hexX, y + up],
    [x - g.hexX, y - up],
  ];
}

/** The upper left corner of the card at a place. */
export function slot(g: Geometry, place: number): Point {
  const row = place < 3 ? place : 5 - place;
  return [place < 3 ? g.W - g.card - g.side : g.side, g.top + row * g.step];
}

/** The numbers of the places that zones of these sizes take. */
export function spread(sizes: number[]): number[][] {
  let next = 0;
  return sizes.map((size) => Array.from({ length: Math.max(1, size) }, () => next++));
}

export function placed(zones: ZoneView[]): Placed[] {
  const places = spread(zones.map((zone) => zone.places));
  return zones.map((zone, n) => ({ zone, places: places[n] }));
}

const path = (points: Point[]) => `M${points.map((one) => one.map((n) => n.toFixed(1)).join(" ")).join("L")}z`;

/** The ground of a zone, from the fountain to its sides. */
export function ground(g: Geometry, places: number[]): string {
  const V = corners(g);
  return path([[g.W / 2, (g.hexTop + g.hexBottom) / 2], ...places.flatMap((i) => [V[i], V[(i + 1) % 6]])]);
}

/** The position of the foot of a seat's tent. */
export function tentAt(g: Geometry, places: number[], seat: number, seats: number): Point {
  const V = corners(g);
  const first = V[places[0]];
  const last = V[(places.at(-1)! + 1) % 6];
  const centre: Point = [g.W / 2, (g.hexTop + g.hexBottom) / 2];
  const k = (seat - (seats - 1) / 2) * (seats === 2 ? 1.5 : seats === 3 ? 1.2 : 1); // fewer tents have more room
  if (places.length > 1) {
    const middle = V[(places[0] + 1) % 6];
    const angle = Math.atan2(middle[1] - centre[1], middle[0] - centre[0]) + k * 0.36;
    const far = Math.hypot(middle[0] - centre[0], middle[1] - centre[1]) * 0.72;
    const aside = Math.min(Math.abs(far * Math.cos(angle)), g.hexX - g.inset * 0.7); // not below a card
    return [centre[0] + Math.sign(Math.cos(angle)) * aside, centre[1] + far * Math.sin(angle) + 24 * g.tent];
  }
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy);
  const upright = Math.abs(dx) < 5;
  const along = (upright ? g.gapUp : g.gap) * k + (upright ? 0 : (first[0] === centre[0] ? 1 : -1) * g.away);
  return [
    (first[0] + last[0]) / 2 - (dy / long) * g.inset + (dx / long) * along,
    (first[1] + last[1]) / 2 + (dx / long) * g.inset + (dy / long) * along + 24 * g.tent,
  ];
}

// ---- parts that don't change within a round

const ROOFS: [number, number, number, number, string, number][] = [
  [0.3, 0.05, 90, 54, "#a8563a", 8],
  [0.7, 0.05, 84, 50, "#8c4a34", -10],
  [0.235, 0.12, 46, 60, "#7d5a3c", 28],
  [0.3, 0.955, 92, 52, "#8c4a34", -8],
  [0.705, 0.955, 88, 54, "#a8563a", 9],
  [0.77, 0.12, 46, 58, "#97603f", -26],
  [0.235, 0.885, 50, 58, "#97603f", -30],
  [0.77, 0.885, 46, 56, "#7d5a3c", 28],
];

function roof(x: number, y: number, w: number, h: number, colour: string, turn: number): string {
  const tiles = Array.from({ length: Math.floor(w / 7) }, (_, i) => `M${-w / 2 + 4 + i * 7} ${-h / 2}v${h}`).join("");
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-w / 2 + 3}" y="${-h / 2 + 4}" width="${w}" height="${h}" fill="#000" opacity=".3"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${colour}"/><rect x="${-w / 2}" y="0" width="${w}" height="${h / 2}" fill="#000" opacity=".22"/><path d="${tiles}" stroke="#000" stroke-opacity=".16"/><path d="M${-w / 2} 0h${w}" stroke="#ffd9b0" stroke-opacity=".55" stroke-width="2"/><rect x="${w / 4 - 4}" y="${-h / 4 - 4}" width="8" height="8" fill="#6e5a48" stroke="#2a1b10"/></g>`;
}

function roads(g: Geometry, used: number): string {
  const V = corners(g);
  return Array.from({ length: used }, (_, i) => {
    const [a, b, [x, y]] = [V[i], V[(i + 1) % 6], slot(g, i)];
    const way = `M${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}L${x + g.card / 2} ${y + g.card * 0.7}`;
    return `<path d="${way}" stroke="#5a4630" stroke-width="${54 * g.z}" stroke-opacity=".5"/><path d="${way}" stroke="url(#gd-plaza)" stroke-width="${46 * g.z}"/>`;
  }).join("");
}

/** The fountain, surrounded by the round track. */
function fountain(g: Geometry, round: number, rounds: number, letters: number): string {
  const [cx, cy, r] = [g.W / 2, (g.hexTop + g.hexBottom) / 2, 40 * g.z];
  const size = Math.max(12 * g.z, letters);
  const steps = Array.from({ length: rounds }, (_, i) => {
    const [x, y] = step(g, i, rounds);
    const past = i + 1 < round;
    return `<circle cx="${x}" cy="${y}" r="${Math.max(r * 0.3, size * 0.62)}" fill="${past ? "#a48d68" : "#efe2c6"}" stroke="#7d6746" stroke-width="${1.3 * g.z}"/><text x="${x}" y="${y + size * 0.35}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${past ? "#2a1b10" : "#5d4831"}">${i + 1}</text>`;
  });
  return `<circle cx="${cx}" cy="${cy}" r="${r * 2}" fill="#d9c8a6" stroke="#8d7350" stroke-width="${3 * g.z}"/>${steps.join("")}${F.fountain(cx, cy, r * 1.02)}`;
}

function step(g: Geometry, i: number, rounds: number): Point {
  const angle = (i / rounds) * 2 * Math.PI - Math.PI / 2;
  const far = 40 * g.z * 1.58;
  return [g.W / 2 + far * Math.cos(angle), (g.hexTop + g.hexBottom) / 2 + far * Math.sin(angle)];
}

/** The dove on the step of the current round. */
export function dove(g: Geometry, round: number, rounds: number): string {
  const [x, y] = step(g, Math.max(0, round - 1), rounds);
  const r = 40 * g.z;
  return `<circle cx="${x}" cy="${y}" r="${r * 0.44}" fill="#fff6df" stroke="#8c3110" stroke-width="${2.6 * g.z}"/>${icon("peace-dove", x - r * 0.31, y - r * 0.31, r * 0.62, "#8c3110")}`;
}

export function scenery(g: Geometry, zones: number[][], round: number, rounds: number, letters = 0): string {
  const V = corners(g);
  const [cx, cy] = [g.W / 2, (g.hexTop + g.hexBottom) / 2];
  const used = zones.flat().length;
  const spokes = [...new Set(zones.flatMap((places) => [places[0], (places.at(-1)! + 1) % 6]))];
  const lines = spokes.map(
    (i) =>
      `<path d="M${cx} ${cy}L${V[i][0]} ${V[i][1]}" stroke="#8d7350" stroke-width="${7 * g.z}" opacity=".75"/><path d="M${cx} ${cy}L${V[i][0]} ${V[i][1]}" stroke="#e9d9b6" stroke-width="${2.2 * g.z}" opacity=".8"/>`,
  );
  const closed = Array.from(
    { length: 6 - used },
    (_, i) => `<path d="${ground(g, [used + i])}" fill="#3a2c1c" opacity=".42"/>`,
  );
  const hexagon = path(V);
  const parts = [
    `<rect width="${g.W}" height="${g.H}" rx="12" fill="#6d583f"/><rect width="${g.W}" height="${g.H}" rx="12" fill="url(#gd-fl-cobble)" opacity=".5"/>`,
    ...ROOFS.map(([x, y, w, h, colour, turn]) => roof(x * g.W, y * g.H, w * g.z, h * g.z, colour, turn)),
    roads(g, used),
    `<path d="${hexagon}" fill="#4b3a26" transform="translate(3 6)" opacity=".55"/><path d="${hexagon}" fill="url(#gd-plaza)" stroke="#8d7350" stroke-width="${9 * g.z}" stroke-linejoin="round"/><path d="${hexagon}" fill="none" stroke="#e9d9b6" stroke-width="${2.5 * g.z}" stroke-linejoin="round"/>`,
    ...lines,
    ...closed,
    fountain(g, round, rounds, letters),
    ...zones.map((places, i) => number(g, places, i + 1, Math.max(21 * g.z, letters))),
  ];
  return asImage(parts.join(""), [0, 0, g.W, g.H]);
}

function number(g: Geometry, places: number[], text: number, size: number): string {
  const V = corners(g);
  const [cx, cy] = [g.W / 2, (g.hexTop + g.hexBottom) / 2];
  const points = places.flatMap((k) => [V[k], V[(k + 1) % 6]]);
  const mx = points.reduce((sum, one) => sum + one[0], 0) / points.length - cx;
  const my = points.reduce((sum, one) => sum + one[1], 0) / points.length - cy;
  const far = (80 * g.z + 18 * g.z) / Math.hypot(mx, my);
  return `<text x="${cx + mx * far}" y="${cy + my * far + size / 3}" text-anchor="middle" class="gd-zone" font-size="${size}">${text}</text>`;
}
