// The pieces that fly at the table of Stonespine Architects when something happens, and where they start.

import type { Happened } from "../../lib/contract";
import type { Flight } from "../../lib/flight";
import type { Play } from "../../lib/play.svelte";
import type { Contract, TableView } from "../../types/stonespine";

const DECK = "[data-deck]";
const MARKET = "#market .stalls";

/** Hands are passed, each to its neighbour. */
function passed(view: TableView, step: number): Flight[] {
  const count = view.players.length;
  const hand = (seat: number) => `#seat-${(seat + count) % count} [data-hand] svg`;
  return view.players.map(({ seat }) => ({ piece: hand(seat + step), from: hand(seat) }));
}

export function flights(event: Happened<Contract>, play: Play<Contract>): Flight[] {
  const plate = `#seat-${event.seat}`;
  const cell = (id: string) => `${plate} [data-cell="${id}"]`;
  switch (event.kind) {
    case "place":
      return [{ piece: `${cell(event.args.cell)} [data-chamber]`, from: `${plate} [data-hand]` }];
    case "put":
      return [{ piece: `${cell(event.args.cell)} [data-lies="${event.args.token}"]`, from: MARKET }];
    case "passage":
      return [{ piece: `${plate} [data-passage="${event.args.edge}"]`, from: MARKET }];
    case "buy":
      return [
        {
          piece: `${plate} [data-gold] svg`,
          from: `${plate} [data-gold]`,
          to: `[data-stall="${event.args.stall}-${event.args.half}"]`,
        },
      ];
    case "income":
      return [{ piece: `${plate} [data-gold] svg`, from: `${plate} [data-dungeon]` }];
    case "pass":
      return [{ piece: `[data-priority="${event.args.place}"] svg`, from: `${plate} header` }];
    case "challenge":
      return [{ piece: `${plate} [data-taken="${event.args.card}"]`, from: "#challenges" }];
    case "discard":
      return [{ piece: `${plate} [data-hand] svg`, from: `${plate} [data-hand]`, to: DECK }];
    case "draw":
      return [{ piece: `${plate} [data-hand] svg`, from: DECK }];
    case "hands-pass-left":
      return passed(play.view, 1);
    case "hands-pass-right":
      return passed(play.view, -1);
    case "jael-collects":
      return [{ piece: `#jael [data-loot="${event.args.card}"]`, from: DECK }];
    case "jael-token":
      return [{ piece: `#jael [data-loot="${event.args.token}"]`, from: MARKET }];
    default:
      return [];
  }
}
