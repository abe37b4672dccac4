// The pieces that fly when something happens. The board is already in its final state, so a piece flies to its new
// place.

import type { Happened } from "../../lib/contract";
import type { Flight } from "../../lib/flight";
import type { Play } from "../../lib/play.svelte";
import type { Contract } from "../../types/simurgh";
import { bundle } from "./effects";
import type { SimurghState } from "./state.svelte";

const STACK = '[data-at="stack"]';
const DRAGONS = '[data-pile="dragons"]';
const OBJECTIVES = '[data-pile="objectives"]';
const FIGURES = ["spearman", "rider"];

/** Where a seat's things lie: the viewer's court, or a panel of the others. */
function court(seat: number, boardState: SimurghState): { root: string; store: (thing: string) => string } {
  if (seat === boardState.mainSeat)
    return {
      root: `[data-court="${seat}"]`,
      store: (thing) => `[data-court="${seat}"] [data-at="${thing}"] [data-thing]`,
    };
  return { root: `#seat-${seat}`, store: (thing) => `#seat-${seat} [data-store] [data-thing="${thing}"]` };
}

export function flights(event: Happened<Contract>, play: Play<Contract>, boardState: SimurghState): Flight[] {
  const seat = event.seat ?? -1;
  const { root, store } = court(seat, boardState);
  const space = (id: string) => `[data-at="${id}"]`;
  const figure = (type: string) => `[data-figure="${seat} ${type}"]`;
  const stands = `${root} [data-vassals]`;
  const hand = `${root} [data-hand]`;
  const acting = play.view.acting ? space(play.view.acting) : "#city";
  const socket = (dragon: string, ability: string) =>
    `${root} [data-dragon="${dragon}"] ${seat === boardState.mainSeat ? `${space(`${dragon} ${ability}`)} ` : ""}[data-socket="${ability}"]`;
  switch (event.kind) {
    case "place":
      return [{ piece: `${space(event.args.space)} ${figure(event.args.vassal)}`, from: stands }];
    case "recall":
      return [{ piece: `${stands} [data-stand^="${event.args.vassal}"]`, from: space(event.args.space) }];
    case "lay":
      return [{ piece: `[data-area="${event.args.area}"] [data-tile="${event.args.tile}"]`, from: hand }];
    case "remove":
      return [{ piece: `[data-stone="${event.args.tile}"]`, from: `[data-area="${event.args.area}"]` }];
    case "pay":
      return bundle(event.args.bundle).flatMap(({ thing }) =>
        store(thing) ? [{ piece: store(thing), from: store(thing), to: acting }] : [],
      );
    case "gain":
      return bundle(event.args.bundle).map(({ thing }) =>
        FIGURES.includes(thing)
          ? { piece: `${stands} [data-stand^="${thing}"]`, from: acting }
          : { piece: store(thing), from: acting },
      );
    case "spend":
      return [{ piece: `${stands} [data-stand^="${event.args.vassal}"]`, from: acting, to: stands }];
    case "discard":
      return [{ piece: store(event.args.thing), from: store(event.args.thing), to: STACK }];
    case "token":
      return [{ piece: socket(event.args.dragon, event.args.ability), from: acting }];
    case "pay-token":
    case "ability":
      return [
        {
          piece: socket(event.args.dragon, event.args.ability),
          from: socket(event.args.dragon, event.args.ability),
          to: acting,
        },
      ];
    case "tokens-lost":
      return [{ piece: `${root} [data-socket]`, from: `${root} [data-socket]`, to: "#city" }];
    case "dragon":
      return [{ piece: `${root} [data-dragon="${event.args.dragon}"]`, from: DRAGONS }];
    case "dragons-drawn":
    case "dragon-seen":
      return [{ piece: DRAGONS, from: DRAGONS, to: `${root} [data-dragons]` }];
    case "dragon-top":
    case "dragon-bottom":
      return [{ piece: DRAGONS, from: `${root} [data-dragons]` }];
    case "buy":
    case "draft":
      return [{ piece: seat === boardState.mainSeat ? `${root} ${space(event.args.tile)}` : hand, from: "#scouts" }];
    case "blind":
    case "keep-power":
      return [
        {
          piece: seat === boardState.mainSeat && event.args.tile !== "?" ? `${root} ${space(event.args.tile)}` : hand,
          from: event.kind === "blind" ? STACK : "#wilds",
        },
      ];
    case "tile-top":
    case "tile-bottom":
      return [{ piece: STACK, from: hand }];
    case "display":
      return [{ piece: `[data-slot="${event.args.slot}"] .cell`, from: STACK }];
    case "look":
    case "objective-seen":
      return [{ piece: OBJECTIVES, from: OBJECTIVES, to: root }];
    case "objective":
      return [{ piece: `[data-niche="${event.args.slot}"] .cell`, from: OBJECTIVES }];
    case "objective-gone":
      return [{ piece: OBJECTIVES, from: "#monument", to: "#chronicle" }];
    case "objective-top":
    case "objective-bottom":
      return [{ piece: OBJECTIVES, from: root }];
    case "explore":
      return [
        {
          piece: `[data-area="${event.args.area}"] ${figure("rider")}`,
          from: `[data-area="${event.args.area}"] .l${Math.max(0, Number(event.args.level) - 2)}`,
        },
      ];
    case "ending":
      return [{ piece: "#chronicle .gate", from: "#monument" }];
    default:
      return [];
  }
}
