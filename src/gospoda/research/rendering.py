"""The public table for spectators of an environment: as text, as pixels, or printed."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from gospoda.core.piles import SPECTATOR
from gospoda.core.state import State
from gospoda.core.words import Words
from gospoda.render.text_board import text_board
from gospoda.research.common import BadSetting, one_of
from gospoda.research.extras import need

RENDER_MODES = ("ansi", "rgb_array", "human")
COLUMNS = 120  # of the text board
ROWS = 64  # that fit into a picture


def checked_mode(mode: str | None) -> str | None:
    """Returns the render mode if it exists; raises otherwise."""
    return None if mode is None else one_of("render_mode", mode, RENDER_MODES)


def table_text(state: State, seat: int = SPECTATOR, language: str = "en") -> str:
    """Returns the table as a seat sees it in the terminal; by default as a spectator does."""
    out = StringIO()
    words = Words(state.game, language)
    Console(file=out, width=COLUMNS, color_system=None).print(
        text_board(state.game, state.game.display.view(state, seat), words)
    )
    return out.getvalue()


def table_picture(text: str) -> Any:
    """Returns a text board as an array of pixels, always of the same size."""
    np = need("numpy", "research")
    need("matplotlib", "research")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    drawn = Figure(figsize=(9.6, 9.6), dpi=100, facecolor="white")
    lines = text.splitlines()
    size = min(8.0, 8.0 * ROWS / max(len(lines), 1))
    drawn.text(0.01, 0.99, "\n".join(lines), family="monospace", fontsize=size, va="top", parse_math=False)
    canvas: Any = FigureCanvasAgg(drawn)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def render(state: State, mode: str | None) -> Any:
    """Renders the public table in an environment's mode: text, pixels, or printed for people."""
    if mode is None:
        raise BadSetting(
            f"nothing can be rendered: make the environment with render_mode, one of {', '.join(RENDER_MODES)}"
        )
    text = table_text(state)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return table_picture(text)
    print(text)  # what `human` is for
    return None
