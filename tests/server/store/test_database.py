"""The database: upgrades keep running games, failures change nothing, and changed rules freeze a table."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from gospoda.core.moves import Kind, MoveTable, Param
from gospoda.core.registry import game
from gospoda.example.game import CARD
from gospoda.server.base.refusals import Refused
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.history.daily import Deals
from gospoda.server.members.membership import Members
from gospoda.server.operate import backups
from gospoda.server.records.records import Entry, MadeData, Sitter, StartData
from gospoda.server.records.storage import Storage, entry_row
from gospoda.server.store.database import METADATA, open_engine, upgrade
from gospoda.server.store.reader import Reader
from gospoda.server.store.writer import Writer
from gospoda.server.tables import commands, lists, outgoing, protocol, seats
from gospoda.server.tables.bodies import NewSeat, NewTable
from gospoda.server.tables.http_lists import summary
from gospoda.server.tables.rooms import Rooms
from tests.server.server import Guest, Server

ANIA = Requester("ania", "Ania")
NEWER = ("clock", "progress")  # columns that the first schema lacks


def database(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


class Opened:
    """Storage and rooms in this process."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        upgrade(self.engine)
        self.writer = Writer(self.engine, "test")
        self.reader = Reader(self.engine, self.writer)
        self.storage = Storage(self.reader, Members(), InnTime(self.writer))
        self.rooms = Rooms(self.storage, 600)

    async def close(self) -> None:
        await self.writer.close()
        self.reader.close()
        self.engine.dispose()

    async def table(self, title: str, seats_wanted: int) -> str:
        people = [NewSeat("person") for _ in range(seats_wanted)]
        return await seats.create(NewTable(title, people, mode="hotseat", seed="s"), ANIA, self.storage)

    async def mine(self, guest: str) -> list[lists.Listed]:
        page = await self.storage.read(lambda connection: lists.tables_of(connection, guest, None, 50))
        return page.tables

    async def play(self, table: str, moves: int) -> None:
        room = await self.rooms.get(table)
        for n in range(moves):
            assert room.timeline is not None
            seat = int(room.timeline.state.next_seat())
            move = int(room.timeline.state.legal(seat)[0])
            await commands.act(room, ANIA, protocol.Act(f"{room.v}-{n}", room.v, seat, move))


def test_what_another_process_has_written_first_is_seen_at_the_second_try(tmp_path: Path) -> None:
    async def run() -> int:
        opened = Opened(database(tmp_path))
        tried = 0

        def work(connection: sa.Connection) -> int:
            nonlocal tried
            tried += 1
            if tried == 1:
                raise sa.exc.IntegrityError("", {}, Exception())
            return connection.execute(sa.text("SELECT 7")).scalar_one()

        found = await opened.writer.run(work)
        await opened.close()
        return int(found)

    assert asyncio.run(run()) == 7


def test_of_two_processes_one_begins_the_counted_try(tmp_path: Path) -> None:
    async def run() -> None:
        opened = Opened(database(tmp_path))
        both = [Deals(opened.storage, opened.rooms, False) for _ in range(2)]
        [deal] = [one.id for one in (await both[0].day("", "")).deals if one.id.endswith("stonespine-solo")]
        first, second = await asyncio.gather(*[deals.begin(deal, ANIA) for deals in both])
        assert first == second, "who asks two processes at once could practise at the second table"
        assert [one.setup.id for one in await opened.mine("ania")] == [first]
        await opened.close()

    asyncio.run(run())


def insert(connection: sa.Connection, table: str, row: dict[str, Any]) -> None:
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def shown(rooms_room: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(outgoing.snapshot(rooms_room, "ania", "Ania", 0)))


def test_migrations_make_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    engine = open_engine(database(tmp_path))
    upgrade(engine)
    upgrade(engine)  # running it again changes nothing
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()
    assert backups.METADATA is METADATA  # importing it loads every table definition
    assert differences == []


def test_a_database_of_the_first_schema_opens(tmp_path: Path) -> None:
    """Running games of the first schema continue after the upgrade."""
    engine = open_engine(database(tmp_path))
    upgrade(engine, "0001")
    title = game("stonespine")
    old = {"id": "old", "game": title.id, "version": title.version, "content": title.content_digest(), "title": "Old"}
    old |= {"mode": "hotseat", "access": "invite", "options": "{}", "seed": "first", "start": None, "host": "ania"}
    old |= {"invites": '["a","b"]', "watch": "w", "created": time.time()}
    roster = [Sitter("person", "ania", "Ala"), Sitter("person", "ania", "Olek")]
    old |= {
        "roster": msgspec.json.encode(roster).decode(),
        "options": msgspec.json.encode(title.check_options({})).decode(),
    }
    rows = [entry_row("old", Entry(1, -1, MadeData(), 0, 1.0), "lobby", 0)]
    rows += [entry_row("old", Entry(2, -1, StartData(), 0, 1.0), "running", 3)]
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        insert(connection, "game_table", old)
        for row in rows:
            insert(connection, "entry", {name: value for name, value in row.items() if name not in NEWER})
        connection.execute(sa.text("INSERT INTO member VALUES ('old', 'ania')"))
    engine.dispose()

    async def go_on() -> None:
        opened = Opened(database(tmp_path))
        await opened.play("old", 20)
        assert (await opened.rooms.get("old")).moves == 20
        assert [listed.setup.title for listed in await opened.mine("ania")] == ["Old"]
        await opened.close()

    asyncio.run(go_on())


