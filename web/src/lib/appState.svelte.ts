// What the whole window knows: whether the inn's own bar is shown at a table (in the lobby and at the door, not around a
// board), and how many other tables wait.

export const app: { bar: boolean; waiting: number } = $state({ bar: false, waiting: 0 });

/** The title of the window with the number of other tables that wait. */
export const withCount = (title: string) => (app.waiting ? `(${app.waiting}) ${title}` : title);
