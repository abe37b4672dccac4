// A made-up table: sample data for showing the kit without a server.

import { Play } from "../../lib/play.svelte";
import type { Change, Consequence, LegalMove, Position, Worth } from "../../lib/types";

const sure = (n: number): Change => ({ least: n, most: n, certain: true });
const maybe = (least: number, most: number): Change => ({ least, most, certain: false });

export const MOVE: LegalMove = { move: 1, kind: "buy", args: {}, notation: "buy 1", message: { id: "game-over" } };

const line = (category: string, points: number) => ({ category, points, detail: { id: "game-over" }, where: [] });
const position: Position = {
  moves: 12,
  view: {},
  prompt: { chapter: "", message: { id: "game-over" } },
  legal: [MOVE],
  scores: [0, 1, 2].map((seat) => ({ seat, lines: [line("sum", 7 * seat + 3)] })),
  undo: { possible: true, line: 11, free: false },
  over: false,
  winners: [],
};

export const play = new Play(null, () => position);

const told = (part: Partial<Consequence>): Consequence => ({
  type: "consequence",
  id: "",
  v: 1,
  points: sure(0),
  gains: {},
  amounts: {},
  gained: [],
  lost: [],
  depends: [],
  certain: true,
  view: null,
  prompt: null,
  legal: [],
  ...part,
});

/** What moves bring, by what is special about it. */
export const CONSEQUENCES: Record<string, Consequence> = {
  certain: told({ points: sure(3), gains: { sum: sure(3) }, gained: [{ type: "ref", domain: "", id: "goblin" }] }),
  loss: told({ points: sure(-2), gains: { sum: sure(-2) }, lost: [{ type: "ref", domain: "", id: "chest" }] }),
  range: told({ points: maybe(1, 4), gains: { sum: maybe(1, 4) }, depends: ["chance"], certain: false }),
  open: told({ depends: ["cards", "players"], certain: false }),
  nothing: told({}),
};

const worth = (points: Change, amounts: Record<string, Change> = {}): Worth => ({
  move: 1,
  points,
  amounts,
  depends: [],
});
export const WORTHS: Record<string, Worth | null> = {
  gain: worth(sure(5)),
  loss: worth(sure(-1)),
  range: worth(maybe(0, 3)),
  nothing: worth(sure(0)),
  amount: worth(sure(2), { gold: sure(-3) }),
  unknown: null,
};
