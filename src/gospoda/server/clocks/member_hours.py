"""Stores when each person's time counts."""

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
    """Returns the hours of those who have set them, leaving out those whose time zone this system doesn't know."""
    rows = connection.execute(sa.select(HOURS).where(HOURS.c.guest.in_(sorted(guests))))
    found = {row.guest: msgspec.json.decode(row.hours, type=Hours) for row in rows}
    return {guest: hours for guest, hours in found.items() if is_zone(hours.zone)}


def write_hours(connection: Connection, guest: str, hours: Hours) -> None:
    """Stores somebody's hours."""
    text = msgspec.json.encode(hours).decode()
    if not connection.execute(sa.update(HOURS).where(HOURS.c.guest == guest).values(hours=text)).rowcount:
        connection.execute(sa.insert(HOURS), {"guest": guest, "hours": text})


def bring_hours(connection: Connection, guest: str, member: str) -> None:
    """Moves a guest's hours to a member who has set none."""
    if not connection.execute(sa.select(HOURS.c.guest).where(HOURS.c.guest == member)).first():
        connection.execute(sa.update(HOURS).where(HOURS.c.guest == guest).values(guest=member))
    connection.execute(sa.delete(HOURS).where(HOURS.c.guest == guest))


def is_zone(name: str) -> bool:
    """Whether a time zone with this name exists."""
    try:
        zone_of(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def checked_hours(asked: Hours, known: Hours | None, now: float) -> Hours:
    """Returns the requested hours, or refuses them.

    Nobody can stop a running clock: a holiday begins tomorrow at the earliest, and those of the past year still count.
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
