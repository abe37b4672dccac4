// Staged moves survive a reload and a lost connection. They are stored for this tab only.

const KEY = "gospoda-staged";

interface Kept {
  table: string;
  seat: number;
  moves: number[];
}

export function saveStagedMoves(table: string, seat: number, moves: number[]): void {
  if (!moves.length) forgetStagedMoves(table);
  else sessionStorage.setItem(KEY, JSON.stringify({ table, seat, moves } satisfies Kept));
}

/** The numbers of the moves that were staged at this table from this seat. */
export function stagedMoves(table: string, seat: number): number[] {
  const found = read();
  return found?.table === table && found.seat === seat ? found.moves : [];
}

export function forgetStagedMoves(table: string): void {
  if (read()?.table === table) sessionStorage.removeItem(KEY);
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
