import { name, say, tell } from "../../lib/words.svelte";
import type { Contract } from "../../types/rollplayer";
import { board } from "../board";
import End from "./End.svelte";
import { flights } from "./flights";
import { focus } from "./focus";
import { KEYS } from "./keys";
import { attention } from "./places";
import { RollPlayerState } from "./state.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

export default board<Contract, RollPlayerState>({
  begin: (play) => new RollPlayerState(play),
  stage: Stage,
  tray: Tray,
  slip: Slip,
  amounts: () => ({ gold: "gold", charisma: "charisma" }),
  seen: ["die"],
  end: End,
  endWidth: "7.5rem",
  hintsAt: "0 auto", // over the heads of the panels
  tied: () => say("rp-tie-tip"),
  result: (play) => {
    const [hero, ...others] = play.view.players;
    return hero.rank && !others.length
      ? say("rp-rank-result", { rank: name("rank", hero.rank), stars: hero.points })
      : "";
  },
  flights,
  focus,
  keys: KEYS,
  picking: (play, boardState) => {
    if (play.chain.length > boardState.lead.length || (play.chain.length && !boardState.seconds.length)) return "";
    const next = boardState.lead.length ? play.previews.of(boardState.lead)?.prompt : null;
    if (next) return tell(next.message);
    const { die, space } = play.picked;
    if (die) return say("status-choose-where", { what: name("die", die) });
    const kind = ["search", "negotiate", "move"].find((one) => space && play.legal.some((move) => move.kind === one));
    return kind ? say(`rp-then-${kind}`, { space: name("space", space) }) : "";
  },
  chips: (play) => [
    {
      target: "#market",
      icon: "market",
      text: String(play.view.market.length),
      label: say("rp-market"),
      calls: play.moves("buy").length > 0 || play.moves("discard").length > 0,
    },
    {
      target: "#bag",
      icon: "bag",
      text: play.view.round ? `${play.view.round}/${play.view.rounds}` : "",
      label: say("rp-round", { round: play.view.round, rounds: play.view.rounds }),
    },
    ...(play.view.players.length === 1 ? [{ target: "#enemy", icon: "enemy", text: "", label: say("rp-enemy") }] : []),
  ],
  summary: (play, seat) => [
    { icon: "gold", text: String(play.view.players[seat]?.gold ?? 0), label: say("amount-gold") },
  ],
  attention: (play, boardState) =>
    boardState.moves("step").length
      ? `#seat-${boardState.mainSeat} [data-alignment]`
      : attention(play.view.chapter, boardState.mainSeat),
});
