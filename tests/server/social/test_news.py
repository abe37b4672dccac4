"""The socket for lists: all windows of a guest learn at once when the guest's tables change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gospoda.content.packs import put_right
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.registry import game
from tests.server.server import Guest, Server, Socket, running
from tests.server.social.test_friends import friends
from tests.server.store.postgres import binaries, postgres

SEATS = [{"kind": "person"}, {"kind": "open"}]
SIGNED_OUT = 4401


def next_tables(socket: Socket) -> list[str]:
    """Returns the next news about tables."""
    while not (said := socket.receive())["tables"]:
        pass
    assert not said["all"]
    return list(said["tables"])


def sat_down(url: str, **asked: Any) -> tuple[Guest, Guest, str]:
    """Two people playing at a table."""
    host, other = Guest(url, "Ania"), Guest(url, "Borek")
    table = host.table(**({"game": "magpies", "seats": SEATS, "access": "open"} | asked))
    other.post(f"/api/tables/{table}/join", {})
    return host, other, table


def test_a_move_is_told_to_those_whom_it_concerns(server: Server) -> None:
    """Both sides of a table hear of a move; a third guest hears only of another table."""
    host, other, table = sat_down(server.url)
    stranger, _, elsewhere = sat_down(server.url)
    host_hears, other_hears, stranger_hears = (one.socket("/api/news") for one in (host, other, stranger))
    host.act(table)
    assert next_tables(host_hears) == [table]
    assert next_tables(other_hears) == [table]
    stranger.act(elsewhere)
    assert next_tables(stranger_hears) == [elsewhere], "nothing of a table that is not theirs"


def test_an_invitation_is_told_when_the_table_is_made(server: Server) -> None:
    """A seat reserved for a friend who has never been at the table."""
    host, friend = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    friends(host, friend)
    hears = friend.socket("/api/news")
    table = host.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}])
    host.post(f"/api/tables/{table}/invite", {"guest": friend.id})
    assert next_tables(hears) == [table]
    assert [one["table"] for one in friend.get("/api/tables/mine")["invitations"]] == [table]


def test_strangers_hear_nothing(server: Server) -> None:
    """Visitors without a guest account get no news, and other sites can't listen."""
    guest = Guest(server.url)
    guest.token = "nobody"
    assert guest.socket("/api/news").closed_with() == SIGNED_OUT
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Guest(server.url).socket("/api/news", origin="https://evil.example")


def test_who_talks_here_is_sent_away(server: Server) -> None:
    socket = Guest(server.url).socket("/api/news")
    for _ in range(30):
        try:
            socket.connection.send("hello?")
        except ConnectionClosed:
            break
    assert socket.closed_with() == 4429


def test_a_process_beside_the_first_one_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process plays tables with other components; its moves reach the lists too."""
    monkeypatch.delenv(PACK_VARIABLE, raising=False)
    pack = tmp_path / "printed"
    pack.mkdir()
    put_right(game("stonespine"), pack, "jael_card:jael-2", {"gold": 12})
    with running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--pack", str(pack), log=tmp_path / "log") as inn:
        version = next(one for one in Guest(inn.url).get("/api/games/stonespine/packs") if one["name"] == "printed")
        host, other, table = sat_down(inn.url, game="stonespine", content=version["content"])
        told = other.news(table)
        host.act(table)
        told()


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
@pytest.mark.xdist_group("postgres")
def test_moves_at_one_process_are_told_by_another(tmp_path: Path) -> None:
    with postgres() as database:
        first = Server(database, "--no-limits", log=tmp_path / "log0").start()
        second = Server(database, "--no-limits", log=tmp_path / "log1").start()
        try:
            host, other, table = sat_down(first.url)
            other.url = second.url
            hears = other.socket("/api/news")
            host.act(table)
            assert next_tables(hears) == [table]
        finally:
            first.kill()
            second.kill()
