// How far somebody has seen each table in this browser, so that on return the rest can be told (P10).

const KEY = "gospoda-seen";
const KEPT = 60;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The version of a table that was seen last; 0: it is new here. */
export function lastSeen(table: string): number {
  return read()[table] ?? 0;
}

/** Somebody sees this version now; tables that were not looked at for long are forgotten. */
export function markSeen(table: string, v: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, v]])));
}
