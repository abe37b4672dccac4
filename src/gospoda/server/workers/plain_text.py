"""Renders positions as plain text, which takes so long that a worker does it."""

from __future__ import annotations

import io

from rich.console import Console

from gospoda.core.state import State
from gospoda.core.words import Words
from gospoda.render.text_board import text_board


def text_of(state: State, viewer: int, lang: str, width: int, names: list[str]) -> str:
    """Renders a position as plain text, as a seat or a spectator sees it; runs in a worker."""
    words = Words(state.game, lang, names)
    console = Console(
        record=True, width=width, quiet=False, file=io.StringIO(), highlight=False, markup=False, emoji=False
    )
    console.print(text_board(state.game, state.game.display.view(state, viewer), words))
    return console.export_text(styles=False)
