// P20: an ARIA grid with one tab stop. Put `use:roving` on the element with `role="grid"` (also in an SVG); rows carry
// `role="row"`, cells `role="gridcell"` and no `tabindex` of their own. Arrows, Home and End move, Enter and Space click.

import { afterPaint } from "../lib/paint";

const CELL = "[role=gridcell]";

interface Roving {
  destroy(): void;
}

/** The cell that the first tab stop should be on is the one with `data-first`, if there is one. */
export function roving(grid: HTMLElement | SVGElement): Roving {
  let current: Element | null = null;

  const rows = () => [...grid.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll(CELL)]);

  function settle(): void {
    const cells = [...grid.querySelectorAll(CELL)];
    if (!current || !cells.includes(current)) current = grid.querySelector(`${CELL}[data-first]`) ?? cells[0] ?? null;
    for (const cell of cells) {
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
    const all = rows();
    const y = all.findIndex((row) => row.includes(cell));
    const x = all[y]?.indexOf(cell) ?? -1;
    const near = (row: Element[] | undefined) => row?.[Math.min(x, row.length - 1)];
    const steps: Record<string, () => Element | undefined> = {
      ArrowLeft: () => all[y][x - 1],
      ArrowRight: () => all[y][x + 1],
      ArrowUp: () => near(all[y - 1]),
      ArrowDown: () => near(all[y + 1]),
      Home: () => all[y][0],
      End: () => all[y].at(-1),
    };
    if (y >= 0 && steps[event.key]) {
      event.preventDefault();
      stop(steps[event.key]());
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }

  function focused(event: Event): void {
    const cell = (event.target as Element).closest(CELL);
    if (cell && cell !== current) {
      current = cell;
      settle();
    }
  }

  // What comes and goes is drawn first: looking through all cells can wait for the next frame.
  let due = false;
  const watch = new MutationObserver(() => {
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
  settle();
  return {
    destroy() {
      watch.disconnect();
      grid.removeEventListener("keydown", key as EventListener);
      grid.removeEventListener("focusin", focused);
    },
  };
}

/** Bring the focus to a cell of a grid, when the page has been drawn. */
export function focusCell(selector: string): void {
  requestAnimationFrame(() => {
    const cell = document.querySelector<HTMLElement>(selector);
    if (!cell?.hasAttribute("tabindex")) cell?.setAttribute("tabindex", "-1"); // it has just come
    cell?.focus();
  });
}
