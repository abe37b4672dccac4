// Chooses the sign next to a seat.

import type { Board } from "../games/board";
import type { BoardState } from "../games/state.svelte";
import type { Play } from "../lib/play.svelte";

export type SeatSign = "waiting" | "ready" | "passed" | "bot" | "offline";

export function signOf(play: Play, board: Board | null, boardState: BoardState, seat: number): SeatSign | null {
  if (!play.link) return null;
  const info = play.link.info?.seats.find((one) => one.seat === seat);
  if (play.link.silent && seat === play.seat) return "offline";
  if (play.position?.over || play.link.frozen) return null;
  if (info?.bot && play.link.you?.handed.includes(seat)) return "bot";
  if (play.waiting.includes(seat)) return info && !info.connected ? "offline" : "waiting";
  return board?.sign?.(play, seat, boardState) ?? null;
}
