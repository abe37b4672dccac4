// Which places of the board a message speaks of.

import type { Message, Ref, SeatRef } from "./types";

/** A place to be lit: of a seat (null: wherever), ids of cells, edges or cards. */
export interface Spot {
  seat: number | null;
  ids: string[];
}

/** The seat and all things that a message names. */
export function spotsOf(message: Message): Spot[] {
  const args = Object.values(message.args ?? {}).filter((arg): arg is Ref | SeatRef => typeof arg === "object");
  const seat = args.find((arg): arg is SeatRef => arg.type === "seat")?.seat ?? null;
  return [{ seat, ids: args.flatMap((arg) => (arg.type === "seat" ? [] : [arg.id])) }];
}
