"""The games under test, and recorded plays of them."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import msgspec

from gospoda.core.chance import Chance, seeded
from gospoda.core.codec import state_to_json
from gospoda.core.game import Game
from gospoda.core.piles import SPECTATOR
from gospoda.core.registry import game, game_ids
from gospoda.core.state import State

CHOSEN = "GOSPODA_TITLE"  # environment variable that limits the tests to one title
DECISION_CAP = 20_000  # longer than any real game: catches runaways


class Case(NamedTuple):
    """A title with a seat count and a mode; its string form appears in test ids."""

    title: str
    seats: int
    mode: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game:
        return game(self.title)

    @property
    def name(self) -> str:
        return "-".join([self.title, str(self.seats), *[f"{key}={value}" for key, value in self.mode]])

    @property
    def official(self) -> bool:
        """Whether the mode is the standard game or one of the rulebook's own variants."""
        official = {option.name for option in self.game.options if option.official}
        return all(name in official for name, _ in self.mode)

    def start(self, seed: int | str = 0) -> State:
        return self.game.start(self.seats, dict(self.mode), seed)

    def viewers(self) -> list[int]:
        """Everybody who looks at the table: all seats and the spectators."""
        return [*range(self.seats), SPECTATOR]


class Moment(NamedTuple):
    """A state and the move that was made in it."""

    state: State
    seat: int
    move: int


class Play(NamedTuple):
    """A complete game, from the deal to the end."""

    moments: list[Moment]
    end: State

    def sample(self, count: int) -> list[Moment]:
        """Returns `count` moments spread evenly over the game, including the first and the last."""
        last = len(self.moments) - 1
        places = sorted({round(i * last / max(count - 1, 1)) for i in range(count)})
        return [self.moments[i] for i in places]


def load_titles() -> tuple[list[Game], dict[str, str]]:
    """Returns the playable titles, and the problems of the others."""
    titles, broken = [], {}
    chosen = os.environ.get(CHOSEN)
    for title in [chosen] if chosen else game_ids():
        try:
            titles.append(game(title))
        except Exception as problem:
            broken[title] = f"{type(problem).__name__}: {problem}"
    return titles, broken


TITLES, BROKEN = load_titles()
CASES = [
    Case(title.id, seats, tuple(mode.items()))
    for title in TITLES
    for seats in title.seat_counts()
    for mode in title.modes(seats)
]


def random_seat(state: State, chance: Chance) -> int:
    """Picks one of the seats that owe a decision, so that any of several may come first."""
    waiting = [seat for seat in range(state.seats) if state.to_act() >> seat & 1]
    return waiting[chance.below(len(waiting))]


@cache
def played(case: Case, seed: int = 0) -> Play:
    """Returns a random game, shared by all tests of the case; its states must not be changed."""
    state = case.start(seed)
    chance = seeded(f"play {seed}")
    moments = []
    while not state.is_over():
        seat = random_seat(state, chance)
        move = chance.choice(state.legal(seat))
        moments.append(Moment(state.clone(), seat, move))
        state.advance(seat, move)
        assert len(moments) < DECISION_CAP, "the game does not end"
    return Play(moments, state)


def written(state: State) -> bytes:
    """The whole state as text, for comparison."""
    return msgspec.json.encode(state_to_json(state))


def seen_cards(state: State, seat: int) -> Counter[tuple[int, int]]:
    """The cards, with their families, that a seat sees in the piles."""
    return Counter((pile.family, card) for pile in state.piles() for card in pile.seen_by(seat) if card >= 0)
