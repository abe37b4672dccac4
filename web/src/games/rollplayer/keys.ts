// Keys of this board. Arrows step on the alignment grid where nothing else has the focus.

import type { Shortcut } from "../../lib/keys";
import type { Play } from "../../lib/play.svelte";
import type { Contract } from "../../types/rollplayer";
import type { Site } from "./site.svelte";

const ARROWS: Record<string, string> = {
  ArrowUp: "good",
  ArrowDown: "evil",
  ArrowLeft: "lawful",
  ArrowRight: "chaotic",
};

export const KEYS: Shortcut<Contract, Site>[] = [
  { keys: ["p"], cap: "p", does: "rp-key-pass", run: pass },
  { keys: ["b"], cap: "b", does: "rp-key-bell", run: bell },
  {
    keys: ["+", "=", "-", "−"],
    cap: "+ / −",
    does: "rp-key-adjust",
    run: (_play, site, { key }) => turn(site, key === "+" || key === "=" ? "up" : "down"),
  },
  {
    keys: Object.keys(ARROWS),
    cap: "arrows",
    does: "rp-key-step",
    run: (_play, site, event) => !(event.target as Element).closest?.("[role=grid]") && step(site, ARROWS[event.key]),
  },
];

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
