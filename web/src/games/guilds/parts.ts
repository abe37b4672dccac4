import type { Contract } from "../../types/guilds";
import type { Play } from "../../lib/play.svelte";
import { name, say } from "../../lib/words.svelte";
import { board } from "../board";
import { flights } from "./flights";
import { House } from "./house.svelte";
import Little from "./Little.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

function chosen(play: Play<Contract>, kind: "pass" | "decline"): boolean {
  const move = play.move(kind);
  play.choose(move);
  return !!move;
}

export default board<Contract, House>({
  begin: (play) => new House(play),
  stage: Stage,
  tray: Tray,
  slip: Slip,
  amounts: (_, house) =>
    house.endsRound ? "board" : { florins: "swap-bag", gold: "locked-chest", "active-rooms": "house" },
  end: Little,
  tied: () => say("gd-tie"),
  flights,
  picking: (play, house) => {
    if (house.bids.plan.length === 1 && !house.bids.ready) return say("gd-tap-another");
    if (house.room && !house.laid) return say("gd-choose-place", { room: name("room", house.room) });
    if (play.ahead("with").length) return say("gd-choose-second");
    return house.aiming && !play.chain.length ? say("gd-choose-target", { card: name("character", house.aiming) }) : "";
  },
  sign: (play, seat) => (play.view.passed.includes(seat) ? "passed" : null),
  summary: (play, seat, house) => {
    const { gold, florins } = play.view.players[seat];
    return house.atHome
      ? [{ icon: "locked-chest", text: String(gold), label: say("gd-gold") }]
      : [{ icon: "swap-bag", text: String(florins), label: say("gd-florins") }];
  },
  attention: (play, house) =>
    play.moves("shift").length
      ? "#objectives"
      : house.chained
        ? "#chain"
        : play.moves("exchange").length
          ? "#rooms"
          : house.atHome
            ? "#plan"
            : "#square",
  keys: [
    {
      keys: ["r"],
      cap: "r",
      does: "gd-key-turn",
      run: (_play, house, event) => {
        house.rotate(event.shiftKey ? -1 : 1);
        return !!house.room;
      },
    },
    { keys: ["p"], cap: "p", does: "gd-key-pass", run: (play) => chosen(play, "pass") },
    { keys: ["0"], cap: "0", does: "gd-key-decline", run: (play) => chosen(play, "decline") },
  ],
});
