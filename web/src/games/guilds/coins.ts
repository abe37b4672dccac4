// A coin of the purse can be dragged onto a zone: the same as a tap there, or one florin more.

import type { Dragging } from "../../kit/drag";
import type { House } from "./house.svelte";

export const coinDrag = (house: House): Dragging => ({
  can: () => house.bids.open,
  lift: () => {},
  over: (zone) => (house.bids.over = zone ?? ""),
  drop: (zone) => house.dropCoin(zone),
});
