"""The clocks of one table in memory: their state, and the effect of an entry that is about to be written."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gospoda.core.piles import bit
from gospoda.server.clocks.bodies import ClockNow
from gospoda.server.clocks.clock_rules import (
    Asked,
    Change,
    Clock,
    ClockRules,
    Pace,
    after_change,
    ends_of,
    first_clock,
    first_late,
    run_down,
)
from gospoda.server.clocks.hours import Hours
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import ClockData, MoveData, SeatData, Sitter, StartData, UndoData
from gospoda.server.records.timeline import Timeline

RAN_OUT = ("clock-bot", "clock-out")  # why a bot sits in a seat
FRESH = 0.05  # seconds in which all watchers get the same time; network delay is longer


def people(roster: list[Sitter]) -> int:
    """Returns the mask of the seats that people play."""
    return sum(bit(seat) for seat, sitter in enumerate(roster) if sitter.kind == "person")


def change_of(seat: int, data: Any, roster: list[Sitter], timeline: Timeline | None) -> Change:
    """Returns what an entry means for the clocks; roster and timeline are those before it."""
    if isinstance(data, MoveData):
        return Change("move", [seat])
    if isinstance(data, UndoData) and timeline is not None:
        movers = dict(zip(timeline.seqs, [int(step.seat) for step in timeline.steps], strict=True))
        return Change("undo", [movers[seq] for seq in data.taken if seq in movers])
    if isinstance(data, StartData):
        return Change("start")
    if isinstance(data, ClockData) or (isinstance(data, SeatData) and data.why in RAN_OUT):
        return Change("late", [seat])
    if isinstance(data, SeatData) and data.sitter.kind == "person" and roster[seat].kind == "bot":
        return Change("back", [seat])
    return Change("other")


class Paced(Struct, frozen=True):
    """How time passes at a table, as long as its people and their hours stay the same."""

    roster: list[Sitter]
    hours: dict[str, Hours]
    pace: Pace
    people: int


class Running(Struct, frozen=True):
    """Which clocks run, and until when by the inn's time, while nothing happens at the table."""

    stands: Clock | None
    paced: Paced
    seats: int
    ends: list[float | None]


class TableClock:
    """All clocks of a table."""

    def __init__(self, rules: ClockRules, inn: InnTime) -> None:
        self.rules = rules
        self.inn = inn
        self.stands: Clock | None = None  # after the last entry; none before the game
        self.hours: dict[str, Hours] = {}  # of the people at the table who have set them
        self.known: set[str] = set()  # guests whose hours were looked up
        self._known: list[Sitter] = []
        self._paced = Paced([], {}, Pace(rules, [], inn.closed), 0)
        self._running = Running(None, self._paced, 0, [])
        self._told: tuple[Running, float, ClockNow] | None = None

    def knows(self, roster: list[Sitter]) -> bool:
        """Whether the hours of everybody seated were looked up; called with every move, mostly for the same roster."""
        if self._known is not roster and all(not one.guest or one.guest in self.known for one in roster):
            self._known = roster
        return self._known is roster

    def paced(self, roster: list[Sitter]) -> Paced:
        """Returns how time passes for each seat and where people sit; cached for the moves of a game."""
        known = self._paced
        if known.roster is not roster or known.hours is not self.hours or known.pace.closed != self.inn.closed:
            pace = Pace(self.rules, [self.hours.get(sitter.guest) for sitter in roster], self.inn.closed)
            known = self._paced = Paced(roster, self.hours, pace, people(roster))
        return known

    def timed(self, draft: Draft, roster: list[Sitter], timeline: Timeline | None, waiting: int) -> Draft:
        """Returns a draft with the clocks after it; there are none before the game."""
        entry, stands, now = draft.entry, self.stands, self.inn.now()
        if isinstance(entry.data, StartData):
            stands = first_clock(self.rules, len(roster), now)
        if stands is None:
            return draft
        change = change_of(entry.seat, entry.data, roster, timeline)
        paced = self.paced(roster)
        before = Asked(waiting, paced.people)
        after = Asked(draft.waiting(timeline), paced.people if draft.roster is None else people(draft.roster))
        clock = after_change(paced.pace, stands, now, before, after, change)
        return replace(draft, entry=replace(entry, clock=clock))

    def running(self, clock: Clock, roster: list[Sitter], waiting: int) -> Running:
        """Returns the running clocks; computed once after an entry, for the deadlines and for all watchers."""
        paced, known = self.paced(roster), self._running
        seats = waiting & paced.people
        if known.stands is not clock or known.paced is not paced or known.seats != seats:
            known = self._running = Running(clock, paced, seats, ends_of(paced.pace, clock, seats))
        return known

    def next_late(self, roster: list[Sitter], waiting: int) -> tuple[float, int] | None:
        """Returns who runs out of time first, and when by the wall clock."""
        if self.stands is None:
            return None
        found = first_late(self.running(self.stands, roster, waiting).ends, self.stands.late)
        return None if found is None else (found[0] + self.inn.closed, found[1])

    def is_late(self, seat: int) -> bool:
        """Whether a seat has run out of time, in this turn or in a live game."""
        return self.stands is not None and self.stands.late >> seat & 1 == 1

    def shown(self, roster: list[Sitter], waiting: int, exact: bool) -> ClockNow | None:
        """Returns the clocks as everybody sees them, now if `exact`, else as they were after the last entry."""
        clock = self.stands
        if clock is None:
            return None
        running, told = self.running(clock, roster, waiting), self._told
        if not exact:
            return clock_now(clock, running, clock.at)
        now = self.inn.now()
        if told is None or told[0] is not running or not 0 <= now - told[1] < FRESH:
            told = self._told = (running, now, clock_now(clock, running, now))
        return told[2]


def clock_now(clock: Clock, running: Running, now: float) -> ClockNow:
    """Returns the state of the clocks at an inn time."""
    pace, closed = running.paced.pace, running.paced.pace.closed
    left = run_down(pace, clock, running.seats, now)
    until = [None if end is None else end + closed for end in running.ends]
    late = [seat for seat in range(len(left)) if clock.late >> seat & 1]
    return ClockNow(round(now + closed, 2), [round(one, 2) for one in left], until, late)


def first_stand(rules: ClockRules, roster: list[Sitter], waiting: int, inn: InnTime) -> Clock:
    """Returns the clocks of a table whose game begins as soon as it is set up."""
    clock = first_clock(rules, len(roster), inn.now())
    seated = people(roster)
    pace = Pace(rules, [None] * len(roster), inn.closed)
    return after_change(pace, clock, inn.now(), Asked(0, seated), Asked(waiting, seated), Change("start"))
