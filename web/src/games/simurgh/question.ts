// Decides which questions need their own cards or bundles beside the board, and next to what they appear.

import type { LegalMove } from "../../lib/types";
import type { SimurghState } from "./state.svelte";

export type Asked = "bundles" | "boosts" | "dragons" | "returns" | "objectives" | "tiles" | "options";

const KINDS: [Asked, string[]][] = [
  ["bundles", ["pay", "gain"]],
  ["boosts", ["boost", "no-boost"]],
  ["dragons", ["keep-dragon", "choose-dragon"]],
  ["returns", ["dragon-top", "dragon-bottom", "objective-top", "objective-bottom", "tile-top", "tile-bottom"]],
  ["objectives", ["objective", "exchange-objective", "no-objective"]],
  ["tiles", ["keep-power", "draft"]],
];

export interface Question {
  asked: Asked;
  moves: LegalMove[];
  /** Selectors of its neighbour; the first one on the page counts. */
  beside: string[];
}

export function question(boardState: SimurghState): Question | null {
  for (const [asked, kinds] of KINDS) {
    const moves = boardState.play.legal.filter((move) => kinds.includes(move.kind));
    if (moves.length) return { asked, moves, beside: beside(boardState, asked, moves) };
  }
  const space = boardState.asking;
  return space ? { asked: "options", moves: boardState.at(space), beside: [at(space)] } : null;
}

const at = (id: string) => `[data-at="${id}"]`;

function beside(boardState: SimurghState, asked: Asked, moves: LegalMove[]): string[] {
  const { acting, laid } = boardState.view;
  const here = [...(acting ? [at(acting)] : []), ...(laid ? [`[data-area="${laid}"]`] : [])];
  if (asked === "boosts") return [`[data-court] [data-dragon="${moves[0].args.dragon}"]`, ...here];
  if (asked === "dragons" || moves[0].args.dragon) return ["[data-court] [data-dragons]"];
  if (asked === "objectives" || moves[0].args.objective) return ["#monument"];
  if (asked === "tiles") return ["#wilds"];
  if (moves[0].args.tile) return ["[data-court] [data-hand]"];
  return [...here, "[data-court] [data-resources]"];
}

/** The place that the staged or inspected move concerns, for its preview. */
export function aimedAt(boardState: SimurghState): string[] {
  const move = boardState.play.shown.at(-1);
  if (!move) return [];
  if (move.kind === "recall-all") return ["[data-court] [data-vassals]"];
  const { space, area, slot, dragon, ability, objective } = move.args;
  if (space) return [at(space)];
  if (area) return [`[data-area="${area}"]`];
  if (slot) return [objective ? `[data-niche="${slot}"]` : `[data-slot="${slot}"]`];
  return dragon && ability ? [at(`${dragon} ${ability}`)] : [];
}
