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
  if (key === "+" || key === "=" || key === "-" || key === "−") return turn(site, key === "+" || key === "=" ? "up" : "down");
  if (ARROWS[event.key] && !(event.target as Element).closest?.("[role=grid]")) return step(site, ARROWS[event.key]);
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

function turn(site: Site, way: string): boolean {
  const { space } = site.play.picked;
  const [move] = space ? site.moves("adjust", { space, turn: way }) : [];
  site.choose(move ?? null);
  return !!move;
}

function step(site: Site, arrow: string): boolean {
  const [move] = site.moves("step", { arrow });
  site.choose(move ?? null);
  return !!move;
}
