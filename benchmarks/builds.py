"""Our two builds: the plain source, and an unpacked wheel compiled from it."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def compiled_site(root: Path = ROOT) -> Path:
    """Returns a folder with the compiled package, built from the present source or another checkout."""
    wheels, target = root / "build" / "wheels", root / "build" / "compiled"
    shutil.rmtree(wheels, ignore_errors=True)
    done = subprocess.run(
        ["uv", "build", "--wheel", "--quiet", "--out-dir", str(wheels), str(root)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"the wheel cannot be built:\n{done.stderr}")
    shutil.rmtree(target, ignore_errors=True)
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(target)
    if not list(target.glob("gospoda__mypyc*")):
        raise SystemExit("the wheel is not compiled: is there a C compiler?")
    return target


def site_of(what: str) -> Path:
    """Returns a compiled build of a revision of this repository; a folder counts as an existing build."""
    if Path(what).is_dir():
        return Path(what)
    root = ROOT / "build" / "revisions" / what
    if not root.is_dir():
        replays = subprocess.run(["git", "archive", what], cwd=ROOT, capture_output=True, check=False)
        if replays.returncode != 0:
            raise SystemExit(f"{what} is neither a folder nor a revision of this repository")
        with tarfile.open(fileobj=io.BytesIO(replays.stdout)) as files:
            files.extractall(root, filter="data")
    return compiled_site(root)


def run_worker(site: Path, seconds: float, what: str, seed: int) -> str:
    """Runs our worker once with the package in this folder; returns its output."""
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
