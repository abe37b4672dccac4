"""A private PostgreSQL on loopback in a temporary folder. It refuses to run as root, so another user runs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.server import held_port

SERVANTS = ("postgres", "nobody")


def binaries() -> Path | None:
    """Returns the folder of the programs: Debian's, or the one on PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) if Path("/usr/lib/postgresql").is_dir() else []
    if found:
        return found[-1].parent
    other = shutil.which("initdb")
    return Path(other).parent if other else None


def as_servant(command: list[str]) -> list[str]:
    if os.name != "nt" and os.geteuid() != 0:
        return command
    import pwd

    for name in SERVANTS:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return ["runuser", "-u", name, "--", *command]
    raise AssertionError("nobody is there to run PostgreSQL")


class Postgres:
    """A PostgreSQL that can be stopped abruptly and started again."""

    def __init__(self) -> None:
        programs = binaries()
        assert programs is not None
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="gospoda-pg-"))
        self.folder.chmod(0o777)
        self.port = held_port(self)
        self.url = f"postgresql://gospoda@127.0.0.1:{self.port}/postgres"
        self.run("initdb", "-U", "gospoda", "-A", "trust", "--no-sync")

    def run(self, program: str, *args: str) -> None:
        command = as_servant([f"{self.programs}/{program}", "-D", str(self.folder / "data"), *args])
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        options += " -c fsync=off"  # the tests stop it abruptly, but the machine itself keeps running
        self.run("pg_ctl", "-o", options, "-l", str(self.folder / "log"), "-w", "-t", "240", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-m", "immediate", "-w", "-t", "240", "stop")


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A running, empty database server."""
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()
        time.sleep(0.1)
        shutil.rmtree(server.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    with postgres_server() as server:
        yield server.url
