"""Measures lists in a small and a large inn: `python -m benchmarks.table_lists [--tables 100000] [--database URL]`.

Fills a database with tables (a tenth of them open, one guest at every hundredth) and reads pages of both lists: the
first, a middle one, and the last. Checks each query's plan; a list that isn't read by its index fails the benchmark.
Only the ratio of the two sizes, measured in turns in one run, means anything.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from gospoda.core.registry import game
from gospoda.server.base.settings import Settings
from gospoda.server.store.database import ENTRY, MEMBER, TABLE, open_engine, upgrade
from gospoda.server.tables import lists

SMALL = 10_000  # so that every page is full
PAGE = 50
REPEATS = 60
BATCH = 5_000
FAN = "fan"  # a guest with many tables
MOST = 5.0  # times as long as in a small inn; a full scan takes a hundred times as long
QUERIES = {"open": (lists.open_query(), "ix_table_open"), "mine": (lists.guest_query(FAN), "ix_member_guest")}


def rows(count: int) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]]:
    """Returns database rows for tables, each with its members and its first and last entries."""
    title = game("stonespine")
    for n in range(count):
        table, touched = f"t{n:07}", 1_700_000_000.0 + n
        access = "open" if n % 10 == 0 else "invite"
        status = "running" if n % 20 == 0 else "finished"
        shown: dict[str, Any] = {
            "id": table,
            "game": title.id,
            "version": title.version,
            "content": title.content_digest(),
        }
        shown |= {"title": "", "mode": "online", "access": access, "options": "{}", "seed": "s", "start": None}
        shown |= {"host": f"g{n % 997}", "invites": "[]", "watch": "", "roster": "[]", "created": touched}
        guests = [f"g{n % 997}", f"g{n % 991 + 1_000}", *([FAN] if n % 100 == 0 else [])]
        members = [{"table_id": table, "guest": guest, "touched": touched} for guest in guests]
        record = [
            {"table_id": table, "seq": seq, "kind": "made", "seat": -1, "act": None, "data": b"{}", "status": status}
            | {"waiting": 0, "moves": seq, "created": touched}
            for seq in (1, 2, 3)
        ]
        yield shown | {"origin": "", "hints": False, "status": status, "touched": touched}, members, record


def fill(engine: Engine, count: int) -> None:
    """Inserts this many tables."""
    before = sa.MetaData()
    before.reflect(engine)
    before.drop_all(engine)
    upgrade(engine)
    tables: list[Any] = []
    members: list[Any] = []
    record: list[Any] = []
    for number, (table, some, entries) in enumerate(rows(count), 1):
        tables.append(table)
        members += some
        record += entries
        if number % BATCH == 0 or number == count:
            with engine.begin() as connection:
                for kind, found in ((TABLE, tables), (MEMBER, members), (ENTRY, record)):
                    connection.execute(sa.insert(kind), found)
                    found.clear()
    with engine.begin() as connection:
        connection.execute(sa.text("ANALYZE"))


def check_plan(connection: Connection, query: lists.Query, index: str) -> None:
    """Checks that the list is read in index order."""
    check_index(connection, lists.page_query(*query, lists.Place(1_700_000_500.0, "t"), PAGE), index)


def check_index(connection: Connection, query: sa.Select[Any], index: str) -> None:
    """Checks that a query uses an index; otherwise the benchmark fails."""
    written = query.compile(connection, compile_kwargs={"literal_binds": True}).string
    prefix = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "
    steps = "\n".join(str(row) for row in connection.execute(sa.text(prefix + written)))
    if index not in steps:
        sys.exit(f"the list is not read by {index}:\n{steps}")


def places(connection: Connection, query: lists.Query) -> list[lists.Place | None]:
    """Returns where the first page begins, a middle one, and the last."""
    select, touched, table = query
    found = list(connection.execute(select.order_by(touched.desc(), table.desc())))
    marks = [found[len(found) // 2], found[max(0, len(found) - PAGE - 1)]]
    return [None, *[lists.Place(row.touched, row.table_id) for row in marks]]


def times(engine: Engine, name: str) -> list[float]:
    """Returns how long pages of a list take, in milliseconds."""
    query, index = QUERIES[name]
    found = []
    with engine.connect() as connection:
        check_plan(connection, query, index)
        for place in places(connection, query):
            lists.page(connection, query, place, PAGE)
            for _ in range(REPEATS):
                began = time.perf_counter()
                page = lists.page(connection, query, place, PAGE)
                found.append((time.perf_counter() - began) * 1e3)
                assert len(page.tables) in range(1, PAGE + 1)
    return found


def main() -> None:
    """Fills, measures and compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--database", default="", help="by default SQLite in a folder of its own; it is emptied first")
    options = parser.parse_args()
    result: dict[str, Any] = {"tables": options.tables}
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(Settings(options.database or f"sqlite:///{folder}/lists.db").database_url())
        measured: dict[int, dict[str, list[float]]] = {}
        for count in (SMALL, options.tables):
            fill(engine, count)
            measured[count] = {name: times(engine, name) for name in QUERIES}
        engine.dispose()
    for name in QUERIES:
        small, large = measured[SMALL][name], measured[options.tables][name]
        ratio = median(large) / median(small)
        result[name] = {
            "p50_ms": round(median(large), 2),
            "p99_ms": round(quantiles(large, n=100)[98], 2),
            "ratio": round(ratio, 2),
        }
        if ratio > MOST:
            sys.exit(f"the list {name} takes {ratio:.1f} times as long as with {SMALL} tables")
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
