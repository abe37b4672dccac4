import type { TableView } from "../../types/stonespine";
import type { Title } from "../board";

export default {
  id: "stonespine",
  order: 1,
  icon: "title-stonespine",
  minutes: 50,
  weight: 2,
  cover: () => import("../generic/Cover.svelte"),
  board: () => import("./parts"),
  gallery: () => import("./Gallery.svelte"),
  secret: (view) => (view as TableView).players.some((player) => player.hand.length > 0),
} satisfies Title;
