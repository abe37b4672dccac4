// Dragging a coin from the purse onto a zone does the same as a tap there, or adds one florin.

import type { Dragging } from "../../kit/drag";
import type { GuildsState } from "./state.svelte";

export const coinDrag = (boardState: GuildsState): Dragging => ({
  can: () => boardState.bids.open,
  lift: () => {},
  over: (zone) => (boardState.bids.over = zone ?? ""),
  drop: (zone) => boardState.dropCoin(zone),
});
