"""How a guest has done in a title, and how its components do at this inn. Games from set-up positions are left out."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.history.bodies import (
    Against,
    InnStatistics,
    Ladder,
    LadderRow,
    Opening,
    Point,
    Source,
    Statistics,
    Tally,
    ThingTally,
)
from gospoda.server.members.membership import is_guest
from gospoda.server.members.schema import ACCOUNT
from gospoda.server.records.ratings import PROVISIONAL, SCALE, shown
from gospoda.server.records.schema import RATING, RESULT, RESULT_SEAT, RESULT_THING
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import GUEST

OVER_TIME = 200  # games on the plot
MOST_MET = 20  # opponents
LONGEST_LADDER = 200
REMEMBERED = 600.0  # seconds: the inn's figures change slowly, and take long to add up

NOBODY = Tally(0, 0, 0.0)


def mean(points: list[int]) -> float:
    """Returns the average, or 0 if there are no games."""
    return sum(points) / len(points) if points else 0.0


# ---- one person


def own(connection: Connection, guest: str, game: str) -> Statistics:
    """Returns how a guest has done in a title."""
    seat = RESULT_SEAT.c
    query = sa.select(seat.table_id, seat.finished, seat.points, seat.won, seat.categories)
    query = query.add_columns(RESULT.c.seats, RESULT.c.ended)
    query = query.join(RESULT, RESULT.c.table_id == seat.table_id)
    query = query.where(RESULT_SEAT.c.guest == guest, RESULT_SEAT.c.game == game, RESULT.c.dealt.is_(True))
    rows = list(connection.execute(query.order_by(RESULT_SEAT.c.finished)))
    whole = [row for row in rows if not row.ended]  # the points of a game that was given up mean nothing
    return Statistics(
        game=game,
        by_seats=by_seats(rows),
        against=against(connection, guest, game),
        sources=sources(whole),
        best=max((row.points for row in whole), default=None),
        openings=openings(connection, guest, game),
        over_time=[Point(row.table_id, row.finished, row.points, row.won) for row in whole[-OVER_TIME:]],
    )


def by_seats(rows: list[Any]) -> dict[str, Tally]:
    """Returns games played and won by number of players; a game that was given up counts, but not its points."""
    points: dict[int, list[int]] = defaultdict(list)
    played, won = Counter[int](), Counter[int]()
    for row in rows:
        points[row.seats] += [] if row.ended else [row.points]
        played[row.seats] += 1
        won[row.seats] += row.won
    return {str(seats): Tally(played[seats], won[seats], mean(points[seats])) for seats in sorted(played)}


def sources(rows: list[Any]) -> list[Source]:
    """Returns average and best of each category of the score sheet; a game without a category counts as 0 points."""
    sheets = [msgspec.json.decode(row.categories, type=dict[str, int]) for row in rows]
    categories = dict.fromkeys(category for sheet in sheets for category in sheet)
    found = {category: [sheet.get(category, 0) for sheet in sheets] for category in categories}
    return [Source(category, sum(points) / len(points), max(points)) for category, points in found.items()]


def against(connection: Connection, guest: str, game: str) -> list[Against]:
    """Returns the results against the opponents met most often; bots by level, people by their latest name."""
    mine, other = RESULT_SEAT.alias("mine"), RESULT_SEAT.alias("other")
    who = sa.case((other.c.guest == "", other.c.bot), else_=other.c.guest)
    count, won = sa.func.count(), sa.func.sum(sa.case((mine.c.won, 1), else_=0))
    level = sa.case((other.c.guest == "", other.c.bot), else_="")
    unknown = sa.func.max(sa.case((is_guest(other.c.guest), 1), else_=0)).label("unknown")
    name = sa.func.max(other.c.name).label("name")
    query = sa.select(name, level.label("bot"), count.label("n"), won.label("won"), unknown)
    query = query.where(mine.c.table_id == other.c.table_id, mine.c.guest == guest, mine.c.game == game)
    query = query.where(other.c.guest != guest, RESULT.c.table_id == mine.c.table_id, RESULT.c.dealt.is_(True))
    rows = connection.execute(query.group_by(who, level).order_by(count.desc()).limit(MOST_MET))
    return [Against(row.name, row.bot, row.n, int(row.won), bool(row.unknown)) for row in rows]


def openings(connection: Connection, guest: str, game: str) -> list[Opening]:
    """Returns what the guest began with, most frequent first."""
    things, count = RESULT_THING, sa.func.count()
    won, points = sa.func.sum(sa.case((RESULT_SEAT.c.won, 1), else_=0)), sa.func.avg(RESULT_SEAT.c.points)
    query = sa.select(things.c.domain, things.c.thing, count.label("n"), won.label("won"), points.label("points"))
    query = query.where(things.c.table_id == RESULT_SEAT.c.table_id, things.c.seat == RESULT_SEAT.c.seat)
    query = query.where(RESULT_SEAT.c.guest == guest, RESULT_SEAT.c.game == game, things.c.opening.is_(True))
    rows = connection.execute(query.group_by(things.c.domain, things.c.thing).order_by(things.c.domain, count.desc()))
    return [Opening(row.domain, row.thing, Tally(row.n, int(row.won), float(row.points))) for row in rows]


# ---- the inn as a whole


class InnFigures:
    """The statistics of the inn, cached for a while."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[str, tuple[float, InnStatistics]] = {}

    async def of(self, game: str) -> InnStatistics:
        """Returns how the components of a title do here."""
        at, found = self.known.get(game, (0.0, None))
        if found is None or time.monotonic() > at + REMEMBERED:
            found = await self.storage.read(lambda connection: inn(connection, game))
            self.known[game] = (time.monotonic(), found)
        return found


