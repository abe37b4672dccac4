"""Our two builds: the source as it is, and a wheel compiled from it and unpacked beside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"


def compiled_site() -> Path:
    """A folder with the compiled package, built from the present source."""
    wheels = ROOT / "build" / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    done = subprocess.run(
        ["uv", "build", "--wheel", "--quiet", "--out-dir", str(wheels), str(ROOT)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"the wheel cannot be built:\n{done.stderr}")
    shutil.rmtree(TARGET, ignore_errors=True)
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(TARGET)
    if not list(TARGET.glob("gospoda__mypyc*")):
        raise SystemExit("the wheel is not compiled: is there a C compiler?")
    return TARGET


def run_worker(site: Path, seconds: float, what: str, seed: int) -> str:
    """One repeat of our worker with the package from this folder; what it printed."""
    worker = Path(__file__).with_name("worker_gospoda.py")
    environ = {**os.environ, "PYTHONPATH": str(site), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, str(worker), str(seconds), what, str(seed)],
        capture_output=True,
        text=True,
        env=environ,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"{what} failed:\n{done.stderr}")
    return done.stdout
