"""The processes that `gospoda dev` starts and ends, and the source files whose changes restart them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

GRACE = 8.0  # seconds a process has to end by itself
if sys.platform == "win32":
    WINDOWS_GROUP, END = subprocess.CREATE_NEW_PROCESS_GROUP, signal.CTRL_BREAK_EVENT
else:
    WINDOWS_GROUP, END = 0, signal.SIGTERM
READ_AT_START = (".py", ".toml", ".ftl", ".md")  # files that the server reads once and keeps


class Child:
    """A process with its own process group, so Ctrl-C reaches it only through `end`."""

    def __init__(self, command: Sequence[str], folder: Path, environ: dict[str, str]) -> None:
        self.command = list(command)
        self.folder = folder
        self.environ = environ
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the process; it must not be running."""
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            env=self.environ,
            stdin=subprocess.PIPE,  # Vite would take keys from the terminal
            start_new_session=os.name == "posix",
            creationflags=WINDOWS_GROUP,
        )

    def is_running(self) -> bool:
        """Whether the process has been started and has not ended."""
        return self.process is not None and self.process.poll() is None

    def ask_to_end(self) -> None:
        """Sends the signal that a service manager sends."""
        if self.process is not None and self.is_running():
            self.process.send_signal(END)

    def end(self) -> None:
        """Waits for the process to end, and kills whatever is left after a while."""
        if self.process is None:
            return
        self.ask_to_end()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        with suppress(OSError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


def end_all(children: Iterable[Child]) -> None:
    """Ends all of these together; an impatient second Ctrl-C changes nothing."""
    kept = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for child in children:
            child.ask_to_end()
        for child in children:
            child.end()
    finally:
        signal.signal(signal.SIGINT, kept)


class Sources:
    """The files below a folder that the server reads at start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamps = self.read()

    def read(self) -> dict[Path, int]:
        """Returns when each file was last changed; files may vanish meanwhile."""
        stamps = {}
        for path in self.folder.rglob("*"):
            if path.suffix in READ_AT_START:
                with suppress(OSError):
                    stamps[path] = path.stat().st_mtime_ns
        return stamps

    def changed(self) -> list[Path]:
        """Returns the files written, added or removed since the last call."""
        before, self.stamps = self.stamps, self.read()
        differing = {path for path, _ in before.items() ^ self.stamps.items()}
        return sorted(differing)

    def settle(self, pause: float) -> list[Path]:
        """Returns the changed files once they stop changing: an editor or git writes many at once."""
        found = set(self.changed())
        while found:
            time.sleep(pause)
            more = self.changed()
            if not more:
                break
            found |= set(more)
        return sorted(found)
