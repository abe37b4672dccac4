import type { TableView } from "../../types/simurgh";
import type { Title } from "../board";
import cover from "./cover/cover.svg";

/** Hands, dragons to choose from, and anything that a player is inspecting. */
function secret(view: TableView): boolean {
  return (
    view.players.some((player) => player.hand.length > 0 || player.choices.length > 0) ||
    [view.offer, view.drawn, view.looked].some((pile) => pile.length > 0)
  );
}

export default {
  id: "simurgh",
  order: 3,
  minutes: 90,
  weight: 4,
  cover,
  board: () => import("./parts"),
  gallery: () => import("./Gallery.svelte"),
  signs: () => import("./HelpSign.svelte"),
  piece: () => import("./Piece.svelte"),
  secret: (view) => secret(view as TableView),
} satisfies Title;
