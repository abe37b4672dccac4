"""Isolated environments for peers, created on demand and cached.

Peers never enter our own environment: their dependencies (numpy, scipy, networkx) must not reach the engines, and
ours must not affect their speed. A peer that can't be installed is absent, not an error.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# The only place that pins versions; a dependency is pinned if the peer's speed depends on it.
PINS: Final[dict[str, tuple[str, ...]]] = {
    "catanatron": ("catanatron==3.2.1", "networkx==3.6.1"),
    "open_spiel": ("open_spiel==2.0.2", "numpy==2.4.6"),
    "pettingzoo": (
        "pettingzoo==1.27.0",
        "shimmy==2.0.1",
        "open_spiel==2.0.2",
        "chess==1.10.0",
        "pygame-ce==2.5.8",
        "numpy==2.4.6",
    ),
}
INSTALL_TIMEOUT: Final = 600.0
STAMP: Final = "gospoda-pins.txt"

_reasons: dict[str, str] = {}


class _InstallError(Exception):
    """Raised when an environment can't be created; the message is one line."""


def ensure(peer: str) -> Path | None:
    """Returns the Python of the peer's environment, creating it if necessary; None if absent (see `reason`)."""
    if peer in _reasons:  # one failed installation per process is enough
        return None
    try:
        return _ensure(peer)
    except (_InstallError, OSError) as error:
        _reasons[peer] = str(error)
        return None


def reason(peer: str) -> str:
    """Returns why `ensure` gave None for this peer, or an empty string."""
    return _reasons.get(peer, "")


def cache_root() -> Path:
    """Returns the directory with one environment per peer."""
    chosen = os.environ.get("GOSPODA_BENCH_CACHE")
    return Path(chosen).expanduser() if chosen else Path.home() / ".cache" / "gospoda" / "bench"


def clean_environ() -> dict[str, str]:
    """Returns our environment variables without those that leak our packages into a child process."""
    dropped = ("PYTHON", "VIRTUAL_ENV", "CONDA_PREFIX")
    return {name: value for name, value in os.environ.items() if not name.startswith(dropped)}


def _ensure(peer: str) -> Path:
    if peer not in PINS:
        raise _InstallError(f"unknown peer {peer!r}; known: {', '.join(PINS)}")
    home = cache_root() / peer
    if _is_current(home, peer):
        return _python(home)
    if home.exists() and not (home / "pyvenv.cfg").exists():
        raise _InstallError(f"{home} is in the way: not an environment of ours")
    _rebuild(home, peer)
    return _python(home)


def _is_current(home: Path, peer: str) -> bool:
    stamp = home / STAMP
    return _python(home).exists() and stamp.exists() and stamp.read_text() == _stamp_text(peer)


def _stamp_text(peer: str) -> str:
    """Returns everything that requires a new environment when it changes: the pins and our interpreter."""
    return "\n".join((*PINS[peer], sys.version, ""))


def _python(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _rebuild(home: Path, peer: str) -> None:
    """Builds beside the final place and renames, so that a broken environment is never mistaken for a good one."""
    building = home.with_name(f"{peer}.building-{os.getpid()}")
    home.parent.mkdir(parents=True, exist_ok=True)
    try:
        _build(building, peer)
        (building / STAMP).write_text(_stamp_text(peer))
        if home.exists():
            shutil.rmtree(home)
        building.rename(home)
    finally:
        shutil.rmtree(building, ignore_errors=True)


def _build(home: Path, peer: str) -> None:
    """Tries uv, then venv with pip: a uv on PATH may be a shim that doesn't work."""
    failures: list[str] = []
    for name, commands in _installers(home, peer):
        try:
            for command in commands:
                _run(command)
            return
        except _InstallError as error:
            failures.append(f"{name}: {error}")
            shutil.rmtree(home, ignore_errors=True)
    raise _InstallError("; ".join(failures))


def _installers(home: Path, peer: str) -> Iterator[tuple[str, list[list[str]]]]:
    """Yields the ways to install, best first. Wheels only: building OpenSpiel would take an hour."""
    python = str(_python(home))
    wanted = ["--quiet", "--only-binary", ":all:", *PINS[peer]]
    uv = shutil.which("uv")
    if uv is not None:
        make = [uv, "venv", "--quiet", "--python", sys.executable, str(home)]
        yield "uv", [make, [uv, "pip", "install", "--python", python, *wanted]]
    make = [sys.executable, "-m", "venv", str(home)]
    yield "pip", [make, [python, "-m", "pip", "install", *wanted]]


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=INSTALL_TIMEOUT, env=clean_environ(), check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise _InstallError(str(error)) from error
    if done.returncode != 0:
        raise _InstallError(brief(done.stderr) or f"exit code {done.returncode}")


def brief(text: str) -> str:
    """Shortens an error text to one line for a report; the cause is at its end."""
    line = " ".join(text.split())
    return line if len(line) <= 300 else "… " + line[-300:]
