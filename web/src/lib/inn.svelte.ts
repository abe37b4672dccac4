// Whether the inn's own bar is shown at a table: in the lobby and at the door, not around a board.

export const inn: { bar: boolean } = $state({ bar: false });
