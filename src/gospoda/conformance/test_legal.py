"""Point 2: every listed move can be made; every other move is refused with a reason and changes nothing."""

from __future__ import annotations

from functools import cache

import pytest

from gospoda.conformance.cases import Case, played, written
from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import IllegalMove, State
from gospoda.core.words import LANGUAGES, Words

PER_KIND = 3  # illegal moves tried of each kind
LISTED = 25  # legal moves tried in each state


def strange_moves(game: Game, salt: int) -> list[int]:
    """Returns some moves of every kind, and numbers that are no moves at all."""
    chance = seeded(f"strange {salt}")
    some = [kind.base + chance.below(kind.size) for kind in game.moves.kinds for _ in range(PER_KIND)]
    return [*some, -1, -7, game.moves.size, game.moves.size + 99]


@cache
def words(game: Game, language: str) -> Words:
    return Words(game, language)


def refused(state: State, seat: int, move: int) -> str:
    """Returns the reason why a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        state.apply(seat, move)
    reason: str = refusal.value.reason
    for language in LANGUAGES:
        assert words(state.game, language).has(reason), f"{reason} is not in {language}"
    return reason


def test_lists_are_complete_for_each_seat_to_act(case: Case) -> None:
    for moment in played(case).moments:
        for seat in range(case.seats):
            moves = moment.state.legal(seat)
            assert len(set(moves)) == len(moves), "a move is listed twice"
            assert bool(moves) == bool(moment.state.to_act() >> seat & 1)
            assert all(0 <= move < case.game.moves.size for move in moves)


def test_listed_moves_can_be_made(case: Case) -> None:
    for moment in played(case).sample(8):
        for seat in range(case.seats):
            moves = moment.state.legal(seat)
            for move in moves[:: len(moves) // LISTED + 1]:
                assert moment.state.refusal(seat, move) == ""
                moment.state.clone().apply(seat, move)


def test_legal_moves_are_the_same_when_asked_again(case: Case) -> None:
    for moment in played(case).sample(4):
        before = written(moment.state)
        assert moment.state.legal(moment.seat) == moment.state.legal(moment.seat)
        assert written(moment.state) == before


def test_other_moves_are_refused_and_change_nothing(case: Case) -> None:
    for number, moment in enumerate(played(case).sample(8)):
        state = moment.state.clone()
        before = written(state)
        for seat in range(case.seats):
            listed = set(state.legal(seat))
            for move in strange_moves(case.game, number):
                if move not in listed:
                    refused(state, seat, move)
        assert written(state) == before


def test_strangers_are_refused(case: Case) -> None:
    for moment in played(case).sample(3):
        state = moment.state.clone()
        before = written(state)
        for seat in (-1, -5, case.seats, SPECTATOR, 40):
            assert refused(state, seat, moment.move) == "refused-no-such-seat"
        for seat in range(case.seats):
            if not state.to_act() >> seat & 1:
                assert refused(state, seat, moment.move) == "refused-not-your-turn"
        assert written(state) == before


def test_nothing_happens_after_the_end(case: Case) -> None:
    play = played(case)
    state = play.end.clone()
    before = written(state)
    for seat in range(case.seats):
        assert refused(state, seat, play.moments[-1].move) == "refused-game-over"
    assert written(state) == before


def test_any_move_is_a_random_place_of_the_list(case: Case) -> None:
    """A chapter that picks a move without listing them must pick what the list would have given."""
    for number, moment in enumerate(played(case).moments):
        state = moment.state
        for seat in [seat for seat in range(state.seats) if state.to_act() >> seat & 1]:
            moves = state.legal(seat)
            expected = moves[seeded(number).below(len(moves))]
            assert state.any_move(seat, seeded(number)) == expected
