"""Names: a member's name is unique, and no guest can impersonate a member, the inn or a bot."""

from __future__ import annotations

import random
import string
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from gospoda.server.base.look_alikes import LONGEST, looks, numbered
from gospoda.server.members.names import official
from gospoda.server.store.database import open_engine, upgrade
from tests.server.server import Guest, Server
from tests.server.store.postgres import binaries, postgres

PATIENCE = 60.0  # seconds


def unique(name: str = "Zofia") -> str:
    """Returns a name that no other test uses, so that tests can share a server."""
    return f"{name} {''.join(random.choices(string.ascii_lowercase, k=10))}"


def until(check: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not check():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.05)


def member(server: Server, name: str) -> Guest:
    guest = Guest(server.url, name)
    guest.post("/api/account", {"device": "test"})
    return guest


def rename(guest: Guest, name: str) -> httpx.Response:
    return guest.http.patch("/api/me", json={"name": name})


# ---- lookalikes


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Zofia", "zofia"), ("Zofia", "ZOFIA"), ("Zofia", "Zófia"), ("Łucja", "Lucja"), ("Dušan", "Dusan")],
        *[
            ("Zofia", "Zоfia"),
            ("Zofia", "Z o f i a"),
            ("Zofia", "Zofia."),
            ("Zofia", "«Zofia»"),
            ("Zofia", "ＺＯＦＩＡ"),
        ],
        *[("Ali", "AlI"), ("Bob", "B0b"), ("Zofia", "𝒵ofia"), ("ΝΙΝΑ", "NINA")],
        *[("Zofia", "Zofia ✓"), ("Zofia", "Zofia`"), ("Zofia", "Zofiaˇ"), ("Zofia", "ᴢᴏꜰɪᴀ"), ("Wanda", "VVanda")],
    ],
)
def test_names_that_can_be_mistaken_share_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Zofia", "Zofia 2"), ("Ania", "Anna"), ("Nina", "Vina"), ("Ola", "Ula"), ("★", "♥")]
)
def test_other_names_do_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "admin",
        "Gospoda",
        "gosроda",
        "M0derator",
        "Zofia (bot)",
        "Journeyman",
        "czeladnik 2",
        "Operátor",
        "Somebody",
    ],
)
def test_nobody_speaks_for_the_inn_or_a_bot(server: Server, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": name}, timeout=PATIENCE)
    assert answer.status_code == 400, name
    assert answer.json()["reason"]["id"] in ("refused-name-official", "refused-name-mixed")
    assert rename(Guest(server.url), name).status_code == 400


@pytest.mark.parametrize("name", ["Botond", "Robert", "Mistral", "Moda"])
def test_ordinary_names_are_not_reserved(name: str) -> None:
    assert not official(name)


def test_a_number_fits_after_the_longest_name() -> None:
    assert numbered("x" * LONGEST, 12) == "x" * (LONGEST - 3) + " 12"


# ---- members and guests


def test_two_members_cannot_have_names_that_look_alike(server: Server) -> None:
    name = unique()
    first = member(server, name)
    second = member(server, unique("Borek"))
    for wanted in (name, name.upper(), name.replace("o", "ó", 1), name.replace("o", "0", 1)):
        assert rename(second, wanted).json()["reason"]["id"] == "refused-name-member"
    assert rename(first, name.upper()).status_code == 200, "one's own name may be written otherwise"
    assert rename(first, unique("Hanka")).status_code == 200
    assert rename(second, name).status_code == 200, "a name that was given up is free"


def test_a_guest_comes_in_under_another_name_than_a_members(server: Server) -> None:
    name = unique()
    member(server, name)
    asked = {"name": name.upper()}
    told = httpx.post(f"{server.url}/api/guests", json=asked, timeout=PATIENCE).json()
    assert told["name"] == f"{name.upper()} 2"
    guest = Guest(server.url, unique("Borek"))
    assert rename(guest, name).json()["reason"]["id"] == "refused-name-member"
    assert rename(guest, f"{name} 3").status_code == 200


def test_of_two_guests_who_keep_one_name_at_once_one_is_refused(server: Server) -> None:
    name = unique()
    guests = [Guest(server.url, name) for _ in range(2)]
    answers: list[int] = []

    def keep(guest: Guest) -> None:
        answers.append(guest.http.post("/api/account", json={"device": "x"}).status_code)

    threads = [threading.Thread(target=keep, args=[guest]) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) in ([201, 201], [201, 409])  # a moment later, another name is suggested
    names = [guest.get("/api/me")["name"] for guest in guests]
    assert sorted(names) == [name, f"{name} 2"]


def test_a_guest_makes_way_for_a_member_and_loses_nothing(server: Server) -> None:
    name = unique()
    guest, other = Guest(server.url, name), Guest(server.url, unique("Borek"))
    table = guest.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}])
    other.post(f"/api/tables/{table}/join", {"secret": guest.look(table)["you"]["links"]["seats"][1].partition("=")[2]})
    socket = guest.socket()
    socket.ask(type="hello", table=table)
    member(server, name)
    assert guest.get("/api/me")["name"] == f"{name} 2"
    until(lambda: other.look(table)["table"]["seats"][0]["name"] == f"{name} 2")
    shown = other.look(table)
    assert shown["you"]["seats"] == [1]
    assert any(line["messages"][0]["id"] == "table-renamed" for line in shown["log"])
    assert guest.look(table)["you"]["seats"] == [0], "the guest still plays"
    assert socket.ask(type="chat", text="here I am")["type"] == "ack"
    assert guest.look(table)["chat"][-1]["name"] == f"{name} 2"
    socket.close()


