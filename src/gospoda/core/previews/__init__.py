"""Previews of moves, by the rules alone."""
