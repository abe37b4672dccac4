// Finds the places on the board that a message mentions.

import type { Message, Ref, SeatRef } from "./types";

/** A place to highlight: a seat (null: anywhere), and ids of cells, edges or cards. */
export interface Spot {
  seat: number | null;
  ids: string[];
}

/** The seat and the components that a message mentions. */
export function spotsOf(message: Message): Spot[] {
  const args = Object.values(message.args ?? {}).filter((arg): arg is Ref | SeatRef => typeof arg === "object");
  const seat = args.find((arg): arg is SeatRef => arg.type === "seat")?.seat ?? null;
  return [{ seat, ids: args.flatMap((arg) => (arg.type === "seat" ? [] : [arg.id])) }];
}
