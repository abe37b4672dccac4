// The title whose icons are on the page besides the common ones; drawings that use them wait for it.

export const sprites: { game: string } = $state({ game: "" });
