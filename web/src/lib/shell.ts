// What the page shows before the client is there (scripts/shells.mjs): taken away as soon as there is something better.

export function unveil(): void {
  document.getElementById("shell")?.remove();
}

/** Let the browser do what waits, such as painting; then go on. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

let line: Promise<void> = Promise.resolve();
let steps = 0;
let forming = false;

/** One after the other, with a breath in between. */
export function inTurn(): Promise<void> {
  steps++;
  line = line.then(breath);
  void line.then(breath).then(() => {
    steps--; // what this step has drawn has asked for its own turns by now
    if (!steps) forming = false;
  });
  return line;
}

/** A table is drawn for the first time, until nothing waits for its turn. */
export function form(): void {
  forming = true;
}

export const isForming = () => forming;
