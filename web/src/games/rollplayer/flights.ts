// The pieces that fly at the table of Roll Player when something happens, and where they start.

import type { Happened } from "../../lib/contract";
import type { Flight } from "../../lib/flight";
import type { Play } from "../../lib/play.svelte";
import { duration } from "../../lib/prefs.svelte";
import type { Contract } from "../../types/rollplayer";
import type { RollPlayerState } from "./state.svelte";

const BAG = "#bag";
const DECK = "[data-deck]";
const MARKET = "#market";
const PILE = "#discards";
const TRASH = "#trash";
const BUMP = 450;

/** The location of a seat's pieces. */
function places(seat: number | null) {
  const plate = `#seat-${seat}`;
  return {
    plate,
    space: (id: string) => `${plate} [data-space="${id}"]`,
    die: (id: string) => `${plate} [data-space="${id}"] .die`,
    card: (id: string) => `${plate} [data-owned="${id}"]`,
    gold: `${plate} [data-gold] svg`,
    charm: `${plate} [data-charisma] svg`,
    token: `${plate} [data-token] svg, ${plate} .token svg`,
  };
}
const slot = (number: string) => `[data-initiative="${number}"]`;
const offer = (card: string) => `[data-offer="${card}"]`;

/** The spaces of a row, starting with the last one that has a die. */
const lastIn = (play: Play<Contract>, seat: number | null, row: string) => {
  const spaces = play.view.players[seat ?? 0]?.rows.find((one) => one.row === row)?.spaces ?? [];
  return `${row}${Math.max(1, spaces.filter((space) => space.die).length)}`;
};

export function flights(event: Happened<Contract>, play: Play<Contract>, boardState: RollPlayerState): Flight[] {
  const at = places(event.seat);
  switch (event.kind) {
    case "start-roll":
    case "class-die":
    case "start-die":
      return [{ piece: `${BAG} svg`, from: BAG, to: at.plate }];
    case "rolled":
      return play.view.initiative.map((card) => ({ piece: `${slot(String(card.number))} .die`, from: BAG }));
    case "start-player":
    case "round":
      return [{ piece: `${BAG} svg`, from: BAG, to: places(event.seat ?? play.view.start).plate }];
    case "race":
      return [{ piece: `${at.plate} .face`, from: "#setup" }];
    case "class":
      return [{ piece: `${at.plate} [data-hero], ${at.plate} .who b`, from: "#setup" }];
    case "dealt":
      return [
        { piece: `${at.plate} [data-backstory], ${at.plate} .story`, from: MARKET },
        { piece: `${at.plate} [data-alignment], ${at.plate} .small`, from: MARKET },
      ];
    case "laid":
    case "pool-die":
      return [{ piece: `${slot(event.args.initiative)} .die`, from: event.kind === "laid" ? "#initiative" : at.plate }];
    case "take":
      return [{ piece: `${slot(event.args.initiative)} svg`, from: slot(event.args.initiative), to: at.plate }];
    case "place":
      return [{ piece: at.die(event.args.space), from: "#initiative, [data-desk]" }];
    case "move":
      return [{ piece: at.die(lastIn(play, event.seat, event.args.row)), from: at.space(event.args.space) }];
    case "exchange":
      return [
        { piece: at.die(event.args.space), from: at.space(event.args.other) },
        { piece: at.die(event.args.other), from: at.space(event.args.space) },
      ];
    case "exchange-bag":
      return [{ piece: at.die(event.args.space), from: BAG }];
    case "turn":
    case "reroll":
      return [{ piece: at.die(event.args.space), from: at.plate }];
    case "enemy":
      return [{ piece: "[data-enemy] svg", from: MARKET }];
    case "gold":
      return [{ piece: at.gold, from: "#initiative, [data-desk]" }];
    case "token":
      return [{ piece: at.charm, from: BAG }];
    case "step":
      return [{ piece: at.token, from: at.plate }];
    case "blocked":
      bump(boardState, event.seat);
      return [];
    case "buy":
      return [
        { piece: at.card(event.args.card), from: MARKET },
        { piece: at.gold, from: at.gold, to: MARKET },
      ];
    case "add":
      return [{ piece: offer(event.args.card), from: PILE }];
    case "discard":
    case "cleared":
      return [{ piece: `${PILE} svg`, from: MARKET }];
    case "drop":
      return [{ piece: `${PILE} svg`, from: at.plate }];
    case "trash":
      return [{ piece: `${TRASH} svg`, from: MARKET }];
    case "use":
    case "copy":
    case "refresh":
      return [{ piece: at.card(event.args.card), from: at.plate }];
    case "shuffle":
      return [{ piece: `${DECK} svg`, from: PILE }];
    default:
      return []; // no rank and end: the end of the game shows them
  }
}

/** The token bumps into the edge of the grid. */
function bump(boardState: RollPlayerState, seat: number | null): void {
  const ms = duration(BUMP);
  if (!ms) return;
  boardState.bumped = seat ?? -1;
  setTimeout(() => (boardState.bumped = -1), ms);
}
