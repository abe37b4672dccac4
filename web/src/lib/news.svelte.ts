// P9, P10, P16: replays what others did step by step, with flying pieces and highlights, and signals your turn.

import { fly, land, type Flight } from "./flight";
import { withCount } from "./appState.svelte";
import { afterPaint } from "./afterPaint";
import type { Play } from "./play.svelte";
import { duration, prefs } from "./prefs.svelte";
import { EMPTY } from "./stable";
import type { LogLine, Message } from "./types";
import { showIcon } from "./myTurns.svelte";
import { say } from "./words.svelte";

/** Why something is replayed: it has just happened, the player missed it, or asked to see it again. */
export type Why = "live" | "away" | "again";

interface Step {
  seat: number | null;
  messages: Message[];
  flown: Message[];
}

const EACH = 450;
const FLIGHT = 420;
const READING = 250; // a missed step stays visible at least this long, even without animations
const SETTLE = 600; // the board has to be there before something can fly to it
const MOST = 24; // lines

export class News {
  told: Message[] = $state.raw([]);
  /** Everything that happened last, for screen readers. */
  heard: Message[] = $state.raw([]);
  seat: number | null = $state(null);
  why: Why = $state("live");
  /** What flies when something happens, for the title that is played. */
  flights: (message: Message) => Flight[] = () => [];
  #queue: Step[] = [];
  #timer = 0;
  #held = false;

  constructor(readonly play: Play) {
    document.addEventListener("visibilitychange", this.#go);
    addEventListener("pointerdown", this.#enough, { capture: true });
    addEventListener("keydown", this.#enough, { capture: true });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#go);
    removeEventListener("pointerdown", this.#enough, { capture: true });
    removeEventListener("keydown", this.#enough, { capture: true });
    this.skip();
  }

  /** Pauses while the board is hidden. */
  hold(held: boolean): void {
    this.#held = held;
    this.#go();
  }

  /** Queues these log lines. The player's own moves fly only in a replay. */
  add(lines: LogLine[], own: number | null, why: Why): void {
    const late = why !== "live";
    const fresh = lines.filter((line) => late || line.kind !== "move" || line.seat !== own || line.messages.length > 1);
    this.heard = lines.flatMap((line) => line.messages);
    this.#queue.push(...fresh.slice(-MOST).flatMap((line) => steps(line, late ? null : own)));
    if (late && fresh.length) this.why = why;
    if (!late || this.#timer)
      afterPaint(this.#go); // after the paint
    else this.#timer = window.setTimeout(this.#next, SETTLE);
  }

  #go = () => {
    if (!this.#timer && this.#queue.length) this.#next();
  };

  #enough = () => {
    if (this.told.length) this.skip();
  };

  #next = () => {
    this.#timer = 0;
    if (this.#held || document.hidden) return;
    const wait = Math.max(duration(EACH), this.why === "live" ? 0 : READING);
    const step = this.#queue.shift();
    const ended = this.why !== "again" && !!this.play.position?.over; // the end tells itself, and is not covered
    if (!step || wait === 0 || ended) {
      this.skip();
      return;
    }
    this.told = step.messages;
    this.seat = step.seat;
    this.play.light(step.messages);
    fly(
      step.flown.flatMap((message) => this.flights(message)),
      duration(FLIGHT),
    );
    this.#timer = window.setTimeout(this.#next, wait);
  };

  skip(): void {
    clearTimeout(this.#timer);
    land();
    this.#timer = 0;
    this.#queue = [];
    this.why = "live";
    if (this.told.length) this.play.spots = EMPTY;
    this.told = [];
  }
}

/** What a line tells, step by step: what happens to several seats alike happens at once. */
function steps(line: LogLine, own: number | null): Step[] {
  const found: Step[] = [];
  let since = 0; // something that concerns everybody parts what was before from what comes after
  for (const message of line.messages) {
    const seat = seatOf(message);
    const alike = (step: Step) =>
      step.messages[0].id === message.id && !step.messages.some((one) => seatOf(one) === seat);
    let step = seat === null ? undefined : found.slice(since).find(alike);
    if (!step) found.push((step = { seat: seat ?? line.seat, messages: [], flown: [] }));
    step.messages.push(message);
    if (own === null || seat !== own) step.flown.push(message);
    if (seat === null) since = found.length;
  }
  return found;
}

function seatOf(message: Message): number | null {
  const seat = Object.values(message.args ?? {}).find((arg) => typeof arg === "object" && arg.type === "seat");
  return typeof seat === "object" && seat.type === "seat" ? seat.seat : null;
}

let sound: AudioContext | null = null;

/** Two soft notes, if wanted. */
export function chime(): void {
  if (!prefs.sound) return;
  sound ??= new AudioContext();
  [523.25, 659.25].forEach((pitch, i) => {
    const tone = sound!.createOscillator();
    const loud = sound!.createGain();
    const start = sound!.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loud).connect(sound!.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}

/** Show in the title and the icon of the window how it stands, here and at other tables. */
export function signal(turn: boolean, title: string): void {
  const wanted = withCount(title);
  if (document.title !== wanted) document.title = wanted;
  showIcon(turn);
}

export function nudge(name: string): void {
  chime();
  if (prefs.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Gospoda", { body: `${say("your-turn")} – ${name}`, icon: "/favicon.svg", tag: "gospoda-turn" });
  }
}
