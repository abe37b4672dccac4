// P20: the keys that work anywhere at a table.

import type { Tab } from "../frame/drawer.svelte";
import type { Play } from "./play.svelte";

export interface Deeds {
  help: () => void;
  text: () => void;
  tab: (tab: Tab) => void;
}

const TABS: Record<string, Tab> = { l: "log", t: "talk", s: "seats" };

export function shortcuts(event: KeyboardEvent, play: Play, deeds: Deeds): void {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches?.("input, textarea, select")) return;
  if (document.querySelector("dialog[open], :popover-open")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Escape") play.cancel();
  else if (key === "u") undo(play);
  else if (key === "h") void play.hint();
  else if (key === "x") deeds.text();
  else if (key === "?") deeds.help();
  else if (TABS[key]) deeds.tab(TABS[key]);
  else if (/^[1-9]$/.test(key)) pressTray(Number(key));
}

function undo(play: Play): void {
  const undo = play.position?.undo;
  if (undo?.possible) void play.undo(null, undo.free && undo.line >= (play.position?.moves ?? 0));
}

/** 1 to 9 choose in the tray: whatever there carries `data-key`. */
function pressTray(number: number): void {
  document.querySelector<HTMLElement>(`[data-key="${number}"]`)?.click();
}
