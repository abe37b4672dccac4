"""No position of any title asks a seat without a legal move; `GOSPODA_SEARCH=5000` searches longer."""

from __future__ import annotations

import os

from gospoda.conformance.cases import random_seat
from gospoda.conformance.rich import rich_positions
from gospoda.core.chance import Chance
from gospoda.core.game import Game
from gospoda.core.state import State

POSITIONS = int(os.environ.get("GOSPODA_SEARCH", "40"))
DECISIONS = 60  # moves played on from each position


def any_move(state: State, seat: int, chance: Chance) -> int:
    """Picks a legal move of a random kind, so rare kinds are as likely as those with many moves."""
    kinds: dict[str, list[int]] = {}
    for move in state.legal(seat):
        kinds.setdefault(state.game.moves.kind_of(move).name, []).append(move)
    names = sorted(kinds)
    return chance.choice(kinds[names[int(chance.below(len(names)))]])


def test_who_is_asked_can_answer(title: Game) -> None:
    for number, (state, chance) in enumerate(rich_positions(title, POSITIONS, "answers")):
        for _ in range(DECISIONS):
            if state.is_over():
                break
            for seat in range(state.seats):
                if state.to_act() >> seat & 1:
                    where = f"{state.seats} players, {state.options}, position {number}, {state.chapter().name}"
                    assert state.legal(seat), where
            seat = random_seat(state, chance)
            state.apply(seat, any_move(state, seat, chance))
