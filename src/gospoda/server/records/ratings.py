"""Ratings of people and bots by openskill (Plackett and Luce), per title, for tables set up as rated.

A seat that a bot played for a person costs nobody else anything: the others are rated among themselves as if it had
not been there. Whoever resigned, ran out of time or was voted out counts as last. A player whose seat somebody else
gave away (which later versions no longer allow in rated games) isn't rated at all.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.records.schema import RATING
from gospoda.server.store.writer import Row

PROVISIONAL = 10  # games until a rating is no longer provisional
SCALE, MIDDLE = 20.0, 1000.0  # a newcomer is shown `MIDDLE`; `SCALE` points make one unit of openskill


class Rated(Struct, frozen=True):
    """A player's rating in one title."""

    mu: float
    sigma: float
    games: int = 0


@cache
def model() -> Any:
    """Returns the rating model; the package takes a moment to load."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def shown(mu: float) -> float:
    """Converts a rating to the number people see."""
    return MIDDLE + SCALE * (mu - float(model().mu))


def player_of(row: Row) -> str:
    """Returns whose rating a seat counts for: a person, or a level of bots."""
    return row["guest"] or f"bot:{row['bot']}"


def rate(
    connection: Connection, game: str, seats: list[Row], handed: dict[int, bool], at: float, early: bool = False
) -> None:
    """Rates the seats of a finished game and adds the new ratings to the rows.

    Bots keep their ratings if people ended the game `early`, or if no person played it to the end.
    """
    known = {player: found for player in {player_of(row) for row in seats} if (found := read(connection, game, player))}
    fresh = Rated(model().mu, model().sigma)
    before = {row["seat"]: known.get(player_of(row), fresh) for row in seats}
    after = new_ratings(before, {row["seat"]: row["place"] for row in seats}, handed)
    if early or all(row["bot"] for row in seats if row["guest"]):
        after = {row["seat"]: after[row["seat"]] for row in seats if row["guest"] and row["seat"] in after}
    for player in dict.fromkeys(player_of(row) for row in seats if row["seat"] in after):
        own = [row for row in seats if player_of(row) == player and row["seat"] in after]
        new = mean([after[row["seat"]] for row in own])
        write(connection, game, player, new, at)
        for row in own:
            row["rating"] = shown(new.mu)
            row["change"] = shown(new.mu) - shown(before[row["seat"]].mu)


def mean(found: list[Rated]) -> Rated:
    """Averages ratings, for a level of bots that played several seats of a game."""
    count = len(found)
    return Rated(sum(one.mu for one in found) / count, sum(one.sigma for one in found) / count, found[0].games)


def new_ratings(before: dict[int, Rated], places: dict[int, int], handed: dict[int, bool]) -> dict[int, Rated]:
    """Returns the ratings after a game, by seat; seats left out keep their rating."""
    straight = [seat for seat in before if seat not in handed]
    after = among(before, places, straight)
    last = max(places.values()) + 1
    for seat, wanted in handed.items():
        if wanted and seat in before and straight:
            lost = among(before, {**places, seat: last}, [*straight, seat])
            after[seat] = lost[seat]
    return after


def among(before: dict[int, Rated], places: dict[int, int], seats: list[int]) -> dict[int, Rated]:
    """Returns the ratings after a game of these seats alone."""
    if len(seats) < 2:
        return {}
    maths = model()
    teams = [[maths.rating(mu=before[seat].mu, sigma=before[seat].sigma)] for seat in seats]
    rated = maths.rate(teams, ranks=[float(places[seat]) for seat in seats])
    return {
        seat: Rated(team[0].mu, team[0].sigma, before[seat].games + 1) for seat, team in zip(seats, rated, strict=True)
    }


def read(connection: Connection, game: str, player: str) -> Rated | None:
    """Returns a player's rating, if there is one."""
    query = sa.select(RATING).where(RATING.c.game == game, RATING.c.player == player)
    row = connection.execute(query.with_for_update()).first()
    return None if row is None else Rated(row.mu, row.sigma, row.games)


def write(connection: Connection, game: str, player: str, rated: Rated, at: float) -> None:
    """Stores a player's rating."""
    here = sa.and_(RATING.c.game == game, RATING.c.player == player)
    values = {"mu": rated.mu, "sigma": rated.sigma, "games": rated.games, "updated": at}
    if not connection.execute(sa.update(RATING).where(here).values(values)).rowcount:
        connection.execute(sa.insert(RATING), {"game": game, "player": player, **values})
