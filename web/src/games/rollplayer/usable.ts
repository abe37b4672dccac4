// Tapping and looking at a part of the sheet. The listeners stay the same whatever is possible, so that a new position costs
// nothing here; and a sheet that nobody can use gets none, since Chromium lets whatever listens for the focus have it.

interface Uses {
  tap: (event: Event) => void;
  look: () => void;
  away: () => void;
  /** Whether it can have the focus, as a cell of a grid does. */
  cell?: boolean;
}

export function usable(part: HTMLElement, uses: Uses | null): void {
  if (!uses) return;
  part.addEventListener("click", uses.tap);
  if (uses.cell) part.addEventListener("focus", uses.look);
  part.addEventListener("pointerenter", uses.look);
  part.addEventListener("pointerleave", uses.away);
}
