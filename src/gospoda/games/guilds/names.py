"""The names of all components in three languages."""

from __future__ import annotations

from gospoda.core.words import LANGUAGES
from gospoda.games.guilds.lookups import CARDS
from gospoda.games.guilds.moves import CELL


def numbered(letter: str, count: int, en: str, pl: str, cs: str) -> dict[str, dict[str, str]]:
    """Returns names for things that differ only by a number."""
    return {f"{letter}{n}": {"en": f"{en} {n}", "pl": f"{pl} {n}", "cs": f"{cs} {n}"} for n in range(1, count + 1)}


def cell_names() -> dict[str, dict[str, str]]:
    """Returns the cells of the plot in words, counted from 1: row 2, column 3."""
    row, column = {"en": "row", "pl": "rząd", "cs": "řada"}, {"en": "column", "pl": "kolumna", "cs": "sloupec"}
    names = {}
    for key in CELL.ids:
        line, place = (int(number) + 1 for number in key[1:].split("c"))
        names[key] = {language: f"{row[language]} {line}, {column[language]} {place}" for language in LANGUAGES}
    return names


NAMES: dict[str, dict[str, dict[str, str]]] = {
    **CARDS.names,
    "zone": numbered("z", 6, "zone", "strefa", "zóna"),
    "cell": cell_names(),
    "size": {
        "small": {"en": "small", "pl": "mała", "cs": "malá"},
        "large": {"en": "large", "pl": "duża", "cs": "velká"},
    },
}
