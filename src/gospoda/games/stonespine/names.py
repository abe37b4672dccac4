"""The names of all components in three languages, and the check of a content folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gospoda.core.content import ContentError
from gospoda.games.stonespine.cards import Cards
from gospoda.games.stonespine.tables import CARDS, FOLDER


def by_id(entries: list[Any]) -> dict[str, dict[str, str]]:
    """Names by id and language."""
    return {entry.id: {"en": entry.names.en, "pl": entry.names.pl, "cs": entry.names.cs} for entry in entries}


NAMES: dict[str, dict[str, dict[str, str]]] = {
    "chamber": by_id(CARDS.chambers),
    "element": by_id(CARDS.elements),
    "token": by_id(CARDS.elements),
    "class": by_id([*CARDS.classes, *CARDS.elements]),
    "chamber_type": by_id(CARDS.types),
    "rune": by_id(CARDS.runes),
    "shape": by_id(CARDS.shapes),
    "challenge": by_id(CARDS.challenges),
    "goal": by_id(CARDS.goals),
    "blueprint": by_id(CARDS.blueprints),
    "market_card": by_id(CARDS.market),
    "jael_card": by_id(CARDS.jael),
    "half": {
        "top": {"en": "top", "pl": "górny", "cs": "horní"},
        "bottom": {"en": "bottom", "pl": "dolny", "cs": "dolní"},
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
