// P9: pieces fly from where they came to where they lie. The page is final already: what flies is a picture of a piece
// in a layer of its own, which nobody can touch or hear; the piece itself only waits unseen until its picture arrives.

/** Selectors: the piece, where it comes from, and where it flies to if that is not where it lies. */
export interface Flight {
  piece: string;
  from: string;
  to?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SMALLEST = 0.3;
const SMALL = 40; // pixels; what is smaller swells on its way, so that it is seen
const SWELL = 1.8;
const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const flying = new Map<Animation, () => void>(); // with what is to be done at the end
let layer: HTMLElement | null = null;

/** Animates pieces to their places, all at once; skips those that aren't on the page. */
export function fly(flights: Flight[], ms: number): void {
  if (ms > 0) for (const flight of flights) start(flight, ms);
}

/** Ends all flights: every piece is in its place. */
export function land(): void {
  for (const [animation, after] of flying) {
    animation.onfinish = null;
    animation.cancel();
    after();
  }
  flying.clear();
}

function start(flight: Flight, ms: number): void {
  const piece = document.querySelector<HTMLElement | SVGElement>(flight.piece);
  const origin = document.querySelector(flight.from);
  const goal = flight.to ? document.querySelector(flight.to) : piece;
  if (!piece || !origin || !goal) return;
  const size = boxOf(piece);
  const from = boxOf(origin);
  const to = centred(size, boxOf(goal));
  if (!size.width || !from.width) return;
  const shown = picture(piece, to);
  shown.dataset.flight = flight.piece;
  over().append(shown);
  const scale = Math.max(SMALLEST, Math.min(1, from.width / to.width));
  const shift = { x: middle(from).x - middle(to).x, y: middle(from).y - middle(to).y };
  const on = (part: number, size: number) => `translate(${shift.x * part}px, ${shift.y * part}px) scale(${size})`;
  const way = [
    { transform: on(1, scale), opacity: 0.7 },
    { transform: on(0, 1), opacity: 1 },
  ];
  if (to.width < SMALL) way.splice(1, 0, { transform: on(0.5, SWELL), opacity: 1 });
  run(shown, way, ms, () => shown.remove());
  if (goal === piece) run(piece, [{ opacity: 0 }, { opacity: 0 }], ms);
}

function run(element: Element, frames: Keyframe[], duration: number, after = () => {}): void {
  const animation = element.animate(frames, { duration, easing: EASING });
  flying.set(animation, after);
  animation.onfinish = () => {
    flying.delete(animation);
    after();
  };
}

function over(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** The box of an element on the screen; for a shape in an SVG, without the effect of its own animation. */
function boxOf(element: Element): Box {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement)
    return element.getBoundingClientRect();
  const drawn = element.getBBox();
  const place = (element.parentElement as unknown as SVGGraphicsElement).getScreenCTM();
  if (!place) return element.getBoundingClientRect();
  const corner = new DOMPoint(drawn.x, drawn.y).matrixTransform(place);
  return { x: corner.x, y: corner.y, width: drawn.width * place.a, height: drawn.height * place.d };
}

const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A box of the size of one in the middle of another. */
function centred(size: Box, at: Box): Box {
  const { width, height } = size;
  return { x: middle(at).x - width / 2, y: middle(at).y - height / 2, width, height };
}

/** What a piece looks like, to be laid over the page. */
function picture(piece: HTMLElement | SVGElement, at: Box): HTMLElement {
  const frame = document.createElement("div");
  Object.assign(frame.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...part.attributes]) {
      if (name === "id" || name === "tabindex" || name === "role" || /^(data|aria)-/.test(name))
        part.removeAttribute(name);
    }
  }
  frame.append(piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? drawing(piece, copy) : copy);
  return frame;
}

/** A piece of a drawing as a drawing of its own. */
function drawing(piece: SVGGraphicsElement, copy: Node): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.append(copy);
  return svg;
}