def inn(connection: Connection, game: str) -> InnStatistics:
    """Returns how often players got each component, and how these games went."""
    person = sa.case((RESULT_SEAT.c.bot == "", 1), else_=0).label("person")
    sums = [
        sa.func.count().label("n"),
        sa.func.sum(sa.case((RESULT_SEAT.c.won, 1), else_=0)).label("won"),
        sa.func.avg(RESULT_SEAT.c.points).label("points"),
    ]
    dealt = sa.and_(RESULT_SEAT.c.game == game, RESULT.c.table_id == RESULT_SEAT.c.table_id, RESULT.c.dealt.is_(True))
    dealt = sa.and_(dealt, RESULT.c.ended == "")
    seats = sa.select(person, *sums).where(dealt).group_by(person)
    whole = {row.person: Tally(row.n, int(row.won), float(row.points)) for row in connection.execute(seats)}
    thing = RESULT_THING
    here = sa.and_(thing.c.table_id == RESULT_SEAT.c.table_id, thing.c.seat == RESULT_SEAT.c.seat)
    query = sa.select(thing.c.domain, thing.c.thing, person, *sums).where(dealt, here)
    found: dict[tuple[str, str], dict[int, Tally]] = defaultdict(dict)
    for row in connection.execute(query.group_by(thing.c.domain, thing.c.thing, person)):
        found[row.domain, row.thing][row.person] = Tally(row.n, int(row.won), float(row.points))
    count = sa.select(sa.func.count()).where(RESULT.c.game == game, RESULT.c.dealt.is_(True), RESULT.c.ended == "")
    things = [ThingTally(*key, parts.get(1, NOBODY), parts.get(0, NOBODY)) for key, parts in sorted(found.items())]
    games = connection.execute(count).scalar_one()
    return InnStatistics(game, games, whole.get(1, NOBODY), whole.get(0, NOBODY), things)


# ---- ratings


def ladder(connection: Connection, game: str, guest: str) -> Ladder:
    """Returns members and bots by rating, and always the requester; guests come and go and aren't listed."""
    member = sa.exists().where(ACCOUNT.c.guest == RATING.c.player)
    listed = sa.or_(member, RATING.c.player.startswith("bot:"), RATING.c.player == guest)
    query = sa.select(RATING, GUEST.c.name, member.label("known"))
    query = query.join(GUEST, GUEST.c.id == RATING.c.player, isouter=True)
    query = query.where(RATING.c.game == game, listed).order_by(RATING.c.mu.desc()).limit(LONGEST_LADDER)
    return Ladder(game, [ladder_row(row, guest) for row in connection.execute(query)])


def ladder_row(row: Any, guest: str) -> LadderRow:
    """Returns one row of the ladder."""
    bot = row.player.removeprefix("bot:") if row.player.startswith("bot:") else ""
    return LadderRow(
        name=row.name or bot,
        bot=bot,
        yours=row.player == guest,
        rating=shown(row.mu),
        deviation=SCALE * row.sigma,
        games=row.games,
        provisional=row.games < PROVISIONAL,
        guest=not (row.known or bot),
    )
