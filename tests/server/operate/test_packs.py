"""19.2: a table is set up with or without a content pack, and keeps the values that it began with."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from gospoda.content.packs import put_right
from gospoda.content.shelf import Shelf, version_of
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.registry import game
from tests.server.members.test_members import member
from tests.server.operate.test_admin import gospoda
from tests.server.server import Guest, Server, children, commanded, running
from tests.server.store.postgres import binaries, postgres

KEY = "the-owner-of-this-inn"
PACK = "my printed game"
ALONE = [{"kind": "person", "name": "A"}]
CARD = "jael_card:jael-2"
READ = """
import sys
from pathlib import Path
from gospoda.cli.keyboard.store import read_games, restored
print(restored(read_games(Path(sys.argv[1]))[0]).game.content_digest())
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs") / PACK
    folder.mkdir()
    put_right(game("stonespine"), folder, CARD, {"gold": 12})
    return folder


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory, pack: Path) -> Iterator[Server]:
    """An inn that offers the pack but was started without it."""
    place = tmp_path_factory.mktemp("inn")
    with pytest.MonkeyPatch.context() as patched:
        patched.delenv(PACK_VARIABLE, raising=False)
        patched.setenv("GOSPODA_OWNER_KEY", KEY)
        server = Server(f"sqlite:///{place}/t.db", "--no-limits", "--pack", str(pack), log=place / "log").start()
        yield server
        server.kill()


def gold(guest: Guest, content: str) -> int:
    """Returns a Jael card's gold from a table's components."""
    found = guest.get("/api/games/stonespine/components", content=content)
    return next(int(card["gold"]) for card in found["jael"] if card["id"] == "jael-2")


def offers(guest: Guest) -> dict[str, str]:
    return {offer["name"]: offer["content"] for offer in guest.get("/api/games/stonespine/packs")}


def info(guest: Guest, table: str) -> Any:
    return guest.look(table)["table"]


def come_in(inn: Server, name: str = "Ania") -> Guest:
    """A patient guest: a table with the pack may wait for its process to start."""
    guest = Guest(inn.url, name)
    guest.http.timeout = 240
    return guest


def moves_counted(guest: Guest) -> float:
    """Returns how many moves by people /metrics has counted."""
    told = guest.http.get("/metrics").text
    found = re.search(r'^gospoda_moves_total\{who="person"\} (\S+)$', told, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_a_version_is_kept_whole_and_found_again(tmp_path: Path, pack: Path) -> None:
    title, shelf = game("stonespine"), Shelf(tmp_path / "shelf")
    version, plain = version_of(title, pack), version_of(title, None)
    assert version is not None
    assert plain is not None
    assert plain.content == title.content_digest() != version.content
    assert shelf.is_empty()
    shelf.keep(title, version)
    shelf.keep(title, version)
    shelf.keep(title, plain)
    found = shelf.find("stonespine", version.content)
    assert found is not None
    assert found.pack is not None
    assert found.name == PACK
    assert version_of(title, found.pack) == found
    assert shelf.find("stonespine", plain.content) == plain
    assert shelf.find("stonespine", "0" * 12) is None
    assert shelf.find("stonespine", "../" + plain.content) is None
    assert version_of(game("guilds"), pack) is None


def test_two_tables_side_by_side_each_with_its_own_values(inn: Server) -> None:
    """19.2: one table with the pack and one without, over HTTP and over one socket."""
    guest = come_in(inn)
    known = offers(guest)
    assert list(known) == ["", PACK]
    assert guest.get("/api/games/guilds/packs") == []
    with_pack = guest.table(seats=ALONE, content=known[PACK], seed="7")
    without = guest.table(seats=ALONE, content=known[""], seed="7")
    usual = guest.table(seats=ALONE, seed="7")
    assert (info(guest, with_pack)["pack"], info(guest, with_pack)["content"]) == (PACK, known[PACK])
    assert (info(guest, without)["pack"], info(guest, without)["content"]) == ("", known[""])
    assert info(guest, usual)["content"] == known[""]
    assert (gold(guest, known[PACK]), gold(guest, known[""])) == (12, 9)
    made = moves_counted(guest)
    socket = guest.socket()
    socket.patience = 240.0
    for table in (without, with_pack, without, with_pack):
        shown = socket.ask(type="hello", table=table)
        assert shown["table"]["id"] == table
        move = shown["position"]["legal"][0]["move"]
        seat = shown["you"]["looking"]
        assert socket.ask(type="preview", seat=seat, move=move)["type"] == "consequence"
        assert socket.ask(type="act", v=shown["v"], seat=seat, move=move)["type"] == "ack"
    socket.close()
    assert moves_counted(guest) - made >= 4, "/metrics adds up the processes, also those beside the first one"
    assert {one["id"] for one in guest.get("/api/tables/mine")["tables"]} >= {with_pack, without, usual}
    answer = guest.http.post("/api/tables", json={"game": "stonespine", "seats": ALONE, "content": "0" * 12})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "refused-no-such-pack")


