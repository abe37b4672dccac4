// How the frame lies in this window.

import type { Layout } from "../games/board";

const PHONE = 900; // narrower than this: one under the other
const LOW = 480; // lower than this, and wider than high: a phone on its side

export const screen = $state({ width: innerWidth, height: innerHeight });

export function layoutOf(width: number, height: number): Layout {
  if (height < LOW && width > height) return "low";
  return width < PHONE ? "phone" : "wide";
}
