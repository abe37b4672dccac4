"""A PostgreSQL of our own on loopback, in a temporary folder; it refuses to run as root, so a servant runs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.table.server import free_port

SERVANTS = ("postgres", "nobody")


def binaries() -> Path | None:
    """Where Debian puts the programs, or where they are found."""
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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="gospoda-pg-"))
    folder.chmod(0o777)
    data, port = folder / "data", free_port()
    run = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    subprocess.run(as_servant([f"{programs}/initdb", "-D", str(data), "-U", "gospoda", "-A", "trust"]), **run)  # type: ignore[call-overload]
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    start = [f"{programs}/pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start"]
    subprocess.run(as_servant(start), **run)  # type: ignore[call-overload]
    try:
        yield f"postgresql://gospoda@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(as_servant([f"{programs}/pg_ctl", "-D", str(data), "-m", "immediate", "stop"]), **run)  # type: ignore[call-overload]
        time.sleep(0.1)
        shutil.rmtree(folder, ignore_errors=True)
