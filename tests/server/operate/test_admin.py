"""What an operator does beside a running inn: configuration, backups, announcements, bans, read-only mode."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from gospoda.cli.host.admin import admin
from gospoda.core.words import LANGUAGES
from gospoda.server.store.database import GUEST, open_engine, upgrade
from tests.server.players import Stubborn
from tests.server.server import Guest, Server, new_id, request, running
from tests.server.store.postgres import binaries, postgres

ROOT = Path(__file__).parents[3]


def gospoda(*args: str, status: int = 0, **environment: str) -> str:
    """Runs the program and returns its output or its error message."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GOSPODA_")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.serve", *args],
        env={**clean, **environment},
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == status, (args, done.stdout, done.stderr)
    return done.stdout if status == 0 else done.stderr


def soon(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


# ---- configuration


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "gospoda.toml"
    file.write_text(
        'port = 9001\norigin = ["https://a.example"]\nkeep-lobbies = 3\nmetrics-token = "hush"\nimport = false'
    )
    environment = {"GOSPODA_CONFIG": str(file), "GOSPODA_KEEP_LOBBIES": "4"}
    found = json.loads(gospoda("doctor", "--server", "--json", **environment))
    told = {row["setting"]: (row["value"], row["from"]) for row in found["settings"]}
    named = json.loads(gospoda("doctor", "--server", "--json", "--config", str(file), GOSPODA_KEEP_LOBBIES="4"))
    assert told == {row["setting"]: (row["value"], row["from"]) for row in named["settings"]} | {
        "config": (str(file), "environment")
    }
    assert told["port"] == ("9001", "file")
    assert told["origin"] == ("https://a.example", "file")
    assert told["keep-lobbies"] == ("4.0", "environment")
    assert told["import"] == ("no", "file")
    assert told["metrics-token"] == ("(set)", "file")
    assert told["keep-guests"] == ("90.0", "default")
    assert "hush" not in json.dumps(found)
    shown = gospoda("doctor", "--server", COLUMNS="80", **environment)
    assert "…" not in shown
    assert str(file) in "".join(re.findall(r"^(?:config|     ) +(\S+)", shown, re.MULTILINE)), "in several lines"
    assert {row["variable"] for row in found["settings"]} <= set(shown.split()), "a name is never broken"
    wrong = gospoda("serve", "--port", "70000", status=2, **environment)
    assert "70000" in wrong, "a flag goes before the file"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("prot = 1", "there is no setting prot"), ("port = ", "Invalid value"), ('port = "many"', "many")],
)
def test_a_mistake_in_the_file_is_told_in_a_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "gospoda.toml"
    file.write_text(text)
    told = gospoda("serve", "--config", str(file), status=2)
    assert complaint in told
    assert told.count("\n") == 1
    assert "there is no configuration file" in gospoda("serve", "--config", str(tmp_path / "none"), status=2)


# ---- backups


def played(player: Stubborn) -> None:
    """Plays until some moves were acknowledged."""
    soon(lambda: len(player.acknowledged) >= 10)


def check_restored(
    database: str, folder: Path, players: list[Stubborn], known: dict[str, list[tuple[str, int]]]
) -> None:
    """Checks that every move acknowledged before the backup is there, and the game continues."""
    with running(database, "--no-limits", log=folder / "restored") as server:
        for player in players:
            player.guest.url = server.url
            player.guest.http.base_url = httpx.URL(server.url)
            shown = player.guest.look(player.table)
            assert shown["v"] >= max(seq for _, seq in known[player.table])
            waiting = [seat["seat"] for seat in shown["table"]["seats"] if seat["waiting"]]
            if waiting:
                player.guest.act(player.table, waiting[0])
        assert "Traceback" not in (folder / "restored").read_text()


def back_up_under_play(source: str, folder: Path, *targets: str) -> None:
    """Makes a backup while people play: it contains every earlier acknowledged move and can be played on."""
    with running(source, "--no-limits", log=folder / "log") as server:
        players = [Stubborn([server.url], "stonespine", 2, n) for n in range(2)]
        member = Guest(server.url, "Ania")
        member.post("/api/account", {})
        for player in players:
            player.start()
        for player in players:
            played(player)
        known = {player.table: list(player.acknowledged) for player in players}
        told = gospoda("admin", "--database", source, "backup", str(folder / "backup.db"))
        assert "1 member." in told
        for player in players:
            player.stopping.set()
            player.join(60)
            assert not player.problems
        assert "already exists" in gospoda("admin", "--database", source, "backup", str(folder / "backup.db"), status=2)
        if source.startswith("sqlite"):
            busy = gospoda("admin", "--database", source, "restore", str(folder / "backup.db"), status=2)
            assert "another server is using" in busy
        server.stop()
    full = gospoda("admin", "--database", source, "restore", str(folder / "backup.db"), status=2)
    assert "not empty" in full
    for target in targets:
        gospoda("admin", "--database", target, "restore", str(folder / "backup.db"))
        check_restored(target, folder, players, known)


