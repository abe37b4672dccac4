// Reads the score sheets of a finished game: the order, the sources of points, and what made the difference.

import type { Play } from "../../lib/play.svelte";
import { winners } from "../status";

export interface Placed {
  seat: number;
  place: number;
  total: number;
  /** Points by source, in the order of `sources`. */
  parts: number[];
}

export interface Standing {
  /** The categories of the score sheets. */
  sources: string[];
  /** Best first; -1 is an automated rival. */
  order: Placed[];
}

export function standing(play: Play): Standing {
  const sheets = play.position?.scores ?? [];
  const sources = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.category)))];
  const won = winners(play);
  const rows = sheets.map((sheet) => {
    const parts = sources.map((source) =>
      sheet.lines.filter((line) => line.category === source).reduce((sum, line) => sum + line.points, 0),
    );
    return { seat: sheet.seat, parts, total: parts.reduce((sum, points) => sum + points, 0) };
  });
  const first = (seat: number) => (won.includes(seat) ? 0 : 1);
  rows.sort((a, b) => first(a.seat) - first(b.seat) || b.total - a.total || a.seat - b.seat);
  const place = (row: { seat: number; total: number }) =>
    1 +
    rows.filter(
      (one) => first(one.seat) < first(row.seat) || (first(one.seat) === first(row.seat) && one.total > row.total),
    ).length;
  return { sources, order: rows.map((row) => ({ ...row, place: place(row) })) };
}

export interface Difference {
  source: string;
  by: number;
  mine: number;
  theirs: number;
}

/** Where one seat is ahead of or behind another, largest advantage first. */
export function differences(sources: string[], one: Placed, other: Placed): Difference[] {
  return sources
    .map((source, i) => ({ source, by: one.parts[i] - other.parts[i], mine: one.parts[i], theirs: other.parts[i] }))
    .sort((a, b) => b.by - a.by);
}
