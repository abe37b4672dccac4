import type { Contract } from "../../types/guilds";
import type { Play } from "../../lib/play.svelte";
import { name, say } from "../../lib/words.svelte";
import { board } from "../board";
import { flights } from "./flights";
import { GuildsState } from "./state.svelte";
import Little from "./Little.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

function chosen(play: Play<Contract>, kind: "pass" | "decline"): boolean {
  const move = play.move(kind);
  play.choose(move);
  return !!move;
}

export default board<Contract, GuildsState>({
  begin: (play) => new GuildsState(play),
  stage: Stage,
  tray: Tray,
  slip: Slip,
  amounts: (_, boardState) =>
    boardState.endsRound ? "board" : { florins: "swap-bag", gold: "locked-chest", "active-rooms": "house" },
  end: Little,
  tied: () => say("gd-tie"),
  flights,
  picking: (play, boardState) => {
    if (boardState.bids.plan.length === 1 && !boardState.bids.ready) return say("gd-tap-another");
    if (boardState.room && !boardState.laid) return say("gd-choose-place", { room: name("room", boardState.room) });
    if (play.ahead("with").length) return say("gd-choose-second");
    return boardState.aiming && !play.chain.length
      ? say("gd-choose-target", { card: name("character", boardState.aiming) })
      : "";
  },
  sign: (play, seat) => (play.view.passed.includes(seat) ? "passed" : null),
  summary: (play, seat, boardState) => {
    const { gold, florins } = play.view.players[seat];
    return boardState.atHome
      ? [{ icon: "locked-chest", text: String(gold), label: say("gd-gold") }]
      : [{ icon: "swap-bag", text: String(florins), label: say("gd-florins") }];
  },
  attention: (play, boardState) =>
    play.moves("shift").length
      ? "#objectives"
      : boardState.chained
        ? "#chain"
        : play.moves("exchange").length
          ? "#rooms"
          : boardState.atHome
            ? "#plan"
            : "#square",
  keys: [
    {
      keys: ["r"],
      cap: "r",
      does: "gd-key-turn",
      run: (_play, boardState, event) => {
        boardState.rotate(event.shiftKey ? -1 : 1);
        return !!boardState.room;
      },
    },
    { keys: ["p"], cap: "p", does: "gd-key-pass", run: (play) => chosen(play, "pass") },
    { keys: ["0"], cap: "0", does: "gd-key-decline", run: (play) => chosen(play, "decline") },
  ],
});
