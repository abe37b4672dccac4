// The clocks of a table in words: minutes and up without seconds, the last minute in seconds.

import { get, put } from "./api";
import { formatDate } from "./dates";
import type { TableLink } from "./table.svelte";
import type { ClockRules, OwnHours } from "./types";
import { say } from "./words.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
const SOON_LIVE = MINUTE;
const SOON_TURN = 2 * HOUR;

export interface SeatTime {
  /** As it is shown: short. */
  text: string;
  /** Near the end, or past it: it has a colour. */
  soon: boolean;
  late: boolean;
  running: boolean;
}

/** The time a seat has left, by this browser's clock; none at a table without clocks or before the game. */
export function seatTime(link: TableLink, seat: number, now: number): SeatTime | null {
  const clock = link.clock;
  const rules = link.info?.clock;
  if (!clock || !rules || seat >= clock.left.length) return null;
  const until = clock.until[seat];
  const running = until !== null;
  const left = running ? until - now / 1000 - link.ahead : clock.left[seat];
  const late = clock.late.includes(seat) || (running && left <= 0);
  if (late && left <= 0) return { text: say("clock-late"), soon: true, late, running };
  const soon = running && left < (rules.kind === "live" ? SOON_LIVE : SOON_TURN);
  const text =
    running && rules.kind === "turns" ? say("clock-until", { time: moment(until - link.ahead) }) : span(left);
  return { text, soon, late, running };
}

/** What is left, calmly: seconds only in the last minute. */
function span(seconds: number): string {
  if (seconds < MINUTE) return say("clock-seconds", { seconds: Math.max(0, Math.ceil(seconds)) });
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < HOUR) return say("clock-minutes", { minutes });
  const hours = Math.floor(seconds / HOUR);
  if (seconds < DAY)
    return minutes % 60 ? say("clock-hours-minutes", { hours, minutes: minutes % 60 }) : say("clock-hours", { hours });
  const days = Math.floor(seconds / DAY);
  return hours % 24 ? say("clock-days-hours", { days, hours: hours % 24 }) : say("clock-days", { days });
}

/** A length of time to the second, as a table chose it: 90 seconds are not a minute. */
export function whole(seconds: number): string {
  const parts = [
    { id: "days", count: Math.floor(seconds / DAY) },
    { id: "hours", count: Math.floor((seconds % DAY) / HOUR) },
    { id: "minutes", count: Math.floor((seconds % HOUR) / MINUTE) },
    { id: "seconds", count: seconds % MINUTE },
  ];
  return parts
    .filter(({ count }) => count)
    .map(({ id, count }) => say(`clock-${id}`, { [id]: count }))
    .join(" ");
}

const moment = (seconds: number) =>
  formatDate(new Date(1000 * seconds), { weekday: "short", hour: "numeric", minute: "2-digit" });

/** The clock rule of a table in one sentence. */
export function clockRule(rules: ClockRules): string {
  const time = whole(rules.seconds);
  const more = rules.increment ?? 0;
  const what =
    rules.kind === "turns"
      ? say("clock-rule-turns", { time })
      : more
        ? say("clock-rule-live", { time, seconds: more })
        : say("clock-rule-plain", { time });
  return `${what} ${say(`clock-late-${rules.late ?? "mark"}`)}`;
}

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

let told = false;

/** Gives a correspondence player who has never set working hours the nights of this browser's time zone. */
export async function tellHours(): Promise<void> {
  if (told) return;
  told = true;
  const { hours } = await get<OwnHours>("/api/hours");
  if (!hours) await put("/api/hours", { zone: zoneHere() });
}