def test_a_backup_of_sqlite_under_play_is_restored(tmp_path: Path) -> None:
    back_up_under_play(f"sqlite:///{tmp_path}/tables.db", tmp_path, f"sqlite:///{tmp_path}/again.db")


@pytest.fixture
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
@pytest.mark.xdist_group("postgres")
def test_a_backup_of_postgresql_under_play_is_restored_into_either_kind(database: str, tmp_path: Path) -> None:
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE again")
    other = database.rpartition("/")[0] + "/again"
    back_up_under_play(database, tmp_path, other, f"sqlite:///{tmp_path}/again.db")


def test_a_backup_knows_every_table(tmp_path: Path) -> None:
    """A backup must cover every table of the newest schema, or PostgreSQL's data would be lost."""
    from gospoda.server.operate import backups

    engine = backups.open_engine(f"sqlite:///{tmp_path}/new.db")
    backups.upgrade(engine)
    there = set(sa.inspect(engine).get_table_names())
    engine.dispose()
    assert there - {"alembic_version"} == set(backups.METADATA.tables)


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    told = gospoda("admin", "--database", f"sqlite:///{tmp_path}/t.db", "restore", str(tmp_path / "file"), status=2)
    assert "is not a Gospoda backup" in told
    gone = gospoda("admin", "--database", f"sqlite:///{tmp_path}/t.db", "restore", str(tmp_path / "none"), status=2)
    assert "there is no file" in gone


# ---- beside a running inn


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("inn")
    with running(f"sqlite:///{folder}/tables.db", "--no-limits", log=folder / "log") as server:
        yield server
        assert "Traceback" not in (folder / "log").read_text()


def test_an_announcement_is_told_to_everybody_until_it_is_retracted(inn: Server) -> None:
    name = gospoda(
        "admin", "--database", inn.database, "announce", "--en", "Tea at\nfive", "--pl", "O piątej herbata"
    ).strip()
    soon(lambda: bool(request("GET", f"{inn.url}/api/status").json()["announcements"]))
    told = request("GET", f"{inn.url}/api/status").json()["announcements"][0]
    assert told["texts"] == {"en": "Tea atfive", "pl": "O piątej herbata"}
    assert name in gospoda("admin", "--database", inn.database, "announcements", "--json")
    gospoda("admin", "--database", inn.database, "retract", name)
    soon(lambda: not request("GET", f"{inn.url}/api/status").json()["announcements"])
    assert "no announcement" in gospoda("admin", "--database", inn.database, "retract", name, status=2)
    assert "needs a text" in gospoda("admin", "--database", inn.database, "announce", "--en", " \n", status=2)


def test_in_read_only_mode_people_look_and_nothing_changes(inn: Server) -> None:
    guest = Guest(inn.url)
    table = guest.table(seats=[{"kind": "person"}, {"kind": "person", "name": "B"}], mode="hotseat")
    socket = guest.socket()
    shown = socket.ask(type="hello", table=table, look=0)
    gospoda("admin", "--database", inn.database, "read-only", "on")
    soon(lambda: bool(request("GET", f"{inn.url}/api/status").json()["read_only"]))
    answer = socket.ask(type="act", v=shown["v"], seat=0, move=shown["position"]["legal"][0]["move"])
    assert answer["reason"]["id"] == "refused-read-only"
    assert socket.ask(type="chat", text="hello")["reason"]["id"] == "refused-read-only"
    assert guest.post("/api/tables", {"game": "stonespine", "seats": []}, 503)["reason"]["id"] == "refused-read-only"
    assert guest.look(table)["v"] == shown["v"]
    gospoda("admin", "--database", inn.database, "read-only", "off")
    soon(lambda: not request("GET", f"{inn.url}/api/status").json()["read_only"])
    answer = socket.ask(type="act", v=shown["v"], seat=0, move=shown["position"]["legal"][0]["move"])
    assert answer["type"] == "ack"


def test_the_door_is_closed_to_somebody_and_opened_again(inn: Server) -> None:
    guest, other = Guest(inn.url, "Nuisance"), Guest(inn.url, "Kind")
    found = json.loads(gospoda("admin", "--database", inn.database, "members", "nuis", "--guests", "--json"))
    assert [row["id"] for row in found] == [guest.id]
    gospoda("admin", "--database", inn.database, "ban", guest.id, "--reason", "shouts")
    soon(lambda: guest.http.get("/api/tables/mine").status_code == 403)
    assert guest.http.get("/api/tables/mine").json()["reason"]["id"] == "refused-banned"
    other.get("/api/tables/mine")
    assert "shouts" in gospoda("admin", "--database", inn.database, "bans")
    gospoda("admin", "--database", inn.database, "unban", guest.id)
    soon(lambda: guest.http.get("/api/tables/mine").status_code == 200)
    assert "nobody has the id" in gospoda("admin", "--database", inn.database, "ban", "nobody", status=2)
    assert "is not banned" in gospoda("admin", "--database", inn.database, "unban", guest.id, status=2)


