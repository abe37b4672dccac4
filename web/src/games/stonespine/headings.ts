// Headings of the log: the turns of a year, then its market.

import type { Reader } from "../../lib/logGroups";
import { say } from "../../lib/words.svelte";
import type { Contract } from "../../types/stonespine";

export function headings(): Reader<Contract> {
  let year = "";
  let turn = 0; // 0: at the market
  return (event) => {
    if (event.kind === "year") {
      year = String(event.args.year);
      turn = 1;
      return { text: say("ss-heading-turn", { year, turn }), event: "gone" };
    }
    if (event.kind === "hands-pass-left" || event.kind === "hands-pass-right")
      return { text: say("ss-heading-turn", { year, turn: ++turn }), event: "above" };
    if (event.kind === "income" && turn) {
      turn = 0;
      return { text: say("ss-heading-market", { year }), event: "below" };
    }
    return null;
  };
}
