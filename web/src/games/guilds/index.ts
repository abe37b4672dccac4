import type { Title } from "../board";
import cover from "./cover/cover.svg";

export default {
  id: "guilds",
  order: 4,
  icon: "title-guilds",
  minutes: 60,
  weight: 3,
  cover,
  board: () => import("../generic/parts"),
  secret: () => true,
} satisfies Title;
