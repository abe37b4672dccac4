"""`gospoda dev`: server and client reload edited files, and Ctrl-C stops both."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gospoda.cli.errors import Refusal
from gospoda.cli.host import dev
from gospoda.cli.host.children import Child, Sources, end_all
from gospoda.server.members.sessions import SIGNED_OUT
from gospoda.system import node
from tests.browser.conftest import client_is_mine
from tests.server.server import PATIENCE, children, commanded, held_port

ROOT = Path(__file__).parents[3]
EDITED = Path("src", "gospoda", "server", "operate", "http_status.py")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with its own server to edit and the repository's client."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "gospoda", tmp_path / "src" / "gospoda", ignore=ignored)
    (tmp_path / "web").symlink_to(ROOT / "web")
    return tmp_path


def until(true: Callable[[], bool], told: Path) -> None:
    """Waits until a condition holds."""
    end = time.monotonic() + 2 * PATIENCE
    while not true():
        assert time.monotonic() < end, told.read_text("utf-8")
        time.sleep(0.2)


@pytest.fixture
def developed(clone: Path) -> Iterator[tuple[subprocess.Popen[bytes], str, Path]]:
    """A running `gospoda dev`: its process, the address to open, and its output."""
    told, server, client = clone / "told.txt", held_port(dev), held_port(dev)
    command = [sys.executable, "-m", "gospoda", "dev", "--no-open", "--port", str(server), "--client-port", str(client)]
    environ = {**os.environ, "PYTHONPATH": str(clone / "src"), "LC_ALL": "C"}
    with client_is_mine(), told.open("wb") as out:
        process = subprocess.Popen(command, cwd=clone, env=environ, stdout=out, stderr=out)
        try:
            until(lambda: process.poll() is not None or "Ctrl-C stops both" in told.read_text("utf-8"), told)
            assert process.poll() is None, told.read_text("utf-8")
            yield process, f"localhost:{client}", told
        finally:
            process.terminate()
            process.wait(60)


def test_both_follow_what_is_edited_and_end_with_ctrl_c(
    clone: Path, developed: tuple[subprocess.Popen[bytes], str, Path]
) -> None:
    process, address, told = developed
    page = httpx.get(f"http://{address}/", timeout=PATIENCE).text
    assert "/@vite/client" in page, "the page comes from the client's dev server"
    before = httpx.get(f"http://{address}/api/status", timeout=PATIENCE)
    assert before.json()["version"]
    with connect(f"ws://{address}/api/news", origin=f"http://{address}", open_timeout=PATIENCE) as socket:
        with pytest.raises(ConnectionClosed) as closed:  # the server itself has answered: it sends strangers away
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SIGNED_OUT
    edited = clone / EDITED
    edited.write_text(edited.read_text("utf-8").replace('version=version("gospoda")', 'version="edited"'), "utf-8")
    until(lambda: f"{EDITED.name} has changed" in told.read_text("utf-8"), told)
    until(lambda: '"edited"' in httpx.get(f"http://{address}/api/status", timeout=PATIENCE).text, told)
    both = children(process.pid)
    assert len(both) == 2
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0
    assert [commanded(pid) for pid in both] == [b"", b""]
    assert "Traceback" not in told.read_text("utf-8")


def test_it_needs_a_clone(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="in a clone: uv run gospoda dev"):
        dev.find_clone(tmp_path / "site-packages" / "gospoda")
    assert dev.find_clone(ROOT / "src" / "gospoda") == ROOT


def test_it_needs_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An old Node doesn't count; one that comes with the environment is found."""
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.0.0\n", "utf-8")
    old.chmod(0o755)
    shutil.copy(old, tmp_path / "npm")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "node_folder", lambda: None)
    with pytest.raises(Refusal, match=r"needs Node 20\.19 or newer.*uv sync"):
        dev.find_node()
    monkeypatch.setattr(node, "node_folder", lambda: Path("/brought"))
    assert dev.find_node().split(os.pathsep) == ["/brought", str(tmp_path)]


def test_a_server_that_does_not_start_is_told(tmp_path: Path) -> None:
    child = Child([sys.executable, "-c", "raise SystemExit(2)"], tmp_path, dict(os.environ))
    child.start()
    with pytest.raises(Refusal, match="the server has ended before it answered"):
        dev.wait_for("http://127.0.0.1:9/", child, "server")
    child.end()


def test_what_does_not_want_to_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gospoda.cli.host.children.GRACE", 0.2)
    ready = tmp_path / "ready"
    stubborn = "import pathlib, signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    stubborn += "pathlib.Path('ready').touch(); time.sleep(600)"
    child = Child([sys.executable, "-c", stubborn], tmp_path, dict(os.environ))
    child.start()
    until(ready.exists, tmp_path)
    end_all([child])
    assert child.process is not None
    assert child.process.returncode == -signal.SIGKILL


def test_changes_are_seen(tmp_path: Path) -> None:
    """Written, added and removed files count, but only those that a server reads at startup."""
    for name in ("kept.py", "edited.ftl", "removed.toml", "picture.svg"):
        (tmp_path / name).write_text("before", "utf-8")
    sources = Sources(tmp_path)
    assert sources.changed() == []
    later = time.time_ns() + 10**9
    for name in ("edited.ftl", "picture.svg"):
        os.utime(tmp_path / name, ns=(later, later))
    (tmp_path / "removed.toml").unlink()
    (tmp_path / "added.py").write_text("", "utf-8")
    assert [path.name for path in sources.settle(0.0)] == ["added.py", "edited.ftl", "removed.toml"]
    assert sources.settle(0.0) == []