@pytest.mark.parametrize("guest", ["-HR7jptwo6xX", "--R7jptwo6xX", "_HR7jptwo6xX"])
def test_an_id_that_begins_with_a_dash_is_no_option(tmp_path: Path, guest: str) -> None:
    """One id in sixty-four begins with a dash; those guests could not be banned."""
    database = f"sqlite:///{tmp_path}/tables.db"
    engine = open_engine(database)
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        row = {"id": guest, "name": "Nuisance", "token": "t", "created": 0.0, "seen": 0.0}
        connection.execute(sa.insert(GUEST), row)
    engine.dispose()
    for verb in (["ban", guest, "--reason", "shouts"], ["unban", guest]):
        done = CliRunner().invoke(admin, ["--database", database, *verb])
        assert done.exit_code == 0, (verb, done.output, done.exception)
    assert CliRunner().invoke(admin, ["--database", database, "ban", guest, "--raeson", "x"]).exit_code == 2


def test_an_operator_is_told_in_three_languages(inn: Server) -> None:
    guest, rude = Guest(inn.url, "Łucja"), Guest(inn.url, "Bea")
    guest.post("/api/account", {"device": "Firefox, Linux"})
    table = guest.table(seats=[{"kind": "person"}, {"kind": "open"}], access="open")
    rude.post(f"/api/tables/{table}/join", {})
    guest.http.post("/api/reports", json={"guest": rude.id, "table": table, "text": "Rude"}).raise_for_status()

    def told(lang: str, *verb: str) -> str:
        done = CliRunner().invoke(admin, ["--database", inn.database, "--lang", lang, *verb])
        assert done.exit_code == 0, (verb, done.output, done.exception)
        return done.output

    told("en", "ban", rude.id)
    told("en", "announce", "--en", "Closed on Friday")
    for lang, words in (("en", "in play"), ("pl", "w grze"), ("cs", "hraje se")):
        assert words in told(lang, "tables")
        for verb in ("tables", "members", "bans", "reports", "announcements"):
            assert "admin-" not in (shown := told(lang, verb)), shown
            assert len(shown.splitlines()) > 1
        assert {rude.id, table} <= set(re.findall(r"[\w-]+", told(lang, "reports"))), "what `ban` asks for is whole"
    told("en", "unban", rude.id)
    refused = gospoda("admin", "--database", inn.database, "--lang", "cs", "unban", rude.id, status=2)
    assert "není mezi zablokovanými" in refused


def help_of(lang: str, *verb: str) -> str:
    done = CliRunner().invoke(admin, ["--lang", lang, *verb, "--help"], prog_name="gospoda admin")
    assert done.exit_code == 0, (verb, done.output, done.exception)
    return done.output


def test_help_is_spoken_in_three_languages() -> None:
    for verb in ((), *((name,) for name in admin.commands)):
        told = {lang: help_of(lang, *verb) for lang in LANGUAGES}
        for shown in told.values():
            assert not re.search(r"\b(help|place)-", shown), shown
        for first, second in combinations(LANGUAGES, 2):  # not a line of prose stays the same
            texts = [
                {" ".join(line.split()[2:]) for line in told[lang].splitlines()} - {""} for lang in (first, second)
            ]
            assert not texts[0] & texts[1], texts[0] & texts[1]
    assert "[domyślnie: 24.0]" in help_of("pl", "announce")
    assert "[povinné]" in help_of("cs", "announce")
    assert "Użycie: gospoda admin backup [OPCJE] PLIK" in help_of("pl", "backup")


def test_help_is_spoken_in_the_language_of_the_environment() -> None:
    assert "Volby:" in CliRunner().invoke(admin, ["bans", "--help"], env={"LC_ALL": "cs_CZ.UTF-8"}).output


def test_what_is_wrong_with_a_backup_is_told_in_three_languages(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text("no backup")
    database = f"sqlite:///{tmp_path}/nothing.db"
    for lang, there, none, missing in (
        ("en", "never overwrites", "is not a Gospoda backup", "there is no database"),
        ("pl", "niczego nie nadpisuje", "nie jest kopią", "nie ma bazy danych"),
        ("cs", "nic nepřepisuje", "není záloha", "neexistuje"),
    ):
        verb = ("admin", "--lang", lang, "--database", database)
        assert there in gospoda(*verb, "backup", str(notes), status=2)
        assert none in gospoda(*verb, "restore", str(notes), status=2)
        assert missing in gospoda(*verb, "backup", str(tmp_path / "new"), status=2)


def test_lists_tell_no_secrets(inn: Server) -> None:
    guest = Guest(inn.url, "Host")
    table = guest.table(title="Friday")
    guest.post(f"/api/tables/{table}/chat", {"id": new_id(), "text": "between us"})
    told = gospoda("admin", "--database", inn.database, "tables", "--json", "--status", "running")
    assert table in told
    assert not re.search("seed|between us|invites|watch", told)


def test_the_status_tells_of_nobody(inn: Server) -> None:
    guest = Guest(inn.url, "Shy")
    socket = guest.socket()
    socket.ask(type="hello", table=guest.table())
    found: dict[str, Any] = request("GET", f"{inn.url}/api/status").json()
    assert found["people"] >= 1
    assert found["tables"] >= 1
    assert found["database"] is True
    assert guest.id not in json.dumps(found)
