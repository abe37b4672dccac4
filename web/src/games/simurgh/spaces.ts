// A space in words, for screen readers and tooltips: what it is, who may stand there, what it does, who is there.

import { name, say, seatName } from "../../lib/words.svelte";
import type { VassalView } from "../../types/simurgh";
import type { Place } from "./content";
import { effectText, roomText } from "./effects";
import type { SimurghState } from "./state.svelte";

export function vassalsText(vassals: VassalView[]): string {
  return vassals
    .map((one) => say("sg-stands-there", { vassal: name("vassal", one.type), name: seatName(one.seat) }))
    .join(", ");
}

export function spaceLabel(
  boardState: SimurghState,
  acting: boolean,
  title: string,
  place: Place,
  vassals: VassalView[],
): string {
  const lines = [
    `${title}: ${roomText(place)}`,
    effectText(boardState.content.thing, place.effect, place.takes),
    vassals.length ? vassalsText(vassals) : "",
    acting ? say("sg-acting") : "",
  ];
  return lines.filter(Boolean).join("\n");
}
