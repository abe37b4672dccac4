"""Clock arithmetic, with made-up times."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from gospoda.server.base.refusals import Refused
from gospoda.server.base.settings import Settings
from gospoda.server.clocks.bodies import ClockNow
from gospoda.server.clocks.clock_rules import (
    GRACE,
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
from gospoda.server.clocks.deadlines import Deadlines
from gospoda.server.clocks.hours import Hours, counted, used_up
from gospoda.server.clocks.inn_time import InnTime, beat
from gospoda.server.clocks.member_hours import checked_hours
from gospoda.server.clocks.public_holidays import coming, countries
from gospoda.server.records.ballots import Ballots, needed
from gospoda.server.records.records import Entry, MoveData, SeatData, Sitter, VoteData
from gospoda.server.records.table_clock import TableClock
from gospoda.server.store.database import open_engine, upgrade
from gospoda.server.store.writer import Writer
from gospoda.server.web.server import Server

HOUR = 3600.0
LIVE = Pace(ClockRules("live", 600, 10), [None] * 3)
DAY_A_TURN = ClockRules("turns", 86400)
PRAGUE = Hours("Europe/Prague")  # nights from ten to eight


def at(text: str, zone: str = "Europe/Prague") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def move(pace: Pace, clock: Clock, now: float, seat: int, before: int, after: int, people: int = 0b111) -> Clock:
    return after_change(pace, clock, now, Asked(before, people), Asked(after, people), Change("move", [seat]))


def next_late(pace: Pace, clock: Clock, running: int) -> tuple[float, int] | None:
    return first_late(ends_of(pace, clock, running), clock.late)


# ---- hours


def test_nights_do_not_count() -> None:
    assert counted(at("2026-11-16T20:00"), at("2026-11-17T09:00"), PRAGUE) == 3 * HOUR
    assert counted(at("2026-11-16T23:00"), at("2026-11-17T07:00"), PRAGUE) == 0
    assert used_up(at("2026-11-16T20:00"), 3 * HOUR, PRAGUE) == at("2026-11-17T09:00")
    assert used_up(at("2026-11-16T23:00"), 60.0, PRAGUE) == at("2026-11-17T08:01")
    early = Hours("Europe/Prague", 60, 300)  # from one to five
    assert counted(at("2026-11-16T00:00"), at("2026-11-17T00:00"), early) == 20 * HOUR
    never = Hours("Europe/Prague", 0, 0)
    assert counted(at("2026-11-16T00:00"), at("2026-11-17T00:00"), never) == 24 * HOUR


def test_the_same_time_is_night_for_one_and_day_for_another() -> None:
    begin, end = at("2026-11-16T23:00"), at("2026-11-17T01:00")
    assert counted(begin, end, PRAGUE) == 0
    assert counted(begin, end, Hours("America/New_York")) == 2 * HOUR


def test_days_off_and_holidays_do_not_count() -> None:
    weekends = Hours("Europe/Prague", free=[5, 6], holidays=["2026-11-17"])
    friday = at("2026-11-13T21:00")
    assert used_up(friday, 2 * HOUR, weekends) == at("2026-11-16T09:00")  # on Monday
    assert counted(at("2026-11-16T21:00"), at("2026-11-18T09:00"), weekends) == 2 * HOUR  # Tuesday is a holiday


def test_the_clock_on_the_wall_is_put_forward_and_back() -> None:
    whole = Hours("Europe/Prague", 0, 0)
    assert counted(at("2026-03-29T00:00"), at("2026-03-30T00:00"), whole) == 23 * HOUR
    assert counted(at("2026-10-25T00:00"), at("2026-10-26T00:00"), whole) == 25 * HOUR
    assert counted(at("2026-03-28T20:00"), at("2026-03-29T09:00"), PRAGUE) == 3 * HOUR  # only the night is shorter
    assert used_up(at("2026-10-24T21:00"), 2 * HOUR, PRAGUE) == at("2026-10-25T09:00")


def test_whoever_has_a_clock_running_cannot_stop_it_by_a_holiday() -> None:
    now = at("2026-11-16T12:00")
    kept = checked_hours(Hours("Europe/Prague", holidays=["2026-12-24", "2026-12-24", "2026-11-17"]), None, now)
    assert kept.holidays == ["2026-11-17", "2026-12-24"]
    later = at("2026-12-25T12:00")
    assert checked_hours(Hours("Europe/Prague"), kept, later).holidays == kept.holidays, (
        "those that are past stay counted"
    )
    days = [f"2027-{month:02}-{day:02}" for month in (1, 2) for day in range(1, 21)]
    wrong: list[tuple[Hours, Hours | None, float, str]] = [
        (Hours("Europe/Prague", holidays=["2026-11-16"]), None, now, "refused-holiday-begun"),
        (Hours("Europe/Prague", holidays=["2026-02-30"]), None, now, "refused-no-such-day"),
        (Hours("Europe/Nowhere"), None, now, "refused-no-such-zone"),
        (Hours("../secret"), None, now, "refused-no-such-zone"),
        (Hours("UTC", 720, 719), None, now, "refused-long-night"),
        (Hours("Europe/Prague", holidays=days), kept, later, "refused-many-holidays"),
    ]
    for hours, known, when, reason in wrong:
        with pytest.raises(Refused) as problem:
            checked_hours(hours, known, when)
        assert problem.value.reason.id == reason


# ---- live


def test_only_the_clocks_of_those_run_who_have_not_chosen() -> None:
    clock = after_change(LIVE, first_clock(LIVE.rules, 3, 0.0), 0.0, Asked(0, 7), Asked(7, 7), Change("start"))
    clock = move(LIVE, clock, 20.0, 1, 0b111, 0b101)
    assert clock.left == [580, 590, 580]  # ten seconds for the decision
    clock = move(LIVE, clock, 50.0, 0, 0b101, 0b100)
    assert clock.left == [560, 590, 550]
    assert run_down(LIVE, clock, 0b100, 60.0) == [560, 590, 540]
    assert next_late(LIVE, clock, 0b100) == (600.0, 2)


def test_bots_have_no_clock() -> None:
    clock = first_clock(LIVE.rules, 3, 0.0)
    assert move(LIVE, clock, 30.0, 2, 0b110, 0b010, people=0b011).left == [600, 570, 600]


def test_an_undo_gives_no_time_back_and_takes_what_the_move_had_brought() -> None:
    """A player asked again doesn't pay for others' thinking time, and nobody gains time from an undo."""
    clock = first_clock(LIVE.rules, 3, 0.0)
    clock = move(LIVE, clock, 100.0, 0, 0b001, 0b010)
    assert clock.left == [510, 600, 600]
    clock = after_change(LIVE, clock, 160.0, Asked(0b010, 7), Asked(0b001, 7), Change("undo", [0]))
    assert clock.left == [500, 540, 600]
    again = move(LIVE, clock, 160.0, 0, 0b001, 0b010)
    assert after_change(LIVE, again, 160.0, Asked(2, 7), Asked(1, 7), Change("undo", [0])).left == clock.left
    poor = Clock(0.0, [3.0, 600, 600])
    assert after_change(LIVE, poor, 0.0, Asked(2, 7), Asked(1, 7), Change("undo", [0])).left[0] == 0


def test_who_runs_out_is_late_once_and_has_a_minute_when_back() -> None:
    clock = Clock(0.0, [5.0, 600, 600])
    assert next_late(LIVE, clock, 0b011) == (5.0, 0)
    late = after_change(LIVE, clock, 5.0, Asked(3, 7), Asked(3, 6), Change("late", [0]))
    assert late.late == 1
    assert next_late(LIVE, late, 0b011) == (600.0, 1)
    back = after_change(LIVE, late, 50.0, Asked(2, 6), Asked(3, 7), Change("back", [0]))
    assert (back.left[0], back.late) == (GRACE, 0)
    assert run_down(LIVE, Clock(0.0, [5.0, 1, 1], 1), 0b001, 9.0)[0] == -4.0  # only marked: the clock runs on


# ---- turn by turn


def test_a_turn_lasts_a_day_of_waking_hours() -> None:
    pace = Pace(DAY_A_TURN, [PRAGUE, None, None])
    monday = at("2026-11-16T20:00")
    clock = after_change(pace, first_clock(DAY_A_TURN, 3, monday), monday, Asked(0, 7), Asked(1, 7), Change("start"))
    assert next_late(pace, clock, 0b001) == (at("2026-11-18T16:00"), 0)  # 2 + 14 + 8 hours
    clock = move(pace, clock, at("2026-11-17T09:00"), 0, 0b001, 0b010)
    assert clock.left == [21 * HOUR, 24 * HOUR, 24 * HOUR]
    assert next_late(pace, clock, 0b010) == (at("2026-11-18T09:00"), 1)  # no working hours set, so none apply


def test_what_is_decided_in_a_row_is_one_turn_and_a_new_question_to_all_is_a_new_one() -> None:
    pace = Pace(DAY_A_TURN, [None] * 3)
    clock = first_clock(DAY_A_TURN, 3, 0.0)
    clock = move(pace, clock, HOUR, 0, 0b001, 0b001)
    assert clock.left[0] == 23 * HOUR
    clock = move(pace, clock, 2 * HOUR, 0, 0b001, 0b111)  # the last to choose; then all are asked
    assert clock.left == [24 * HOUR] * 3
    clock = move(pace, clock, 3 * HOUR, 1, 0b111, 0b101)
    assert clock.left == [23 * HOUR] * 3
    assert clock.late == 0


def test_nobody_gains_a_turn_by_undo() -> None:
    pace = Pace(DAY_A_TURN, [None] * 2)
    clock = move(pace, first_clock(DAY_A_TURN, 2, 0.0), 20 * HOUR, 0, 1, 2)
    clock = after_change(pace, clock, 30 * HOUR, Asked(2, 3), Asked(1, 3), Change("undo", [0]))
    assert clock.left == [4 * HOUR, 14 * HOUR]
    clock = move(pace, clock, 31 * HOUR, 0, 1, 2)
    assert clock.left == [3 * HOUR, 24 * HOUR]
    late = after_change(pace, clock, 60 * HOUR, Asked(2, 3), Asked(2, 3), Change("late", [1]))
    assert late.late == 2
    assert move(pace, move(pace, late, 61 * HOUR, 1, 2, 1), 62 * HOUR, 0, 1, 2).late == 0, "the next turn is a new one"


# ---- the inn's time


def test_the_time_of_the_inn_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/tables.db")
        upgrade(engine)
        now = 1000.0
        writer = Writer(engine, "test")
        inn = InnTime(writer, lambda: now)
        await inn.beat("opened")
        assert inn.now() == 1000.0
        now = 1010.0
        await inn.beat()
        now = 1012.0
        await inn.beat()  # as a clean shutdown does
        now = 5012.0
        again = InnTime(writer, lambda: now)
        await again.beat("opened")
        assert again.now() == 1012.0
        now = 5020.0
        await again.beat("first")
        assert again.now() == 1020.0
        now = 9020.0  # the machine was asleep
        await again.beat()
        assert again.now() == 1020.0
        now = 9999.0  # no clock ran and nobody was seen
        await again.beat("first")
        assert again.now() == 1999.0
        await writer.close()
        engine.dispose()

    asyncio.run(run())


def test_the_time_of_the_inn_is_known_before_anybody_comes(tmp_path: Path) -> None:
    """Otherwise the first player to move would pay for the time that the inn was closed."""
    url = f"sqlite:///{tmp_path}/tables.db"
    engine = open_engine(url)
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        beat(connection, time.time() - 5000.0, "on")
    engine.dispose()

    async def run() -> float:
        server = Server(Settings(database=url))
        await server.open()
        closed = server.clocks.inn_time.closed  # before the loop continues with any request
        await server.close()
        return closed

    assert 5000.0 <= asyncio.run(run()) < 5000.0 + 600.0


# ---- the watch


def test_a_table_waits_once_however_often_it_is_put_off() -> None:
    watch = Deadlines()
    assert watch.put("slow", 5000.0), "the only one"
    assert watch.put("quick", 100.0), "the first one"
    for move in range(1000):
        assert not watch.put("quick", 101.0 + move)
        assert not watch.put("slow", 5001.0 + move)
    assert len(watch.queue) == 2
    assert watch.take(500.0) == []
    assert watch.first() == 1100.0
    assert watch.put("slow", 600.0), "sooner than all others"
    assert (watch.take(600.0), watch.take(600.0)) == (["slow"], [])
    watch.put("slow", 7000.0)
    watch.drop("quick")
    assert watch.first() == 7000.0
    watch.put("quick", 650.0)
    watch.put("quick", 640.0)
    assert watch.take(9000.0) == ["quick", "slow"], "each once"


def test_clocks_are_worked_out_once_for_all_who_look_on() -> None:
    now = 1000.0
    roster = [Sitter("person", name, name) for name in ("a", "b")]
    clock = TableClock(ClockRules("live", 600), InnTime(wall=lambda: now))
    assert clock.shown(roster, 0b01, True) is None
    clock.stands = Clock(990.0, [600.0, 600.0])
    first = clock.shown(roster, 0b01, True)
    assert first == ClockNow(1000.0, [590.0, 600.0], [1590.0, None], [])
    now = 1000.04
    assert clock.shown(roster, 0b01, True) is first
    assert clock.shown(roster, 0b01, False) == ClockNow(990.0, [600.0, 600.0], [1590.0, None], [])
    now = 1003.0
    assert clock.shown(roster, 0b01, True) == ClockNow(1003.0, [587.0, 600.0], [1590.0, None], [])
    assert clock.next_late(roster, 0b01) == (1590.0, 0)
    clock.stands = Clock(1003.0, [587.0, 600.0])
    assert clock.shown(roster, 0b10, True) == ClockNow(1003.0, [587.0, 600.0], [None, 1603.0], [])


# ---- votes


def test_a_vote_is_void_when_the_seat_moves_or_changes_hands() -> None:
    roster = [Sitter("person", name, name) for name in ("a", "b", "c")]
    assert [needed(roster, 0), needed(roster[:2], 0), needed([*roster, Sitter("bot", "", "x", "greedy")], 0)] == [
        2,
        1,
        2,
    ]

    def entry(seat: int, data: object) -> Entry:
        return Entry(1, seat, data, 0, 0.0)

    ballots = Ballots()
    assert not ballots.take(entry(0, MoveData("x", False, [])))
    assert ballots.take(entry(0, VoteData(1, True)))
    assert ballots.take(entry(0, VoteData(2, True)))
    assert ballots.by_seat == {0: {1, 2}}
    assert not ballots.take(entry(1, MoveData("x", False, [])))
    assert ballots.take(entry(2, SeatData(Sitter("bot", "c", "c", "greedy"), "hand-over", "c")))
    assert ballots.by_seat == {0: {1}}
    assert ballots.take(entry(0, MoveData("x", False, [])))
    assert ballots.by_seat == {}


def test_the_public_holidays_of_a_country_are_those_of_the_year_to_come() -> None:
    found = {one.day: one.name for one in coming("PL", date(2026, 11, 17), "pl")}
    assert found["2026-12-24"] == "Wigilia Bożego Narodzenia"
    assert found["2027-03-29"] == "Poniedziałek Wielkanocny"
    assert "2026-11-11" not in found
    assert found["2027-11-11"] == "Narodowe Święto Niepodległości"
    assert {one.day for one in coming("CZ", date(2026, 11, 17), "en")} >= {"2026-11-17", "2026-12-26", "2027-07-05"}
    assert {"PL", "CZ", "GB", "DE"} <= set(countries())


def test_holidays_are_counted_by_the_year() -> None:
    now = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
    first = [(date(2027, 1, 1) + timedelta(days=n)).isoformat() for n in range(40)]
    later = [(date(2028, 1, 1) + timedelta(days=n)).isoformat() for n in range(40)]
    assert checked_hours(Hours("UTC", holidays=first + later), None, now).holidays == first + later
    with pytest.raises(Refused) as problem:
        checked_hours(Hours("UTC", holidays=[*first, "2027-12-31"]), None, now)
    assert problem.value.reason.id == "refused-many-holidays"
