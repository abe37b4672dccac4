// The plot of a headquarters as an architect's sheet: street, paper, lamps where doors join, and sides that clash.

import type { CellView } from "../../../types/guilds";
import { icon } from "./signs";

export const STREET = 58;

export function sheet(rows: number, columns: number, street: string, letters = 0): string {
  const [w, h] = [100 * columns, 100 * rows];
  const word = street
    ? `<g transform="translate(${-STREET / 2 - 3} ${h - 74}) rotate(-90)"><text text-anchor="middle" font-size="${Math.max(16, letters)}" letter-spacing="4" class="gd-name" opacity=".8">${street}</text></g><path d="M-50 ${h / 2 - 22}l34 22-34 22" fill="none" stroke="#fff3cf" stroke-width="5" opacity=".55" stroke-linejoin="round"/>`
    : "";
  return `<rect x="${-STREET}" y="-10" width="${STREET - 6}" height="${h + 20}" fill="url(#gd-fl-cobble)"/><path d="M-6-10v${h + 20}" stroke="#6f6555" stroke-width="5"/><path d="M-4-10v${h + 20}" stroke="#d8cfbd" stroke-width="2"/>${word}<rect width="${w}" height="${h}" fill="url(#gd-paper)"/>`;
}

export const FREE = `<rect x="5" y="5" width="90" height="90" rx="5" fill="none" stroke="#9a7d49" stroke-width="1.5" stroke-dasharray="6 5"/>`;

/** The padlock on a room that sleeps. */
export const sleeping = (w: number, h: number) =>
  `<rect width="${100 * w}" height="${100 * h}" fill="url(#gd-hatch)"/><g transform="translate(${100 * w - 27} 27)"><circle r="15" fill="#fff6df" stroke="#5d4831" stroke-width="2.4"/>${icon("ui-lock", -8.5, -9, 17, "#5d4831")}</g>`;

const lamp = (x: number, y: number, turn: number, fresh: boolean) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="34" ry="30" fill="url(#gd-lamp)"/><path d="M-17-10h34v20h-34z" fill="${fresh ? "#7ee2a0" : "#ffdf8a"}" stroke="${fresh ? "#0d5a2b" : "#8a5a00"}" stroke-width="1.6"/><path d="M-9-10v20M0-10v20M9-10v20" stroke="${fresh ? "#0d5a2b" : "#b98a2a"}"/></g>`;

/** Draws a warm light wherever doors join on the way to the hall; green where the staged move would join them. */
export function lamps(cells: CellView[], before: CellView[]): string {
  const old = new Map(before.map((cell) => [cell.cell, cell]));
  return cells
    .filter((cell) => cell.hall || cell.active)
    .map((cell) => {
      const [row, column] = [Number(cell.cell[1]), Number(cell.cell[3])];
      const was = old.get(cell.cell);
      const fresh = (side: string) => !(was?.joins.includes(side) && (was.hall || was.active));
      const east = cell.joins.includes("E") ? lamp(100 * column + 100, 100 * row + 50, 90, fresh("E")) : "";
      const south = cell.joins.includes("S") ? lamp(100 * column + 50, 100 * row + 100, 0, fresh("S")) : "";
      return east + south;
    })
    .join("");
}

const ZIGZAG = "M-30 0l6-7 8 14 8-14 8 14 8-14 8 14 8-14 6 7";

/** A side where a door would meet a wall, such as `r3c1-N`. */
export function clash(side: string): string {
  const [row, column] = [Number(side[1]), Number(side[3])];
  const [x, y, turn] = { N: [50, 0, 0], E: [100, 50, 90], S: [50, 100, 0], W: [0, 50, 90] }[side.at(-1) ?? "N"] ?? [
    50, 0, 0,
  ];
  return `<g transform="translate(${100 * column + x} ${100 * row + y}) rotate(${turn})"><path d="${ZIGZAG}" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round"/><path d="${ZIGZAG}" fill="none" stroke="#b3170f" stroke-width="4.2" stroke-linejoin="round"/></g>`;
}

/** A label in a cell: the value of a place, or that something wakes or sleeps. */
export function tag(x: number, y: number, text: string, tone: "good" | "plain" | "minus", letters = 0): string {
  const wide = 22 + text.length * 10;
  const scale = Math.max(1, letters / 18);
  const [ground, line, ink] = {
    good: ["#1f6b3a", "#fff", "#fff"],
    plain: ["#fff8e6", "#b45309", "#1f6b3a"],
    minus: ["#fff8e6", "#8b806d", "#5d4831"],
  }[tone];
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="${-wide / 2}" y="-16" width="${wide}" height="32" rx="16" fill="${ground}" stroke="${line}" stroke-width="2"/><text y="6.5" text-anchor="middle" font-size="18" font-weight="800" fill="${ink}">${text}</text></g>`;
}
