"""A server may be killed at any moment: no acknowledged move is lost, and every table goes on."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path

from tests.server.players import Stubborn, check_record
from tests.server.server import PATIENCE, Guest, Server


def test_killed_under_load(tmp_path: Path) -> None:
    chance = random.Random(5)
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log").start()
    try:
        players = [Stubborn([server.url], "stonespine", 2, n) for n in range(5)]
        for player in players:
            player.start()
        for _ in range(5):
            time.sleep(0.6 + chance.random())
            server.kill()
            server.start()
        end = time.monotonic() + 600
        while not all(player.finished for player in players) and time.monotonic() < end:
            time.sleep(0.2)
        assert all(player.finished for player in players), "a table does not go on"
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            rows = database.execute("SELECT table_id, seq, act FROM entry").fetchall()
        database.close()
        assert check_record(rows, players) > 5 * 50
        server.start()
        shown = players[0].guest.look(players[0].table)
        assert shown["table"]["status"] == "finished"
        assert "Traceback" not in (tmp_path / "log").read_text()
    finally:
        for player in players:
            player.stopping.set()
        server.kill()


def test_an_orderly_end(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log").start()
    guest = Guest(server.url)
    table = guest.table("magpies", seats=[{"kind": "person"}] * 2, mode="hotseat")
    socket = guest.socket()
    socket.ask(type="hello", table=table)
    guest.act(table, 0)
    code = server.stop()
    assert socket.closed_with() == 1012  # reconnects
    assert code in (0, -15)
    server.start()
    try:
        assert guest.look(table, look=0)["position"]["moves"] == 1
    finally:
        server.kill()


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    first = Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log").start()
    second = Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log2").start(wait=False)
    try:
        assert second.process is not None
        assert second.process.wait(PATIENCE) == 2
        assert "another server is using" in (tmp_path / "log2").read_text()
    finally:
        first.kill()
