"""The arithmetic of clocks: what a table can choose, and how the clocks of its seats stand after each entry.

Time that was used stays used, whatever is taken back. Nothing here knows what time it is: it is told.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.core.piles import bit
from gospoda.server.clocks.hours import Hours, counted, used_up

GRACE = 60.0  # seconds that somebody has at least who comes back to a live clock
LONGEST = 30 * 86400  # seconds

ClockKind = Literal["live", "turns"]
WhenLate = Literal["mark", "bot", "out"]
Happening = Literal["start", "move", "undo", "back", "late", "other"]


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: `live` for a whole game with so much more per decision, or so long for each turn."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=1, le=LONGEST)]
    """For the game (live), or for each turn without nights, days off and holidays."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that each decision brings; live only."""
    late: WhenLate = "mark"
    """Who runs out of time is only marked, is replaced by a bot until back, or is out: a bot plays to the end."""


class Clock(Struct, frozen=True, array_like=True, gc=False):
    """How the clocks stood at a time: seconds left by seat, and a mask of those who have run out.

    Times are those of the inn, which stand still while it is closed (`inn_time`).
    """

    at: float
    left: list[float]
    late: int = 0


class Asked(Struct, frozen=True):
    """Masks of the seats that owe a decision, and of those that people play."""

    waiting: int
    people: int

    @property
    def running(self) -> int:
        """The seats whose clocks run."""
        return self.waiting & self.people


class Change(Struct, frozen=True):
    """What an entry means for the clocks; of an undo the seats of all moves that were taken back."""

    kind: Happening
    seats: list[int] = []


class Pace(Struct):
    """How time passes for each seat: `closed` is by how much the clock on the wall is ahead of the inn's."""

    rules: ClockRules
    hours: list[Hours | None]
    closed: float = 0.0
    steady: bool = False
    """Whether all time counts, for everybody; it follows from the others."""

    def __post_init__(self) -> None:
        self.steady = self.rules.kind == "live" or not any(self.hours)

    def spent(self, seat: int, since: float, until: float) -> float:
        """The seconds that a seat has used between two times."""
        hours = self.hours[seat]
        if self.rules.kind == "live" or hours is None:
            return max(0.0, until - since)
        return counted(since + self.closed, until + self.closed, hours)

    def ends(self, seat: int, since: float, left: float) -> float:
        """When a seat that runs has used what it has left."""
        hours = self.hours[seat]
        if self.rules.kind == "live" or hours is None or left <= 0:
            return since + left
        return used_up(since + self.closed, left, hours) - self.closed


def first_clock(rules: ClockRules, seats: int, at: float) -> Clock:
    """How the clocks stand when the game begins."""
    return Clock(at, [float(rules.seconds)] * seats)


def run_down(pace: Pace, clock: Clock, running: int, now: float) -> list[float]:
    """What each seat has left now; below nothing where one may go on."""
    if pace.steady:
        gone = max(0.0, now - clock.at)
        return [left - gone if running >> seat & 1 else left for seat, left in enumerate(clock.left)]
    return [
        left - pace.spent(seat, clock.at, now) if running >> seat & 1 else left for seat, left in enumerate(clock.left)
    ]


def after_change(pace: Pace, clock: Clock, now: float, before: Asked, after: Asked, change: Change) -> Clock:
    """How the clocks stand after an entry of the record."""
    left, late = run_down(pace, clock, before.running, now), clock.late
    if change.kind == "late":
        late |= sum(bit(seat) for seat in change.seats)
    elif change.kind == "back":
        late &= ~sum(bit(seat) for seat in change.seats)
    if pace.rules.kind == "live":
        earn(pace.rules, left, before, change)
    else:
        for seat in fresh_turns(before, after, change):
            left[seat] = float(pace.rules.seconds)
            late &= ~bit(seat)
    return Clock(round(now, 3), [round(one, 3) for one in left], late)


def earn(rules: ClockRules, left: list[float], before: Asked, change: Change) -> None:
    """What decisions bring, and what goes again with those that were taken back; who comes back has a minute."""
    for seat in change.seats:
        if change.kind == "move" and before.running >> seat & 1:
            left[seat] += rules.increment
        elif change.kind == "undo" and before.people >> seat & 1:
            left[seat] = min(left[seat], max(0.0, left[seat] - rules.increment))
        elif change.kind == "back":
            left[seat] = max(left[seat], GRACE)


def fresh_turns(before: Asked, after: Asked, change: Change) -> list[int]:
    """The seats whose turn begins.

    What a seat decides in a row, without anybody else being asked something new, is one turn. Who is asked again
    because of an undo goes on with the turn that was taken back.
    """
    seats = range(after.people.bit_length())
    if change.kind == "start":
        return [seat for seat in seats if after.running >> seat & 1]
    if change.kind == "back":
        return change.seats
    if change.kind != "move":
        return []
    fresh = after.running & ~before.waiting
    if before.waiting != after.waiting:
        fresh |= after.running & sum(bit(seat) for seat in change.seats)
    return [seat for seat in seats if fresh >> seat & 1]


def ends_of(pace: Pace, clock: Clock, running: int) -> list[float | None]:
    """When each clock that runs will have run out; none where it does not run."""
    return [pace.ends(seat, clock.at, left) if running >> seat & 1 else None for seat, left in enumerate(clock.left)]


def first_late(ends: list[float | None], late: int) -> tuple[float, int] | None:
    """The seat that runs out of time first, and when; who has run out already does so once."""
    coming = [(end, seat) for seat, end in enumerate(ends) if end is not None and not late >> seat & 1]
    return min(coming, default=None)
