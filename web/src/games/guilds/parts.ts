import type { Contract } from "../../types/guilds";
import { name, say } from "../../lib/words.svelte";
import { board } from "../board";
import { flights } from "./flights";
import { House } from "./house.svelte";
import Little from "./Little.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

export default board<Contract, House>({
  begin: (play) => new House(play),
  stage: Stage,
  tray: Tray,
  slip: Slip,
  amounts: (_, house) => (house.endsRound ? "board" : { florins: "swap-bag", gold: "locked-chest", "active-rooms": "house" }),
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
  attention: (play, house) => (play.moves("shift").length ? "#objectives" : house.chained ? "#chain" : play.moves("exchange").length ? "#rooms" : house.atHome ? "#plan" : "#square"),
  keys: (event, play, house) => {
    const key = event.key.toLowerCase();
    if (key === "r" && house.room) house.rotate(event.shiftKey ? -1 : 1);
    else if (key === "p" && play.move("pass")) play.choose(play.move("pass"));
    else if (key === "0" && play.move("decline")) play.choose(play.move("decline"));
    else return false;
    return true;
  },
});
