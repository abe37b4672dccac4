import type { Title } from "../board";
import cover from "./cover/cover.svg";

export default {
  id: "rollplayer",
  order: 2,
  minutes: 75,
  weight: 2,
  cover,
  board: () => import("./parts"),
  gallery: () => import("./Gallery.svelte"),
  piece: () => import("./Piece.svelte"),
  secret: () => false, // only the deck is hidden, and it is hidden from everybody
} satisfies Title;
