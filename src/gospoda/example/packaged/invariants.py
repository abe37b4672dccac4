"""What is true in every position of a game; imported positions are checked too."""

from __future__ import annotations

from gospoda.example.packaged.state import Fair


def check(state: Fair) -> None:
    """3.1: nobody takes more turns than the game has."""
    if state.turns > state.options["turns"] * state.seats:
        raise ValueError("turns: more turns were taken than there are")
