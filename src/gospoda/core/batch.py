# gospoda: compiled
"""Many games stepped together: plain lists in and out, so that one loop of native code does the work of a step."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.observation import Observer
from gospoda.core.state import State


class BadStep(ValueError):
    """An action that is illegal in one of the games; nothing was carried out in it."""


class Batch:
    """Games of one setting, numbered from `first`; whatever ends is dealt anew at once.

    After `deal` and every `step` the lists tell, game after game: who is asked, the active features and scaled numbers
    of what that seat observes, and its legal moves; `counts` and `choices` say how many belong to each game.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: str, first: int, games: int) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.seed = seed
        self.first: i64 = first
        self.dealt: list[int] = [0] * games
        self.observer: Observer = game.display.observer(game, seats)
        self.states: list[State] = []
        self.asked: list[int] = [0] * games
        self.legal: list[list[int]] = [[] for _ in range(games)]
        self.active: list[int] = []
        self.counts: list[int] = []
        self.numbers: list[float] = []
        self.moves: list[int] = []
        self.choices: list[int] = []
        self.ended: list[int] = []  # the games that ended in the last step
        self.finals: list[State] = []  # and their last positions

    def new_game(self, i: i64) -> State:
        """The next game of a place; its seed is the same however the games are spread over processes."""
        seed = f"{self.seed}/{self.first + i}/{self.dealt[i]}"
        self.dealt[i] += 1
        return self.game.begin(int(self.seats), self.options, seed)

    def deal(self) -> None:
        """Begin all games anew, from the first ones of their places."""
        games: i64 = len(self.dealt)
        self.dealt = [0] * len(self.dealt)
        self.states = []
        for i in range(games):
            state = self.new_game(i)
            self.states.append(state)
            self.asked[i] = state.next_seat()
        self.ended = []
        self.finals = []
        self.look()

    def step(self, actions: list[int]) -> None:
        """Carry out one action in every game."""
        self.check(actions)
        self.ended = []
        self.finals = []
        i: i64 = 0
        for state in self.states:
            following = state.advance(self.asked[i], actions[i])
            if following < 0:
                self.ended.append(i)
                self.finals.append(state)
                state = self.new_game(i)
                self.states[i] = state
                following = state.next_seat()
            self.asked[i] = following
            i += 1
        self.look()

    def check(self, actions: list[int]) -> None:
        """Refuse a step with an illegal action before anything is changed."""
        if len(actions) != len(self.states):
            raise BadStep(f"a step needs {len(self.states)} actions, one for each game, not {len(actions)}")
        for i in range(len(self.states)):
            if actions[i] not in self.legal[i]:
                where = f"game {self.first + i}, seat {self.asked[i]}"
                raise BadStep(f"action {actions[i]} is illegal in {where}; nothing was carried out")

    def look(self) -> None:
        """Observe every game for the seat that is asked."""
        active: list[int] = []
        counts: list[int] = []
        numbers: list[float] = []
        moves: list[int] = []
        choices: list[int] = []
        observer = self.observer
        i: i64 = 0
        for state in self.states:
            seat: i64 = self.asked[i]
            note = observer.observe(state, seat)
            active += note.active
            counts.append(len(note.active))
            numbers += note.numbers
            legal = state.legal(seat)
            self.legal[i] = legal
            moves += legal
            choices.append(len(legal))
            i += 1
        self.active = active
        self.counts = counts
        self.numbers = numbers
        self.moves = moves
        self.choices = choices
