// P1, P28: the state of a table for this player, and the sentence that says it. Only the most urgent state counts: a
// lost connection before everything else, a seat that a bot holds before the turn.

import type { Board } from "../games/board";
import type { BoardState } from "../games/state.svelte";
import { hour } from "../lib/dates";
import type { Play } from "../lib/play.svelte";
import type { Ended } from "../lib/types";
import { say, seatName, tell } from "../lib/words.svelte";

export type State = "mine" | "waiting" | "lost" | "bot" | "watching" | "over" | "frozen" | "replay";

export interface Status {
  state: State;
  /** The seats whose marks precede the sentence. */
  seats: number[];
  sentence: string;
  /** A shorter version for small screens, which show the rest elsewhere. */
  brief?: string;
  /** A second, quieter part of the sentence. */
  more: string;
}

export function stateOf(play: Play): State {
  const link = play.link;
  if (!link) return "replay";
  if (link.silent) return "lost";
  if (play.position?.over) return "over";
  if (link.frozen) return "frozen";
  if (link.you?.handed.length && !link.playing) return "bot";
  if (!link.playing) return "watching";
  return play.waiting.includes(play.seat) ? "mine" : "waiting";
}

export function status(play: Play, board: Board | null, boardState: BoardState): Status {
  const mode = stateOf(play);
  const made = (seats: number[], sentence: string, more = "") => ({ state: mode, seats, sentence, more });
  if (mode === "lost")
    return {
      ...made([], say(play.sending ? "status-lost-queued" : play.chain.length ? "status-lost-kept" : "status-lost")),
      brief: say("status-lost"),
    };
  if (mode === "over") return made(winners(play), outcome(play, board, boardState));
  if (mode === "frozen") return { ...made([], say("table-frozen")), brief: say("table-frozen-brief") };
  if (mode === "bot") return made(held(play), say("status-bot"), since(play));
  if (mode === "mine") return made([play.seat], question(play, board, boardState));
  const waits = waitingFor(play);
  if (mode === "watching") return made(play.waiting, say("watching"), waits);
  return made(play.waiting, waits);
}

/** This player's seats that bots hold; the first represents them all. */
const held = (play: Play) => (play.link?.you?.handed ?? []).slice(0, 1);

/** The log line with which a bot has taken over the seat. */
const handing = (play: Play) => play.link?.log.findLast((line) => line.kind === "seat" && line.seat === held(play)[0]);

function since(play: Play): string {
  const line = handing(play);
  if (!line) return "";
  return say("status-bot-since", { time: hour(line.time) });
}

/** How many moves a bot has made since it took over the seat. */
export function movesOfBot(play: Play): number {
  const from = handing(play)?.v ?? 0;
  return (
    play.link?.log.filter((line) => line.v > from && line.kind === "move" && line.seat === held(play)[0]).length ?? 0
  );
}

/** Whether the player can still change their decision, because others are thinking. */
export function canChange(play: Play, mode: State): boolean {
  const undo = play.link?.playing ? play.position?.undo : undefined;
  return mode === "waiting" && !!undo?.possible && !undo.free;
}

/** The winning seats; -1 is an automated rival, which has beaten nobody if a bot finished the game for the player. */
export function winners(play: Play): number[] {
  const position = play.position;
  const table = play.link?.info;
  if (!position) return [];
  const beaten = !table?.ended && !table?.seats.every((seat) => seat.kind === "bot");
  const rival = beaten && position.scores.some((sheet) => sheet.seat < 0);
  return position.winners.length || !rival ? position.winners : [-1];
}

/** How the game ended: in the board's words, else who has won. */
export function outcome(play: Play, board: Board | null, boardState: BoardState): string {
  if (play.link?.info?.ended) return endedEarly(play, play.link.info.ended);
  const told = board?.result?.(play, boardState);
  if (told) return told;
  const found = winners(play);
  if (!found.length) return say("nobody-wins");
  const points = play.points(found[0]);
  return say("winners-points", { count: found.length, names: found.map(seatName).join(", "), points });
}

/** How players ended a game before its last move. */
function endedEarly(play: Play, ended: Ended): string {
  const how = ended.how === "resigned" ? say("ended-resigned", { name: seatName(ended.seat) }) : say("ended-agreed");
  return `${how} ${ended.winners.length ? say("ended-wins", { name: ended.winners.map(seatName).join(", ") }) : say("nobody-wins")}`;
}

function question(play: Play, board: Board | null, boardState: BoardState): string {
  const begun = Object.keys(play.picked).length > 0 || play.chain.length > 0;
  const sentence = begun ? board?.picking?.(play, boardState) : "";
  if (sentence) return sentence;
  return play.position?.prompt ? tell(play.position.prompt.message) : say("status-moment");
}

function waitingFor(play: Play): string {
  if (!play.waiting.length) return say("status-moment");
  return say("status-waiting", { names: play.waiting.map(seatName).join(", "), count: play.waiting.length });
}

/** The window title for the state. */
export function windowTitle(state: State, name: string): string {
  const mark: Partial<Record<State, string>> = {
    mine: `● ${say("your-turn")}`,
    lost: `⚠ ${say("title-lost")}`,
    bot: say("title-bot"),
    over: say("game-over"),
    frozen: say("table-frozen-brief"),
  };
  return mark[state] ? `${mark[state]} · ${name}` : `${name} · Gospoda`;
}
