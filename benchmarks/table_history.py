"""Measures a busy player's history and statistics: `python -m benchmarks.table_history [--database URL]`.

Fills a database with the games of one person, a hundred and then ten thousand. Reads pages of the history, unfiltered
and with every filter, and the statistics of a title. Only ratios measured in one run mean anything. The benchmark
fails if a page takes much longer than with few games or isn't read by its index.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from benchmarks.table_lists import FAN, check_index
from gospoda.server.base.settings import Settings
from gospoda.server.history import history, statistics
from gospoda.server.records.schema import OF_A_TABLE, RESULT, RESULT_SEAT
from gospoda.server.store.database import open_engine, upgrade

FEW, MANY = 100, 10_000
PAGE = 25
REPEATS = 20
MOST = 5.0  # times as long as with few games; statistics add up all games and are only reported
WANTED = {
    "all": history.Wanted(),
    "title": history.Wanted(game="guilds"),
    "won": history.Wanted(won=True),
    "seats": history.Wanted(seats=3),
    "opponent": history.Wanted(opponent="bea"),
}


def fill_history(connection: Connection, count: int) -> None:
    """Inserts this many games of one person with two others, half of them of another title."""
    for part in OF_A_TABLE:
        connection.execute(sa.delete(part))
    games: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    for n in range(count):
        same = {"table_id": f"t{n:07}", "game": ("guilds", "simurgh")[n % 2], "finished": 1_700_000_000.0 + n}
        told = {"title": "", "mode": "online", "seats": 3, "moves": 200, "dealt": True, "rated": False}
        games.append(same | told)
        for seat, guest in enumerate((FAN, f"g{n % 97}", "")):
            bot, name = ("", ("Ania", "Bea")[seat]) if guest else ("greedy", "greedy")
            row = {"seat": seat, "guest": guest, "name": name, "bot": bot, "points": 60 + seat, "place": 3 - seat}
            scored = {
                "won": (n + seat) % 3 == 0,
                "categories": '{"gold":20,"rooms":40}',
                "rating": None,
                "change": None,
            }
            seats.append(same | row | scored)
    connection.execute(sa.insert(RESULT), games)
    connection.execute(sa.insert(RESULT_SEAT), seats)


def times(work: Callable[[], object]) -> float:
    """Returns the median of several runs in milliseconds."""
    found = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        work()
        found.append((time.perf_counter() - began) * 1e3)
    return median(found)


def measured(connection: Connection, count: int) -> dict[str, float]:
    """Returns how long everything takes with this many games."""
    fill_history(connection, count)
    connection.execute(sa.text("ANALYZE"))
    found = {}
    for name, wanted in WANTED.items():
        if count == MANY:
            check_index(connection, history.page_query(FAN, wanted, None, PAGE), "ix_result_guest")
        found[name] = times(lambda wanted=wanted: history.page(connection, FAN, wanted, None, PAGE))  # type: ignore[misc]
    found["statistics"] = times(lambda: statistics.own(connection, FAN, "guilds"))
    return found


def main() -> None:
    """Fills, measures and compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="by default SQLite in a folder of its own; its games go")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(Settings(options.database or f"sqlite:///{folder}/history.db").database_url())
        upgrade(engine)
        with engine.connect() as connection:
            few, many = measured(connection, FEW), measured(connection, MANY)
        engine.dispose()
    told = {name: {"ms": round(many[name], 2), "ratio": round(many[name] / few[name], 2)} for name in many}
    print(json.dumps(told, indent=2))
    slow = [name for name in WANTED if many[name] > MOST * few[name]]
    if slow:
        sys.exit(f"with {MANY} games these pages take more than {MOST} times as long: {', '.join(slow)}")


if __name__ == "__main__":
    main()
