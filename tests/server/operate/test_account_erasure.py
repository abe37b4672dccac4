"""Deleting an account removes the player from every record; the games stay with someone else."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from tests.server.members.test_members import member, named, reason, sign_in, whole_database
from tests.server.server import Guest, new_id, running


def test_an_account_is_deleted_and_the_games_stay_with_somebody(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        guest, key = member(server, "Zdenka")
        other = Guest(named(server), "Other")
        game = guest.table(seats=[{"kind": "person"}, {"kind": "person"}], access="open")
        lobby = guest.table(seats=[{"kind": "person"}] * 3, access="open")
        other.post(f"/api/tables/{game}/join", {})
        other.post(f"/api/tables/{lobby}/join", {})
        guest.post(f"/api/tables/{game}/chat", {"id": new_id(), "text": "bye"})
        onlooker_and_invited(guest, other)
        guest.post("/api/account/codes")
        assert guest.post("/api/account/leave", {"name": "Zdenek"}, 400)["reason"]["id"] == "refused-other-name"
        guest.post("/api/account/leave", {"name": "Zdenka"})
        assert guest.http.get("/api/me").json() is None
        assert reason(sign_in(server, key)) == "refused-unknown-passkey"
        shown = other.look(game)
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["somebody", "Other"]
        assert shown["table"]["seats"][0]["kind"] == "bot", "a bot plays on"
        assert shown["chat"][0]["name"] == "somebody"
        assert other.look(game)["you"]["host"] is True
        assert [seat["kind"] for seat in other.look(lobby)["table"]["seats"]] == ["open", "person", "open"]
        server.stop()
        left = whole_database(tmp_path / "tables.db")
        assert guest.id not in left.replace(f"{guest.id}/", ""), "but in the keys of acts, which say nothing"
        assert "Zdenka" not in left
        assert "Traceback" not in (tmp_path / "log").read_text()


def onlooker_and_invited(guest: Guest, host: Guest) -> None:
    """A spectator chats at a table, is invited to another, and declines a third."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    secret = host.post("/api/friends/link", {})["secret"]
    guest.http.post("/api/friends", json={"secret": secret}).raise_for_status()
    spoken, asked, declined = (host.table(seats=seats, access="open") for _ in range(3))
    guest.post(f"/api/tables/{spoken}/chat", {"id": new_id(), "text": "hello"})
    assert spoken in [line["table"] for line in guest.get("/api/account/data")["chat"]]
    for table in (asked, declined):
        host.post(f"/api/tables/{table}/invite", {"guest": guest.id})
    guest.post(f"/api/tables/{declined}/leave", {"seat": 1})


def test_leaving_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(database) as server:
        guest, _ = member(server, "Zdenka")
        guest.table()
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("UPDATE account SET leaving = 1")
        connection.close()
        server.start()
        end = time.monotonic() + 60
        while "Zdenka" in whole_database(tmp_path / "tables.db"):
            assert time.monotonic() < end
            time.sleep(0.1)
