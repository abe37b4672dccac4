// Turns drawings, which are text, into SVG elements. The security policy forbids parsing text as markup; this parser
// creates nothing but shapes, whatever the text says. Each drawing is parsed once and cloned from then on.

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = new Set([
  "svg",
  "g",
  "defs",
  "path",
  "rect",
  "circle",
  "ellipse",
  "text",
  "use",
  "image",
  "mask",
  "linearGradient",
  "stop",
]);
const PIECE = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { "&gt;": ">", "&lt;": "<", "&amp;": "&" };
const read = new Map<string, DocumentFragment>();
const MOST = 600; // drawings that are kept

/** Whether an attribute is harmless: no event handler and no external address. */
const isPlain = (name: string, value: string) =>
  !name.startsWith("on") && (name !== "href" || /^(#|data:image\/svg)/.test(value));

/** Parses a drawing into new elements. */
export function parseSvg(text: string): DocumentFragment {
  const found = document.createDocumentFragment();
  const open: Node[] = [found];
  for (const [, closing, tag, attributes, single, words] of text.matchAll(PIECE)) {
    const into = open.at(-1)!;
    if (words) into.appendChild(document.createTextNode(words.replace(/&(gt|lt|amp);/g, (one) => ENTITIES[one])));
    else if (closing) open.pop();
    else {
      const shape = document.createElementNS(SVG, SHAPES.has(tag) ? tag : "g");
      for (const [, name, value] of attributes.matchAll(ATTRIBUTE))
        if (isPlain(name, value)) shape.setAttribute(name, value);
      into.appendChild(shape);
      if (!single) open.push(shape);
    }
  }
  return found;
}

function drawing(text: string): Node {
  let found = read.get(text);
  if (!found) {
    if (read.size >= MOST) read.clear();
    read.set(text, (found = parseSvg(text)));
  }
  return found.cloneNode(true);
}

/**
 * An SVG as the address of an image: one thing to style, lay out and paint instead of a hundred shapes. Use it only at
 * a fixed size, if need be inside a scaled drawing: otherwise the browser lays it out again with every paint.
 */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Action that fills an element with a drawing: `<g use:svg={text} />`. */
export function svg(node: SVGElement, text: string): { update(text: string): void } {
  let now = text;
  node.replaceChildren(drawing(text));
  return {
    update(next) {
      if (next === now) return;
      now = next;
      node.replaceChildren(drawing(next));
    },
  };
}
