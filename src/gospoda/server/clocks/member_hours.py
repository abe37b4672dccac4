"""When the time of people counts, as it is kept for each of them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import refused
from gospoda.server.clocks.hours import LONGEST_NIGHT, MOST_HOLIDAYS, Hours, night, zone_of
from gospoda.server.clocks.schema import HOURS

YEAR = timedelta(days=365)


def read_hours(connection: Connection, guests: Iterable[str]) -> dict[str, Hours]:
    """The hours of those who have told them; a zone that this system does not know any more counts as none told."""
    rows = connection.execute(sa.select(HOURS).where(HOURS.c.guest.in_(sorted(guests))))
    found = {row.guest: msgspec.json.decode(row.hours, type=Hours) for row in rows}
    return {guest: hours for guest, hours in found.items() if is_zone(hours.zone)}


def write_hours(connection: Connection, guest: str, hours: Hours) -> None:
    """Keep somebody's hours."""
    text = msgspec.json.encode(hours).decode()
    if not connection.execute(sa.update(HOURS).where(HOURS.c.guest == guest).values(hours=text)).rowcount:
        connection.execute(sa.insert(HOURS), {"guest": guest, "hours": text})


def bring_hours(connection: Connection, guest: str, member: str) -> None:
    """A guest's hours become a member's who has told none."""
    if not connection.execute(sa.select(HOURS.c.guest).where(HOURS.c.guest == member)).first():
        connection.execute(sa.update(HOURS).where(HOURS.c.guest == guest).values(guest=member))
    connection.execute(sa.delete(HOURS).where(HOURS.c.guest == guest))


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        zone_of(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def checked_hours(asked: Hours, known: Hours | None, now: float) -> Hours:
    """The hours that somebody wants, or a refusal.

    Nobody stops a clock that runs: a holiday begins tomorrow at the earliest, and those of the last year stay counted.
    """
    if not is_zone(asked.zone):
        raise refused("refused-no-such-zone", 400)
    if night(asked) > LONGEST_NIGHT:
        raise refused("refused-long-night", 400, hours=LONGEST_NIGHT // 60)
    try:
        wanted = {date.fromisoformat(one) for one in asked.holidays}
    except ValueError:
        raise refused("refused-no-such-day", 400) from None
    today = datetime.fromtimestamp(now, zone_of(asked.zone)).date()
    had = {date.fromisoformat(one) for one in known.holidays} if known is not None else set()
    past = {day for day in had if today - YEAR <= day <= today}
    if any(day <= today and day not in had for day in wanted):
        raise refused("refused-holiday-begun", 400)
    days = sorted(past | {day for day in wanted if day > today})
    if any(last - first < YEAR for first, last in zip(days, days[MOST_HOLIDAYS:], strict=False)):
        raise refused("refused-many-holidays", 400, count=MOST_HOLIDAYS)
    holidays = [day.isoformat() for day in days]
    return msgspec.structs.replace(asked, free=sorted(set(asked.free)), holidays=holidays)
