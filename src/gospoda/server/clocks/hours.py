"""When somebody's time counts: nights, days off and holidays by their local time."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from itertools import islice
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

FARTHEST = 800  # days to look ahead
SLOT, KEPT = 900.0, 6  # seconds for which the next spans are cached, and how many of them
DAY = 24 * 60  # minutes
LONGEST_NIGHT = 12 * 60  # minutes
MOST_FREE = 3  # days of a week
MOST_HOLIDAYS = 40  # per year
MOST_TOLD = 3 * MOST_HOLIDAYS

Minute = Annotated[int, Meta(ge=0, lt=DAY)]
Date = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's time zone, night and days off; a night that ends when it begins means no night."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    night_from: Minute = 22 * 60
    night_to: Minute = 8 * 60
    free: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=MOST_FREE)] = []
    """Weekly days off, from Monday = 0 on."""
    holidays: Annotated[list[Date], Meta(max_length=MOST_TOLD)] = []


@lru_cache(1000)
def zone_of(name: str) -> ZoneInfo:
    """Returns a time zone by its name; raises `ValueError` or `KeyError` (not found) for an invalid one."""
    return ZoneInfo(name)


def day_parts(hours: Hours) -> list[tuple[int, int]]:
    """Returns the parts of a day that count, in minutes since midnight."""
    begin, end = hours.night_from, hours.night_to
    if begin == end:
        return [(0, DAY)]
    if begin > end:
        return [(end, begin)]
    return [(first, last) for first, last in ((0, begin), (end, DAY)) if first < last]


def moment(day: date, minutes: int, zone: ZoneInfo) -> float:
    """Returns the timestamp of a local time, given in minutes after midnight."""
    return (datetime.combine(day, time(0), zone) + timedelta(minutes=minutes)).timestamp()


def spans(since: float, hours: Hours) -> Iterator[tuple[float, float]]:
    """Yields the spans in which time counts, starting with the first that ends after `since`."""
    zone, parts, holidays = zone_of(hours.zone), day_parts(hours), frozenset(hours.holidays)
    day = datetime.fromtimestamp(since, zone).date()
    for _ in range(FARTHEST):
        if day.weekday() not in hours.free and day.isoformat() not in holidays:
            for begin, end in parts:
                first, last = moment(day, begin, zone), moment(day, end, zone)
                if last > since:
                    yield first, last
        day += timedelta(days=1)


@lru_cache(4096)
def next_spans(
    zone: str, night_from: int, night_to: int, free: tuple[int, ...], holidays: tuple[str, ...], slot: int
) -> list[tuple[float, float]]:
    """Returns the first of these spans, cached because a table's clocks ask for the same ones with every move."""
    hours = Hours(zone, night_from, night_to, list(free), list(holidays))
    return list(islice(spans(slot * SLOT, hours), KEPT))


def awake(since: float, hours: Hours) -> Iterator[tuple[float, float]]:
    """Yields the spans from `since` on in which time counts."""
    free, holidays = tuple(hours.free), tuple(hours.holidays)
    known = next_spans(hours.zone, hours.night_from, hours.night_to, free, holidays, int(since // SLOT))
    for first, last in known:
        if last > since:
            yield max(first, since), last
    if len(known) == KEPT:
        yield from spans(known[-1][1], hours)


def counted(since: float, until: float, hours: Hours) -> float:
    """Returns how many seconds count between two times."""
    total = 0.0
    for first, last in awake(since, hours):
        if first >= until:
            break
        total += min(last, until) - first
    return total


def used_up(since: float, seconds: float, hours: Hours) -> float:
    """Returns when `seconds` that count will have passed."""
    end = since
    for first, end in awake(since, hours):
        if end - first >= seconds:
            return first + seconds
        seconds -= end - first
    return end


def night(hours: Hours) -> int:
    """Returns the length of a night in minutes."""
    return (hours.night_to - hours.night_from) % DAY
