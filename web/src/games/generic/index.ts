import type { Title } from "../board";
import cover from "./cover/cover.svg";

/** The fallback for a title that has no board of its own yet. */
export default {
  id: "generic",
  order: 99,
  minutes: 0,
  weight: 0,
  cover,
  board: () => import("./parts"),
  secret: () => true,
} satisfies Title;
