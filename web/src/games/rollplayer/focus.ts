// The places that a line of the log highlights: spaces and cards of the seat, Initiative cards and colours of the bag.

import { happened } from "../../lib/contract";
import type { Play } from "../../lib/play.svelte";
import { spotsOf, type Spot } from "../../lib/spots";
import type { Message } from "../../lib/types";
import type { Contract } from "../../types/rollplayer";
import { colourOf } from "./art/dice";

export function focus(message: Message, play: Play<Contract>): Spot[] {
  const event = happened<Contract>(message);
  if (!event) return spotsOf(message);
  const args = event.args as Record<string, string>;
  const own: string[] = [];
  const shared: string[] = [];
  for (const name of ["space", "other", "card", "class", "backstory"]) if (args[name]) own.push(args[name]);
  if (args.card) shared.push(args.card);
  if (args.initiative) shared.push(`initiative-${args.initiative}`);
  if (args.row) own.push(...["1", "2", "3"].map((n) => `${args.row}${n}`));
  if (args.arrow || args.alignment) own.push("alignment");
  if (event.kind === "gold") own.push("gold");
  if (args.colour) shared.push(`bag-${args.colour}`);
  if (event.kind === "rolled") shared.push(...cardsWith(play, args.die), `bag-${colourOf(args.die)}`);
  return [
    { seat: event.seat, ids: own },
    { seat: null, ids: shared },
  ];
}

const cardsWith = (play: Play<Contract>, die: string) =>
  play.view.initiative.filter((card) => card.die === die).map((card) => `initiative-${card.number}`);
