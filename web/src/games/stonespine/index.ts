import type { TableView } from "../../types/stonespine";
import type { Title } from "../board";
import cover from "./cover/cover.svg";

export default {
  id: "stonespine",
  order: 1,
  minutes: 50,
  weight: 2,
  cover,
  board: () => import("./parts"),
  gallery: () => import("./Gallery.svelte"),
  piece: () => import("./Piece.svelte"),
  companion: { path: "jael", icon: "torch", page: () => import("./Jael.svelte") },
  secret: (view) => (view as TableView).players.some((player) => player.hand.length > 0),
} satisfies Title;
