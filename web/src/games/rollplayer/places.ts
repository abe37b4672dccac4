// The part of the table that a question is about.

/** Chapters in which the player chooses among the Initiative cards. */
export const DOCKED = ["layout", "selection", "negotiate", "climb", "intimidate"];
/** Chapters in which players buy cards. On small screens the Market comes first. */
export const SHOPPING = ["market", "extra", "move-silently", "open-lock"];
export const SET_UP = ["race", "class"];

/** The selector of what the player must see now. It names the head, since the whole may be higher than the screen. */
export function attention(chapter: string, seat: number): string {
  if (SET_UP.includes(chapter)) return "#setup";
  if (SHOPPING.includes(chapter)) return "#market .panel-head";
  if (chapter === "refresh" || chapter === "room")
    return `#seat-${seat} [data-shelf] .${chapter === "room" ? "weapons" : "skills"}`;
  return `#seat-${seat} > header`; // gold and stars above the sheet, which fits below them
}
