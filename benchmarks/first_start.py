"""Measures from `git clone` to the first answer: `python3 benchmarks/first_start.py [--quick] [--keep-caches]`.

Uses only the standard library, so that any Python can measure its own start. All caches are new unless kept. Also
reports CPU time, because the wall clock is useless on a busy machine.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 1800  # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(folder: Path, keep: bool) -> dict[str, str]:
    """Returns variables without uv, as a newcomer would have them, and with separate data."""
    path = [part for part in os.environ["PATH"].split(os.pathsep) if not shutil.which("uv", path=part)]
    own = {"PATH": os.pathsep.join(path), "GOSPODA_PORT": str(free_port()), "XDG_DATA_HOME": str(folder / "data")}
    if not keep:
        own |= {"UV_CACHE_DIR": str(folder / "uv"), "npm_config_cache": str(folder / "npm"), "PIP_NO_CACHE_DIR": "1"}
    return {**os.environ, **own}


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def measured(folder: Path, flags: list[str]) -> None:
    environ = environment(folder, "--keep-caches" in flags)
    quick = [flag for flag in flags if flag == "--quick"]
    began = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "gospoda")], check=True)
    command = [sys.executable, str(folder / "gospoda" / "start.py"), *quick]
    process = subprocess.Popen(command, env=environ, start_new_session=True)
    try:
        while not answers(f"http://127.0.0.1:{environ['GOSPODA_PORT']}/"):
            if process.poll() is not None or time.monotonic() - began > PATIENCE:
                sys.exit("it has not started")
            time.sleep(0.1)
        seconds = time.monotonic() - began
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    load = os.getloadavg()[0]
    print(f"{seconds:.1f} s, {used.ru_utime + used.ru_stime:.0f} s of the processor, load {load:.1f}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        measured(Path(name), sys.argv[1:])
