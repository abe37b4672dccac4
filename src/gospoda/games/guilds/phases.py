# gospoda: compiled
"""4: the structure of a round: its five phases and the questions that they ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame
from gospoda.core.state import Chapter
from gospoda.games.guilds.state import GuildsState

# the chapters, in the order in which the game lists them
ROUND_STARTS: Final = 0
AUCTION: Final = 1
BID_AMOUNT: Final = 2
SECOND_BID: Final = 3
TAKING: Final = 4
EXCHANGE_PHASE: Final = 5
BUILDING: Final = 6
PLACING: Final = 7
KEEPING_ROOMS: Final = 8
FINAL_SCORING: Final = 9
RESPONSE: Final = 10
AFTERMATH: Final = 11
SECOND_TARGET: Final = 12
SACRIFICING: Final = 13


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Chapter[GuildsState, Frame]):
    """A chapter that can be begun, and that is asked again after an ability has been used in it."""

    def begin(self, state: GuildsState) -> None:
        """Start this phase of the round."""
        raise NotImplementedError

    def resume(self, state: GuildsState) -> None:
        """10: the stack of abilities is empty again; the decision below is still to be answered."""


def begin_phase(state: GuildsState, number: i64) -> None:
    """4: the next phase of the round."""
    chapter = state.game.chapters[number]
    assert isinstance(chapter, Phase)
    chapter.begin(state)


def phase_of(state: GuildsState) -> i64:
    """The phase in which a question is asked: the lowest decision of the stack."""
    decision = state.top
    if decision is None:
        return FINAL_SCORING
    below = decision.below
    while below is not None:
        decision = below
        below = decision.below
    return decision.chapter


def in_order(state: GuildsState, place: i64) -> i64:
    """4: player order is clockwise from the holder of the first-player marker."""
    return (state.first + place) % state.seats


def place_of(state: GuildsState, seat: i64) -> i64:
    """4: the place of a seat in player order, counted from 0."""
    return (seat - state.first + state.seats) % state.seats
