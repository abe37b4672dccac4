// Drawings as pictures: one thing to style, to lay out and to paint instead of a hundred shapes. Only where a picture always has
// the same size, if need be inside of a drawing that is scaled: in another size it would be laid out anew whenever it is painted.

/** An SVG as the address of a picture. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Make pictures that may be needed later, one at a time while there is nothing else to do: what comes is drawn at once. */
export function prepare(makers: (() => unknown)[]): () => void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300)); // not every browser says when it is
  let left = makers;
  const next = () => {
    const [first, ...rest] = left;
    left = rest;
    first?.();
    if (left.length) idle(next);
  };
  idle(next);
  return () => (left = []);
}
