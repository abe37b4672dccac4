"""Several processes over one PostgreSQL: each can serve every table, and one of them may die."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.players import Stubborn, check_record
from tests.server.server import Guest, Server
from tests.server.store.postgres import binaries, postgres

pytestmark = [
    pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed"),
    pytest.mark.xdist_group("postgres"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_one_of_two_processes_dies(database: str, tmp_path: Path) -> None:
    servers = [Server(database, "--no-limits", log=tmp_path / f"log{n}").start(wait=False) for n in range(2)]
    players: list[Stubborn] = []
    try:
        for server in servers:
            server.wait()
        players = [Stubborn([server.url for server in servers], "stonespine", 2, n) for n in range(4)]
        for player in players:
            player.start()
        for n in range(4):
            time.sleep(1.0)
            servers[n % 2].kill()
            servers[n % 2].start()
        end = time.monotonic() + 600
        while not all(player.finished for player in players) and time.monotonic() < end:
            time.sleep(0.2)
        assert all(player.finished for player in players), "a table does not go on"
        with psycopg.connect(database) as connection:
            rows = connection.execute("SELECT table_id, seq, act FROM entry").fetchall()
        mine = {player.table for player in players}
        assert check_record([row for row in rows if row[0] in mine], players) > 4 * 50
        for n in range(2):
            assert "Traceback" not in (tmp_path / f"log{n}").read_text()
    finally:
        for player in players:
            player.stopping.set()
        for server in servers:
            server.kill()


def test_news_travel_between_processes(database: str, tmp_path: Path) -> None:
    first = Server(database, "--no-limits", log=tmp_path / "log0").start()
    second = Server(database, "--no-limits", log=tmp_path / "log1").start()
    try:
        host, other = Guest(first.url, "Ania"), Guest(first.url, "Borek")
        table = host.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}], access="open")
        other.post(f"/api/tables/{table}/join", {})
        other.url = second.url
        far = other.socket()
        shown = far.ask(type="hello", table=table)
        near = host.socket()
        mine = near.ask(type="hello", table=table)
        ack = near.ask(type="act", v=mine["v"], seat=0, move=mine["position"]["legal"][0]["move"])
        event = far.event()
        while event["v"] < ack["v"]:
            event = far.event()
        # Both write at once: the record accepts one, and the other process catches up and retries.
        answer = far.ask(type="act", v=shown["v"], seat=1, move=shown["position"]["legal"][0]["move"])
        assert answer["type"] == "ack"
        assert answer["v"] == ack["v"] + 1
        while near.event()["v"] < answer["v"]:
            pass
    finally:
        first.kill()
        second.kill()


def test_a_link_renewed_at_one_process_is_void_at_the_other(database: str, tmp_path: Path) -> None:
    first = Server(database, "--no-limits", log=tmp_path / "log0").start()
    second = Server(database, "--no-limits", log=tmp_path / "log1").start()
    try:
        host = Guest(first.url, "Ania")
        table = host.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])

        def secrets() -> list[str]:
            return [link.partition("=")[2] for link in host.look(table)["you"]["links"]["seats"]]

        near, late = Guest(second.url, "Borek"), Guest(second.url, "Cyryl")
        old = secrets()
        near.post(f"/api/tables/{table}/join", {"secret": old[1]})  # the other process knows the table from now on
        host.post(f"/api/tables/{table}/links/2")
        late.post(f"/api/tables/{table}/join", {"secret": old[2]}, 404)
        late.post(f"/api/tables/{table}/join", {"secret": secrets()[2]})
        assert late.look(table)["you"]["seats"] == [2]
    finally:
        first.kill()
        second.kill()


def test_processes_of_one_command(database: str, tmp_path: Path) -> None:
    server = Server(database, "--no-limits", "--processes", "2", log=tmp_path / "log").start()
    try:
        guests = [Guest(server.url, f"G{n}") for n in range(4)]
        for guest in guests:
            table = guest.table("magpies", seats=[{"kind": "person"}] * 2, mode="hotseat")
            guest.act(table, 0)
            guest.act(table, 1)
            assert guest.look(table, look=0)["position"]["moves"] == 2
    finally:
        server.kill()


def test_a_member_is_known_signed_out_and_forgotten_at_both_processes(database: str, tmp_path: Path) -> None:
    first = Server(database, "--no-limits", "--key-file", str(tmp_path / "key"), log=tmp_path / "log0").start()
    second = Server(database, "--no-limits", "--key-file", str(tmp_path / "key"), log=tmp_path / "log1").start()
    try:
        member, other = Guest(first.url, "Zdenka"), Guest(second.url, "Other")
        table = member.table(seats=[{"kind": "person"}, {"kind": "person"}], access="open")
        other.post(f"/api/tables/{table}/join", {})
        watching = other.socket()
        watching.ask(type="hello", table=table)
        member.post("/api/account", {"device": "First"})
        code = member.post("/api/account/codes")["codes"][0]
        signed_in = member.http.post(f"{second.url}/api/sign-in/code", json={"code": code}).json()
        headers = {"authorization": f"Bearer {signed_in['token']}"}
        assert other.http.get("/api/account", headers=headers).json()["name"] == "Zdenka"
        phone = next(one["id"] for one in member.get("/api/account")["devices"] if not one["here"])
        member.http.delete(f"/api/account/devices/{phone}").raise_for_status()
        wait_until(lambda: other.http.get("/api/account", headers=headers).status_code == 401)
        member.post("/api/account/leave", {"name": "Zdenka"})
        wait_until(lambda: other.look(table)["table"]["seats"][0]["name"] == "somebody")
        assert watching.ask(type="ping")["type"] == "ack", "who looks on goes on to do so"
        for n in range(2):
            assert "Traceback" not in (tmp_path / f"log{n}").read_text()
    finally:
        first.kill()
        second.kill()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 90
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.2)
