// What the generated files of the titles have in common: `types/<title>.ts` exports one `Contract`.

import type { LegalMove, Message } from "./types";

/** The view, components, kinds of move and kinds of event of a title; of any title, if none is named. */
/* eslint-disable @typescript-eslint/no-explicit-any -- each title puts types of its own here */
export interface Contract {
  view: any;
  components: any;
  moves: any;
  events: any;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export type MoveKind<C extends Contract> = keyof C["moves"] & string;
export type EventKind<C extends Contract> = keyof C["events"] & string;

/** A legal move of one kind, with its parameters. */
export type MoveOf<C extends Contract, K extends MoveKind<C> = MoveKind<C>> = LegalMove & {
  kind: K;
  args: C["moves"][K];
};

/** Some parameters of a kind of move, by name; ids come out of views, so that any text is one. */
export type ArgsOf<C extends Contract, K extends MoveKind<C>> = { [P in keyof C["moves"][K]]?: string };

/** Something that happened: its kind, the seat it happened to, its parameters as ids (`?` is hidden). */
export type Happened<C extends Contract> = {
  [K in EventKind<C>]: { kind: K; seat: number | null; args: C["events"][K] };
}[EventKind<C>];

const EVENT = "event-";

/** A message of the log as an event of the title; null if it is about something else. */
export function happened<C extends Contract>(message: Message): Happened<C> | null {
  if (!message.id.startsWith(EVENT)) return null;
  let seat: number | null = null;
  const args: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    if (typeof value !== "object") args[name] = String(value);
    else if (value.type !== "seat") args[name] = value.domain === "hidden" || value.domain === "none" ? "?" : value.id;
    else if (name === "seat") seat = value.seat;
    else args[name] = `p${value.seat + 1}`; // another player, as moves name one
  }
  return { kind: message.id.slice(EVENT.length), seat, args } as Happened<C>;
}
