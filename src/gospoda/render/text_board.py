"""Positions as text for people, identical in the terminal, in a browser and in a picture."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from gospoda.content.house_values import SIGN, marked
from gospoda.core.game import Game
from gospoda.core.words import Words


def text_board(title: Game, view: Any, words: Words) -> Group:
    """Returns a view as a rich renderable, with a single note below if it contains house values."""
    parts = [title.display.text(view, words)]
    if marked(title):
        parts.append(Text(f"{SIGN} {words.text('house-table')}", style="dim"))
    return Group(*parts)
