// State of the whole window: whether a table shows the site's own bar (in the lobby and at the door, not around a
// board), and how many other tables wait for this player.

export const app: { bar: boolean; waiting: number } = $state({ bar: false, waiting: 0 });

/** A window title with the number of other tables that wait. */
export const withCount = (title: string) => (app.waiting ? `(${app.waiting}) ${title}` : title);
