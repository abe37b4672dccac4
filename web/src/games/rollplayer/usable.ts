// Taps and inspection on a part of the sheet. The listeners stay the same whatever is possible, so a new position costs
// nothing here. A sheet that nobody can use gets none, because Chromium makes an element focusable when it listens for
// focus.

interface Uses {
  tap: (event: Event) => void;
  look: () => void;
  away: () => void;
  /** Whether it can have the focus, like a cell of a grid. */
  cell?: boolean;
}

export function usable(part: HTMLElement, uses: Uses | null): void {
  if (!uses) return;
  part.addEventListener("click", uses.tap);
  if (uses.cell) part.addEventListener("focus", uses.look);
  part.addEventListener("pointerenter", uses.look);
  part.addEventListener("pointerleave", uses.away);
}
