# gospoda: compiled
"""The results of many moves in numbers, by the rules alone and within a time limit."""

from __future__ import annotations

from time import thread_time
from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.game import Game
from gospoda.core.previews.preview import Span, changes, is_secret, named
from gospoda.core.previews.preview_result import Cause, Worth
from gospoda.core.previews.sampled_worlds import SampledWorlds, carry_on, turn_up
from gospoda.core.state import NO_MOVES, IllegalMove, State

GLANCES: Final = 2  # futures in which each move is tried in the first pass


class Weighed:
    """One of many moves, and the results of the futures tried so far."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.span = Span()
        self.trials: i64 = 0
        self.players: bool = False
        self.chance: bool = False
        self.cards: bool = False

    def is_open(self) -> bool:
        """Returns whether the result depends on something the seat cannot know, or the futures differ."""
        return self.players or self.chance or self.cards or self.span.least != self.span.most

    def weigh(self, future: State, start: State, seat: i64, chance: Chance) -> None:
        """Makes the move in one more future; `start` is that future after the moves already staged."""
        state = start.clone()
        state.advance(seat, self.move)
        self.players |= turn_up(state, seat, chance) or is_secret(start)
        self.chance |= state.chance.uses != future.chance.uses
        self.cards |= state.shown != future.shown
        self.span.add(changes(future, state, seat))
        self.trials += 1

    def worth(self, game: Game, enough: i64) -> Worth:
        """Returns what is known so far."""
        open_ended = self.is_open()
        sure = not open_ended or self.trials >= enough
        depends: list[Cause] = []
        if self.chance:
            depends.append("chance")
        if self.cards or (open_ended and not self.chance and not self.players):
            depends.append("cards")
        if self.players:
            depends.append("players")
        points = self.span.change(0, sure and not self.players)
        return Worth(self.move, points, named(self.span, game, sure, self.players), depends)


def move_values(state: State, seat: i64, staged: list[int], chance: Chance, seconds: float) -> tuple[list[Worth], bool]:
    """Returns the result of each legal move after the staged ones, and whether time sufficed for all of them.

    The first pass tries every move in a few futures. The remaining time goes to more futures for the moves
    that involve chance, round by round; such a move has no certain result until enough have been tried.
    """
    end = thread_time() + seconds
    futures = SampledWorlds(state, seat, chance)
    legal = start_after(futures, 0, staged, NO_MOVES).legal(seat)
    starts = [start_after(futures, number, staged, legal) for number in range(GLANCES)]
    weighed: list[Weighed] = []
    for move in legal:
        if thread_time() > end:
            break
        one = Weighed(move)
        for number in range(GLANCES):
            one.weigh(futures.get(number), starts[number], seat, chance)
        weighed.append(one)
    complete = len(weighed) == len(legal) and weigh_on(futures, staged, legal, weighed, end)
    return [one.worth(state.game, futures.enough) for one in weighed], complete


def start_after(futures: SampledWorlds, number: i64, staged: list[int], legal: list[int]) -> State:
    """Returns a future after the staged moves, in which the seat must have these legal moves (empty: any)."""
    future = futures.get(number)
    if len(staged) == 0:
        return future
    state = future.clone()
    made = carry_on(state, futures.seat, staged)
    if made < len(staged):
        raise IllegalMove(state.refusal(futures.seat, staged[made]) if number == 0 else "refused-depends")
    if len(legal) > 0 and state.legal(futures.seat) != legal:
        raise IllegalMove("refused-depends")
    return state


def weigh_on(futures: SampledWorlds, staged: list[int], legal: list[int], weighed: list[Weighed], end: float) -> bool:
    """Tries the moves that involve chance in enough futures, round by round; returns whether time sufficed."""
    unsure = [one for one in weighed if one.is_open()]
    if len(unsure) == 0:
        return True
    for number in range(GLANCES, futures.enough):
        start = start_after(futures, number, staged, legal)
        for one in unsure:
            if thread_time() > end:
                return False
            one.weigh(futures.get(number), start, futures.seat, futures.chance)
    return True
