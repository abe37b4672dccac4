// Which part of the table a question is about.

/** Chapters in which something is chosen among the Initiative cards. */
export const DOCKED = ["layout", "selection", "negotiate", "climb", "intimidate"];
/** Chapters in which cards are bought: on small screens the Market comes first. */
export const SHOPPING = ["market", "extra", "move-silently", "open-lock"];
export const SET_UP = ["race", "class"];

/** What the player must see, by selector: the head of it, since all of it may be higher than the screen. */
export function attention(chapter: string, seat: number): string {
  if (SET_UP.includes(chapter)) return "#setup";
  if (SHOPPING.includes(chapter)) return "#market .panel-head";
  if (chapter === "refresh" || chapter === "room")
    return `#seat-${seat} [data-shelf] .${chapter === "room" ? "weapons" : "skills"}`;
  return `#seat-${seat} > header`; // gold and stars above the sheet, which fits below them
}
