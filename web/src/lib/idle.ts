// Work for when the browser is idle.

/** Makes things that may be needed later, such as images, one at a time. Returns what stops it. */
export function prepareWhenIdle(makers: (() => unknown)[]): () => void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300)); // for Safari
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
