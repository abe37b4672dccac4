"""One notification per turn: what the database records about turns that were notified or seen."""

from __future__ import annotations

from itertools import product

import msgspec
import sqlalchemy as sa

from gospoda.server.notices.notice_claims import LEASE, claim, finish, is_open, put_seen
from gospoda.server.notices.notice_turns import Turn
from gospoda.server.notices.schema import SENT
from gospoda.server.store.database import METADATA


def test_of_several_processes_one_takes_a_notice_on_itself() -> None:
    turn = Turn("g", "t", "magpies", "", 10, 5, 1000.0)
    engine = sa.create_engine("sqlite://")
    METADATA.create_all(engine, [SENT])
    with engine.begin() as database:
        assert claim(database, "c", [turn], 2000.0) == [turn]
        assert claim(database, "c", [turn], 2000.0) == [], "another process has it"
        assert claim(database, "d", [turn], 2000.0) == [turn], "another channel has its own"
        assert claim(database, "c", [turn], 2000.0 + 2 * LEASE) == [turn], "the process has died"
        finish(database, "c", [turn], False, 3000.0)
        assert claim(database, "c", [turn], 3000.0) == [turn], "it has failed"
        finish(database, "c", [turn], True, 3000.0)
        assert claim(database, "c", [turn], 9000.0) == [], "one notice a turn"
        again = msgspec.structs.replace(turn, turn=12)  # after an undo and a new move
        assert claim(database, "c", [again], 3600.0) == []
        assert claim(database, "c", [again], 9000.0) == [again]
        later = msgspec.structs.replace(turn, turn=20, moves=9)
        put_seen(database, [("c", later)], 9000.0)
        assert claim(database, "c", [later], 9000.0) == [], "seen in time"
    engine.dispose()


def test_what_was_seen_is_written_where_a_turn_is_open() -> None:
    """A single statement covers all of them, by the same rule as reading."""
    turn = Turn("g", "t", "magpies", "", 10, 5, 1000.0)
    engine = sa.create_engine("sqlite://")
    METADATA.create_all(engine, [SENT])
    now = 5000.0
    rows = [
        {"channel": f"{n}", "table_id": "t", "turn": number, "moves": moves, "state": state, "at": at}
        for n, (number, moves, state, at) in enumerate(
            product((10, 8), (5, 4), ("seen", "claimed", "sent"), (now - 4000, now - 10, now + 10))
        )
    ]
    with engine.begin() as database:
        database.execute(sa.insert(SENT), rows)
        before = {row.channel: row for row in database.execute(sa.select(SENT))}
        put_seen(database, [(name, turn) for name in [*before, "new"]], now)
        after = {row.channel: row for row in database.execute(sa.select(SENT))}
    assert {name for name in before if after[name] != before[name]} == {
        name for name, row in before.items() if is_open(row, turn, now)
    }
    assert tuple(after["new"])[2:] == (10, 5, "seen", now)
    engine.dispose()
