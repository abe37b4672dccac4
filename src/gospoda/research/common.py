"""What all doors share that needs no other package: their errors, the number of seats, the seeds of a series."""

from __future__ import annotations

import operator
import secrets
from numbers import Real
from typing import Any

from gospoda.core.game import Game


class BadSetting(ValueError):
    """An environment that cannot be set up so; the message says what is possible."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now."""


class BadDataset(ValueError):
    """A file that is no data set, or one of another recipe."""


def default_seats(title: Game) -> int:
    """Two players, or as many as the title wants at least."""
    return max(2, title.min_seats)


def move_number(action: Any) -> int:
    """The number of the move that an action is; one sentence if it is no number."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"an action is the number of a move, not {action!r}") from None


def whole(value: Any) -> int:
    """A whole number, also one of NumPy's; -1 for all else, such as 2.0, which Python finds in a range of numbers."""
    return operator.index(value) if hasattr(value, "__index__") and not isinstance(value, bool) else -1


def how_many(what: str, value: Any) -> int:
    """A number from 1 on."""
    if whole(value) < 1:
        raise BadSetting(f"{what} is a number from 1 on, not {value!r}")
    return whole(value)


def worth(what: str, value: Any) -> float:
    """A reward."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise BadSetting(f"{what} is a number, not {value!r}")
    return float(value)


def one_of(what: str, value: str, values: tuple[str, ...]) -> str:
    """A value of a list, or the sentence that names the list."""
    if value not in values:
        raise BadSetting(f"{what} is one of {', '.join(values)}, not {value!r}")
    return value


class Series:
    """The seeds of one game after the other: game n of a series is the same on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.number = -1

    def next(self) -> str:
        """The seed of the next game."""
        self.number += 1
        return f"{self.seed}/{self.number}"


def fresh_series() -> Series:
    """A series that nobody has named, from the entropy of the system."""
    return Series(secrets.token_hex(8))
