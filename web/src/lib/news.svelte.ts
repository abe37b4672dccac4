// P9, P10, P16: what others did is told one after the other while the board is lit; and the signal that it is your turn.

import type { Play } from "./play.svelte";
import { duration, prefs } from "./prefs.svelte";
import type { LogLine, Message } from "./types";
import { say } from "./words.svelte";

const EACH = 450;

export class News {
  told: Message | null = $state.raw(null);
  /** Everything that happened last, for those who listen. */
  heard: Message[] = $state.raw([]);
  seat: number | null = $state(null);
  away = $state(false);
  #queue: { seat: number | null; message: Message }[] = [];
  #timer = 0;

  constructor(readonly play: Play) {}

  /** Tell these lines; `away`: they happened while nobody was looking. */
  add(lines: LogLine[], own: number | null, away: boolean): void {
    const fresh = lines.filter((line) => away || line.kind !== "move" || line.seat !== own || line.messages.length > 1);
    this.heard = lines.flatMap((line) => line.messages);
    this.#queue.push(...fresh.flatMap((line) => line.messages.map((message) => ({ seat: line.seat, message }))));
    if (away && fresh.length) this.away = true;
    if (!this.#timer) this.#next();
  }

  #next(): void {
    const wait = duration(EACH);
    const one = this.#queue.shift();
    if (!one || (wait === 0 && !this.away)) {
      this.skip();
      return;
    }
    this.told = one.message;
    this.seat = one.seat;
    this.play.light([one.message]);
    this.#timer = window.setTimeout(() => this.#next(), Math.max(wait, this.away ? 250 : 0));
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.away = false;
    if (this.told) this.play.spots = [];
    this.told = null;
  }
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

/** Show in title, icon, sound and notification that it is this person's turn. */
export function signal(turn: boolean, name: string): void {
  document.title = turn ? `● ${say("your-turn")} – ${name}` : `${name} – Gospoda`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
}

export function nudge(name: string): void {
  chime();
  if (prefs.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Gospoda", { body: `${say("your-turn")} – ${name}`, icon: "/favicon.svg", tag: "gospoda-turn" });
  }
}