def test_a_table_loaded_from_a_snapshot_is_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        opened = Opened(database(tmp_path))
        table = await opened.table("stonespine", 2)
        for _ in range(4):
            await opened.play(table, 13)
            room = await opened.rooms.get(table)
            before = shown(room)
            opened.rooms.rooms.clear()
            room = await opened.rooms.get(table)
            after = shown(room)
            assert after["position"]["view"] == before["position"]["view"]
            assert after["position"]["legal"] == before["position"]["legal"]
            assert after["log"] == before["log"]
            assert after["v"] == before["v"]
        assert room.timeline is not None
        assert room.timeline.base > 0
        # Goes far back across the undo line, beyond the loaded snapshot; then plays differently.
        await commands.undo(room, ANIA, protocol.TakeBack("far", 0, 5, True))
        assert room.moves == 5
        await opened.play(table, 30)
        before = shown(room)
        opened.rooms.rooms.clear()
        assert shown(await opened.rooms.get(table))["position"]["view"] == before["position"]["view"]
        await opened.close()

    asyncio.run(run())


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        opened = Opened(database(tmp_path))
        table = await opened.table("stonespine", 2)
        await opened.play(table, 3)
        room = await opened.rooms.get(table)
        before = shown(room)
        shrink = "PRAGMA max_page_count = 1"
        await opened.writer.run(lambda connection: connection.exec_driver_sql(shrink).scalar())
        with pytest.raises(Refused) as problem:
            await opened.play(table, 400)
        assert problem.value.reason.id == "refused-storage"
        full = shown(room)
        stored = sqlite3.connect(tmp_path / "tables.db")
        assert stored.execute("SELECT max(seq) FROM entry WHERE table_id = ?", [table]).fetchone()[0] == full["v"]
        stored.close()
        assert full["v"] >= before["v"]
        await opened.play(table, 2)  # once there is space again (on a new connection), the game goes on
        assert (await opened.rooms.get(table)).v == full["v"] + 2
        await opened.close()

    asyncio.run(run())


def test_what_is_deleted_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    engine, word = open_engine(database(tmp_path)), "to be forgotten"

    def as_many_build_it(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA secure_delete=OFF")

    sa.event.listen(engine, "connect", as_many_build_it, insert=True)
    for change in ("CREATE TABLE word (text)", f"INSERT INTO word VALUES ('{word}')", "DELETE FROM word"):
        with engine.begin() as connection:
            connection.exec_driver_sql(change)
    engine.dispose()  # which flushes the log into the file
    assert word.encode() not in (tmp_path / "tables.db").read_bytes()


def test_a_snapshot_of_an_older_form_is_but_a_cache(tmp_path: Path) -> None:
    """An unreadable snapshot is rebuilt from the moves, and the table goes on."""

    async def run() -> None:
        opened = Opened(database(tmp_path))
        table = await opened.table("stonespine", 2)
        await opened.play(table, 40)
        before = shown(await opened.rooms.get(table))["position"]
        opened.rooms.rooms.clear()
        await opened.close()
        stored = sqlite3.connect(tmp_path / "tables.db")
        kept = stored.execute('SELECT "after", data FROM snapshot').fetchall()
        assert kept
        for after, data in kept:
            old = bytes(data).replace(b'"agenda":[', b'"stack":[["construction",1,1,0,0],')
            stored.execute('UPDATE snapshot SET data = ? WHERE "after" = ?', [old, after])
        stored.commit()
        stored.close()
        opened = Opened(database(tmp_path))
        room = await opened.rooms.get(table)
        assert room.status == "running"
        assert shown(room)["position"] == before
        await opened.play(table, 1)
        await opened.close()

    asyncio.run(run())


def test_changed_rules_freeze_a_table_that_does_not_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        opened = Opened(database(tmp_path))
        table, other = await opened.table("magpies", 2), await opened.table("magpies", 2)
        await opened.play(table, 4)
        await opened.play(other, 4)
        title = game("magpies")
        monkeypatch.setattr(title, "version", "2")
        opened.rooms.rooms.clear()
        room = await opened.rooms.get(table)
        assert room.status == "running"  # the new version allows the same moves
        monkeypatch.setattr(title, "version", "3")
        monkeypatch.setattr(title, "moves", MoveTable(Kind("swap", Param("card", CARD))))  # none of the old moves
        opened.rooms.rooms.clear()
        room = await opened.rooms.get(other)
        assert room.status == "frozen"
        assert shown(room)["position"]["legal"] == []
        with pytest.raises(Refused) as problem:
            await commands.act(room, ANIA, protocol.Act("x", room.v, 0, 0))
        assert problem.value.reason.id == "refused-old-rules"
        assert await listed(opened, other) == ("frozen", False)  # lists and notifications don't wait there
        monkeypatch.undo()
        opened.rooms.rooms.clear()
        assert (await opened.rooms.get(other)).status == "running"  # the former version again
        assert await listed(opened, other) == ("running", True)
        await opened.close()

    async def listed(opened: Opened, table: str) -> tuple[str, bool]:
        found = next(one for one in await opened.mine("ania") if one.setup.id == table)
        return found.status, summary(found, "ania", Members(), None).your_turn

    asyncio.run(run())


def test_the_lost_answer_is_found_in_the_record(tmp_path: Path) -> None:
    """A repeated act isn't done twice, even if its first answer was lost long ago."""
    with_server = Server(database(tmp_path), "--no-limits").start()
    try:
        guest = Guest(with_server.url)
        table = guest.table("stonespine", seats=[{"kind": "person"}], seed="x")
        first = guest.look(table)
        body = {"id": "first", "v": first["v"], "seat": 0, "move": first["position"]["legal"][0]["move"]}
        done = guest.post(f"/api/tables/{table}/act", body)
        with_server.kill()
        with_server.start()
        assert guest.post(f"/api/tables/{table}/act", body) == done
    finally:
        with_server.kill()
