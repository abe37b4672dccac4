// What the page shows before the client is there (scripts/shells.mjs): taken away as soon as there is something better.

export function removeShell(): void {
  document.getElementById("shell")?.remove();
}

/** Let the browser do what waits, such as painting; then go on. */
export const yieldToBrowser = (): Promise<void> => new Promise((done) => setTimeout(done));

let line: Promise<void> = Promise.resolve();
let steps = 0;
let firstRender = false;

/** One after the other, with a pause for the browser in between. */
export function renderTurn(): Promise<void> {
  steps++;
  line = line.then(yieldToBrowser);
  void line.then(yieldToBrowser).then(() => {
    steps--; // what this step has drawn has asked for its own turns by now
    if (!steps) firstRender = false;
  });
  return line;
}

/** A table is drawn for the first time, until nothing waits for its turn. */
export function startFirstRender(): void {
  firstRender = true;
}

export const isFirstRender = () => firstRender;
