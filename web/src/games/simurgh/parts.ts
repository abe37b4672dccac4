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
import { Site } from "./site.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

/** A payment or gain also lights what it was made of. */
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

/** Take up a vassal of a type, if one can be placed. */
function stand(play: Play<Contract>, site: Site, type: string): boolean {
  if (!play.moves("place", { vassal: type }).length) return false;
  site.pressStand(type);
  return true;
}

const ZONES: [string, string, (site: Site) => boolean][] = [
  ["#city", "ui-home", (site) => site.content.buildings.some(({ id }) => site.at(id).length > 0)],
  [
    "#wilds",
    "exploration",
    (site) =>
      site.view.wilds.some(
        (area) => area.spaces.some((one) => site.at(one.space).length > 0) || site.lays(area.area).length > 0,
      ),
  ],
  [
    "#scouts",
    "deck",
    (site) =>
      site.at("scouts-quarters").length > 0 ||
      [1, 2, 3, 4].some((slot) => site.slot(slot)) ||
      site.play.moves("buy-blind").length > 0,
  ],
  ["#monument", "objective", (site) => site.at("monument").length > 0 || site.play.moves("objective").length > 0],
];
const WORDS: Record<string, () => string> = {
  "#city": () => say("board-city"),
  "#wilds": () => say("board-wilds"),
  "#scouts": () => name("space", "scouts-quarters"),
  "#monument": () => name("space", "monument"),
};

export default board<Contract, Site>({
  begin: (play) => new Site(play),
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
  chips: (_play, site) => [
    ...ZONES.map(([target, icon, calls]) => ({ target, icon, text: "", label: WORDS[target](), calls: calls(site) })),
    {
      target: "#chronicle",
      icon: "chronicle",
      text: `${site.view.chronicle.length}/${site.view.chronicle_limit}`,
      label: say("sg-chronicle"),
    },
  ],
  attention: (play, site) => {
    const asked = question(site);
    if (asked) return asked.beside[0] ?? null;
    if (play.moves("buy").length || play.moves("take").length) return "#scouts";
    if (play.view.laid && play.moves("place").length) return `[data-area="${play.view.laid}"]`;
    if (play.picked.tile && !play.chain.length) return "#wilds";
    return aimedAt(site)[0] ?? null;
  },
  keys: [
    { keys: ["s"], cap: "s", does: "sg-key-spearman", run: (play, site) => stand(play, site, "spearman") },
    { keys: ["r"], cap: "r", does: "sg-key-rider", run: (play, site) => stand(play, site, "rider") },
    {
      keys: ["n"],
      cap: "n",
      does: "sg-key-nothing",
      run: (_play, site) => {
        const last = site.nothingMore;
        if (last) site.go(last);
        return !!last;
      },
    },
  ],
});
