// P20: an ARIA grid with one tab stop. Put `use:roving` on the element with `role="grid"` (also in an SVG). Rows carry
// `role="row"`, cells `role="gridcell"` and no `tabindex` of their own. Arrows go to the neighbour on the screen, Home
// and End to the ends of the row; Enter and Space click. A removed cell hands the focus to its neighbour.

import { afterPaint } from "../lib/afterPaint";
import { neighbour, nearest, type ArrowKey } from "./neighbour";

const CELL = "[role=gridcell]";

interface Roving {
  destroy(): void;
}

/** The first tab stop is the cell with `data-first`, if there is one. */
export function roving(grid: HTMLElement | SVGElement): Roving {
  let current: Element | null = null;
  let held: DOMRect | null = null; // the focused cell, while the focus is in this grid

  const all = () => [...grid.querySelectorAll(CELL)];
  /** The focusable cells. A tile that is only inspected is inert. */
  const cells = () => all().filter((cell) => !cell.closest("[inert]"));

  function settle(): void {
    const known = cells();
    if (!current || !known.includes(current)) {
      const lost = held && (!document.activeElement || document.activeElement === document.body);
      const next = lost ? nearest(held!, known) : undefined;
      current = next ?? known.find((cell) => cell.hasAttribute("data-first")) ?? known[0] ?? null;
      held = null;
      mark();
      if (next) (next as HTMLElement).focus({ preventScroll: true });
    } else mark();
  }

  function mark(): void {
    for (const cell of all()) {
      const wanted = cell === current ? "0" : "-1";
      if (cell.getAttribute("tabindex") !== wanted) cell.setAttribute("tabindex", wanted);
    }
  }

  function stop(cell: Element | undefined): void {
    if (!cell) return;
    current = cell;
    settle();
    (cell as HTMLElement).focus();
  }

  function key(event: KeyboardEvent): void {
    const cell = (event.target as Element).closest(CELL);
    if (!cell || cell !== event.target) return;
    const row = [...(cell.closest("[role=row]")?.querySelectorAll(CELL) ?? [])].filter(
      (one) => !one.closest("[inert]"),
    );
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      stop(neighbour(cell, cells(), event.key as ArrowKey));
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      stop(row.at(event.key === "Home" ? 0 : -1));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }

  function focused(event: Event): void {
    const cell = (event.target as Element).closest(CELL);
    if (!cell) return;
    held = cell.getBoundingClientRect();
    if (cell !== current) {
      current = cell;
      settle();
    }
  }

  /** The focus goes elsewhere. A removed cell still counts as focused here. */
  function left(event: Event): void {
    const cell = event.target as Element;
    queueMicrotask(() => {
      if (cell.isConnected && !cell.contains(document.activeElement)) held = null;
    });
  }

  // Draws changes first. The scan of all cells can wait for the next frame.
  let due = false;
  const watch = new MutationObserver(() => {
    if (held && current && !current.isConnected) settle(); // but not the focus: the next key needs it
    if (due) return;
    due = true;
    afterPaint(() => {
      due = false;
      settle();
    });
  });
  watch.observe(grid, { childList: true, subtree: true });
  grid.addEventListener("keydown", key as EventListener);
  grid.addEventListener("focusin", focused);
  grid.addEventListener("focusout", left);
  settle();
  return {
    destroy() {
      watch.disconnect();
      grid.removeEventListener("keydown", key as EventListener);
      grid.removeEventListener("focusin", focused);
      grid.removeEventListener("focusout", left);
    },
  };
}

/** Moves the focus to a cell of a grid once the page is drawn. */
export function focusCell(selector: string): void {
  requestAnimationFrame(() => {
    const cell = document.querySelector<HTMLElement>(selector);
    if (!cell?.hasAttribute("tabindex")) cell?.setAttribute("tabindex", "-1"); // it has just appeared
    cell?.focus();
  });
}
