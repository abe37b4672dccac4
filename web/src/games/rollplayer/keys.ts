// Keys of this board. Arrows move on the alignment grid when nothing else has the focus.

import type { Shortcut } from "../../lib/keys";
import type { Play } from "../../lib/play.svelte";
import type { Contract } from "../../types/rollplayer";
import type { RollPlayerState } from "./state.svelte";

const ARROWS: Record<string, string> = {
  ArrowUp: "good",
  ArrowDown: "evil",
  ArrowLeft: "lawful",
  ArrowRight: "chaotic",
};

export const KEYS: Shortcut<Contract, RollPlayerState>[] = [
  { keys: ["p"], cap: "p", does: "rp-key-pass", run: pass },
  { keys: ["b"], cap: "b", does: "rp-key-bell", run: bell },
  {
    keys: ["+", "=", "-", "−"],
    cap: "+ / −",
    does: "rp-key-adjust",
    run: (_play, boardState, { key }) => turn(boardState, key === "+" || key === "=" ? "up" : "down"),
  },
  {
    keys: Object.keys(ARROWS),
    cap: "arrows",
    does: "rp-key-step",
    run: (_play, boardState, event) =>
      !(event.target as Element).closest?.("[role=grid]") && step(boardState, ARROWS[event.key]),
  },
];

function pass(play: Play<Contract>): boolean {
  const move = play.move("pass");
  if (move) void play.make([move]);
  const decline = play.move("decline");
  if (decline) play.choose(decline);
  return !!move || !!decline;
}

/** The next possible setting of the switch. */
function bell(play: Play<Contract>, boardState: RollPlayerState): boolean {
  const order = ["ask", "dice", "never"];
  const at = order.indexOf(boardState.player.hold);
  const found = [1, 2].map((n) => play.move("hold", { hold: order[(at + n) % 3] })).find(Boolean);
  if (found) void play.make([found]);
  return !!found;
}

function turn(boardState: RollPlayerState, way: string): boolean {
  const { space } = boardState.play.picked;
  const [move] = space ? boardState.moves("adjust", { space, turn: way }) : [];
  boardState.choose(move ?? null);
  return !!move;
}

function step(boardState: RollPlayerState, arrow: string): boolean {
  const [move] = boardState.moves("step", { arrow });
  boardState.choose(move ?? null);
  return !!move;
}
