// What the page shows before the client is there (scripts/shells.mjs): taken away as soon as there is something better.

export function unveil(): void {
  document.getElementById("shell")?.remove();
}

/** Let the browser do what waits, such as painting; then go on. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

let line: Promise<void> = Promise.resolve();

/** One after the other, with a breath in between. */
export const inTurn = (): Promise<void> => (line = line.then(breath));
