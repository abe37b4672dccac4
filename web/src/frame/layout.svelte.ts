// Chooses the layout of the frame for this window.

import type { Layout } from "../games/board";

const PHONE = 900; // narrower than this: one under the other
const BESIDE = 1280; // so wide a window has room for the drawer beside the board
const LOW = 480; // lower than this, and wider than high: a phone on its side

export const screen = $state({ width: innerWidth, height: innerHeight });

/** Whether the drawer lies beside the board; else it lies over it. */
export function isRoomy(width: number, height: number): boolean {
  return width >= BESIDE && height >= LOW;
}

export function layoutOf(width: number, height: number): Layout {
  if (height < LOW && width > height) return "low";
  return width < PHONE ? "phone" : "wide";
}
