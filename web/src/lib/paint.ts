// What may wait until the page shows what has happened: an update is drawn first, and whatever only adorns it comes after.

const HIDDEN = 200; // milliseconds; a page that nobody sees draws no frame

/** Do something when the next frame has been drawn. */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, HIDDEN);
}
