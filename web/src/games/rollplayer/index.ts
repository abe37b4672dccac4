import type { Title } from "../board";
import cover from "./cover/cover.svg";

export default {
  id: "rollplayer",
  order: 2,
  icon: "title-rollplayer",
  minutes: 75,
  weight: 2,
  cover,
  board: () => import("../generic/parts"),
  secret: () => true,
} satisfies Title;
