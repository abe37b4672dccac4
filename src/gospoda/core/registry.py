"""The titles that are installed: each registers itself by entry point, no list is kept here."""

from __future__ import annotations

from importlib.metadata import entry_points

from gospoda.core.game import Game

GROUP = "gospoda.games"
_registered: dict[str, Game] = {}


class UnknownGame(LookupError):
    """A title that is not installed."""


def register(title: Game) -> Game:
    """Add a title by hand, for tests and notebooks."""
    _registered[title.id] = title
    return title


def game_ids() -> list[str]:
    """The ids of all titles, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_registered))


def game(game_id: str) -> Game:
    """The title with this id."""
    if game_id not in _registered:
        for point in entry_points(group=GROUP):
            if point.name == game_id:
                register(point.load())
                break
        else:
            raise UnknownGame(f"there is no game {game_id!r}; there are {', '.join(game_ids())}")
    return _registered[game_id]


def games() -> list[Game]:
    """All installed titles."""
    return [game(game_id) for game_id in game_ids()]
