// Turns a drawing into an image: one element to style, lay out and paint instead of a hundred shapes. An image is a
// document of its own: it gets a copy of whatever the drawing refers to, and text stays outside, where the fonts are.

import { sprites } from "./sprites.svelte";
import { parseSvg, svgUrl } from "./svg";

const REFERENCE = /(?:url\(#|href="#)([\w-]+)/g;
const MOVED = /^(?:translate\((\S+) (\S+)\))? ?(?:scale\((\S+)\))?$/;

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** The part of the drawing that the image covers: x, y, width, height. */
export type Box = [number, number, number, number];

const pictures = new Map<string, string>();
const loaded = new Map<string, HTMLImageElement>(); // held so that the browser keeps the decoded images

/** All elements of the page that a drawing refers to; null if one doesn't exist yet. */
function references(text: string): string | null {
  const found = new Map<string, string>();
  const read = [text];
  for (const one of read) {
    for (const [, id] of one.matchAll(REFERENCE)) {
      if (found.has(id) || text.includes(`id="${id}"`)) continue;
      const part = document.getElementById(id)?.outerHTML;
      if (!part) return null;
      found.set(id, part);
      read.push(part);
    }
  }
  return [...found.values()].join("");
}

const number = (node: Element, name: string): number => Number(node.getAttribute(name) ?? 0);

/** The place of the children of a node; null if it is rotated. */
function inside(node: Element, at: Place): Place | null {
  if (node.tagName === "svg") {
    const [x, y, width] = node.getAttribute("viewBox")!.split(" ").map(Number);
    const scale = (at.scale * number(node, "width")) / width;
    return {
      x: at.x + at.scale * number(node, "x") - scale * x,
      y: at.y + at.scale * number(node, "y") - scale * y,
      scale,
    };
  }
  const moved = MOVED.exec(node.getAttribute("transform") ?? "");
  if (!moved) return null;
  const [, x = "0", y = "0", scale = "1"] = moved;
  return { x: at.x + at.scale * Number(x), y: at.y + at.scale * Number(y), scale: at.scale * Number(scale) };
}

/** Moves the text elements out of a drawing, keeping their places. Returns false if one is rotated. */
function takeWords(from: ParentNode, at: Place, into: Element[]): boolean {
  return [...from.children].every((node) => {
    if (node.tagName !== "text") {
      if (!node.querySelector("text")) return true;
      const place = inside(node, at);
      return !!place && takeWords(node, place, into);
    }
    node.remove();
    node.setAttribute("x", String(at.x + at.scale * number(node, "x")));
    node.setAttribute("y", String(at.y + at.scale * number(node, "y")));
    node.setAttribute("font-size", String(at.scale * number(node, "font-size")));
    into.push(node);
    return true;
  });
}

/** The drawing with an image in place of its shapes; unchanged where that isn't possible, or not yet. */
export function asImage(text: string, box: Box): string {
  void sprites.game; // subscribes to the icons, which may load later
  const key = `${box} ${text}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const words: Element[] = [];
  const shapes = parseSvg(text);
  const parts = references(text);
  if (parts === null || !takeWords(shapes, { x: 0, y: 0, scale: 1 }, words)) return text;
  const [x, y, width, height] = box;
  const markup = (nodes: Iterable<Node>) => [...nodes].map((node) => (node as Element).outerHTML).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(" ")}"><defs>${parts}</defs>${markup(shapes.children)}</svg>`;
  const url = svgUrl(svg);
  const found = `<image href="${url}" x="${x}" y="${y}" width="${width}" height="${height}"/>${markup(words)}`;
  pictures.set(key, found);
  keep(url);
  return found;
}

function keep(url: string): void {
  if (loaded.has(url)) return;
  const image = new Image();
  image.src = url;
  loaded.set(url, image);
}
