"""What all environments share without further packages: errors, the number of seats, the seeds of a series."""

from __future__ import annotations

import operator
import secrets
from numbers import Real
from typing import Any

from gospoda.core.game import Game


class BadSetting(ValueError):
    """Raised for an environment that cannot be set up like this; the message says what is possible."""


class IllegalAction(ValueError):
    """Raised for an action that the rules do not allow now."""


class BadDataset(ValueError):
    """Raised for a file that is not a data set, or one of a different recipe."""


def default_seats(title: Game) -> int:
    """Returns two players, or the title's minimum if that is higher."""
    return max(2, title.min_seats)


def move_number(action: Any) -> int:
    """Returns the number of the move that an action is; raises one sentence if it is not a number."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"an action is the number of a move, not {action!r}") from None


def whole(value: Any) -> int:
    """Returns a whole number, including NumPy's; -1 for all else, such as 2.0, which Python finds in a range."""
    return operator.index(value) if hasattr(value, "__index__") and not isinstance(value, bool) else -1


def how_many(what: str, value: Any) -> int:
    """Returns a number from 1 on, or raises."""
    if whole(value) < 1:
        raise BadSetting(f"{what} is a number from 1 on, not {value!r}")
    return whole(value)


def worth(what: str, value: Any) -> float:
    """Returns a reward, or raises."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise BadSetting(f"{what} is a number, not {value!r}")
    return float(value)


def one_of(what: str, value: str, values: tuple[str, ...]) -> str:
    """Returns a value of a list, or raises a sentence that names the list."""
    if value not in values:
        raise BadSetting(f"{what} is one of {', '.join(values)}, not {value!r}")
    return value


class Series:
    """The seeds of consecutive games: game n of a series is the same on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.number = -1

    def next(self) -> str:
        """Returns the seed of the next game."""
        self.number += 1
        return f"{self.seed}/{self.number}"


def fresh_series() -> Series:
    """Returns an unnamed series, from the system's entropy."""
    return Series(secrets.token_hex(8))
