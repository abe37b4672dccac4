// Work that can wait until the next frame: the browser paints an update first, decorations follow.

const HIDDEN = 200; // milliseconds; a hidden page paints no frame

let waiting: (() => void)[] = [];

/** Runs the waiting callbacks, each in its own task, so that the browser can paint in between. */
function release(): void {
  const now = waiting;
  waiting = [];
  for (const act of now) setTimeout(act);
}

/** Calls back after the next paint. Callbacks for the same frame share one request. */
export function afterPaint(act: () => void): void {
  waiting.push(act);
  if (waiting.length > 1) return;
  const late = setTimeout(release, HIDDEN);
  requestAnimationFrame(() => {
    clearTimeout(late);
    release();
  });
}
