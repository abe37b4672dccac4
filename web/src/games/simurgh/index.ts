import type { Title } from "../board";
import cover from "./cover/cover.svg";

export default {
  id: "simurgh",
  order: 3,
  icon: "title-simurgh",
  minutes: 90,
  weight: 4,
  cover,
  board: () => import("../generic/parts"),
  secret: () => true,
} satisfies Title;
