"""The names of all components in three languages."""

from __future__ import annotations

from gospoda.core.content import names_by_id
from gospoda.core.words import LANGUAGES
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.moves import CELL, EDGE

Named = dict[str, dict[str, str]]  # id, language

ROW = {"en": "row", "pl": "rząd", "cs": "řada"}
COLUMN = {"en": "column", "pl": "kolumna", "cs": "sloupec"}
SIDES = {
    "n": {"en": "upper edge", "pl": "górna krawędź", "cs": "horní okraj"},
    "e": {"en": "right edge", "pl": "prawa krawędź", "cs": "pravý okraj"},
    "s": {"en": "lower edge", "pl": "dolna krawędź", "cs": "dolní okraj"},
    "w": {"en": "left edge", "pl": "lewa krawędź", "cs": "levý okraj"},
}
OF_CHAMBER = {"en": "of the chamber in", "pl": "komnaty:", "cs": "místnosti:"}


def letters() -> Named:
    """The letters of the elements on a text board, in the reader's language."""
    return {
        entry.id: {"en": entry.letters.en, "pl": entry.letters.pl, "cs": entry.letters.cs} for entry in CARDS.elements
    }


def place_name(cell: str, language: str) -> str:
    """A cell such as `r1c3` in words: row 1, column 3."""
    return f"{ROW[language]} {cell[1]}, {COLUMN[language]} {cell[3]}"


def edge_words(edge: str, language: str) -> str:
    """An edge such as `r1c3-n` in words: upper edge of the chamber in row 1, column 3."""
    cell, side = edge.split("-")
    return f"{SIDES[side][language]} {OF_CHAMBER[language]} {place_name(cell, language)}"


def counted() -> Named:
    """What challenge, goal and Jael cards count: a list of elements, or the parts of a set joined by a plus."""
    lists = {card.id: (", ", card.elements) for card in CARDS.challenges}
    lists |= {card.id: (" + ", card.set) for card in CARDS.challenges if card.set}
    lists |= {card.id: (" + " if card.measure == "sets" else ", ", card.elements) for card in CARDS.goals}
    lists |= {card.id: (" + ", card.what.removeprefix("set:").split("+")) for card in CARDS.jael}
    words = names_by_id([*CARDS.classes, *CARDS.elements])
    return {
        card: {language: joint.join(words[word][language] for word in parts) or "–" for language in LANGUAGES}
        for card, (joint, parts) in lists.items()
    }


NAMES: dict[str, Named] = {
    "chamber": CARDS.names["chamber"],  # first, so that the id `pit` is looked up among chambers before elements
    **CARDS.names,
    "token": names_by_id(CARDS.elements),
    "letter": letters(),
    "class": names_by_id([*CARDS.classes, *CARDS.elements]),
    "cell": {cell: {language: place_name(cell, language) for language in LANGUAGES} for cell in CELL.ids},
    "edge": {edge: {language: edge_words(edge, language) for language in LANGUAGES} for edge in EDGE.ids},
    "counted": counted(),
    "half": {
        "top": {"en": "top", "pl": "górny", "cs": "horní"},
        "bottom": {"en": "bottom", "pl": "dolny", "cs": "dolní"},
    },
}
