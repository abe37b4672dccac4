import type { Title } from "../board";
import cover from "./cover/cover.svg";

export default {
  id: "guilds",
  order: 4,
  minutes: 60,
  weight: 3,
  cover,
  board: () => import("./parts"),
  gallery: () => import("./Gallery.svelte"),
  piece: () => import("./Piece.svelte"),
  secret: () => false, // there are no hands and no secret choices
} satisfies Title;
