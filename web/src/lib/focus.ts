// Tracks whether the player uses the keyboard at the moment; if so, the focus moves to what comes next.

let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const usesKeyboard = (): boolean => keys;

/** Focuses the first of these that exists, for keyboard users. */
export function focusFirst(...selectors: string[]): void {
  if (!keys) return;
  requestAnimationFrame(() => {
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus();
        return;
      }
    }
  });
}

/** Blurs a button that a pointer has pressed: removing it with the focus would force a layout before the paint. */
export function releaseFocus(): void {
  const pressed = document.activeElement;
  if (!keys && pressed instanceof HTMLButtonElement) pressed.blur();
}

/** Selectors of elements that wait for a decision, the most urgent first. */
export const ACTIONS = [
  "[data-confirm]",
  "[data-hint-move]",
  "[data-edge]",
  "[data-token][aria-pressed=true]",
  ".challenge.can",
  ".half.can",
  "[data-pass]",
  ".face.usable",
  "[data-lead]",
  "[data-move]",
];
