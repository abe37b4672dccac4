// Keys of this board: P passes or declines, B turns the bell for skills, + and − turn the die that is taken up, arrows
// step on the alignment grid where nothing else has the focus.

import type { Play } from "../../lib/play.svelte";
import type { Contract } from "../../types/rollplayer";
import type { Site } from "./site.svelte";

const ARROWS: Record<string, string> = { ArrowUp: "good", ArrowDown: "evil", ArrowLeft: "lawful", ArrowRight: "chaotic" };

export function keys(event: KeyboardEvent, play: Play<Contract>, site: Site): boolean {
  const key = event.key.toLowerCase();
  if (key === "p") return pass(play);
  if (key === "b") return bell(play, site);
  if (key === "+" || key === "=" || key === "-" || key === "−") return turn(play, key === "+" || key === "=" ? "up" : "down");
  if (ARROWS[event.key] && !(event.target as Element).closest?.("[role=grid]")) return step(play, ARROWS[event.key]);
  return false;
}

function pass(play: Play<Contract>): boolean {
  const move = play.move("pass");
  if (move) void play.make([move]);
  const decline = play.move("decline");
  if (decline) play.choose(decline);
  return !!move || !!decline;
}

/** The next setting of the switch that is possible. */
function bell(play: Play<Contract>, site: Site): boolean {
  const order = ["ask", "dice", "never"];
  const at = order.indexOf(site.player.hold);
  const found = [1, 2].map((n) => play.move("hold", { hold: order[(at + n) % 3] })).find(Boolean);
  if (found) void play.make([found]);
  return !!found;
}

function turn(play: Play<Contract>, way: string): boolean {
  const { space } = play.picked;
  const move = space ? play.move("adjust", { space, turn: way }) : null;
  if (move) play.choose(move);
  return !!move;
}

function step(play: Play<Contract>, arrow: string): boolean {
  const move = play.move("step", { arrow });
  if (move) play.choose(move);
  return !!move;
}
