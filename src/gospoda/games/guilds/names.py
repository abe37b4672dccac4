"""The names of all components in three languages, and the check of a content folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gospoda.core.content import ContentError
from gospoda.core.words import LANGUAGES
from gospoda.games.guilds.cards import Cards
from gospoda.games.guilds.moves import CELL
from gospoda.games.guilds.tables import CARDS, FOLDER


def by_id(entries: list[Any]) -> dict[str, dict[str, str]]:
    """Names by id and language."""
    return {entry.id: {"en": entry.names.en, "pl": entry.names.pl, "cs": entry.names.cs} for entry in entries}


def numbered(letter: str, count: int, en: str, pl: str, cs: str) -> dict[str, dict[str, str]]:
    """Things that are told apart by a number alone."""
    return {f"{letter}{n}": {"en": f"{en} {n}", "pl": f"{pl} {n}", "cs": f"{cs} {n}"} for n in range(1, count + 1)}


def cell_names() -> dict[str, dict[str, str]]:
    """The cells of the plot in words, counted from 1: row 2, column 3."""
    row, column = {"en": "row", "pl": "rząd", "cs": "řada"}, {"en": "column", "pl": "kolumna", "cs": "sloupec"}
    names = {}
    for key in CELL.ids:
        line, place = (int(number) + 1 for number in key[1:].split("c"))
        names[key] = {language: f"{row[language]} {line}, {column[language]} {place}" for language in LANGUAGES}
    return names


NAMES: dict[str, dict[str, dict[str, str]]] = {
    "character": by_id(CARDS.characters),
    "room": by_id(CARDS.rooms),
    "objective": by_id(CARDS.objectives),
    "faction": by_id(CARDS.factions),
    "room_type": by_id(CARDS.room_types),
    "race": by_id(CARDS.races),
    "zone": numbered("z", 6, "zone", "strefa", "zóna"),
    "cell": cell_names(),
    "size": {
        "small": {"en": "small", "pl": "mała", "cs": "malá"},
        "large": {"en": "large", "pl": "duża", "cs": "velká"},
    },
}


def check_folder(folder: str) -> list[str]:
    """The problems of a content folder: a complete one, or a pack that is laid over the game's own."""
    try:
        path = Path(folder)
        if not path.is_dir():
            raise ContentError(f"{folder} is no folder")
        if not list(path.glob("*.toml")):
            raise ContentError(f"{folder} has no content files (*.toml)")
        Cards(Path(FOLDER) / "content", path)
    except ContentError as problem:
        return [str(problem)]
    return []
