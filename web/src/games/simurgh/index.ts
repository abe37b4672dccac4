import type { Title } from "../board";

export default {
  id: "simurgh",
  order: 3,
  icon: "title-simurgh",
  minutes: 90,
  weight: 4,
  cover: () => import("../generic/Cover.svelte"),
  board: () => import("../generic/parts"),
  secret: () => true,
} satisfies Title;