def test_a_guest_makes_way_also_for_a_member_who_takes_another_name(server: Server) -> None:
    name = unique()
    guest, other = Guest(server.url, name), member(server, unique("Hanka"))
    table = guest.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}])
    assert rename(other, name.upper()).status_code == 200
    assert guest.get("/api/me")["name"] == f"{name} 2"
    until(lambda: guest.look(table)["table"]["seats"][0]["name"] == f"{name} 2")
    assert rename(guest, name).json()["reason"]["id"] == "refused-name-member"


def test_guests_are_marked_until_they_are_members(server: Server) -> None:
    guest, friend = Guest(server.url, unique()), member(server, unique("Hanka"))
    table = guest.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}], access="open")
    friend.post(f"/api/tables/{table}/join", {"seat": 1})
    guest.post(f"/api/tables/{table}/chat", {"id": "a", "text": "hello"})
    friend.post(f"/api/tables/{table}/chat", {"id": "b", "text": "hello"})
    shown = friend.look(table)
    assert [seat["guest"] for seat in shown["table"]["seats"]] == [True, False]
    assert [line["guest"] for line in shown["chat"]] == [True, False]
    [listed] = [one for one in friend.get("/api/tables/mine")["tables"] if one["id"] == table]
    assert listed["guests"] == [0]
    [met] = friend.get("/api/friends")["met"]
    assert met["member"] is False
    friend.post(f"/api/tables/{table}/resign", {"seat": 1})
    [played] = friend.get("/api/history")["games"]
    assert [seat["guest"] for seat in played["seats"]] == [True, False]
    guest.post("/api/account", {"device": "x"})
    assert [seat["guest"] for seat in friend.look(table)["table"]["seats"]] == [False, False]
    [played] = friend.get("/api/history")["games"]
    assert [seat["guest"] for seat in played["seats"]] == [False, False]


def test_names_that_a_host_types_are_no_members_names(server: Server) -> None:
    name = unique()
    member(server, name)
    host = Guest(server.url, unique("Borek"))
    people = [
        {"kind": "person", "name": name},
        {"kind": "person", "name": "Ala"},
        {"kind": "bot", "name": name.upper()},
    ]
    table = host.table("stonespine", seats=people, mode="hotseat")
    shown = [seat["name"] for seat in host.look(table)["table"]["seats"]]
    assert shown == [f"{name} 3", "Ala", f"{name.upper()} (2)"], "nor can the two be mistaken for each other"


def test_a_member_who_leaves_frees_the_name(server: Server) -> None:
    name = unique()
    first = member(server, name)
    first.post("/api/account/leave", {"name": name})
    assert member(server, name).get("/api/me")["name"] == name


# ---- the upgrade


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres() as found:
        yield found


def put(connection: sa.Connection, table: str, **row: Any) -> None:
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


OLD = [  # id, name, member since
    ("young", "Zofia", 30.0),
    ("old", "zofia", 10.0),
    ("second", "Zofia 2", 40.0),
    ("accented", "Zófia", 20.0),
    ("guest", "ZOFIA", None),
    ("other", "Borek", None),
    ("left", "somebody", 5.0),
]


def test_the_upgrade_settles_who_keeps_which_name(url: str) -> None:
    engine = open_engine(url)
    upgrade(engine, "0016")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for guest, name, since in OLD:
            put(connection, "guest", id=guest, name=name, token=f"token {guest}", created=1.0, seen=1.0)
            put(connection, "rating", game="magpies", player=guest, mu=25.0, sigma=8.0, games=3, updated=1.0)
            put(connection, "friend", guest=guest, other="other", since=1.0)
            if since is not None:
                told = {"handle": guest, "links": "", "settings": "{}", "created": since, "leaving": guest == "left"}
                put(connection, "account", guest=guest, **told)
                times = {"created": 1.0, "seen": 1.0, "expires": 1e12}
                put(connection, "device", id=guest, guest=guest, token=f"device {guest}", label="", **times)
    before = counted(engine)
    upgrade(engine)
    upgrade(engine)  # running it again changes nothing
    with engine.connect() as connection:
        names = {row.id: row.name for row in connection.execute(sa.text("SELECT id, name FROM guest"))}
        members_now = connection.execute(sa.text("SELECT guest, formerly FROM account"))
        formerly = {row.guest: row.formerly for row in members_now}
        kept = "SELECT guest FROM guest_look WHERE kept GROUP BY guest ORDER BY guest"
        members = list(connection.execute(sa.text(kept)).scalars())
    assert counted(engine) == before, "nobody loses a rating, a friend or a session"
    engine.dispose()
    assert names == {
        "old": "zofia",
        "accented": "Zófia 3",  # "Zofia 2" is another member
        "young": "Zofia 4",
        "second": "Zofia 2",
        "guest": "ZOFIA 5",
        "other": "Borek",
        "left": "somebody",
    }
    assert formerly == {"old": "", "accented": "Zófia", "young": "Zofia", "second": "", "left": ""}
    assert members == ["accented", "old", "second", "young"]


def counted(engine: sa.Engine) -> list[int]:
    with engine.connect() as connection:
        tables = ("guest", "account", "device", "rating", "friend")
        return [connection.execute(sa.text(f"SELECT count(*) FROM {one}")).scalar_one() for one in tables]
