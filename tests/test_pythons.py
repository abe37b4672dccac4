"""Compiles and plays the wheel on every other supported Python that this machine has.

The suite itself tests the wheel of the Python that runs it. The others compile the same source, so the golden
games and one bot of every name show whether they behave the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.__main__ import TESTED

ROOT = Path(__file__).parent.parent
RUNNING = f"{sys.version_info.major}.{sys.version_info.minor}"
OTHERS = [version for version in ("3.11", "3.12", "3.13") if version != RUNNING]
NEEDED = ["pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "msgspec", "httpx", "numpy"]
SUITE = ["gospoda.conformance.test_golden", "tests/bots/test_every_bot.py", "-k", "golden or stonespine-2"]


def found(version: str) -> str:
    """Returns the path of a Python of this version, or an empty string."""
    if shutil.which("uv") is None:
        return ""
    command = ["uv", "python", "find", "--no-python-downloads", "--no-project", version]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return told or kept_by_pyenv(version)


def kept_by_pyenv(version: str) -> str:
    """Returns the newest Python of this version in pyenv, whose shims only run the selected versions."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    kept = sorted(root.glob(f"versions/{version}.*/bin/python{version}"))
    return str(kept[-1]) if kept else ""


def run(command: list[str], **environ: str) -> str:
    """Runs a command that must succeed and returns its output."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environ}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.timeout(3600)  # compiles a wheel
@pytest.mark.parametrize("version", OTHERS)
def test_compiled_and_playing(version: str, tmp_path: Path) -> None:
    """The wheel that pip would build on this Python is compiled and plays the same games as the source."""
    python = found(version)
    if not python:
        pytest.skip(f"Python {version} is not on this machine")
    build = ["uv", "build", "--wheel", "--quiet", "--python", python, "--out-dir", str(tmp_path), str(ROOT)]
    run(build, GOSPODA_OPTIMISE="0", GOSPODA_NO_CLIENT="1")  # same verdict, but sooner
    wheel = next(tmp_path.glob("*.whl"))
    run(["uv", "venv", "--quiet", "--python", python, str(tmp_path / "env")])
    inside = str(tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python")
    run(["uv", "pip", "install", "--quiet", "--python", inside, str(wheel), *NEEDED])
    where = run([inside, "-c", "import gospoda.core.state as s; print(s.__file__)"])
    assert f"cpython-{version.replace('.', '')}" in where
    suite = [inside, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *SUITE]
    told = run(suite, PYTEST_XDIST_WORKER="", **{TESTED: str(tmp_path / "env")})
    assert " passed" in told
