"""Point 8: a seat may take back its own moves since the last reveal, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gospoda.conformance.cases import Case, Moment, played, written
from gospoda.core.chance import seeded
from gospoda.core.match import CannotUndo, Match

STEPS = 80  # the first moves of a game are enough


class Known:
    """The cards in the piles at a moment, as family and card: those present, and those each seat sees."""

    def __init__(self, moment: Moment) -> None:
        piles = moment.state.piles()
        self.reveals = moment.state.reveals
        self.there = {(pile.family, card) for pile in piles for card in pile.cards if card >= 0}
        self.seen = [
            {(pile.family, card) for pile in piles for card in pile.seen_by(seat)} for seat in range(moment.state.seats)
        ]


def opening(case: Case) -> list[Moment]:
    return played(case, 1).moments[:STEPS]


def begin(case: Case) -> Match:
    return Match(case.game, case.seats, dict(case.mode), 1)


def test_undo_never_crosses_a_reveal_or_a_move_of_somebody_else(case: Case) -> None:
    match = begin(case)
    reveals = [match.state.reveals]
    for moment in opening(case):
        match.act(moment.seat, moment.move)
        reveals.append(match.state.reveals)
        for seat in range(case.seats):
            line = match.undo_line(seat)
            assert all(step.seat == seat for step in match.steps[line:])
            assert reveals[line] == reveals[-1]
            if line > 0:
                step = match.steps[line - 1]
                assert step.seat != seat or reveals[line - 1] != reveals[line], "more could be taken back"
            with pytest.raises(CannotUndo):
                match.undo_to(seat, line - 1)


def test_learning_a_card_is_a_reveal(case: Case) -> None:
    """Seeing a new card ends a seat's right to undo, even if a rule forgot to declare the reveal."""
    for before, after in pairwise(map(Known, played(case, 1).moments)):
        if after.reveals == before.reveals:
            for seat, (seen, now) in enumerate(zip(before.seen, after.seen, strict=True)):
                assert not (now - seen) & before.there, f"seat {seat} has learned a card unnoticed"


def test_undo_goes_back_to_the_same_state(case: Case) -> None:
    match = begin(case)
    for moment in opening(case):
        match.act(moment.seat, moment.move)
        after = written(match.state)
        line = match.undo_line(moment.seat)
        moves = [step.move for step in match.steps[line:]]
        if not moves:
            continue
        match.undo_to(moment.seat, line)
        assert len(match.steps) == line
        for move in moves:
            match.act(moment.seat, move)
        assert written(match.state) == after


def test_single_undo_takes_one_move_back(case: Case) -> None:
    match = begin(case)
    for moment in opening(case):
        before = written(match.state)
        match.act(moment.seat, moment.move)
        if match.can_undo(moment.seat):
            match.undo(moment.seat)
            assert written(match.state) == before
            match.act(moment.seat, moment.move)


def test_refused_undo_changes_nothing(case: Case) -> None:
    match = begin(case)
    for moment in opening(case)[::3]:
        match = Match.from_state(moment.state.clone())
        match.act(moment.seat, moment.move)
        for seat in range(case.seats):
            if not match.can_undo(seat):
                before = written(match.state)
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                assert written(match.state) == before
                assert len(match.steps) == 1


def test_withdrawing_a_secret_choice_keeps_the_others(case: Case) -> None:
    match = begin(case)
    tried = 0
    for moment in opening(case):
        match.act(moment.seat, moment.move)
        ready = [seat for seat in range(case.seats) if match.state.can_withdraw(seat)]
        if not ready:
            continue
        tried += 1
        seat = ready[tried % len(ready)]
        before = written(match.state)
        committed = match.state.committed
        last = committed[seat][-1]
        match.undo(seat)
        assert match.state.to_act() >> seat & 1
        for other in range(case.seats):
            assert match.state.committed[other] == (committed[other][:-1] if other == seat else committed[other])
        match.act(seat, last)
        assert written(match.state) == before
    if tried == 0:
        pytest.skip("nothing is chosen simultaneously in this mode")


def test_lifted_undo_is_noted(case: Case) -> None:
    match = begin(case)
    moments = opening(case)
    for moment in moments:
        match.act(moment.seat, moment.move)
    kept = seeded("lifted").below(len(moments))
    match.rewind(kept)
    assert match.lifted == [(kept, len(moments) - kept)]
    assert written(match.state) == written(moments[kept].state)
