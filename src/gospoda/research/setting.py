"""What all environments share: the game that is set up, and the value of a result."""

from __future__ import annotations

from typing import Any

from gospoda.core.game import BadOption, Game
from gospoda.core.observing.observation import Observer
from gospoda.core.registry import game
from gospoda.core.state import State
from gospoda.core.words import Words
from gospoda.research.common import default_seats, one_of, whole
from gospoda.research.dense import observer_for

REWARDS = ("win", "points", "margin")


class Setting:
    """A title with its number of seats and options, checked once."""

    def __init__(self, title: str, seats: int | None, options: dict[str, Any] | None, reward: str = "win") -> None:
        self.game: Game = game(title)
        self.seats = default_seats(self.game) if seats is None else whole(seats)
        if self.seats not in self.game.seat_counts():
            raise BadOption(f"{title} is for {self.game.min_seats} to {self.game.max_seats} players, not {seats!r}")
        self.options = self.game.check_options(options or {})
        self.reward = one_of("reward", reward, REWARDS)
        self.observer: Observer = observer_for(self.game, self.seats)
        self.size = self.observer.scheme.size
        self.moves = self.game.moves.size

    def __reduce__(self) -> tuple[type[Setting], tuple[Any, ...]]:
        """Pickles by its components, because OpenSpiel serialises states with everything in them."""
        return Setting, (self.game.id, self.seats, self.options, self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        """Returns itself: it is immutable, and a compiled observer cannot be copied.

        OpenSpiel clones states this way.
        """
        return self

    def deal(self, seed: int | str) -> State:
        """Deals a new game; all games of a setting share their options."""
        return self.game.begin(self.seats, self.options, seed)

    def rewards(self, state: State) -> list[float]:
        """Returns the value of a finished game for each seat.

        `win`: 1, shared by the winners; `points`: the final score; `margin`: the lead over the best rival.
        """
        if self.reward == "win":
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        if self.reward == "points":
            return [float(points) for points in state.points()]
        return [float(margin) for margin in self.game.judge.margins(state)]

    def refuse(self, state: State, seat: int, move: int) -> str:
        """Returns why an action is illegal, in a sentence; empty if it is legal."""
        if not state.refusal(seat, move):
            return ""
        name = self.game.moves.notation(move) if 0 <= move < self.moves else "no move"
        return f"action {move} ({name}) is illegal for seat {seat}: {Words(self.game).refusal(state, seat, move)}"
