"""Opponents; they depend only on the core."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.bots import budget, plugins
from gospoda.bots.advice import Advice, Moment, Report, advise, advise_imagined, analyse
from gospoda.bots.base import Bot, imagined_move, seat_move
from gospoda.bots.budget import Budget
from gospoda.bots.greedy import GreedyBot
from gospoda.bots.levels import Expert, Journeyman, Master, Novice, SearchBot
from gospoda.bots.random import RandomBot
from gospoda.core.chance import Chance, seeded

__all__ = [
    "LEVELS",
    "USUAL",
    "Advice",
    "Bot",
    "Budget",
    "Moment",
    "Report",
    "UnknownBot",
    "advise",
    "advise_imagined",
    "analyse",
    "by_name",
    "imagined_move",
    "invited",
    "names",
    "opponents",
    "register",
    "searches",
    "seat_move",
]

LEVELS = ("novice", "journeyman", "expert", "master")  # weakest to strongest
USUAL = "journeyman"  # plays if nobody has chosen a level

_bots: dict[str, Callable[..., Bot]] = {}


class UnknownBot(LookupError):
    """Raised for a name that no bot has, or for a budget that it cannot have."""


def register(name: str, kind: Callable[..., Bot]) -> None:
    """Registers a kind of bot under a name."""
    _bots[name] = kind


def names() -> list[str]:
    """Returns the names of all bots in alphabetical order."""
    return sorted(_bots)


def opponents() -> list[str]:
    """Returns the bots that people choose from, weakest first; the others are for research and for stored games."""
    return [name for name in LEVELS if name in _bots]


def searches(name: str) -> bool:
    """Returns whether the bot of this name thinks for long; others answer at once."""
    kind = _bots.get(name.partition(":")[0])
    return isinstance(kind, type) and issubclass(kind, SearchBot)


def by_name(name: str, chance: Chance | None = None) -> Bot:
    """Returns a new bot of this name; all its chance comes from the given generator.

    A searching bot takes a budget after a colon: `master:500` thinks for 500 iterations a move (and is then
    deterministic), `master:0.5s` for half a second, `master:0.5s*4` on four processes.
    """
    plain, colon, limit = name.partition(":")
    if plain not in _bots:
        raise UnknownBot(f"there is no bot {plain!r}; there are {', '.join(names())}")
    source = chance if chance is not None else seeded(name)
    if not colon:
        return _bots[plain](source)
    kind = _bots[plain]
    if not searches(plain):
        raise UnknownBot(f"{plain} does not search, so that it takes no budget such as {limit!r}")
    try:
        return kind(source, budget.parse(limit))
    except budget.BadBudget as problem:
        raise UnknownBot(str(problem)) from None


def invited(name: str, chance: Chance | None = None) -> Bot:
    """Returns one of our bots or one of the user's own: `my_package:MyBot`, `my_bot.py:MyBot`, or a registered name.

    Only for names that the user has typed, because it runs the code that the name points to. Names from files
    and from the network go to `by_name`.
    """
    if name.partition(":")[0] in _bots:
        return by_name(name, chance)
    try:
        kind = plugins.by_place(name) if ":" in name else plugins.by_entry_point(name)
    except plugins.BadPlugin as problem:
        raise UnknownBot(str(problem)) from None
    if kind is None:
        known = ", ".join([*names(), *plugins.registered()])
        raise UnknownBot(f"there is no bot {name!r}; there are {known}, and your own as package:Class or file.py:Class")
    return kind(chance if chance is not None else seeded(name))


register("random", RandomBot)
register("greedy", GreedyBot)
register("novice", Novice)
register("journeyman", Journeyman)
register("expert", Expert)
register("master", Master)
