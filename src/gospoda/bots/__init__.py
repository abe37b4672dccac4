"""Opponents; they know only the core."""

from __future__ import annotations

from gospoda.bots.base import Bot, seat_move
from gospoda.bots.greedy import GreedyBot
from gospoda.bots.random import RandomBot
from gospoda.core.chance import Chance, seeded

__all__ = ["Bot", "UnknownBot", "by_name", "names", "register", "seat_move"]

_bots: dict[str, type[Bot]] = {}


class UnknownBot(LookupError):
    """A name that no bot has."""


def register(name: str, kind: type[Bot]) -> None:
    """Make a kind of bot known by a name."""
    _bots[name] = kind


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(_bots)


def by_name(name: str, chance: Chance | None = None) -> Bot:
    """A new bot of this name; all its chance comes from the given generator."""
    if name not in _bots:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names())}")
    return _bots[name](chance if chance is not None else seeded(name))


register("random", RandomBot)
register("greedy", GreedyBot)
