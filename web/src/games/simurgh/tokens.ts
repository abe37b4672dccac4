// Tokens that a space gives, and the room for them on the viewer's dragons. Tokens without room are lost.

import type { LegalMove } from "../../lib/types";
import { areaOf, LETTERS, type Place } from "./content";
import { parse, type Part } from "./effects";
import type { SimurghState } from "./state.svelte";

const tokens = (part: Part): number => (part.kind === "things" && part.things[0] === "token" ? part.count : 0);

/** The number of tokens that an amount certainly includes. */
function least(text: string | undefined): number {
  const each = parse(text ?? "").map((parts) => parts.reduce((sum, part) => sum + tokens(part), 0));
  return each.length ? Math.min(...each) : 0;
}

/** The space that a move goes to, even on a tile that is only staged or one step down the stairs. */
function goal(boardState: SimurghState, move: LegalMove): Place | null {
  const { view, content, play } = boardState;
  if (move.kind === "explore") {
    const area = view.wilds.find((one) => one.area === move.args.area);
    const tile = area?.tile ? content.tile.get(area.tile) : undefined;
    return area && tile ? content.spaceOf(tile, boardState.level(area) + 1) : null;
  }
  if (move.kind !== "place") return null;
  const { space } = move.args;
  const building = content.city.get(space);
  if (building) return { effect: building, takes: building.takes ?? "", who: building.who, room: building.room };
  const area = areaOf(view, space);
  const laid = play.shown.find((one) => (one.kind === "lay" || one.kind === "replace") && one.args.area === area?.area);
  const tile = content.tile.get(laid?.args.tile ?? area?.tile ?? "");
  return tile
    ? content.spaceOf(
        tile,
        LETTERS.findIndex((letter) => space.endsWith(`-${letter}`)),
      )
    : null;
}

/** The tokens that the shown moves give, and how many of them fit; null if none is lost. */
export function lostTokens(boardState: SimurghState): { count: number; room: number } | null {
  const move = boardState.play.shown.at(-1);
  const place = move ? goal(boardState, move) : null;
  const count = least(place?.effect.gives);
  if (!place || !count) return null;
  const holes = boardState.player.dragons.map(
    ({ dragon, tokens: on }) =>
      on.filter((full, n) => !full && !boardState.content.dragon(dragon).abilities[n].once).length,
  );
  const room = holes.reduce((sum, free) => sum + free, least(place.takes));
  return count > room ? { count, room } : null;
}
