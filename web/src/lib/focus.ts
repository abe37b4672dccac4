// Whether the person works with the keyboard at the moment: then the focus is led to what comes next.

let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const usesKeyboard = (): boolean => keys;

/** Lead the focus to the first of these that is there. */
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

/** What a pointer has pressed does not keep the focus: were it taken away with it, all that changes would have to be laid
 * out at once, before the rest is drawn. */
export function releaseFocus(): void {
  const pressed = document.activeElement;
  if (!keys && pressed instanceof HTMLButtonElement) pressed.blur();
}

/** Things that wait for a decision, the most urgent first. */
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
