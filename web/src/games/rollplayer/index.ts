import type { Title } from "../board";

export default {
  id: "rollplayer",
  order: 2,
  icon: "title-rollplayer",
  minutes: 75,
  weight: 2,
  cover: () => import("../generic/Cover.svelte"),
  board: () => import("../generic/parts"),
  secret: () => true,
} satisfies Title;
