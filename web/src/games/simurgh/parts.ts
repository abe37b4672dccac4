import type { Message } from "../../lib/types";
import { happened } from "../../lib/contract";
import type { Play } from "../../lib/play.svelte";
import { spotsOf, type Spot } from "../../lib/spots";
import { name, say } from "../../lib/words.svelte";
import type { Contract } from "../../types/simurgh";
import { board } from "../board";
import { bundle } from "./effects";
import { flights } from "./flights";
import Little from "./Little.svelte";
import { aimedAt, question } from "./question";
import { SimurghState } from "./state.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

/** A payment or gain also highlights its components. */
function focus(message: Message): Spot[] {
  const event = happened<Contract>(message);
  const things =
    event && (event.kind === "pay" || event.kind === "gain") ? bundle(event.args.bundle).map((one) => one.thing) : [];
  const slot = event?.kind === "objective" ? [`slot-${event.args.slot}`] : [];
  return [
    ...spotsOf(message),
    ...(things.length ? [{ seat: event!.seat, ids: things }] : []),
    ...(slot.length ? [{ seat: null, ids: slot }] : []),
  ];
}

/** Picks a vassal of a type, if one can be placed. */
function stand(play: Play<Contract>, boardState: SimurghState, type: string): boolean {
  if (!play.moves("place", { vassal: type }).length) return false;
  boardState.pressStand(type);
  return true;
}

const ZONES: [string, string, (boardState: SimurghState) => boolean][] = [
  ["#city", "ui-home", (boardState) => boardState.content.buildings.some(({ id }) => boardState.at(id).length > 0)],
  [
    "#wilds",
    "exploration",
    (boardState) =>
      boardState.view.wilds.some(
        (area) =>
          area.spaces.some((one) => boardState.at(one.space).length > 0) || boardState.lays(area.area).length > 0,
      ),
  ],
  [
    "#scouts",
    "deck",
    (boardState) =>
      boardState.at("scouts-quarters").length > 0 ||
      [1, 2, 3, 4].some((slot) => boardState.slot(slot)) ||
      boardState.play.moves("buy-blind").length > 0,
  ],
  [
    "#monument",
    "objective",
    (boardState) => boardState.at("monument").length > 0 || boardState.play.moves("objective").length > 0,
  ],
];
const WORDS: Record<string, () => string> = {
  "#city": () => say("board-city"),
  "#wilds": () => say("board-wilds"),
  "#scouts": () => name("space", "scouts-quarters"),
  "#monument": () => name("space", "monument"),
};

export default board<Contract, SimurghState>({
  begin: (play) => new SimurghState(play),
  stage: Stage,
  tray: Tray,
  slip: Slip,
  amounts: () => "board",
  end: Little,
  tied: () => say("sg-tie"),
  endWidth: "10.5rem",
  hintsAt: "auto clamp(158px, 24% + 16px, 194px)", // above the court
  flights,
  focus,
  picking: (play) => {
    const { vassal, tile, area, objective, slot } = play.picked;
    if (play.chain.length) return "";
    if (vassal) return say("status-choose-where", { what: name("vassal", vassal) });
    if (tile) return say("sg-where-tile", { tile: name("tile", tile) });
    if (area) return say("sg-which-tile", { area: name("area", area) });
    if (objective) return say("sg-which-niche");
    return slot ? say("sg-which-objective") : "";
  },
  summary: (play, seat) => {
    const player = play.view.players[seat];
    const ready = player.unplaced.spearman + player.unplaced.rider;
    return [{ icon: "wyvern", text: String(ready), label: say("sg-ready-vassals") }];
  },
  sign: (play, seat) => (play.view.chapter === "dragon-choice" && play.view.players[seat].committed ? "ready" : null),
  chipsFirst: true,
  chips: (_play, boardState) => [
    ...ZONES.map(([target, icon, calls]) => ({
      target,
      icon,
      text: "",
      label: WORDS[target](),
      calls: calls(boardState),
    })),
    {
      target: "#chronicle",
      icon: "chronicle",
      text: `${boardState.view.chronicle.length}/${boardState.view.chronicle_limit}`,
      label: say("sg-chronicle"),
    },
  ],
  attention: (play, boardState) => {
    const asked = question(boardState);
    if (asked) return asked.beside[0] ?? null;
    if (play.moves("buy").length || play.moves("take").length) return "#scouts";
    if (play.view.laid && play.moves("place").length) return `[data-area="${play.view.laid}"]`;
    if (play.picked.tile && !play.chain.length) return "#wilds";
    return aimedAt(boardState)[0] ?? null;
  },
  keys: [
    { keys: ["s"], cap: "s", does: "sg-key-spearman", run: (play, boardState) => stand(play, boardState, "spearman") },
    { keys: ["r"], cap: "r", does: "sg-key-rider", run: (play, boardState) => stand(play, boardState, "rider") },
    {
      keys: ["n"],
      cap: "n",
      does: "sg-key-nothing",
      run: (_play, boardState) => {
        const last = boardState.nothingMore;
        if (last) boardState.go(last);
        return !!last;
      },
    },
  ],
});
