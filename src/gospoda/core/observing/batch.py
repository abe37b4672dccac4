# gospoda: compiled
"""Many games stepped together. Plain lists go in and out, so that one loop of native code does a whole step."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.observing.observation import Observer, observer_of
from gospoda.core.state import State


class Batch:
    """Games of one setting, numbered from `first`; any that ends is dealt anew at once.

    After `deal` and every `step` the lists contain, game after game, the seat that is asked, the active
    features and scaled numbers of its observation, and its legal moves; `counts` and `choices` say how many
    belong to each game.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: str, first: int, games: int) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.seed = seed
        self.first: i64 = first
        self.dealt: list[int] = [0] * games
        self.observer: Observer = observer_of(game, seats)
        self.states: list[State] = []
        self.asked: list[int] = [0] * games
        self.active: list[int] = []
        self.counts: list[int] = []
        self.numbers: list[float] = []
        self.moves: list[int] = []
        self.choices: list[int] = []
        self.ended: list[int] = []  # the games that ended in the last step
        self.finals: list[State] = []  # and their final positions

    def new_game(self, i: i64) -> State:
        """Returns the next game in a slot; its seed doesn't depend on how games are spread over processes."""
        seed = f"{self.seed}/{self.first + i}/{self.dealt[i]}"
        self.dealt[i] += 1
        return self.game.begin(int(self.seats), self.options, seed)

    def deal(self) -> None:
        """Restarts all slots, from their first games."""
        games: i64 = len(self.dealt)
        self.dealt = [0] * len(self.dealt)
        self.states = []
        self.forget()
        for i in range(games):
            state = self.new_game(i)
            self.states.append(state)
            self.look(i, state, state.next_seat())

    def resume(self, dealt: list[int], states: list[State], ended: list[int], finals: list[State]) -> None:
        """Continues the games of another batch from where it stopped."""
        self.forget()
        self.dealt, self.states = dealt, states
        self.ended += ended
        self.finals += finals
        for i, state in enumerate(states):
            self.look(i, state, state.next_seat())

    def step(self, actions: list[int]) -> None:
        """Carries out one action in every game; the caller guarantees that they are legal.

        Observes each game right away, while it is in the processor's cache.
        """
        self.forget()
        i: i64 = 0
        for state in self.states:
            following = state.advance(self.asked[i], actions[i])
            if following < 0:
                self.ended.append(i)
                self.finals.append(state)
                state = self.new_game(i)
                self.states[i] = state
                following = state.next_seat()
            self.look(i, state, following)
            i += 1

    def forget(self) -> None:
        """Empties the lists but keeps the objects: Python's garbage collector scans new ones, and these are long."""
        self.active.clear()
        self.counts.clear()
        self.numbers.clear()
        self.moves.clear()
        self.choices.clear()
        self.ended.clear()
        self.finals.clear()

    def look(self, i: i64, state: State, seat: i64) -> None:
        """Observes a game for the seat that is asked."""
        self.asked[i] = seat
        note = self.observer.observe(state, seat)
        self.active += note.active
        self.counts.append(len(note.active))
        self.numbers += note.numbers
        legal = state.legal(seat)
        self.moves += legal
        self.choices.append(len(legal))
