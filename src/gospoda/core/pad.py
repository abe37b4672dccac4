"""What the score pads of all titles share: components by any of their names, and rulings that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from gospoda.core.game import BadOption, Game
from gospoda.core.messages import ScoreSheet
from gospoda.core.words import LANGUAGES, Words, resource

Note = TypeVar("Note")


class BadSheet(ValueError):
    """A description that cannot be scored, for a reason that is told in the reader's language."""

    def __init__(self, reason: str, **about: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about

    def told(self, lang: str) -> str:
        """The reason as a sentence."""
        words = Words(None, lang)
        words.bundle.add_resource(resource(str(files("gospoda.core") / "pad_words" / f"{words.language}.ftl")))
        return words.text(self.reason, **self.about)

    def __str__(self) -> str:
        return self.told("en")


def read_note(data: Any, shape: type[Note]) -> Note:
    """The described end position in its shape."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as problem:
        raise ValueError(f"the score file is not in order: {problem}") from None


def read_players(data: Any, shape: type[Note]) -> tuple[Note, list[str]]:
    """The described end position, and the names of its players, by which they are told apart."""
    note: Any = read_note(data, shape)
    names = [player.name for player in note.players]
    if len(set(names)) != len(names):
        raise BadSheet("unscored-same-name")
    return note, names


def compared(
    names: list[str], sheets: list[ScoreSheet], winners: list[int]
) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """The sheet of every player, and the names of the winners."""
    return [(names[sheet.seat], sheet) for sheet in sheets], [names[seat] for seat in winners]


def plain(text: str) -> str:
    """A name without what does not matter: capitals, the shape of apostrophes, and how words are joined."""
    return " ".join(text.casefold().replace("’", "'").replace("-", " ").replace("_", " ").split())


def known_names(entry: Any) -> set[str]:
    """Every name a component answers to: its id, its names in all languages, and further printed ones."""
    names = [entry.id, *[getattr(entry.names, language) for language in LANGUAGES], *getattr(entry, "alias", [])]
    return {plain(name) for name in names}


def find(what: str, name: str, entries: Sequence[Any], where: str) -> int:
    """The component with this name in any language; a name that fits several asks which one is meant."""
    for number, entry in enumerate(entries):
        if entry.id == name.strip():
            return number
    fitting = [number for number, entry in enumerate(entries) if plain(name) in known_names(entry)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        which = " or ".join(f"{entries[number].id!r}" for number in fitting)
        raise ValueError(f"{where}: {name!r} is the printed name of several; which {what} is it, {which}?")
    raise ValueError(f"{where}: there is no {what} called {name!r}")


def once(seen: dict[Any, str], component: Any, owner: str, called: str) -> None:
    """Every card and tile exists once."""
    if component in seen:
        raise BadSheet("unscored-once", owner=owner, called=called, other=seen[component])
    seen[component] = owner


def rulings(game: Game, chosen: dict[str, Any], scoring: Iterable[str]) -> dict[str, Any]:
    """All options of a title with the chosen house rulings; only those that change a score can be chosen."""
    allowed = list(scoring)
    for name in chosen:
        if name not in allowed:
            raise ValueError(f"options: {name!r} does not change a score; there are {', '.join(allowed)}")
    try:
        return game.check_options(chosen)
    except BadOption as problem:
        raise ValueError(f"options: {problem}") from None
