"""How everybody did in a deal: places, the spread of points, and streaks."""

from __future__ import annotations

import datetime
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.history.bodies_daily import Bin, ChallengeOf, Day, Deal, DealResult, DealTry
from gospoda.server.members.membership import is_guest
from gospoda.server.members.schema import ACCOUNT
from gospoda.server.records.deals import Dealt, day_after, dealt_of
from gospoda.server.records.deals_schema import DEAL, DEAL_TRY
from gospoda.server.records.schema import RESULT, RESULT_SEAT
from gospoda.server.store.database import TABLE

BINS = 12
PAST_DAYS = 30
SHOWN = 500  # results; the guest's own comes on top


def finished(deal: Dealt, guest: str) -> sa.Select[Any]:
    """Selects the counted tries finished in time, with their results, as a guest may see them listed."""
    here = sa.and_(RESULT_SEAT.c.table_id == DEAL_TRY.c.table_id, RESULT_SEAT.c.seat == DEAL_TRY.c.seat)
    unknown = is_guest(DEAL_TRY.c.guest).label("unknown")
    query = sa.select(DEAL_TRY.c.guest, DEAL_TRY.c.bot.label("level"), RESULT_SEAT, RESULT.c.moves, unknown)
    query = query.join(RESULT_SEAT, here).join(RESULT, RESULT.c.table_id == DEAL_TRY.c.table_id)
    counted = sa.and_(DEAL_TRY.c.deal_id == deal.id, DEAL_TRY.c.counted.is_not(None))
    return query.where(counted, RESULT.c.finished < deal.reveals, RESULT.c.ended == "", listed(guest))


def listed(guest: str) -> sa.ColumnElement[bool]:
    """SQL condition: one try a person. From each address the first guest's and all members'; always the viewer's."""
    earlier = DEAL_TRY.alias()
    before = sa.and_(earlier.c.begun < DEAL_TRY.c.begun, earlier.c.deal_id == DEAL_TRY.c.deal_id)
    first = ~sa.exists().where(before, earlier.c.door == DEAL_TRY.c.door)
    member = DEAL_TRY.c.guest.in_(sa.select(ACCOUNT.c.guest))
    return sa.or_(DEAL_TRY.c.door == "", first, member, DEAL_TRY.c.guest == guest)


def tries(connection: Connection, deal: Dealt, guest: str) -> list[DealTry]:
    """Returns a guest's own tries, the counted one first."""
    if not guest:
        return []
    here = sa.and_(RESULT_SEAT.c.table_id == DEAL_TRY.c.table_id, RESULT_SEAT.c.seat == DEAL_TRY.c.seat)
    points = sa.case((RESULT.c.ended == "", RESULT_SEAT.c.points), else_=None).label("points")
    query = sa.select(DEAL_TRY.c.table_id, TABLE.c.status, DEAL_TRY.c.counted, points)
    query = query.join(TABLE, TABLE.c.id == DEAL_TRY.c.table_id).join(RESULT_SEAT, here, isouter=True)
    query = query.join(RESULT, RESULT.c.table_id == DEAL_TRY.c.table_id, isouter=True)
    query = query.where(DEAL_TRY.c.deal_id == deal.id, DEAL_TRY.c.guest == guest)
    rows = connection.execute(query.order_by(DEAL_TRY.c.counted.is_(None), DEAL_TRY.c.begun.desc()))
    return [DealTry(row.table_id, row.status, row.counted is not None, row.points) for row in rows]


def challenged(connection: Connection, deal: Dealt) -> Any:
    """Returns the result that a challenge asks to beat, as recorded in its game; None for a daily deal."""
    unknown = is_guest(RESULT_SEAT.c.guest).label("unknown")
    query = sa.select(RESULT_SEAT, RESULT.c.moves, unknown).join(RESULT, RESULT.c.table_id == RESULT_SEAT.c.table_id)
    query = query.where(RESULT_SEAT.c.table_id == deal.table_id, RESULT_SEAT.c.seat == deal.seat)
    return connection.execute(query).first() if deal.table_id else None


def summary(connection: Connection, deal: Dealt, guest: str) -> Deal:
    """Returns a deal without its results."""
    over = deal.over(time.time())
    count = sa.select(sa.func.count()).select_from(finished(deal, guest).where(DEAL_TRY.c.guest != "").subquery())
    first = challenged(connection, deal)
    return Deal(
        id=deal.id,
        day=deal.day,
        game=deal.game,
        options=deal.options,
        seats=deal.seats,
        begins=deal.begins,
        ends=deal.ends,
        reveals=deal.reveals,
        over=over,
        commitment=deal.commitment,
        seed=deal.seed if over else "",
        people=connection.execute(count).scalar_one() + (first is not None),
        tries=tries(connection, deal, guest),
        challenge=challenge_of(first, guest) if first is not None else None,
    )


