"""Hypothesis plays, undoes, saves and looks at a match, in any order it likes."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gospoda.conformance.cases import written
from gospoda.core.chance import seeded
from gospoda.core.codec import state_from_json, state_to_json
from gospoda.core.game import Game
from gospoda.core.match import CannotUndo, Match
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import IllegalMove

PICK = st.integers(0, 10_000)


class TableMachine(RuleBasedStateMachine):
    """A match with everything that can be done to it."""

    title: ClassVar[Game]

    @initialize(seats=PICK, mode=PICK, seed=PICK)
    def sit_down(self, seats: int, mode: int, seed: int) -> None:
        counts = self.title.seat_counts()
        self.seats = counts[seats % len(counts)]
        modes = self.title.modes(self.seats)
        self.match = Match(self.title, self.seats, modes[mode % len(modes)], seed)
        self.components = Counter(self.match.state.census())

    @rule(pick=PICK, count=st.integers(1, 8))
    def act(self, pick: int, count: int) -> None:
        for n in range(count):
            state = self.match.state
            waiting = [seat for seat in range(self.seats) if state.to_act() >> seat & 1]
            if waiting:
                seat = waiting[(pick + n) % len(waiting)]
                moves = state.legal(seat)
                self.match.act(seat, moves[pick % len(moves)])

    @rule(pick=PICK)
    def act_illegally(self, pick: int) -> None:
        state = self.match.state
        seat, move = pick % (self.seats + 2) - 1, pick * 7919 % (self.title.moves.size + 2) - 1
        if seat not in range(self.seats) or move not in state.legal(seat):
            before = written(state)
            with pytest.raises(IllegalMove):
                self.match.act(seat, move)
            assert written(self.match.state) == before

    @rule(pick=PICK)
    def undo(self, pick: int) -> None:
        seat = pick % self.seats
        withdrawing = self.match.state.can_withdraw(seat)
        moves, reveals = len(self.match.steps), self.match.state.reveals
        if self.match.can_undo(seat):
            others = [step for step in self.match.steps if step.seat != seat]
            self.match.undo(seat)
            assert len(self.match.steps) == moves - 1
            assert self.match.state.reveals == reveals
            kept = [step for step in self.match.steps if step.seat != seat]
            assert [(s.seat, s.move) for s in kept] == [(s.seat, s.move) for s in others]
            assert not withdrawing or self.match.state.to_act() >> seat & 1
        else:
            with pytest.raises(CannotUndo):
                self.match.undo(seat)

    @rule(pick=PICK)
    def redeal(self, pick: int) -> None:
        state = self.match.state
        viewer = [*range(self.seats), SPECTATOR][pick % (self.seats + 1)]
        other = state.redeal(viewer, seeded(pick))
        view = msgspec.json.encode(self.title.display.view(state, viewer))
        assert msgspec.json.encode(self.title.display.view(other, viewer)) == view
        assert other.legal(viewer) == state.legal(viewer)

    @rule()
    def write_and_read(self) -> None:
        text = json.dumps(state_to_json(self.match.state))
        back = state_from_json(self.title, json.loads(text))
        assert json.dumps(state_to_json(back)) == text

    @precondition(lambda self: self.match.steps)
    @rule(pick=PICK)
    def look_back(self, pick: int) -> None:
        kept = pick % len(self.match.steps)
        past = self.match.state_at(kept)
        for step in self.match.steps[kept:]:
            past.apply(step.seat, step.move)
        assert written(past) == written(self.match.state)

    @invariant()
    def nothing_is_lost(self) -> None:
        state = self.match.state
        assert Counter(state.census()) == self.components
        assert [sheet.total for sheet in state.scores() if sheet.seat >= 0] == state.points()
        assert state.is_over() == (state.to_act() == 0)


def test_machine(title: Game) -> None:
    machine: Any = type(f"{title.title}Machine", (TableMachine,), {"title": title})
    run_state_machine_as_test(machine, settings=settings(max_examples=8, stateful_step_count=25))
