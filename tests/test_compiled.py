"""The compiled engine: the wheel is built as a user's would be, and plays every game as the source does."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.builds import compiled_site

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"  # where it is built
SUITES = ["tests/conformance", "tests/games", "tests/core"]
DOORS = [
    f"tests/research/test_{door}.py" for door in ("bulk", "dataset", "gymnasium", "mcp", "openspiel", "pettingzoo")
]
SLOW = "not playthroughs and not rendering and not scripted"  # mostly time in other packages, whatever our build


def built_once(run: str) -> Path:
    """The compiled package, which the processes of one run of the tests build once between them."""
    mark = TARGET.with_name("compiled-for.txt")
    mark.parent.mkdir(exist_ok=True)
    with mark.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not mark.is_file() or mark.read_text("utf-8") != run:
            compiled_site()
            mark.write_text(run, "utf-8")
    return TARGET


@pytest.fixture(scope="module")
def compiled(testrun_uid: str) -> dict[str, str]:
    """The environment of a process that imports the compiled package."""
    site = built_once(testrun_uid)
    return {**os.environ, "PYTHONPATH": str(site), "PYTEST_XDIST_WORKER": "", "PYTHONDONTWRITEBYTECODE": "1"}


def test_conformance_and_examples_hold_when_compiled(compiled: dict[str, str]) -> None:
    """The same tests pass on the compiled build; the golden games prove it equal to the source, seed for seed."""
    where = [sys.executable, "-c", "import gospoda.core.state as s; print(s.__file__)"]
    assert "cpython" in subprocess.run(where, env=compiled, capture_output=True, text=True, check=True).stdout
    assert passed(compiled, *SUITES) > 1000


def test_the_doors_of_researchers_hold_when_compiled(compiled: dict[str, str]) -> None:
    """Other packages copy, pickle and subclass what is compiled, and give it what is of no known type."""
    assert passed(compiled, *DOORS, "-k", SLOW) > 100


def passed(compiled: dict[str, str], *tests: str) -> int:
    """How many tests pass on the compiled build; none may fail."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *tests]
    done = subprocess.run(command, cwd=ROOT, env=compiled, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    counted = re.search(r"(\d+) passed", done.stdout.strip().splitlines()[-1])
    assert counted is not None
    return int(counted[1])


def test_the_schema_lists_all_titles_when_compiled(compiled: dict[str, str]) -> None:
    """A compiled function has no type hints and a compiled struct forgets its lists; the schema must not."""
    command = [sys.executable, "-m", "gospoda.table.schema"]
    told = [
        json.loads(subprocess.run(command, env=environ, capture_output=True, check=True).stdout)
        for environ in (compiled, {**os.environ})
    ]
    assert sorted(told[0]["titles"]) == ["guilds", "rollplayer", "simurgh", "stonespine"]
    assert told[0] == told[1]


def test_observations_are_the_same_compiled(compiled: dict[str, str]) -> None:
    """What seats observe in whole games of every title does not depend on the build."""
    command = [sys.executable, "-m", "tests.conformance.digest"]
    found = [
        subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
        for env in (compiled, {**os.environ, "PYTHONPATH": str(ROOT / "src")})
    ]
    assert found[0] == found[1]
    assert len(found[0].splitlines()) >= 16
