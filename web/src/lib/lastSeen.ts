// Remembers which version of each table this browser has shown, to replay the rest on return (P10).

const KEY = "gospoda-seen";
const KEPT = 60;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last version of a table that was shown here; 0 if none was. */
export function lastSeen(table: string): number {
  return read()[table] ?? 0;
}

/** Remembers that this version was shown; forgets the tables that were shown longest ago. */
export function markSeen(table: string, v: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, v]])));
}
