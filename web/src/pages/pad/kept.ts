// The latest sheets, stored only on this device.

import type { Sheet } from "./paper";

export interface Kept {
  id: string;
  game: string;
  at: number;
  sheet: Sheet;
}

const KEY = "gospoda-pads";
const MOST = 20;

export function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return []; // something else wrote there
  }
}

export const ofGame = (game: string): Kept[] => all().filter((one) => one.game === game);

/** Saves a sheet as the first of the list. */
export function keep(one: Kept): void {
  const others = all().filter((other) => other.id !== one.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...one, at: Date.now() }, ...others].slice(0, MOST)));
  } catch {
    // the device has no room: the sheet stays on the page
  }
}

export function forget(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(all().filter((one) => one.id !== id)));
}

export const newId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
