"""A small complete game: the example of the documentation, and what `gospoda new-game` begins with."""
