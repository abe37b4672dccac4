// P20: the keys that work at a table. The declarations here and in the board define both what works and what `?` lists.

import type { Tab } from "../frame/drawer.svelte";
import type { Contract } from "./contract";
import type { BoardState } from "../games/state.svelte";
import type { Play } from "./play.svelte";

/** A key, or several keys that do similar things. */
export interface Shortcut<C extends Contract = Contract, State = BoardState> {
  /** As in `KeyboardEvent.key`, letters in lower case. None: the page itself or a grid answers. */
  keys: string[];
  /** Its label in the list: `key-name-<cap>` where that message exists. */
  cap: string;
  /** The message that describes it. */
  does: string;
  /** Performs it. Returns false if there is nothing of that kind to do now. */
  run?: (play: Play<C>, boardState: State, event: KeyboardEvent) => boolean;
  /** The tables where it works; default: all. */
  works?: (play: Play<C>) => boolean;
}

export interface Deeds {
  help: () => void;
  text: () => void;
  tab: (tab: Tab) => void;
}

const playing = (play: Play) => !!play.link?.playing;
const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The keys of every table, in the order of the list. */
export function general(deeds: Deeds): Shortcut[] {
  const tab = (key: string, name: Tab): Shortcut => ({
    keys: [key],
    cap: key,
    does: `key-does-${key}`,
    run: () => done(() => deeds.tab(name)),
  });
  return [
    { keys: [], cap: "tab", does: "key-does-tab" },
    { keys: [], cap: "arrows", does: "key-does-arrows", works: playing },
    {
      keys: NUMBERS,
      cap: "numbers",
      does: "key-does-numbers",
      works: playing,
      run: (_play, _state, event) => pressTray(event.key),
    },
    { keys: [], cap: "enter", does: "key-does-enter", works: playing },
    { keys: ["Escape"], cap: "esc", does: "key-does-esc", run: (play) => done(() => play.cancel()) },
    { keys: ["u"], cap: "u", does: "key-does-u", works: playing, run: undo },
    {
      keys: ["h"],
      cap: "h",
      does: "key-does-h",
      works: (play) => playing(play) && !!play.link?.info?.hints,
      run: (play) => done(() => void play.hint()),
    },
    { keys: [], cap: "i", does: "key-does-i" },
    tab("l", "log"),
    tab("t", "talk"),
    tab("s", "seats"),
    { keys: ["x"], cap: "x", does: "key-does-x", run: () => done(deeds.text) },
    { keys: ["?"], cap: "?", does: "key-does-question", run: () => done(deeds.help) },
  ];
}

/** The keys of this table: those of the board, and the common ones that the board doesn't use itself. */
export function working(play: Play, board: Shortcut[], house: Shortcut[]): Shortcut[] {
  const own = board.filter((one) => playing(play) && (one.works?.(play) ?? true));
  const taken = new Set(own.flatMap((one) => one.keys));
  return [...house.filter((one) => (one.works?.(play) ?? true) && !one.keys.some((key) => taken.has(key))), ...own];
}

/** Runs the first binding that answers the key. */
export function answer(event: KeyboardEvent, play: Play, boardState: BoardState, shortcuts: Shortcut[]): void {
  if (busy(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = shortcuts.find((one) => one.keys.includes(key));
  if (found?.run?.(play, boardState, event)) event.preventDefault();
}

/** Whether the player is typing or something else is open. A tooltip doesn't count. */
function busy(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches?.("input, textarea, select")) return true;
  return document.querySelector("dialog[open], :popover-open:not([role=tooltip])") !== null;
}

function done(deed: () => void): boolean {
  deed();
  return true;
}

function undo(play: Play): boolean {
  const undo = play.position?.undo;
  if (undo?.possible) void play.undo(null, undo.free && undo.line >= (play.position?.moves ?? 0));
  return !!undo?.possible;
}

/** 1 to 9 choose in the tray: anything there with `data-key`. */
function pressTray(key: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  found?.click();
  return !!found;
}
