# gospoda: compiled
"""4: the structure of a round: its five phases and the questions that they ask."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame, Heading
from gospoda.core.decisions import Chapter
from gospoda.games.guilds.frames import FINAL_SCORING
from gospoda.games.guilds.state import GuildsState

F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Chapter[GuildsState, F], Generic[F]):
    """A phase of the round. After an ability is used in it, its question is asked again."""

    def begin(self, state: GuildsState) -> None:
        """Starts this phase of the round."""
        raise NotImplementedError


def begin_phase(state: GuildsState, heading: Heading) -> None:
    """4: the next phase of the round; the last one's questions are settled."""
    state.strike_all()
    chapter = state.game.chapters[heading.number]
    assert isinstance(chapter, Phase)
    chapter.begin(state)


def phase_of(state: GuildsState) -> i64:
    """Returns the phase of the current question: the bottom frame of the agenda."""
    frame = state.top
    if frame is None:
        return FINAL_SCORING.number
    below = frame.below
    while below is not None:
        frame = below
        below = frame.below
    return frame.chapter


def in_order(state: GuildsState, place: i64) -> i64:
    """4: player order is clockwise from the holder of the first-player marker."""
    return (state.first + place) % state.seats
