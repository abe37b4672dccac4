"""The common parts of all score pads: components under any of their names, selectable rulings, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from gospoda.core.content import Names
from gospoda.core.game import Game
from gospoda.core.messages import Message, ScoreSheet, say
from gospoda.core.words import Words, resource
from gospoda.pads.pad_shape import misshapen

Note = TypeVar("Note")
Told = str | int | Message | Names
Place = tuple[Told, ...]  # from the whole to the part, such as player, row and column


class BadSheet(ValueError):
    """Raised for a description that cannot be scored; gives the place, and the reason in the reader's language."""

    def __init__(self, reason: str, *where: Told, **about: Told | Place) -> None:
        super().__init__(reason)
        self.reason = reason
        self.where = where
        self.about = about

    def told(self, lang: str) -> str:
        """Returns the place and the reason as a sentence."""
        words = Words(None, lang)
        words.bundle.add_resource(resource(str(files("gospoda.pads") / "pad_words" / f"{words.language}.ftl")))
        about = {name: shown(value, words) for name, value in self.about.items()}
        place = ", ".join(str(shown(part, words)) for part in self.where)
        return (f"{place}: " if place else "") + words.text(self.reason, **about)

    def __str__(self) -> str:
        return self.told("en")


def shown(value: Told | Place, words: Words) -> str | int:
    """Returns a part of a refusal in the reader's language; alternatives are listed side by side."""
    if isinstance(value, tuple):
        return " / ".join(str(shown(part, words)) for part in value)
    if isinstance(value, Message):
        return words.say(value)
    return value.by_language()[words.language] if isinstance(value, Names) else value


def read_note(data: Any, shape: type[Note]) -> Note:
    """Reads the described end position into its struct."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as problem:
        where, reason, about = misshapen(str(problem), data)
        raise BadSheet(reason, *where, **about) from None


def read_players(data: Any, shape: type[Note]) -> tuple[Note, list[str]]:
    """Reads the described end position and the names of its players, which tell them apart."""
    note: Any = read_note(data, shape)
    names = [player.name for player in note.players]
    if len(set(names)) != len(names):
        raise BadSheet("unscored-same-name")
    return note, names


def compared(
    names: list[str], sheets: list[ScoreSheet], winners: list[int]
) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """Returns the sheet of every player, and the names of the winners."""
    return [(names[sheet.seat], sheet) for sheet in sheets], [names[seat] for seat in winners]


def plain(text: str) -> str:
    """Returns a name without irrelevant details: capitals, the form of apostrophes, and how words are joined."""
    return " ".join(text.casefold().replace("’", "'").replace("-", " ").replace("_", " ").split())


def known_names(entry: Any) -> set[str]:
    """Returns every name of a component: its id, its names in all languages, short and further printed ones."""
    spoken = [entry.names, *([entry.short] if hasattr(entry, "short") else [])]
    names = [name for one in spoken for name in one.by_language().values()]
    return {plain(name) for name in [entry.id, *names, *getattr(entry, "alias", [])]}


def find(kind: str, name: str, entries: Sequence[Any], *where: Told) -> int:
    """Finds the component with this name in any language; an ambiguous name is refused with the candidates."""
    for number, entry in enumerate(entries):
        if entry.id == name.strip():
            return number
    fitting = [number for number, entry in enumerate(entries) if plain(name) in known_names(entry)]
    if len(fitting) == 1:
        return fitting[0]
    what = say(f"unscored-kind-{kind}")
    if fitting:
        which = tuple(f"“{entries[number].id}”" for number in fitting)
        raise BadSheet("unscored-several", *where, kind=what, name=name, which=which)
    raise BadSheet("unscored-unknown", *where, kind=what, name=name)


def numbered(kind: str, card: int | str, entries: Sequence[Any], *where: Told) -> int:
    """Finds a component by its printed number or by its name in any language."""
    if isinstance(card, str):
        return find(kind, card, entries, *where)
    numbers = [entry.number for entry in entries]
    return placed(kind, card, numbers, *where)


def placed(kind: str, number: int, numbers: Sequence[int], *where: Told) -> int:
    """Returns the index of a number among the existing ones."""
    if number not in numbers:
        what = say(f"unscored-kind-{kind}")
        raise BadSheet("unscored-number", *where, kind=what, number=number, least=min(numbers), most=max(numbers))
    return numbers.index(number)


def once(seen: dict[Any, str], component: Any, owner: str, called: Told) -> None:
    """Checks that every card and tile occurs only once."""
    if component in seen:
        raise BadSheet("unscored-once", owner, called=called, other=seen[component])
    seen[component] = owner


def rulings(game: Game, chosen: dict[str, Any], scoring: Iterable[str]) -> dict[str, Any]:
    """Returns all options of a title with the chosen house rulings; only those that affect scores can be chosen."""
    allowed = {option.name: option for option in game.options if option.name in scoring}
    for name, value in chosen.items():
        where = (say("unscored-at-options"), name)
        if name not in allowed:
            raise BadSheet("unscored-option", *where, known=", ".join(allowed))
        values = allowed[name].values
        if not any(value == v and type(value) is type(v) for v in values):
            raise BadSheet("unscored-option-value", *where, value=f"{value}", known=", ".join(str(v) for v in values))
    return game.check_options(chosen)
