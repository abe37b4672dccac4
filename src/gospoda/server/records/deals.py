"""Deals, which give everybody the same start: their modes and hours, and what their tables forbid while they run."""

from __future__ import annotations

import datetime
import hashlib
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.core.chance import live_seed
from gospoda.core.registry import games
from gospoda.server.base.refusals import refused
from gospoda.server.records.deals_schema import DEAL, DEAL_TRY
from gospoda.server.records.records import Sitter, TableSetup
from gospoda.server.records.schema import RESULT
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import new_rows
from gospoda.server.store.writer import Row

COUNTED, PRACTICE = "deal/", "practice/"  # prefixes of the origin of a try's table, before the id of the deal
DAY = 86400.0  # seconds
GRACE = 2 * 3600.0  # seconds after midnight in which games begun before it can be finished
OPPONENTS = ("journeyman", "novice")  # alternating daily: bots that always answer the same in the same position
FOREVER = 1e12


class Dealt(Struct, frozen=True):
    """A deal as it is stored."""

    id: str
    day: str
    game: str
    content: str
    options: dict[str, Any]
    seats: list[str]
    seed: str
    begins: float
    ends: float
    reveals: float
    table_id: str

    @property
    def seat(self) -> int:
        """The seat of whoever tries the deal."""
        return self.seats.index("")

    @property
    def commitment(self) -> str:
        """The commitment to the seed, published in advance."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def over(self, now: float) -> bool:
        """Whether everybody may see everything. Never for a challenge, which only those who tried it may see."""
        return bool(self.day) and now >= self.reveals


def dealt_of(row: Any) -> Dealt:
    """Returns a stored deal."""
    data = dict(row._mapping)
    data["options"], data["seats"] = msgspec.json.decode(data["options"]), msgspec.json.decode(data["seats"])
    return Dealt(**data)


def deal_row(deal: Dealt) -> Row:
    """Returns the row of a deal."""
    written = {name: msgspec.json.encode(getattr(deal, name)).decode() for name in ("options", "seats")}
    return {**msgspec.structs.asdict(deal), **written}


# ---- days


def day_of(now: float) -> str:
    """Returns the day in UTC."""
    return datetime.datetime.fromtimestamp(now, datetime.UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """Returns the day `days` days later."""
    return (datetime.date.fromisoformat(day) + datetime.timedelta(days)).isoformat()


def checked_day(text: str) -> str:
    """Returns the requested day, or refuses it."""
    try:
        return datetime.date.fromisoformat(text).isoformat()
    except ValueError:
        raise refused("refused-not-found", 404) from None


def deals_of_day(day: str) -> list[Dealt]:
    """Returns new deals for a day: each title solo, where possible, and against three bots of one level."""
    date = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC)
    begins, level = date.timestamp(), OPPONENTS[date.toordinal() % len(OPPONENTS)]
    made = []
    for title in games():
        for mode, seats in (("solo", [""]), ("bots", ["", level, level, level])):
            if len(seats) in title.seat_counts():
                hours = (begins, begins + DAY, begins + DAY + GRACE)
                name, options = f"{day}-{title.id}-{mode}", title.check_options({})
                made.append(Dealt(name, day, title.id, title.content_digest(), options, seats, live_seed(), *hours, ""))
    return made


def make_days(connection: Connection, today: str) -> None:
    """Creates the deals of today and tomorrow unless they exist; of several processes that try, one succeeds."""
    for day in (today, day_after(today)):
        known = set(connection.execute(sa.select(DEAL.c.id).where(DEAL.c.day == day)).scalars())
        new = [deal_row(deal) for deal in deals_of_day(day) if deal.id not in known]
        if new:
            connection.execute(new_rows(connection, DEAL), new)


def find(connection: Connection, name: str) -> Dealt:
    """Returns the deal with this id, or refuses."""
    row = connection.execute(sa.select(DEAL).where(DEAL.c.id == name)).first()
    if row is None:
        raise refused("refused-not-found", 404)
    return dealt_of(row)


# ---- the tables of a deal


def deal_of(setup: TableSetup) -> str:
    """Returns the deal of which a table is a try; empty for all others."""
    for kind in (COUNTED, PRACTICE):
        if setup.origin.startswith(kind):
            return setup.origin.removeprefix(kind)
    return ""


async def runs(setup: TableSetup, storage: Storage) -> bool:
    """Whether a table is a try of a day's deal that isn't over: only whoever tries it may see anything of it."""
    name = deal_of(setup)
    if not name:
        return False
    query = sa.select(DEAL.c.day, DEAL.c.reveals).where(DEAL.c.id == name)
    row = await storage.read(lambda connection: connection.execute(query).first())
    return row is not None and bool(row.day) and time.time() < row.reveals


async def may_compare(setup: TableSetup, guest: str, storage: Storage) -> bool:
    """Whether somebody may look at a finished game: its deal is over, or they have finished its challenge."""
    if deal_of(setup):
        return not await runs(setup, storage)
    if not lone(setup.roster):
        return False
    query = sa.select(DEAL_TRY.c.table_id).join(DEAL, DEAL.c.id == DEAL_TRY.c.deal_id)
    query = query.join(RESULT, RESULT.c.table_id == DEAL_TRY.c.table_id)
    query = query.where(DEAL.c.table_id == setup.id, DEAL_TRY.c.guest == guest, RESULT.c.ended == "")
    return await storage.read(lambda connection: connection.execute(query).first() is not None)


def lone(roster: list[Sitter]) -> bool:
    """Whether only one person played, so that nobody else's game is shown."""
    return len({sitter.guest for sitter in roster if sitter.guest}) == 1


async def check_over(setup: TableSetup, storage: Storage) -> None:
    """Refuses what would give a running deal away to others: its file, or a table that continues it."""
    if await runs(setup, storage):
        raise refused("refused-deal-runs", 403)


def check_seat(setup: TableSetup) -> None:
    """Refuses to change seats at a deal's table: whoever tries it plays their own seat and no other."""
    if deal_of(setup):
        raise refused("refused-deal-seat", 403)
