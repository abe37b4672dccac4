"""Our two builds: the source as it is, and a wheel compiled from it and unpacked beside."""

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
    """A folder with the compiled package, built from the present source, or from another checkout."""
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
    """A compiled build of a revision of this repository; a folder is taken for a build that exists already."""
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
