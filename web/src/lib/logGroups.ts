// Groups the log for display: consecutive lines of one seat, under headings for rounds or turns.

import { happened, type Contract, type Happened } from "./contract";
import type { LogLine, Message } from "./types";
import { say } from "./words.svelte";

/** A heading of the log, and whether its event comes before it, after it, or is left out. */
export interface Heading {
  text: string;
  event: "above" | "below" | "gone";
}

/** Reads a log from its beginning and returns the heading that an event brings. */
export type Reader<C extends Contract = Contract> = (event: Happened<C>) => Heading | null;

/** Some messages of a line. Headings and seats split a line into pieces. */
interface Piece {
  key: string;
  line: LogLine;
  messages: Message[];
  /** Whether this is the last piece of the line. */
  last: boolean;
}

export interface Group {
  key: string;
  heading: string;
  seat: number | null;
  pieces: Piece[];
}

/** Headings for titles with an event for the start of a round. Others bring their own, or none. */
export function byRound(): Reader {
  return (event) =>
    event.kind === "round" ? { text: say("log-round", { round: event.args.round }), event: "gone" } : null;
}

const isReady = (message: Message) => message.id === "event-ready";

export function groupLog(lines: LogLine[], gone: Set<number>, read: Reader): Group[] {
  const found: Group[] = [];
  let heading = "";
  // `ready` lines are news only until everybody is ready.
  const settled = lines.findLastIndex((line) => line.kind === "move" && !line.messages.every(isReady));
  let before: Piece | undefined;
  const put = (line: LogLine, message: Message, n: number) => {
    const event = happened<Contract>(message);
    const seat = event ? event.seat : line.seat;
    const key = `${line.v}-${n}`;
    let group = found.at(-1);
    if (!group || heading || group.seat !== seat) found.push((group = { key, heading, seat, pieces: [] }));
    heading = "";
    if (before?.line === line) before.last = false;
    const piece = group.pieces.at(-1);
    if (piece?.line === line) piece.messages.push(message);
    else group.pieces.push((before = { key, line, messages: [message], last: true }));
    before!.last = true;
  };
  for (const [at, line] of lines.entries()) {
    if (at < settled && line.kind === "move" && line.messages.every(isReady)) continue;
    for (const [n, message] of line.messages.entries()) {
      const event = gone.has(line.v) ? null : happened<Contract>(message);
      const brings = event && read(event);
      if (brings?.event === "above") put(line, message, n);
      if (brings) heading = brings.text;
      if (!brings || brings.event === "below") put(line, message, n);
    }
  }
  return found;
}
