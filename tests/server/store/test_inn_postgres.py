"""An inn with two processes over one PostgreSQL: notifications, deals and friends."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from threading import Thread
from typing import Any

import psycopg
import pytest

from tests.server.history.test_daily import deal_named
from tests.server.history.test_history import play_out
from tests.server.notices.receivers import Receiver, receiving
from tests.server.notices.test_notices import until, when
from tests.server.server import Guest, Server, new_id, running
from tests.server.social.test_friends import OPEN
from tests.server.store.postgres import binaries, postgres

pytestmark = [
    pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed"),
    pytest.mark.xdist_group("postgres"),
]


EVERY = 2.0  # seconds between checks; within half of it each process reports who is present


class Inns:
    """Two processes of one inn, and a receiver of notifications."""

    def __init__(self, database: str, servers: list[Server], receiver: Receiver) -> None:
        self.database = database
        self.servers = servers
        self.receiver = receiver

    def change(self, statement: str, *values: Any) -> None:
        with psycopg.connect(self.database) as connection:
            connection.execute(statement, values)

    def guest(self, name: str, at: int = 0) -> Guest:
        """A member who connects to one of the processes."""
        guest = Guest(self.servers[at].url, name)
        guest.post("/api/account", {"device": "Firefox, Linux"})
        guest.name = guest.get("/api/me")["name"]
        return guest


@pytest.fixture(scope="module")
def inns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inns]:
    folder = tmp_path_factory.mktemp("inns")
    options = ["--no-limits", "--notice-every", str(EVERY), "--notice-private", "--key-file", str(folder / "key")]
    with ExitStack() as stack:
        database, receiver = stack.enter_context(postgres()), stack.enter_context(receiving())
        logs = [folder / f"log{n}" for n in range(2)]
        servers = [stack.enter_context(running(database, *options, log=log)) for log in logs]
        yield Inns(database, servers, receiver)
        for log in logs:
            assert "Traceback" not in log.read_text(), log.read_text()


def test_two_processes_send_one_notice(inns: Inns) -> None:
    host, friend = inns.guest("Ania", 0), inns.guest("Borek", 1)
    friend.post("/api/notices/webhooks", {"url": inns.receiver.url + "/one", "when": when()})
    tables = []
    for _ in range(6):
        table = host.table(seats=OPEN, access="open")
        friend.post(f"/api/tables/{table}/join", {})
        tables.append(table)
    until(lambda: set(tables) <= set(named(inns)))
    seen = host.table(seats=OPEN, access="open")
    there = friend.socket()
    there.ask(type="hello", table=seen)  # at the second process; the first one must not notify either
    friend.post(f"/api/tables/{seen}/join", {})
    last = host.table(seats=OPEN, access="open")
    friend.post(f"/api/tables/{last}/join", {})
    until(lambda: last in named(inns))
    assert sorted(named(inns)) == sorted([*tables, last]), "each turn was told once, and none that was seen"


def named(inns: Inns) -> list[str]:
    """Returns the tables named in the friend's notifications."""
    return [table["table"] for said in inns.receiver.at("/one") for table in said.json["tables"]]


def test_a_deal_is_the_same_in_both_processes(inns: Inns) -> None:
    inns.change("DELETE FROM deal")
    days: list[Any] = [None, None]

    def look(at: int) -> None:
        days[at] = Guest(inns.servers[at].url).get("/api/daily")

    threads = [Thread(target=look, args=(at,)) for at in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told = [{deal["id"]: deal["commitment"] for deal in day["deals"]} | day["tomorrow"] for day in days]
    assert told[0] == told[1]
    one, two = inns.guest("Ania", 0), inns.guest("Borek", 1)
    deal = deal_named(one, "magpies-bots")["id"]
    tables = [guest.post(f"/api/deals/{deal}/try", {})["table"] for guest in (one, two)]
    one.url = two.url  # the other process knows the counted try too
    again = Guest(inns.servers[1].url)
    again.http.headers["authorization"] = f"Bearer {one.token}"
    assert again.post(f"/api/deals/{deal}/try", {})["table"] == tables[0]
    for guest, table in zip((again, two), tables, strict=True):
        play_out(guest, table=table)
    results = again.get(f"/api/deals/{deal}")["results"]
    assert {result["name"] for result in results if not result["bot"]} == {one.name, two.name}
    now = time.time()
    inns.change("UPDATE deal SET ends = %s, reveals = %s WHERE id = %s", now - 60, now, deal)
    assert again.get(f"/api/deals/{deal}")["over"]
    assert again.look(tables[1])["table"]["status"] == "finished"
    challenge = two.post(f"/api/tables/{tables[1]}/challenge", {"seat": 0})["deal"]
    assert again.get(f"/api/deals/{challenge}")["challenge"]["name"] == two.name


def test_company_is_found_across_processes(inns: Inns) -> None:
    one, two, three = inns.guest("Ania", 0), inns.guest("Borek", 1), inns.guest("Ciril", 1)
    asked = {"game": "magpies", "seats": 2, "language": "cs", "level": "steady"}
    table = one.post("/api/searches", asked)["table"]
    assert two.post("/api/searches", asked)["table"] == table
    until(lambda: one.look(table)["table"]["status"] == "running")
    secret = one.post("/api/friends/link", {})["secret"]
    two.http.post("/api/friends", json={"secret": secret}).raise_for_status()
    waiting = one.table("magpies", seats=OPEN, access="open")
    one.http.post(f"/api/tables/{waiting}/seek", json={"language": "pl", "level": "new"}).raise_for_status()
    one.post(f"/api/tables/{waiting}/invite", {"guest": two.id})
    assert [one["table"] for one in two.get("/api/tables/mine")["invitations"]] == [waiting]
    listed = three.get("/api/tables", language="pl", level="new", seats=2, clock="none", rated=False, free=True)
    assert [one["id"] for one in listed["tables"]] == [waiting]
    two.post(f"/api/tables/{waiting}/join", {})
    two.post(f"/api/tables/{waiting}/chat", {"id": new_id(), "text": "You fools"})
    one.http.post(f"/api/blocks/{two.id}", json={}).raise_for_status()
    two.post(f"/api/tables/{waiting}/chat", {"id": new_id(), "text": "Hello"}, 403)
    assert one.get("/api/friends")["friends"] == two.get("/api/friends")["friends"] == []
    one.http.post("/api/reports", json={"guest": two.id, "table": waiting, "text": "Rude"}).raise_for_status()
    filled = three.post("/api/searches", {"game": "magpies", "seats": 3, "fill": 60, "bot": "random"})["table"]
    inns.change("UPDATE seat_search SET fill_at = %s WHERE table_id = %s", time.time() - 1, filled)
    until(lambda: three.look(filled)["table"]["status"] != "lobby")
    assert [seat["bot"] for seat in three.look(filled)["table"]["seats"]] == ["", "random", "random"]
