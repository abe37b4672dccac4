// A coin of the purse can be dragged onto a zone: the same as a tap there, or one florin more.

import type { Dragging } from "../../kit/drag";
import type { GuildsState } from "./state.svelte";

export const coinDrag = (boardState: GuildsState): Dragging => ({
  can: () => boardState.bids.open,
  lift: () => {},
  over: (zone) => (boardState.bids.over = zone ?? ""),
  drop: (zone) => boardState.dropCoin(zone),
});
