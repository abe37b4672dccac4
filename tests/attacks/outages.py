"""Failures beneath the server: a damaged table, and a database that is down while a process is replaced."""

from __future__ import annotations

import os
import signal
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.attacks import Figures, attack
from tests.attacks.orphans import family
from tests.server.server import Guest, Server, commanded
from tests.server.store.postgres import postgres_server

AWAY = "the database cannot be reached"  # in the log of a starting process
PATIENCE = 300.0  # seconds; a busy machine is slow to start processes


def until(what: str, true: Callable[[], bool]) -> float:
    """Waits until a condition holds; returns how long that took."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < PATIENCE, what
        time.sleep(0.1)
    return time.monotonic() - began


DAMAGES: list[tuple[str, tuple[object, ...]]] = [
    ("UPDATE entry SET data = ? WHERE table_id = ? AND kind = 'move'", (b'["nonsense",false,[]]',)),
    ("UPDATE entry SET data = ? WHERE table_id = ? AND kind = 'move'", (b"\x00 not even JSON",)),
    ("UPDATE game_table SET options = ? WHERE id = ?", ("[]",)),
    ("UPDATE game_table SET roster = ? WHERE id = ?", ("{",)),
    ("UPDATE game_table SET game = ? WHERE id = ?", ("unheard of",)),
    ("UPDATE game_table SET version = ? WHERE id = ?", ("0.0.0",)),
]


@attack("damaged-tables", small=1, long=20, unit="rounds of all damages")
def damaged_tables(size: int) -> Figures:
    """After a start the bots of every other table go on, however a table before them is damaged."""
    tables = 0
    for _ in range(size):
        with tempfile.TemporaryDirectory() as folder:
            tables += _damage_all(Path(folder))
    return {"damaged tables": tables}


def _damage_all(folder: Path) -> int:
    server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", log=folder / "log").start()
    try:
        guest = Guest(server.url)
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        tables = [guest.table("magpies", seats=seats) for _ in range(len(DAMAGES) + 1)]
        for table in tables:
            guest.act(table, 0)
            until("the bot moves", lambda table=table: guest.look(table)["position"]["moves"] >= 2)  # type: ignore[misc]
        server.kill()
        left = _damage(folder / "tables.db", tables)
        server.start()
        until("a bot behind damaged tables has stopped", lambda: guest.look(tables[-1])["position"]["moves"] > left)
        for table in tables[:-1]:
            status = guest.http.get(f"/api/tables/{table}").status_code
            assert status in (200, 409), status
        assert guest.table("magpies", seats=seats)
        assert len(guest.get("/api/tables/mine")["tables"]) >= 2
    except AssertionError:
        print((folder / "log").read_text()[-5_000:])
        raise
    finally:
        server.kill()
    return len(DAMAGES)


def _damage(file: Path, tables: list[str]) -> int:
    """Damages all tables but the last and makes it a bot's turn again.

    Returns how many moves the last table keeps.
    """
    database = sqlite3.connect(file)
    with database:
        for table, (statement, values) in zip(tables, DAMAGES, strict=False):
            database.execute(statement, (*values, table))
        for table in tables:  # on disk, everything from the bot's last move on is undone: it is its turn again
            last = database.execute(
                "SELECT max(seq) FROM entry WHERE table_id = ? AND kind = 'move' AND seat = 1", (table,)
            )
            database.execute("DELETE FROM entry WHERE table_id = ? AND seq >= ?", (table, last.fetchone()[0]))
            database.execute("UPDATE entry SET waiting = 2 WHERE table_id = ?", (table,))
        left = database.execute("SELECT count(*) FROM entry WHERE table_id = ? AND kind = 'move'", (tables[-1],))
        moves: int = left.fetchone()[0]
    database.close()
    return moves


@attack("process-dies-without-database", small=1, long=20, unit="processes killed while PostgreSQL is away")
def process_dies_without_database(size: int) -> Figures:
    """A process that dies while PostgreSQL is down takes no other with it, and everything recovers with it."""
    longest = 0.0
    with tempfile.TemporaryDirectory() as folder, postgres_server() as database:
        log = Path(folder) / "log"
        server = Server(database.url, "--no-limits", "--processes", "2", log=log).start()
        try:
            guest = Guest(server.url)
            table = guest.table("magpies", seats=[{"kind": "person"}] * 2, mode="hotseat")
            for n in range(size):
                guest.act(table, 0)
                database.stop()
                kill_one(server, log)
                assert server.process is not None
                assert server.process.poll() is None, "the whole service has ended"
                database.start()
                longest = max(longest, until("it does not recover", lambda: healthy(server.url)))
                guest.post(f"/api/tables/{table}/undo", {"id": f"u{n}", "seat": 0, "lift": True})
            assert "Traceback" not in log.read_text(), log.read_text()[-3000:]
        finally:
            server.kill()
    return {"longest recovery (s)": round(longest, 1)}


def kill_one(server: Server, log: Path) -> None:
    """Kills one serving process and waits until its successor has logged its start and answers."""
    before = log.read_text().count(AWAY)
    assert server.process is not None
    serving = [pid for pid in family(server.process.pid)[1:] if b"spawn_main" in commanded(pid)]
    os.kill(serving[0], signal.SIGKILL)
    until("no other process has begun without the database", lambda: log.read_text().count(AWAY) > before)
    until("nobody answers", lambda: answers(server.url))


def answers(url: str) -> bool:
    try:
        return httpx.get(url + "/health", timeout=5).status_code == 503
    except httpx.HTTPError:
        return False


def healthy(url: str) -> bool:
    """Asks often enough for each of two processes to answer."""
    try:
        return all(httpx.get(url + "/health", timeout=5).status_code == 200 for _ in range(24))
    except httpx.HTTPError:
        return False
