// The first rendering in small steps, and the app shell (scripts/shells.mjs), which the page shows until then.

export function removeShell(): void {
  document.getElementById("shell")?.remove();
}

/** Lets the browser run other tasks, such as painting. */
export const yieldToBrowser = (): Promise<void> => new Promise((done) => setTimeout(done));

let line: Promise<void> = Promise.resolve();
let steps = 0;
let firstRender = false;

/** Resolves when it is the caller's turn: one caller after the other, with a pause for the browser in between. */
export function renderTurn(): Promise<void> {
  steps++;
  line = line.then(yieldToBrowser);
  void line.then(yieldToBrowser).then(() => {
    steps--; // what this step has drawn has asked for its own turns by now
    if (!steps) firstRender = false;
  });
  return line;
}

/** Marks the first rendering of a table, which ends when nobody waits for a turn. */
export function startFirstRender(): void {
  firstRender = true;
}

export const isFirstRender = () => firstRender;
