"""The installed titles: each registers itself by entry point; no list is kept here."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from gospoda.core.game import Game

GROUP = "gospoda.games"
_registered: dict[str, Game] = {}


class UnknownGame(LookupError):
    """Raised for a title that is not installed."""


def register(title: Game) -> Game:
    """Adds a title by hand, for tests and notebooks."""
    _registered[title.id] = title
    return title


@cache
def installed() -> dict[str, EntryPoint]:
    """Returns the entry points by id; cached, because the lookup is too slow to let strangers trigger it."""
    return {point.name: point for point in entry_points(group=GROUP)}


def game_ids() -> list[str]:
    """Returns the ids of all titles in alphabetical order."""
    return sorted({*installed(), *_registered})


def game(game_id: str) -> Game:
    """Returns the title with this id."""
    if game_id not in _registered:
        if game_id not in installed():
            raise UnknownGame(f"there is no game {game_id!r}; there are {', '.join(game_ids())}")
        register(installed()[game_id].load())
    return _registered[game_id]


def games() -> list[Game]:
    """Returns all installed titles."""
    return [game(game_id) for game_id in game_ids()]
