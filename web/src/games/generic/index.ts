import type { Title } from "../board";
import cover from "./cover/cover.svg";

/** What a title is until it has a board of its own. */
export default {
  id: "generic",
  order: 99,
  minutes: 0,
  weight: 0,
  cover,
  board: () => import("./parts"),
  secret: () => true,
} satisfies Title;
