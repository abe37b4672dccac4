import type { Title } from "../board";

/** What a title is until it has a board of its own. */
export default {
  id: "generic",
  order: 99,
  icon: "title",
  minutes: 0,
  weight: 0,
  cover: () => import("./Cover.svelte"),
  board: () => import("./parts"),
  secret: () => true,
} satisfies Title;
