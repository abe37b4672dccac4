// What may wait until the page shows what has happened: an update is drawn first, and whatever only adorns it comes after.

const HIDDEN = 200; // milliseconds; a page that nobody sees draws no frame

let waiting: (() => void)[] = [];

/** Let them go on, each in a step of its own: what one changes is drawn for the next. */
function release(): void {
  const now = waiting;
  waiting = [];
  for (const act of now) setTimeout(act);
}

/** Do something when the next frame has been drawn; whatever waits for the same frame asks for it once. */
export function afterPaint(act: () => void): void {
  waiting.push(act);
  if (waiting.length > 1) return;
  const late = setTimeout(release, HIDDEN);
  requestAnimationFrame(() => {
    clearTimeout(late);
    release();
  });
}
