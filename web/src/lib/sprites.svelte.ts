// Whose icons lie in the page besides those of the house: what is made out of them waits for that.

export const sprites: { game: string } = $state({ game: "" });
