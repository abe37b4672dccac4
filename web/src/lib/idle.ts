// Work for the time when the browser has nothing else to do.

/** Runs these one at a time while the browser is idle, such as images that may be needed later. Returns what stops it. */
export function prepareWhenIdle(makers: (() => unknown)[]): () => void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300)); // Safari has no requestIdleCallback
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
