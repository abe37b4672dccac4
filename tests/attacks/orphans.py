"""Kills a server while bots think and a game is analysed: no process survives, and its port is free."""

from __future__ import annotations

import socket
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.attacks import Figures, attack
from tests.server.server import Guest, Server, children
from tests.server.store.postgres import postgres

MASTERS = [{"kind": "bot", "bot": "master"}] * 2
PATIENCE = 60.0  # seconds; everything is slow on a busy machine


def family(pid: int) -> list[int]:
    """Returns a process and all its descendants."""
    found = [pid]
    for child in children(pid):
        found += family(child)
    return found


def alive(pids: list[int]) -> list[str]:
    """Returns those that still run, zombies excluded, with their command lines."""
    found = []
    for pid in pids:
        with suppress(OSError):
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                found.append(Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()[-120:])
    return found


def wait_until_gone(pids: list[int], port: int) -> float:
    """Waits until none of these runs and the port is free; returns how long that took."""
    began = time.monotonic()
    while alive(pids):
        assert time.monotonic() - began < PATIENCE, f"these were left: {alive(pids)}"
        time.sleep(0.02)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))
    return time.monotonic() - began


def thinking(server: Server, least: int) -> list[int]:
    """Returns the processes of a server whose masters are thinking."""
    guest = Guest(server.url)
    guest.look(guest.table("stonespine", seats=MASTERS))
    assert server.process is not None
    end = time.monotonic() + PATIENCE
    while len(found := family(server.process.pid)) < least:
        assert time.monotonic() < end, f"only {found} are there"
        time.sleep(0.05)
    return found


def killed(server: Server, least: int) -> float:
    """Starts a server, lets it think and kills it alone; returns how long its children live on."""
    server.start()
    try:
        processes = thinking(server, least)
        server.kill_alone()
        return wait_until_gone(processes, server.port)
    finally:
        with suppress(ProcessLookupError):
            server.kill()


@attack("orphans", small=2, long=100, unit="kills of the parent alone")
def orphans(size: int) -> Figures:
    """A killed server leaves no process behind and its port is free."""
    longest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", log=Path(folder) / "log")
        for _ in range(size):
            longest = max(longest, killed(server, 3))  # itself, a worker, a tracker
    return {"longest wait (s)": round(longest, 2)}


@attack("orphans-of-many", small=1, long=50, unit="kills of the parent of two servers")
def orphans_of_many(size: int) -> Figures:
    """With two processes the children of a killed parent end, and the port is free."""
    longest = 0.0
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        server = Server(database, "--no-limits", "--processes", "2", log=Path(folder) / "log")
        for _ in range(size):
            longest = max(longest, killed(server, 5))  # the parent, two servers, a tracker, a worker
    return {"longest wait (s)": round(longest, 2)}
