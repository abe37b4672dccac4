"""The timeline of a game at a table: a match that can be forked and need not start at the beginning."""

from __future__ import annotations

from msgspec import Struct

from gospoda.core.codec import state_from_json
from gospoda.core.game import Game
from gospoda.core.match import CannotUndo, Match, PlayedMove, carry_out
from gospoda.core.state import State
from gospoda.server.records.records import TableSetup


class NeedsMore(Exception):
    """The request concerns moves before the snapshot this timeline starts from."""

    def __init__(self, kept: int) -> None:
        super().__init__(kept)
        self.kept = kept


class Tried(Struct, frozen=True, gc=False):
    """A tried move: the position it leads to, and its events."""

    state: State
    step: PlayedMove


class Timeline(Match):
    """A match whose first `base` moves are only in the database; `seqs` are the entries of its steps.

    What others see changes only once it is on disk. A move is tried on a clone of the position, which the timeline
    adopts once the move is written. Moves are undone on a fork, which then replaces the timeline.
    """

    base: int
    seqs: list[int]

    @classmethod
    def after(cls, state: State, base: int, seed: int | str) -> Timeline:
        """Returns a timeline that begins with the state after `base` moves."""
        timeline = cls.from_state(state, seed)
        assert isinstance(timeline, Timeline)
        timeline.base = base
        timeline.seqs = []
        return timeline

    def fork(self) -> Timeline:
        """Returns an independent timeline with the same history."""
        twin = Timeline.__new__(Timeline)
        twin.game, twin.seed, twin.base = self.game, self.seed, self.base
        twin.state = self.state.clone()
        twin.steps, twin.seqs, twin._kept = self.steps.copy(), self.seqs.copy(), self._kept.copy()
        twin.lifted, twin.dealt = self.lifted.copy(), self.dealt
        return twin

    @property
    def moves(self) -> int:
        """The number of moves that haven't been undone."""
        return self.base + len(self.steps)

    def tried(self, seat: int, move: int) -> Tried:
        """Returns what a move leads to, without changing anything."""
        state = self.state.clone()
        return Tried(state, carry_out(state, seat, move))

    def go_on(self, tried: Tried, seq: int) -> None:
        """Adopts a tried move, which is the entry `seq`."""
        self.state = tried.state
        self._record(tried.step)
        self.seqs.append(seq)

    def play(self, seat: int, move: int, seq: int) -> None:
        """Plays a move, which is the entry `seq`."""
        self.go_on(self.tried(seat, move), seq)

    def line(self, seat: int) -> int:
        """Returns how many moves stay if this seat undoes all it may."""
        return self.base + self.undo_line(seat)

    def to_take_back(self, seat: int, to: int | None) -> list[int]:
        """Returns the entries that go if the seat undoes its last move, or all moves until `to` are left."""
        if to is None and self.state.can_withdraw(seat):
            mine = [i for i, step in enumerate(self.steps) if step.seat == seat]
            if not mine:
                raise NeedsMore(self.base - 1)
            return [self.seqs[mine[-1]]]
        line = self.undo_line(seat)
        if line == 0 and self.base > 0:
            raise NeedsMore(self.base - 1)
        kept = len(self.steps) - 1 if to is None else to - self.base
        if kept >= len(self.steps) or not self.steps:
            raise CannotUndo("undo-nothing")
        if kept < line:
            raise CannotUndo("undo-revealed")
        return self.seqs[kept:]

    def to_rewind(self, seats: list[int], to: int | None) -> list[int]:
        """Returns the entries that go beyond the undo line: until `to` are left, or from these seats' last move."""
        if to is None:
            mine = [i for i, step in enumerate(self.steps) if step.seat in seats]
            if not mine and self.base > 0:
                raise NeedsMore(self.base - 1)
            if not mine:
                raise CannotUndo("undo-nothing")
            return self.seqs[mine[-1] :]
        if to >= self.moves:
            raise CannotUndo("undo-nothing")
        if to < self.base:
            raise NeedsMore(to)
        return self.seqs[to - self.base :]

    def last_asked(self, seats: list[int], place: int) -> int:
        """Returns the place of these seats' last move, up to this one, that somebody actually chose.

        Undoing an answer that the table gave (`Game.spared`) would change nothing: it would be given again at once.
        """
        while self.is_spared(place):
            earlier = [i for i in range(place) if self.steps[i].seat in seats]
            if not earlier and self.base > 0:
                raise NeedsMore(self.base - 1)
            if not earlier:
                raise CannotUndo("undo-nothing")
            place = earlier[-1]
        return place

    def drop(self, taken: list[int]) -> None:
        """Undoes these entries; later ones that aren't among them are replayed."""
        gone = set(taken)
        first = next(i for i, seq in enumerate(self.seqs) if seq in gone)
        again = [
            (step, seq) for step, seq in zip(self.steps[first:], self.seqs[first:], strict=True) if seq not in gone
        ]
        self._rewind(first, [step for step, _ in again])
        self.seqs = self.seqs[:first] + [seq for _, seq in again]

    def state_after(self, moves: int) -> State:
        """Returns the state after `moves` moves of the whole game."""
        if moves < self.base:
            raise NeedsMore(moves)
        return self.state_at(moves - self.base)


def first_state(setup: TableSetup, game: Game) -> State:
    """Returns the position with which the game begins."""
    if setup.start is not None:
        return state_from_json(game, setup.start)
    return game.start(len(setup.roster), setup.options, setup.seed)
