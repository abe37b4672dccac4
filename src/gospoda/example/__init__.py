"""A small complete game: the documentation's example, and the starting point of `gospoda new-game`."""