def whole(connection: Connection, deal: Dealt, guest: str) -> Deal:
    """Returns a deal with all results that the requester may see."""
    told = summary(connection, deal, guest)
    done = any(one.counted and one.points is not None for one in told.tries)
    if not (told.over or done or (told.challenge is not None and told.challenge.yours)):
        return told
    rows: list[Any] = list(connection.execute(finished(deal, guest)))
    if (first := challenged(connection, deal)) is not None:
        rows.append(first)
    everything = told.over or not deal.day
    shut = "" if lone_table(connection, deal.table_id) else deal.table_id
    people = sorted((row.points for row in rows if not is_bot(row)), reverse=True)
    results = [result(row, guest, people, everything and row.table_id != shut) for row in rows]
    results.sort(key=lambda one: (-one.points, bool(one.bot), one.name))
    shown = [one for n, one in enumerate(results) if n < SHOWN or one.yours or one.bot]
    return msgspec.structs.replace(told, results=shown, spread=spread(people))


def lone_table(connection: Connection, table: str) -> bool:
    """Returns whether only one person played the game behind a challenge, so that it can be shown."""
    people = sa.select(RESULT_SEAT.c.guest).where(RESULT_SEAT.c.table_id == table, RESULT_SEAT.c.guest != "").distinct()
    return len(list(connection.execute(people))) == 1


def is_bot(row: Any) -> bool:
    """Returns whether a result is a yardstick."""
    return bool(row._mapping.get("level"))


def result(row: Any, guest: str, people: list[int], everything: bool) -> DealResult:
    """Returns one result, with what others may see of it."""
    yours = bool(guest) and row.guest == guest
    seen = everything or yours
    return DealResult(
        name=row.name,
        bot=row._mapping.get("level") or "",
        yours=yours,
        points=row.points,
        place=1 + sum(points > row.points for points in people),
        won=row.won,
        moves=row.moves,
        categories=msgspec.json.decode(row.categories, type=dict[str, int]) if seen else {},
        table=row.table_id if seen else "",
        guest=row.unknown,
    )


def challenge_of(row: Any, guest: str) -> ChallengeOf:
    """Returns the result to beat."""
    return ChallengeOf(row.name, row.points, row.guest == guest, row.unknown)


def spread(points: list[int]) -> list[Bin]:
    """Returns how many people scored how much, in at most `BINS` ranges of equal size."""
    if not points:
        return []
    low, high = min(points), max(points)
    size = (high - low) // BINS + 1
    steps = range(low, high + 1, size)
    return [Bin(at, at + size - 1, sum(at <= one < at + size for one in points)) for at in steps]


# ---- days


def day(connection: Connection, wanted: str, today: str, guest: str) -> Day:
    """Returns the deals of a day and what belongs to them; of future days only the commitments are known."""
    query = sa.select(DEAL).where(DEAL.c.day == wanted).order_by(DEAL.c.id)
    found = [dealt_of(row) for row in connection.execute(query)] if wanted <= today else []
    next_day = sa.select(DEAL).where(DEAL.c.day == day_after(today))
    past = sa.select(DEAL.c.day).where(DEAL.c.day != "", DEAL.c.day < wanted).distinct()
    current, best = streaks(played_days(connection, guest), today)
    return Day(
        day=wanted,
        today=today,
        deals=[summary(connection, deal, guest) for deal in found],
        tomorrow={row.id: dealt_of(row).commitment for row in connection.execute(next_day)},
        streak=current,
        best_streak=best,
        days=list(connection.execute(past.order_by(DEAL.c.day.desc()).limit(PAST_DAYS)).scalars()),
    )


def played_days(connection: Connection, guest: str) -> list[str]:
    """Returns the days on which a guest has finished a counted try, in order."""
    if not guest:
        return []
    query = sa.select(DEAL.c.day).join(DEAL_TRY, DEAL_TRY.c.deal_id == DEAL.c.id)
    query = query.join(RESULT, RESULT.c.table_id == DEAL_TRY.c.table_id)
    query = query.where(DEAL_TRY.c.guest == guest, DEAL_TRY.c.counted.is_not(None), DEAL.c.day != "")
    query = query.where(RESULT.c.finished < DEAL.c.reveals, RESULT.c.ended == "")
    return list(connection.execute(query.distinct().order_by(DEAL.c.day)).scalars())


def streaks(days: list[str], today: str) -> tuple[int, int]:
    """Returns the streak up to today or yesterday, and the longest one ever."""
    rows: list[list[str]] = []
    for one in days:
        if rows and day_after(rows[-1][-1]) == one:
            rows[-1].append(one)
        else:
            rows.append([one])
    best = max((len(row) for row in rows), default=0)
    since = (datetime.date.fromisoformat(today) - datetime.timedelta(1)).isoformat()
    return (len(rows[-1]) if rows and rows[-1][-1] >= since else 0), best
