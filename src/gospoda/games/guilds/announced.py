# gospoda: compiled
"""10.3: an ability on the stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Announced:
    """An ability on the stack with its targets; it never changes.

    The targets depend on the verb: victim and its owner, zone and player, two characters, a place in the stack.
    """

    __slots__ = ("a", "b", "card", "prevented", "seat")

    def __init__(self, seat: i64, card: i64, a: i64, b: i64, prevented: bool = False) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.a: i64 = a
        self.b: i64 = b
        self.prevented: bool = prevented


NOTHING_ANNOUNCED: Final[list[Announced]] = []


def blank_announced() -> Announced:
    """An empty item of the stack, for the codec to fill."""
    return Announced(0, 0, 0, 0)
