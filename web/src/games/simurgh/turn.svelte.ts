// The steps of the viewer's turn so far, read from the log. Each step can be undone as far as the undo rules allow.

import { happened } from "../../lib/contract";
import type { Play } from "../../lib/play.svelte";
import type { LogLine } from "../../lib/types";
import type { Contract } from "../../types/simurgh";

export interface Step {
  line: LogLine;
  /** Whether everything from here on can be undone: freely, only at a free table, or not at all. */
  undo: "near" | "far" | null;
}

export class TurnSoFar {
  /** The lines of this turn, oldest first, without undone ones. */
  readonly steps: Step[] = $derived.by(() => this.#found());

  constructor(readonly play: Play<Contract>) {}

  /** Undoes everything from a step on. */
  back(step: Step): void {
    void this.play.undo(step.line.move - 1, step.undo === "far");
  }

  #found(): Step[] {
    const { link, seat } = this.play;
    if (!link?.playing || this.play.view.active !== seat || this.play.position?.over) return [];
    const moves = this.play.position?.moves ?? 0;
    const gone = new Set(link.log.flatMap((line) => line.taken ?? []));
    const lines = link.log.filter((line) => line.kind === "move" && line.move <= moves && !gone.has(line.v));
    const begun = lines.findLastIndex((line) =>
      line.messages.some((message) => message.id === "event-turn" && happened<Contract>(message)?.seat === seat),
    );
    return lines
      .slice(begun + 1)
      .filter((line) => line.seat === seat)
      .map((line) => ({ line, undo: this.#undo(line) }));
  }

  #undo(line: LogLine): Step["undo"] {
    const undo = this.play.position?.undo;
    if (!undo || !undo.possible) return null;
    const far = line.move - 1 < undo.line;
    if (!far) return "near";
    return undo.free ? "far" : null;
  }
}
