// The pieces that fly at the table of Guilds when something happens, and where they start.

import type { Happened } from "../../lib/contract";
import type { Flight } from "../../lib/flight";
import type { Play } from "../../lib/play.svelte";
import type { Contract } from "../../types/guilds";
import type { GuildsState } from "./state.svelte";

const DOVE = "[data-dove]";
const DISCARDS = "[data-discards], [data-dove]";
const CHAIN = "#chain";

const seatOf = (player: string) => Number(player.slice(1)) - 1;

export function flights(event: Happened<Contract>, play: Play<Contract>, boardState: GuildsState): Flight[] {
  const plate = `#seat-${event.seat}`;
  const florins = `${plate} [data-florins] svg`;
  const gold = `${plate} [data-gold] svg`;
  const member = (id: string) => `${plate} [data-member="${id}"] svg`;
  const tent = (zone: string, seat: number | null) => `[data-tent="${zone}-${seat}"]`;
  switch (event.kind) {
    case "round":
      return [{ piece: DOVE, from: "#square" }];
    case "income":
      return [{ piece: florins, from: DOVE }, ...(event.args.gold !== "0" ? [{ piece: gold, from: DOVE }] : [])];
    case "bid":
      return [{ piece: florins, from: florins, to: tent(event.args.zone, event.seat) }];
    case "take":
      return [
        { piece: member(event.args.character), from: `[data-stall="${event.args.zone}"]` },
        ...(event.args.florins !== "0" ? [{ piece: florins, from: tent(event.args.zone, event.seat), to: DOVE }] : []),
      ];
    case "florins-back":
      return play.view.zones.slice(0, 1).map((zone) => ({ piece: florins, from: tent(zone.zone, event.seat) }));
    case "pass":
      return [{ piece: `[data-order="${event.seat}"] .sign`, from: `${plate} header` }];
    case "auction-over":
      return [{ piece: DOVE, from: DOVE, to: "#objectives" }];
    case "gain-florins":
      return [{ piece: florins, from: member(event.args.card) }];
    case "gain-gold":
      return [{ piece: gold, from: member(event.args.card) }];
    case "exchange":
      return [{ piece: gold, from: florins }];
    case "buy":
      return [{ piece: gold, from: gold, to: "#rooms" }];
    case "place":
      return [{ piece: `${plate} [data-tile="${event.args.room}"]`, from: "#rooms, [data-tray]" }];
    case "activate":
      return [{ piece: `${plate} [data-tile="${event.args.room}"]`, from: `${plate} [data-plan]` }];
    case "keep":
      return [{ piece: florins, from: florins, to: `[data-room="${event.args.room}"]` }];
    case "marker":
      return [{ piece: `${plate} [data-first] svg`, from: "#objectives" }];
    case "announce":
    case "announce-on":
      return [{ piece: `[data-link="${event.args.card}"] .pic`, from: plate }];
    case "no-effect":
      return [{ piece: `${plate} header svg`, from: CHAIN }];
    case "take-florins":
      return [{ piece: florins, from: `#seat-${seatOf(event.args.player)} [data-florins] svg` }];
    case "return-florins":
      return [
        {
          piece: `#seat-${seatOf(event.args.player)} [data-florins] svg`,
          from: tent(event.args.zone, seatOf(event.args.player)),
        },
      ];
    case "turn-up":
      return [{ piece: member(event.args.card), from: "[data-deck], [data-dove]" }];
    case "swap":
      return [
        { piece: `[data-market="${event.args.character}"] svg`, from: `[data-market="${event.args.other}"]` },
        { piece: `[data-market="${event.args.other}"] svg`, from: `[data-market="${event.args.character}"]` },
      ];
    case "kill":
    case "sacrifice":
      return falls(event.args.character, boardState, plate);
    case "prevent":
      return [{ piece: `${plate} header svg`, from: plate, to: `[data-link="${event.args.card}"], ${CHAIN}` }];
    case "claim":
      return [{ piece: member(event.args.character), from: DISCARDS }];
    case "shift":
      return [{ piece: `[data-objective="${event.args.objective}"] svg`, from: plate }];
    case "end":
      return [{ piece: "#objectives h2 svg", from: DOVE }];
    default:
      return [];
  }
}

/** The card itself falls from its guild to the discards. After a return nobody knows whose it was. */
function falls(card: string, boardState: GuildsState, plate: string): Flight[] {
  boardState.memory.fall(card);
  const holder = boardState.memory.holder(card);
  return [{ piece: `[data-fallen="${card}"]`, from: holder === null ? plate : `#seat-${holder} [data-cards]` }];
}
