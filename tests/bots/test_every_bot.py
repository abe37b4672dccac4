"""Every bot plays a whole game of every title at every player count, in the build under test."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from gospoda import bots
from gospoda.core.chance import seeded
from gospoda.core.registry import games
from gospoda.core.state import State

TABLES = [(title.id, seats) for title in games() for seats in title.seat_counts()]
PATIENCE = 0.001  # seconds per move: even the searching bots finish a game quickly
DECISION_CAP = 20_000


def finished(made: list[bots.Bot], state: State) -> State:
    """Lets bots play the state to its end and returns it."""
    chance = seeded("redeals")
    for _ in range(DECISION_CAP):
        if state.is_over():
            return state
        seat = state.next_seat()
        state.advance(seat, bots.seat_move(made[seat], state, seat, chance))
    raise AssertionError("the game does not end")


def test_levels_are_among_the_names() -> None:
    assert set(bots.LEVELS) < set(bots.names())
    assert len(bots.names()) >= 6


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize(("title", "seats"), TABLES, ids=[f"{title}-{seats}" for title, seats in TABLES])
def test_a_whole_game(title: str, seats: int, name: str) -> None:
    made = [bots.by_name(name, seeded(f"{name} {seat}")) for seat in range(seats)]
    for bot in made:
        bot.patience = PATIENCE
    game = next(one for one in games() if one.id == title)
    end = finished(made, game.start(seats, {}, f"{name} plays"))
    assert len(end.points()) == seats
    assert set(end.winners()) <= set(range(seats))


@pytest.mark.parametrize("title", [title.id for title in games()])
def test_a_bot_of_the_readers_own(title: str) -> None:
    """The documentation's example, a plain Python class, also works on the compiled engine."""
    path = Path(__file__).parents[2] / "docs" / "examples" / "my_bot.py"
    game = next(one for one in games() if one.id == title)
    made = [bots.invited(f"{path}:Hoarder", seeded("hoarder")), bots.by_name("random", seeded("random"))]
    assert finished(made, game.start(2, {}, 1)).is_over()


@pytest.mark.parametrize("base", ["base:Bot", "random:RandomBot", "greedy:GreedyBot", "levels:SearchBot"])
def test_readers_may_inherit_from_our_bots(base: str) -> None:
    """Not every compiled class can have interpreted subclasses; a bot can, and its method is called."""
    module, name = base.split(":")
    parent = getattr(importlib.import_module(f"gospoda.bots.{module}"), name)

    def last(self: bots.Bot, state: State, seat: int) -> int:
        return state.legal(seat)[-1]

    mine = type("Mine", (parent,), {"choose": last, "takes_any": lambda self: False, "__init__": bots.Bot.__init__})
    state = games()[0].start(2, {}, 1)
    while len(state.legal(state.next_seat())) == 1:
        state.advance(state.next_seat(), state.legal(state.next_seat())[0])
    seat = state.next_seat()
    assert bots.seat_move(mine(seeded("mine")), state, seat, seeded("redeal")) == state.legal(seat)[-1]
