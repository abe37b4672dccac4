// P20: the keys that work anywhere at a table.

import type { Play } from "./play.svelte";

export function shortcuts(event: KeyboardEvent, play: Play, help: () => void): void {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches?.("input, textarea, select")) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") play.cancel();
  else if (event.key === "u" || event.key === "U") {
    const undo = play.position?.undo;
    if (undo?.possible) void play.undo(null, undo.free && undo.line >= (play.position?.moves ?? 0));
  } else if (event.key === "h") void play.hint();
  else if (event.key === "t") document.querySelector<HTMLElement>("[data-text]")?.click();
  else if (event.key === "?") help();
}
