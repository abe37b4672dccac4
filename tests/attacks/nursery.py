"""Servers that start quickly: a process that has loaded everything forks one on request.

A killed server takes seconds to start again, mostly to load modules: with five hundred kills that makes an hour. Each
server here is still a separate process with its own group, memory, database and port.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from tests.server.server import Server

MODULES = (
    "alembic",
    "gospoda.cli.host.serve",
    "gospoda.server.web.app",
    "gospoda.server.store.database",
    "gospoda.server.web.http_protocol",
)
MODULES += ("litestar.plugins.pydantic", "uvicorn", "uvicorn.protocols.websockets.websockets_sansio_impl", "uvloop")


class Nursery:
    """The process that has loaded everything."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.attacks.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, *words: object) -> int:
        """Requests a fork or reaps a server; returns the process that answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """Stops the nursery."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Child:
    """Implements the part of `Popen` that a server's `process` needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """Returns None while the process runs."""
        try:
            state = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return 1
        return 1 if state == "Z" else None


class QuickServer(Server):
    """A server forked by the nursery."""

    def __init__(self, nursery: Nursery, database: str, *options: str, log: Path) -> None:
        super().__init__(database, *options, log=log)
        self.nursery = nursery

    def start(self, wait: bool = True) -> Server:
        """Forks the server and waits until it answers."""
        words = ["serve", "--no-open", "--port", str(self.port), "--database", self.database, *self.options]
        self.process = Child(self.nursery.say("start", str(self.log), *words))  # type: ignore[assignment]
        if wait:
            try:
                self.wait()
            except AssertionError as problem:
                raise AssertionError(f"{problem}; it ended with {self.bury()}") from problem
        return self

    def bury(self) -> int:
        """Reaps the process and returns its exit code."""
        process, self.process = self.process, None
        return 0 if process is None else self.nursery.say("bury", process.pid)

    def kill(self) -> None:
        """Kills it as a power cut would."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.bury()


def serve(log: str, words: list[str]) -> None:
    """Runs a server."""
    from gospoda.cli.main import cli

    os.setsid()
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for old, new in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(old, new)
    cli(words, prog_name="gospoda")


def main() -> None:
    """Loads everything, then forks and reaps on request until the input ends."""
    import tests.server.serve  # noqa: F401  (brings the example game)

    for module in MODULES:
        import_module(module)
    from gospoda.core.registry import games

    games()
    for line in sys.stdin:
        what, *rest = json.loads(line)
        if what == "bury":
            print(os.waitstatus_to_exitcode(os.waitpid(rest[0], 0)[1]), flush=True)
        elif pid := os.fork():
            print(pid, flush=True)
        else:
            serve(rest[0], rest[1:])
            os._exit(0)


if __name__ == "__main__":
    main()
