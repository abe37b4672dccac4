"""The arithmetic of clocks: a table's choices, and the state of the clocks after each entry.

Time used stays used, whatever is undone. Nothing here reads a clock: the time is always a parameter.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.core.piles import bit
from gospoda.server.clocks.hours import Hours, counted, used_up

GRACE = 60.0  # minimum seconds left for somebody who comes back to a live clock
LONGEST = 30 * 86400  # seconds

ClockKind = Literal["live", "turns"]
WhenLate = Literal["mark", "bot", "out"]
Happening = Literal["start", "move", "undo", "back", "late", "other"]


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's clock: `live` gives a time for the whole game, plus an increment; else each turn has its own."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=1, le=LONGEST)]
    """For the whole game (live), or for each turn, excluding nights, days off and holidays."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds added by each decision; live only."""
    late: WhenLate = "mark"
    """What happens to a late player: marked only, replaced by a bot until back, or replaced to the end."""


class Clock(Struct, frozen=True, array_like=True, gc=False):
    """A snapshot of the clocks: seconds left by seat, and a mask of those who have run out.

    Times are the inn's, which stand still while it is closed (`inn_time`).
    """

    at: float
    left: list[float]
    late: int = 0


class Asked(Struct, frozen=True):
    """Masks of the seats that owe a decision, and of those played by people."""

    waiting: int
    people: int

    @property
    def running(self) -> int:
        """The mask of the seats whose clocks run."""
        return self.waiting & self.people


class Change(Struct, frozen=True):
    """What an entry means for the clocks; for an undo, `seats` are those of all undone moves."""

    kind: Happening
    seats: list[int] = []


class Pace(Struct):
    """How time passes for each seat; `closed` is how far the wall clock is ahead of the inn's time."""

    rules: ClockRules
    hours: list[Hours | None]
    closed: float = 0.0
    steady: bool = False
    """Whether all time counts, for everybody; derived from the other fields."""

    def __post_init__(self) -> None:
        self.steady = self.rules.kind == "live" or not any(self.hours)

    def spent(self, seat: int, since: float, until: float) -> float:
        """Returns the seconds a seat has used between two times."""
        hours = self.hours[seat]
        if self.rules.kind == "live" or hours is None:
            return max(0.0, until - since)
        return counted(since + self.closed, until + self.closed, hours)

    def ends(self, seat: int, since: float, left: float) -> float:
        """Returns when a running seat will have used what it has left."""
        hours = self.hours[seat]
        if self.rules.kind == "live" or hours is None or left <= 0:
            return since + left
        return used_up(since + self.closed, left, hours) - self.closed


def first_clock(rules: ClockRules, seats: int, at: float) -> Clock:
    """Returns the clocks at the start of the game."""
    return Clock(at, [float(rules.seconds)] * seats)


def run_down(pace: Pace, clock: Clock, running: int, now: float) -> list[float]:
    """Returns the seconds each seat has left now; negative if somebody has run out and may go on."""
    if pace.steady:
        gone = max(0.0, now - clock.at)
        return [left - gone if running >> seat & 1 else left for seat, left in enumerate(clock.left)]
    return [
        left - pace.spent(seat, clock.at, now) if running >> seat & 1 else left for seat, left in enumerate(clock.left)
    ]


def after_change(pace: Pace, clock: Clock, now: float, before: Asked, after: Asked, change: Change) -> Clock:
    """Returns the clocks after an entry of the record."""
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
    """Adds increments for decisions, takes back those of undone ones, and gives returning players a minute."""
    for seat in change.seats:
        if change.kind == "move" and before.running >> seat & 1:
            left[seat] += rules.increment
        elif change.kind == "undo" and before.people >> seat & 1:
            left[seat] = min(left[seat], max(0.0, left[seat] - rules.increment))
        elif change.kind == "back":
            left[seat] = max(left[seat], GRACE)


def fresh_turns(before: Asked, after: Asked, change: Change) -> list[int]:
    """Returns the seats whose turn begins.

    Consecutive decisions of a seat, with nobody else being asked anything new in between, are one turn. A seat that is
    asked again because of an undo continues the undone turn.
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
    """Returns when each clock will run out; None if it isn't running."""
    return [pace.ends(seat, clock.at, left) if running >> seat & 1 else None for seat, left in enumerate(clock.left)]


def first_late(ends: list[float | None], late: int) -> tuple[float, int] | None:
    """Returns the seat that runs out of time first, and when; seats that have already run out don't count again."""
    coming = [(end, seat) for seat, end in enumerate(ends) if end is not None and not late >> seat & 1]
    return min(coming, default=None)
