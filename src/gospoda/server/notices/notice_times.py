"""When members want to be notified: at once, after some minutes, or once a day; never in quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from gospoda.server.notices.bodies import Plan


class Wishes(Struct, frozen=True):
    """When a member wants to be notified by a channel; hours are in the member's time zone."""

    plan: Plan
    minutes: int
    hour: int
    quiet_from: int | None
    quiet_to: int | None
    zone: str


@cache
def zones() -> frozenset[str]:
    """Returns the time zones known here."""
    return frozenset(available_timezones())


@cache
def zone_of(name: str) -> tzinfo:
    """Returns a time zone; UTC if it isn't known any more."""
    return ZoneInfo(name) if name in zones() else UTC


def due(wishes: Wishes, since: float) -> float:
    """Returns when a turn that began at `since` is to be reported, quiet hours aside."""
    if wishes.plan == "after":
        return since + wishes.minutes * 60
    if wishes.plan == "daily":
        return next_hour(since, wishes.hour, zone_of(wishes.zone))
    return since


def next_hour(since: float, hour: int, zone: tzinfo) -> float:
    """Returns when it is next this hour in a zone; an hour later where summer time skips it."""
    local = datetime.fromtimestamp(since, zone)
    strikes = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if strikes.timestamp() <= since:
        strikes += timedelta(days=1)
    return strikes.timestamp()


def is_quiet(wishes: Wishes, now: float) -> bool:
    """Returns whether it is the member's quiet time, which may span midnight."""
    first, last = wishes.quiet_from, wishes.quiet_to
    if first is None or last is None or first == last:
        return False
    hour = datetime.fromtimestamp(now, zone_of(wishes.zone)).hour
    return first <= hour < last if first < last else hour >= first or hour < last
