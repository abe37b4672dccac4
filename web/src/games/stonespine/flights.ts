// What flies at the table of Stonespine Architects when something happens, and from where.

import type { Flight } from "../../lib/flight";
import type { Message, TableView } from "../../lib/types";

const DECK = "[data-deck]";
const MARKET = "#market .stalls";

function id(message: Message, name: string): string {
  const arg = message.args?.[name];
  return typeof arg === "object" ? (arg.type === "seat" ? String(arg.seat) : arg.id) : String(arg ?? "");
}

/** Hands go round: each to its neighbour. */
function passed(view: TableView, step: number): Flight[] {
  const count = view.players.length;
  const hand = (seat: number) => `#seat-${(seat + count) % count} [data-hand] svg`;
  return view.players.map(({ seat }) => ({ piece: hand(seat + step), from: hand(seat) }));
}

export function flights(message: Message, seen: unknown): Flight[] {
  const view = seen as TableView;
  const plate = `#seat-${id(message, "seat")}`;
  const cell = `${plate} [data-cell="${id(message, "cell")}"]`;
  switch (message.id) {
    case "event-place":
      return [{ piece: `${cell} [data-chamber]`, from: `${plate} [data-hand]` }];
    case "event-put":
      return [{ piece: `${cell} [data-lies="${id(message, "token")}"]`, from: MARKET }];
    case "event-passage":
      return [{ piece: `${plate} [data-passage="${id(message, "edge")}"]`, from: MARKET }];
    case "event-buy":
      return [{ piece: `${plate} [data-gold] svg`, from: `${plate} [data-gold]`, to: `[data-stall="${id(message, "stall")}-${id(message, "half")}"]` }];
    case "event-income":
      return [{ piece: `${plate} [data-gold] svg`, from: `${plate} [data-dungeon]` }];
    case "event-pass":
      return [{ piece: `[data-priority="${id(message, "place")}"] svg`, from: `${plate} header` }];
    case "event-challenge":
      return [{ piece: `${plate} [data-taken="${id(message, "card")}"]`, from: "#challenges" }];
    case "event-discard":
      return [{ piece: `${plate} [data-hand] svg`, from: `${plate} [data-hand]`, to: DECK }];
    case "event-draw":
      return [{ piece: `${plate} [data-hand] svg`, from: DECK }];
    case "event-hands-pass-left":
      return passed(view, 1);
    case "event-hands-pass-right":
      return passed(view, -1);
    case "event-jael-collects":
      return [{ piece: `#jael [data-loot="${id(message, "card")}"]`, from: DECK }];
    case "event-jael-token":
      return [{ piece: `#jael [data-loot="${id(message, "token")}"]`, from: MARKET }];
    default:
      return [];
  }
}
