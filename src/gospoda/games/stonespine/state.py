# gospoda: compiled
"""The state of a game: what its fields mean together. `fields` declares the fields themselves."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.stonespine.lookups import FACE_SHAPE
from gospoda.games.stonespine.state_base import (
    CHALLENGES,
    CHAMBERS,
    JAEL,
    MARKET,
    NO_CHAMBERS,
    NO_NUMBERS,
    TOKENS,
    Player,
    StonespineTable,
)

__all__ = [
    "CHALLENGES",
    "CHAMBERS",
    "JAEL",
    "MARKET",
    "NO_CHAMBERS",
    "NO_NUMBERS",
    "TOKENS",
    "Player",
    "StonespineState",
]


class StonespineState(StonespineTable):
    """The table, and what can be said about it."""

    def clone(self) -> StonespineState:
        """Returns an independent copy."""
        return StonespineState(self.game, self.seats, self.chance.clone(), self)

    def back(self, family: i64, card: i64) -> i64:
        """10: token backs show the shape only; all other backs are alike."""
        return FACE_SHAPE[card] if family == TOKENS else 0
