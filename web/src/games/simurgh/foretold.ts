// Effects of a staged or inspected move beyond its own words, derived from the view after it.

import { say } from "../../lib/words.svelte";
import { total, VASSALS } from "./content";
import { lostTokens } from "./tokens";
import type { SimurghState } from "./state.svelte";

export interface Line {
  icon: string;
  text: string;
  warns?: boolean;
  /** The viewer's figures that return. */
  figures?: string[];
}

export function foretold(boardState: SimurghState): Line[] {
  const then = boardState.play.after;
  const told = boardState.play.told;
  if (!then || !told || !boardState.mine) return [];
  const { view, mainSeat, player } = boardState;
  const after = then.players[mainSeat];
  const lines: Line[] = [];
  const lost = lostTokens(boardState);
  if (lost) lines.push({ icon: "ui-warn", text: say("sg-then-lost", lost), warns: true });
  const fallen = then.chronicle.length - view.chronicle.length;
  if (fallen > 0)
    lines.push({
      icon: "chronicle",
      text: say("sg-then-chronicle", { count: then.chronicle.length, limit: then.chronicle_limit }),
    });
  const back = VASSALS.flatMap((type) =>
    Array.from({ length: Math.max(0, after.returned[type] - player.returned[type]) }, () => type as string),
  );
  if (back.length) lines.push({ icon: "", figures: back, text: say("sg-then-back") });
  if (then.turns_left >= 0 && view.turns_left < 0)
    lines.push({ icon: "ui-pennant", text: say("sg-then-end", { count: then.turns_left }), warns: true });
  const over = total(after) - after.limit;
  if (over > 0 && total(after) > total(player))
    lines.push({
      icon: "ui-warn",
      text: say("sg-then-over", { count: total(after), limit: after.limit, over }),
      warns: true,
    });
  const hand = after.hand.length - view.hand_limit;
  if (hand > 0 && after.hand.length > player.hand.length)
    lines.push({ icon: "ui-warn", text: say("sg-then-hand", { over: hand }), warns: true });
  return lines;
}