def test_a_game_with_a_pack_is_exported_brought_and_looked_at_again(inn: Server, pack: Path, tmp_path: Path) -> None:
    """19.2: the saved game contains name and digest, and is played with its own values wherever they are stored."""
    guest = come_in(inn)
    content = offers(guest)[PACK]
    table = guest.table(seats=ALONE, content=content, seed="9")
    for pick in range(4):
        guest.act(table, pick=pick)
    saved = guest.http.get(f"/api/tables/{table}/export").content
    assert (json.loads(saved)["pack"], json.loads(saved)["content"]) == (PACK, content)
    brought = guest.post("/api/tables/import", json.loads(saved))["table"]
    assert (info(guest, brought)["pack"], info(guest, brought)["content"]) == (PACK, content)
    assert guest.get(f"/api/tables/{brought}/replay/2")["total"] == 4
    assert guest.post(f"/api/tables/{brought}/hint", {"id": "hint", "seat": 0})["moves"]
    file = tmp_path / "game.json"
    file.write_bytes(saved)
    version = version_of(game("stonespine"), pack)
    assert version is not None
    Shelf(tmp_path / "gospoda" / "packs").keep(game("stonespine"), version)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    environment.pop(PACK_VARIABLE, None)
    run = subprocess.run([sys.executable, "-c", READ, str(file)], capture_output=True, text=True, env=environment)
    assert run.stdout.split() == [content], run.stderr


def test_what_has_begun_keeps_its_values_when_the_owner_changes_one(inn: Server, pack: Path) -> None:
    """19.2: a new value means a new digest; the older table continues, even after a restart."""
    guest = come_in(inn)
    before = offers(guest)[PACK]
    table = guest.table(seats=[*ALONE, {"kind": "bot", "bot": "random"}], content=before, mode="online")
    put_right(game("stonespine"), pack, CARD, {"gold": 14})
    after = offers(guest)[PACK]
    assert after != before
    newer = guest.table(seats=ALONE, content=after)
    assert (gold(guest, before), gold(guest, after)) == (12, 14)
    inn.stop()
    inn.start()
    assert (info(guest, table)["content"], info(guest, newer)["content"]) == (before, after)
    assert info(guest, table)["status"] == info(guest, newer)["status"] == "running"
    guest.act(table)
    guest.act(newer)
    assert inn.process is not None
    beside = [pid for pid in children(inn.process.pid) if b"gospoda.server.web.sibling" in commanded(pid)]
    assert len(beside) == 2
    inn.kill_alone()
    end = time.monotonic() + 60
    while any(b"gospoda.server.web.sibling" in commanded(pid) for pid in beside) and time.monotonic() < end:
        time.sleep(0.1)
    assert not [pid for pid in beside if b"gospoda.server.web.sibling" in commanded(pid)], (
        "they end with the first process"
    )
    inn.start()


def test_who_leaves_goes_from_tables_with_a_pack_too(inn: Server) -> None:
    """One process reports to another: the seat is given up there, and the record read again."""
    leaving, _ = member(inn, "Zdenka")
    leaving.http.timeout = 240
    other = come_in(inn, "Borys")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = leaving.table(seats=seats, content=offers(leaving)[PACK], access="open")
    other.post(f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in info(other, table)["seats"]] == ["Zdenka", "Borys"]
    leaving.post("/api/account/leave", {"name": "Zdenka"})
    after = [seat["name"] for seat in info(other, table)["seats"]]
    assert "Zdenka" not in after
    assert "Borys" in after
    assert "Zdenka" not in json.dumps(other.look(table))


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
@pytest.mark.xdist_group("postgres")
def test_a_pack_on_postgresql_and_in_its_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """19.2: two processes, each with a pack process; the backup contains the values even without the pack file."""
    monkeypatch.delenv(PACK_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    pack, again = tmp_path / PACK, f"sqlite:///{tmp_path}/again.db"
    pack.mkdir()
    put_right(game("stonespine"), pack, CARD, {"gold": 12})
    with postgres() as database:
        with running(database, "--no-limits", "--processes", "2", "--pack", str(pack), log=tmp_path / "log") as server:
            guest = come_in(server)
            content = offers(guest)[PACK]
            table = guest.table(seats=ALONE, content=content)
            moves = [guest.act(table) for _ in range(4)]
        gospoda("admin", "--database", database, "backup", str(tmp_path / "backup.db"))
    gospoda("admin", "--database", again, "restore", str(tmp_path / "backup.db"))
    with running(again, "--no-limits", log=tmp_path / "restored") as server:
        guest.url, guest.http.base_url = server.url, httpx.URL(server.url)
        assert (info(guest, table)["content"], guest.look(table)["v"]) == (content, moves[-1]["v"])
        assert gold(guest, content) == 12
        guest.act(table)


def test_a_pack_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.serve", "serve", "--pack", str(tmp_path / "nowhere"), "--no-open"]
    run = subprocess.run(command, capture_output=True, text=True, env={**os.environ}, check=False)
    assert run.returncode == 2
    assert "is no folder" in run.stderr


def test_a_clock_runs_out_while_the_process_of_its_table_sleeps(tmp_path: Path, pack: Path) -> None:
    """The main process watches the clocks of tables with packs, and wakes the process that plays them."""
    file = tmp_path / "t.db"
    with running(f"sqlite:///{file}", "--no-limits", "--pack", str(pack)) as inn:
        host, other = come_in(inn), come_in(inn, "Bea")
        seats = [{"kind": "person"}, {"kind": "open"}]
        clock = {"kind": "live", "seconds": 20, "increment": 0, "late": "mark"}
        table = host.table("stonespine", seats=seats, access="open", clock=clock, content=offers(host)[PACK])
        other.post(f"/api/tables/{table}/join", {})
    with running(f"sqlite:///{file}", "--no-limits", "--pack", str(pack)) as inn:  # nobody watches the table
        end = time.monotonic() + 120
        while not rows(file, "SELECT count(*) FROM entry WHERE kind = 'clock'"):
            assert time.monotonic() < end
            time.sleep(0.5)
        assert info(come_in(inn), table) is not None


def rows(file: Path, query: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(query).fetchone()[0])
