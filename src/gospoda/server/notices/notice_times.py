"""When somebody wants to be told: at once, after so many minutes, once a day; never in quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from gospoda.server.notices.bodies import Plan


class Wishes(Struct, frozen=True):
    """When a member wants to be told by a channel; hours are those of the member's day."""

    plan: Plan
    minutes: int
    hour: int
    quiet_from: int | None
    quiet_to: int | None
    zone: str


@cache
def zones() -> frozenset[str]:
    """The time zones that are known here."""
    return frozenset(available_timezones())


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone; one that is not known any more is that of Greenwich."""
    return ZoneInfo(name) if name in zones() else UTC


def due(wishes: Wishes, since: float) -> float:
    """When a turn that has begun then is to be told, quiet hours apart."""
    if wishes.plan == "after":
        return since + wishes.minutes * 60
    if wishes.plan == "daily":
        return next_hour(since, wishes.hour, zone_of(wishes.zone))
    return since


def next_hour(since: float, hour: int, zone: tzinfo) -> float:
    """When a clock in this zone next strikes this hour; where summer time leaves it out, an hour later."""
    local = datetime.fromtimestamp(since, zone)
    strikes = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if strikes.timestamp() <= since:
        strikes += timedelta(days=1)
    return strikes.timestamp()


def is_quiet(wishes: Wishes, now: float) -> bool:
    """Whether it is the member's quiet time; it may go over midnight."""
    first, last = wishes.quiet_from, wishes.quiet_to
    if first is None or last is None or first == last:
        return False
    hour = datetime.fromtimestamp(now, zone_of(wishes.zone)).hour
    return first <= hour < last if first < last else hour >= first or hour < last
