"""What all environments share: which game is set up, what a result is worth, and how a table looks as text."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from gospoda.core.game import BadOption, Game
from gospoda.core.observation import Observer
from gospoda.core.piles import SPECTATOR
from gospoda.core.registry import game
from gospoda.core.state import State
from gospoda.core.words import Words
from gospoda.research.dense import observer_for

REWARDS = ("win", "points", "margin")
RENDER_MODES = ("ansi", "rgb_array", "human")
COLUMNS = 120  # of the text board
ROWS = 64  # that a picture has room for


class BadSetting(ValueError):
    """An environment that cannot be set up so; the message says what is possible."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now."""


class Setting:
    """A title with its number of seats and options, checked once."""

    def __init__(self, title: str, seats: int | None, options: dict[str, Any] | None, reward: str = "win") -> None:
        self.game: Game = game(title)
        self.seats = default_seats(self.game) if seats is None else seats
        if self.seats not in self.game.seat_counts():
            raise BadOption(f"{title} is for {self.game.min_seats} to {self.game.max_seats} players, not {seats}")
        self.options = self.game.check_options(options or {})
        self.reward = one_of("reward", reward, REWARDS)
        self.observer: Observer = observer_for(self.game, self.seats)
        self.size = self.observer.scheme.size
        self.moves = self.game.moves.size

    def deal(self, seed: int | str) -> State:
        """A new game; all games of a setting share their options."""
        return self.game.deal(self.seats, self.options, seed)

    def rewards(self, state: State) -> list[float]:
        """What a finished game is worth to each seat.

        `win`: 1, shared by the winners; `points`: the final score; `margin`: the lead over the best rival.
        """
        if self.reward == "win":
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        if self.reward == "points":
            return [float(points) for points in state.points()]
        return [float(margin) for margin in self.game.margins(state)]

    def refuse(self, state: State, seat: int, move: int) -> str:
        """Why an action is illegal, in a sentence; empty if it is legal."""
        reason = state.refusal(seat, move)
        if not reason:
            return ""
        name = self.game.moves.notation(move) if 0 <= move < self.moves else "no move"
        return f"action {move} ({name}) is illegal for seat {seat}: {Words(self.game).text(reason)}"


def default_seats(title: Game) -> int:
    """Two players, or as many as the title wants at least."""
    return max(2, title.min_seats)


def one_of(what: str, value: str, values: tuple[str, ...]) -> str:
    """A value of a list, or the sentence that names the list."""
    if value not in values:
        raise BadSetting(f"{what} is one of {', '.join(values)}, not {value!r}")
    return value


def checked_mode(mode: str | None) -> str | None:
    """A render mode that there is."""
    return None if mode is None else one_of("render_mode", mode, RENDER_MODES)


def table_text(state: State, seat: int = SPECTATOR, language: str = "en") -> str:
    """The table as a seat sees it in the terminal; by default as a spectator does."""
    out = StringIO()
    words = Words(state.game, language)
    Console(file=out, width=COLUMNS, color_system=None).print(state.game.text(state.game.view(state, seat), words))
    return out.getvalue()


def table_picture(text: str) -> Any:
    """A text board as an array of pixels, always of the same size."""
    import numpy as np

    from gospoda.research.extras import need

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
    """The public table in the mode of an environment: text, pixels, or printed for people."""
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


class Series:
    """The seeds of one game after the other: game n of a series is the same on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.number = -1

    def next(self) -> str:
        """The seed of the next game."""
        self.number += 1
        return f"{self.seed}/{self.number}"


def fresh_series() -> Series:
    """A series that nobody has named, from the entropy of the system."""
    import secrets

    return Series(secrets.token_hex(8))
