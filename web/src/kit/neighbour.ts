// Finds the neighbour of a cell on the screen, independent of rows in the markup.

export type ArrowKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** A box measured along the direction of travel and across it. */
interface Span {
  along: number;
  across: number;
  from: number;
  to: number;
}

const STEP = 2; // pixels; anything less far ahead is level with the cell

function span(box: DOMRect, way: ArrowKey): Span {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const level = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
  return level
    ? { along: sign * x, across: y, from: box.top, to: box.bottom }
    : { along: sign * y, across: x, from: box.left, to: box.right };
}

/** Whether the lanes of two boxes overlap by at least half of the narrower one. */
function sharesLane(one: Span, other: Span): boolean {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared >= Math.min(one.to - one.from, other.to - other.from) / 2;
}

/** The nearest cell in this direction. Up and down also work beyond the end of a shorter row. */
export function neighbour(cell: Element, all: Element[], way: ArrowKey): Element | undefined {
  const here = span(cell.getBoundingClientRect(), way);
  const ahead = all
    .filter((one) => one !== cell)
    .map((one) => ({ one, at: span(one.getBoundingClientRect(), way) }))
    .filter(({ at }) => at.to > at.from && at.along > here.along + STEP);
  const lane = ahead.filter(({ at }) => sharesLane(here, at));
  const vertical = way === "ArrowUp" || way === "ArrowDown";
  const far = (at: Span) => Math.round((at.along - here.along) / STEP);
  const off = (at: Span) => Math.abs(at.across - here.across);
  const near = (lane.length || !vertical ? lane : ahead).sort((a, b) => far(a.at) - far(b.at) || off(a.at) - off(b.at));
  return near[0]?.one;
}

/** The element nearest to a box. */
export function nearest(place: DOMRect, all: Element[]): Element | undefined {
  const far = (one: Element) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(
      box.x + box.width / 2 - place.x - place.width / 2,
      box.y + box.height / 2 - place.y - place.height / 2,
    );
  };
  return all.map((one) => ({ one, far: far(one) })).sort((a, b) => a.far - b.far)[0]?.one;
}
