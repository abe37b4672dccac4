import type { Title } from "../board";

export default {
  id: "guilds",
  order: 4,
  icon: "title-guilds",
  minutes: 60,
  weight: 3,
  cover: () => import("../generic/Cover.svelte"),
  board: () => import("../generic/parts"),
  secret: () => true,
} satisfies Title;
