import type { Contract } from "../../types/stonespine";
import { name, say } from "../../lib/words.svelte";
import { board } from "../board";
import { settled } from "./content";
import { flights } from "./flights";
import { headings } from "./headings";
import Little from "./Little.svelte";
import { StonespineState } from "./state.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

export default board<Contract, StonespineState>({
  round: (number) => say("ss-year-brief", { year: number }),
  begin: (play) => new StonespineState(play),
  stage: Stage,
  tray: Tray,
  slip: Slip,
  amounts: () => ({ gold: "gold" }),
  tied: (play) => say(play.position?.scores.some((sheet) => sheet.seat < 0) ? "ss-tie-solo" : "ss-tie"),
  end: Little,
  flights,
  headings,
  picking: (play) => {
    const { card, token } = play.picked;
    return (card || token) && !play.chain.length
      ? say("status-choose-where", { what: card ? name("chamber", card) : name("token", token) })
      : "";
  },
  decided: (_, boardState) => (boardState.laid ? say("ss-laid", { card: name("chamber", boardState.laid.card) }) : ""),
  sign: (play, seat) => settled(play.view, seat),
  chips: (play, boardState) => [
    { target: "#market", icon: "market", text: "", label: say("board-market"), calls: play.moves("buy").length > 0 },
    {
      target: "#challenges",
      icon: "challenge",
      text: String(play.view.challenges.length),
      label: say("ss-challenges"),
      calls: play.moves("challenge").length > 0,
    },
    { target: "#goal", icon: "goal", text: boardState.place, label: name("goal", play.view.goal.card) },
  ],
  attention: (play) => {
    const own = `#seat-${Math.max(0, play.view.seat)}`;
    return play.moves("challenge").length ? `.wide #challenges, .phone ${own}, .low ${own}` : own; // small screens show them in the tray
  },
});
