"""A second start on the same database, and a port that another program uses."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from gospoda.cli.errors import Refusal
from gospoda.cli.host.running import Running, found, note_of, noted
from gospoda.cli.host.serve import free_port
from gospoda.core.words import LANGUAGES, Words
from tests.server.server import PATIENCE, Server

SERVE = [sys.executable, "-m", "tests.server.serve", "serve"]


def asked_again(server: Server, tmp_path: Path, *flags: str, language: str = "en") -> tuple[int, str, str]:
    """Starts again on the same database; returns exit code, output and the page opened in the browser."""
    browser, page = tmp_path / "browser", tmp_path / "page.txt"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {page}\n', "utf-8")
    browser.chmod(0o755)
    environ = {**os.environ, "BROWSER": f"{browser} %s", "LANG": language, "LC_ALL": language}
    command = [*SERVE, "--database", server.database, *flags]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stderr, page.read_text("utf-8") if page.exists() else ""


def test_a_second_start_leads_to_the_first(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log").start()
    url = f"http://localhost:{server.port}/"
    same = ("--port", str(server.port))
    try:
        for language in LANGUAGES:
            code, said, page = asked_again(server, tmp_path, *same, "--open", language=language)
            assert (code, page) == (0, url), said
            assert said.strip() == Words(None, language).text("already-running", url=url)
        (tmp_path / "page.txt").unlink()
        assert asked_again(server, tmp_path, *same, "--no-open")[::2] == (0, "")
        code, said, page = asked_again(server, tmp_path, "--open", "--host", "0.0.0.0")
        assert (code, page) == (2, ""), "other options cannot be given to a table that is running"
        assert url in said
        assert "stop it" in said
    finally:
        server.stop()


def test_a_killed_server_is_not_taken_for_a_running_one(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log").start()
    server.kill()
    assert note_of(server.database).exists()  # type: ignore[union-attr]
    assert found(server.database) is None
    server.start()
    try:
        assert found(server.database) is not None
    finally:
        server.kill()


def test_another_program_on_the_port_is_not_taken_for_gospoda(tmp_path: Path) -> None:
    """Its answers may be anything, and so may the contents of the note."""
    database = f"sqlite:///{tmp_path}/tables.db"
    files = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert files.stdout is not None
        port = re.search(r"port (\d+)", files.stdout.readline())
        assert port is not None
        with noted(database, Running(f"http://127.0.0.1:{port[1]}/", "")):
            for answer in ("[]", "{}", "no JSON", '{"status": "ok"}'):
                (tmp_path / "health").write_text(answer, "utf-8")
                assert found(database) is None
            (tmp_path / "health").write_text('{"status": "ok", "database": true, "version": "1"}', "utf-8")
            assert found(database) is not None
            note = note_of(database)
            assert note is not None
            for text in ("", "[]", '{"url": "nonsense", "asked": ""}', '{"url": 3}'):
                note.write_text(text, "utf-8")
                assert found(database) is None
    finally:
        files.kill()
        files.communicate()
    assert found("nonsense") is None
    assert found("postgresql+psycopg://nobody@localhost/none") is None


def test_a_chosen_port_is_never_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refusal, match=f"127.0.0.1:{port} cannot be used: .*; --port takes another one"):
            free_port("127.0.0.1", port, chosen=True)
        assert free_port("127.0.0.1", port, chosen=False) > port
    assert f"Another program is using port {port}." in capsys.readouterr().err
    with pytest.raises(Refusal):
        free_port("192.0.2.1", port, chosen=False)  # not an address of this machine on any port


def test_the_usual_port_gives_way(tmp_path: Path) -> None:
    """Starts without options while something listens on port 8000."""
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    log = tmp_path / "log"
    with socket.socket() as taken:
        with suppress(OSError):  # fine too if another program already has it
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        with log.open("wb") as out:
            process = subprocess.Popen(SERVE, env=environ, stdout=out, stderr=out)
        try:
            end = time.monotonic() + PATIENCE
            while not (opened := re.search(r"open: (http://localhost:(\d+)/)", log.read_text("utf-8"))):
                assert process.poll() is None, log.read_text("utf-8")
                assert time.monotonic() < end
                time.sleep(0.05)
            assert 8000 < int(opened[2]) <= 8020
            assert f"Another program is using port 8000. Gospoda uses port {opened[2]}." in log.read_text("utf-8")
            assert httpx.get(opened[1] + "health").status_code == 200
        finally:
            process.terminate()
            process.wait()
