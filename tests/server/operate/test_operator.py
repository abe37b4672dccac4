"""What an operator relies on: access, logs and metrics, disk failures, cleanup."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from benchmarks.table_history import WANTED, fill_history
from benchmarks.table_lists import FAN
from gospoda.server.base.links import known_secret, new_lock, old_lock, opens
from gospoda.server.base.refusals import HELD, Refused, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings
from gospoda.server.history import history, statistics
from gospoda.server.operate import cleanup
from gospoda.server.operate.backups import back_up, restore
from gospoda.server.store.database import (
    ANALYSIS,
    ENTRY,
    GUEST,
    METADATA,
    SNAPSHOT,
    TABLE,
    NewerDatabase,
    open_engine,
    upgrade,
)
from gospoda.server.store.health import trouble_in
from gospoda.server.tables import lists
from gospoda.server.workers.allowance import Allowance
from tests.server.server import PATIENCE, Guest, Server, request, running
from tests.server.store.older_schema import make_old_table
from tests.server.store.postgres import binaries, postgres
from tests.server.store.test_database import Opened

OPEN = [{"kind": "person"}, {"kind": "open"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
    elif binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    else:
        with postgres() as url:
            yield url.replace("postgresql://", "postgresql+psycopg://")


# ---- who gets an answer


def test_only_its_own_names_are_answered(tmp_path: Path) -> None:
    options = ("--no-limits", "--origin", "https://inn.example.org", "--host-name", "back.example")
    with running(f"sqlite:///{tmp_path}/tables.db", *options) as server:
        for name in (f"127.0.0.1:{server.port}", "localhost", "[::1]:80", "inn.example.org", "back.example:8000"):
            assert request("GET", server.url + "/health", headers={"host": name}).status_code == 200, name
        for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1", ""):
            answer = request("GET", server.url + "/api/games", headers={"host": name})
            assert answer.status_code in (400, 421), name
            assert "stonespine" not in answer.text


def until_too_fast(least: int, attempt: Callable[[int], httpx.Response]) -> httpx.Response:
    """Retries until refused as too fast, after at least `least` tries: a new minute restarts the count."""
    for n in range(3 * least + 3):
        answer = attempt(n)
        if answer.status_code == 429:
            assert n >= least
            return answer
        assert answer.status_code in (200, 201), answer.text
    raise AssertionError("it is never too fast")


def test_too_fast_says_when_and_headers_of_strangers_are_not_believed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        guest = Guest(server.url)
        link = f"/api/tables/{guest.table('magpies', seats=OPEN)}/links/watch"
        renamed = until_too_fast(10, lambda n: guest.http.patch("/api/me", json={"name": f"Name {n}"}))
        renewed = until_too_fast(20, lambda _: guest.http.post(link))
        for answer in (renamed, renewed):
            assert 1 <= int(answer.headers["retry-after"]) <= 60
            assert answer.elapsed.total_seconds() >= HELD, "whoever asks for too much could ask again at once"
        url, body = server.url + "/api/guests", {"name": "A"}
        # each claims another address
        until_too_fast(59, lambda n: request("POST", url, json=body, headers={"x-forwarded-for": f"192.0.2.{n}"}))


def test_every_way_to_be_too_fast_says_when() -> None:
    assert refused("refused-analyses-full", 429).after > 0
    assert refused("refused-not-over").after == 0
    allowance, guest = Allowance(Settings()), Requester("ania", "Ania", address="192.0.2.1")
    allowance.spend(guest, 60.0, "text")
    with pytest.raises(Refused) as found:
        allowance.check(guest)
    assert 1 <= found.value.after <= 60


def test_existing_tables_cannot_be_told_from_absent_ones(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits") as server:
        table = Guest(server.url).table("magpies", seats=OPEN)
        stranger = Guest(server.url)
        for verb in ("join", "watch"):
            for body in ({}, {"secret": "guess"}):
                there, absent = [
                    stranger.http.post(f"/api/tables/{name}/{verb}", json=body) for name in (table, "nothing12345")
                ]
                assert (
                    (there.status_code, there.content) == (absent.status_code, absent.content) == (404, there.content)
                )


def test_switches_and_closed_metrics(tmp_path: Path) -> None:
    options = ["--no-limits", "--no-import", "--no-play-on", "--no-analysis", "--metrics-token", "sesame"]
    with running(f"sqlite:///{tmp_path}/tables.db", *options) as server:
        guest = Guest(server.url)
        table = guest.table("magpies", seats=[{"kind": "person"}] * 2, mode="hotseat")
        assert guest.get("/api/inn") == {"imports": False, "play_on": False, "analysis": False, "pack": False}
        asked = [("/api/tables/import", {}), (f"/api/tables/{table}/play-on", {"move": 0})]
        for path, body in [*asked, (f"/api/tables/{table}/analysis", None)]:
            assert guest.post(path, body, 403)["reason"]["id"] == "refused-switched-off"
        assert request("GET", server.url + "/metrics").status_code == 404
        answer = request("GET", server.url + "/metrics", headers={"authorization": "Bearer sesame"})
        assert "gospoda_rooms" in answer.text


def test_all_lines_are_json(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", "--json-logs", log=log) as server:
        Guest(server.url)
        end = time.monotonic() + PATIENCE
        while "is open" not in log.read_text():
            assert time.monotonic() < end
            time.sleep(0.1)
        server.stop()
    lines = log.read_text().splitlines()
    assert len(lines) >= 2
    assert all({"time", "level", "logger", "message"} <= json.loads(line).keys() for line in lines)


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_metrics_of_two_processes_are_added_up(tmp_path: Path) -> None:
    with postgres() as url, running(url, "--no-limits", "--processes", "2", log=tmp_path / "log") as server:
        for n in range(12):
            answer = request("GET", f"{server.url}/api/games/nothing{n}")  # on its own connection, so to either process
            assert answer.status_code == 404
        text = request("GET", server.url + "/metrics").text
        (line,) = [line for line in text.splitlines() if "gospoda_refusals_total" in line and "no-such-game" in line]
        assert float(line.split()[-1]) == 12


# ---- the database


def test_files_are_private_and_links_are_hashed(tmp_path: Path) -> None:
    file = tmp_path / "data" / "tables.db"
    with running(f"sqlite:///{file}", "--no-limits") as server:
        host, other = Guest(server.url), Guest(server.url)
        table = host.table("magpies", seats=OPEN)
        host.post(f"/api/tables/{table}/links/watch")
        links = host.look(table)["you"]["links"]
        secrets = [link.partition("=")[2] for link in (links["seats"][1], links["watch"])]
        for path in file.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
            assert not any(secret.encode() in path.read_bytes() for secret in secrets)
        other.post(f"/api/tables/{table}/join", {"secret": secrets[0]})
        assert other.look(table)["you"]["links"]["watch"] == ""


def test_locks() -> None:
    lock = new_lock(b"key", "table", "1")
    secret = known_secret(b"key", "table", "1", lock)
    assert opens(lock, secret)
    assert not opens(lock, secret[:-1])
    assert known_secret(b"other", "table", "1", lock) == known_secret(b"key", "table", "2", lock) == ""
    assert opens(old_lock("old"), "old")
    assert known_secret(b"key", "table", "1", old_lock("old")) == ""


def test_a_backup_of_an_older_version_is_restored_and_brought_up_to_date(url: str, tmp_path: Path) -> None:
    """It lacks columns that were added since."""
    old, new = open_engine(url), f"sqlite:///{tmp_path}/new.db"
    make_old_table(old)
    old.dispose()
    back_up(url, tmp_path / "old.backup")
    assert restore(new, tmp_path / "old.backup")["game_table"] == 1
    engine = open_engine(new)
    with engine.connect() as connection:
        table = connection.execute(sa.select(TABLE)).one()
        assert connection.execute(sa.select(sa.func.count()).select_from(ENTRY)).scalar_one() == 1
    engine.dispose()
    assert (table.id, table.status, table.share) == ("old", "running", "")
    assert opens(table.watch, "third")


def test_links_of_the_former_schema_go_on_to_open(url: str) -> None:
    engine = open_engine(url)
    make_old_table(engine)
    upgrade(engine)
    with engine.connect() as connection:
        table = connection.execute(sa.select(TABLE)).one()
        data = bytes(connection.execute(sa.text("SELECT data FROM entry")).scalar_one())
    engine.dispose()
    first, second = json.loads(table.invites)
    assert opens(first, "first")
    assert opens(second, "second")
    assert opens(table.watch, "third")
    assert (table.status, table.touched) == ("running", 5.0)
    assert b"third" not in data
    assert opens(json.loads(data)["watch"], "third")


def test_a_schema_from_the_future_is_told_in_one_sentence(url: str, tmp_path: Path) -> None:
    engine = open_engine(url)
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="9999"):
        upgrade(engine)
    engine.dispose()
    server = Server(url, log=tmp_path / "log").start(wait=False)
    assert server.process is not None
    assert server.process.wait(PATIENCE) == 2
    text = (tmp_path / "log").read_text().strip()
    assert "9999" in text
    assert len(text.splitlines()) == 1


# ---- the disk


def test_words_about_the_disk() -> None:
    assert trouble_in("(sqlite3.OperationalError) database or disk is full") == "full"
    assert trouble_in("(sqlite3.OperationalError) attempt to write a readonly database") == "read-only"
    assert trouble_in("cannot execute UPDATE in a read-only transaction") == "read-only"
    assert trouble_in('could not extend file "base/5/1": No space left on device') == "full"
    assert trouble_in("server closed the connection") == "unknown"


def health(server: Server, disk: str) -> None:
    end = time.monotonic() + 60
    while (found := request("GET", server.url + "/health").json())["disk"] != disk:
        assert time.monotonic() < end, found
        time.sleep(0.5)
    assert found["status"] == ("ok" if disk == "ok" else "failing")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = (
        os.geteuid() == 0
        and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", str(folder)], capture_output=True
        ).returncode
        == 0
    )
    if not mounted:
        pytest.skip("a small disk cannot be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_health_knows_a_full_and_a_read_only_disk(small_disk: Path) -> None:
    with running(f"sqlite:///{small_disk}/tables.db", "--no-limits") as server:
        health(server, "ok")
        (small_disk / "ballast").write_bytes(b"x" * (26 << 20))
        health(server, "full")
        (small_disk / "ballast").unlink()
        health(server, "ok")
        subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=False, capture_output=True)
        if os.statvfs(small_disk).f_flag & os.ST_RDONLY:
            health(server, "read-only")


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_health_knows_a_read_only_postgresql(tmp_path: Path) -> None:
    import psycopg

    with postgres() as url, running(url, "--no-limits", log=tmp_path / "log") as server:
        health(server, "ok")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            connection.execute("SELECT pg_reload_conf()")
        health(server, "read-only")


# ---- growth


def test_what_is_too_old_goes_and_nothing_else(url: str) -> None:
    async def run() -> None:
        opened = Opened(url)
        game = await opened.table("magpies", 2)
        await opened.play(game, 3)
        now = time.time()
        day = cleanup.DAY

        def fill(connection: sa.Connection) -> None:
            columns = {column.name for column in TABLE.columns}
            row = dict(connection.execute(sa.select(TABLE)).one()._mapping)
            assert set(row) == columns
            for name, age in (("old", 8), ("young", 6)):
                connection.execute(sa.insert(TABLE), {**row, "id": name, "status": "lobby", "touched": now - age * day})
            for name, age in (("gone", 91), ("stays", 89), ("ania", 400)):
                guest = {"id": name, "name": name, "token": name, "created": 0.0, "seen": now - age * day}
                connection.execute(sa.insert(GUEST), guest)
            for name, age in (("old", 1), ("young", 181), (game, 179)):
                connection.execute(
                    sa.insert(ANALYSIS), {"table_id": name, "seq": 1, "data": b"{}", "created": now - age * day}
                )
            for after in range(16, 96, 16):
                for table in (game, "young"):
                    connection.execute(
                        sa.insert(SNAPSHOT), {"table_id": table, "after": after, "seq": after, "data": b"{}"}
                    )
            connection.execute(sa.update(TABLE).where(TABLE.c.id == game).values(touched=now - 31 * day))

        await opened.writer.run(fill)
        cleaner = cleanup.Cleaner(opened.storage, opened.rooms, Settings())
        gone = await cleaner.clean(now)
        assert gone == {"lobbies": 1, "guests": 1, "analyses": 1, "devices": 0, "tickets": 0, "snapshots": 3}
        assert set((await cleaner.clean(now)).values()) == {0}

        def left(connection: sa.Connection) -> tuple[set[str], set[str], list[int]]:
            kept = sa.select(SNAPSHOT.c.after).where(SNAPSHOT.c.table_id == game).order_by(SNAPSHOT.c.after)
            return (
                set(connection.execute(sa.select(TABLE.c.id)).scalars()),
                set(connection.execute(sa.select(GUEST.c.id)).scalars()),
                list(connection.execute(kept).scalars()),
            )

        assert await opened.storage.read(left) == ({game, "young"}, {"stays", "ania"}, [64, 80])
        await opened.close()

    asyncio.run(run())


def plan(connection: sa.Connection, query: sa.Select[tuple[object]]) -> str:
    text = query.compile(connection, compile_kwargs={"literal_binds": True}).string
    prefix = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "
    return "\n".join(str(row) for row in connection.execute(sa.text(prefix + text)))


def test_lists_are_read_by_an_index(url: str) -> None:
    engine = open_engine(url)
    upgrade(engine)
    assert {index.name for index in METADATA.tables["game_table"].indexes} == {"ix_table_open", "ix_table_status"}
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET enable_seqscan = off"))  # in an empty table it would be cheaper
            connection.execute(sa.text("SET enable_bitmapscan = off"))
        for query, index in ((lists.open_query(), "ix_table_open"), (lists.guest_query("g"), "ix_member_guest")):
            steps = plan(connection, lists.page_query(*query, lists.Place(5.0, "t"), 50))
            assert index in steps
            assert "SCAN game_table" not in steps
            assert "SCAN member" not in steps
    engine.dispose()


def test_a_history_of_ten_thousand_games_is_read_by_an_index(url: str) -> None:
    """4: pages load at once for any query: reads in index order, so nothing is sorted."""
    engine = open_engine(url)
    upgrade(engine)
    with engine.connect() as connection:
        fill_history(connection, 10_000)
        connection.execute(sa.text("ANALYZE"))
        for wanted in WANTED.values():
            found = history.page(connection, FAN, wanted, None, 25)
            assert len(found.games) == 25, wanted
            place = lists.place_of(found.after)
            steps = plan(connection, history.page_query(FAN, wanted, place, 25))
            assert "ix_result_guest" in steps, (wanted, steps)
            assert not any(word in steps for word in ("TEMP B-TREE", "Sort", "SCAN own")), (wanted, steps)
        told = statistics.own(connection, FAN, "guilds")
        assert sum(tally.played for tally in told.by_seats.values()) == 5_000
    engine.dispose()


def test_the_file_that_was_open_to_others_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    sqlite3.connect(file).close()
    file.touch()
    file.chmod(0o644)
    open_engine(f"sqlite:///{file}").dispose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
