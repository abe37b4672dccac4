"""The source plays like the wheel: the suite tests the compiled wheel, and a smaller part runs here on the source."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gospoda.conformance.cases import TITLES
from tests.__main__ import TESTED

ROOT = Path(__file__).parent.parent
CONFORMANCE = [
    path for path in sorted((ROOT / "src" / "gospoda" / "conformance").glob("test_*.py")) if path.stem != "test_golden"
]
# The standard game of each title at one player count, and the tests that run once per title.
STANDARD = [f"[{title.id}-{title.seat_counts()[len(title.seat_counts()) // 2]}]" for title in TITLES]
ONCE = [f"[{title.id}]" for title in TITLES]
# Compiled functions and classes can't be patched or inspected: these files skip a test on the wheel.
WATCHING = [
    path
    for path in sorted((ROOT / "tests").rglob("test_*.py"))
    if "skipif(IS_COMPILED" in path.read_text("utf-8") and path != Path(__file__)
]

pytestmark = pytest.mark.skipif(not os.environ.get(TESTED), reason="the whole suite runs on the source already")


@pytest.fixture
def source() -> dict[str, str]:
    """Returns the variables of a process that imports the package from the source."""
    kept = {name: value for name, value in os.environ.items() if name != TESTED}
    environ = {**kept, "PYTHONPATH": str(ROOT / "src"), "PYTEST_XDIST_WORKER": ""}
    command = [sys.executable, "-c", "import gospoda.core.state as state; print(state.__file__)"]
    assert printed(command, environ).strip() == str(ROOT / "src" / "gospoda" / "core" / "state.py")
    return environ


def printed(command: list[str], environ: dict[str, str]) -> str:
    """Returns the output of a command that must succeed."""
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def passed(environ: dict[str, str], *tests: str) -> int:
    """Returns how many tests pass. None may fail."""
    told = printed([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *tests], environ)
    counted = re.search(r"(\d+) passed", told.strip().splitlines()[-1])
    assert counted is not None, told[-2000:]
    return int(counted[1])


def test_the_source_plays_the_golden_games(source: dict[str, str]) -> None:
    """The wheel plays the same files, so both agree seed for seed."""
    assert passed(source, "gospoda.conformance.test_golden") >= 30


def test_the_source_conforms(source: dict[str, str]) -> None:
    """Every conformance rule, for each title at one player count."""
    assert passed(source, *map(str, CONFORMANCE), "-k", " or ".join([*STANDARD, *ONCE])) > 200


def test_what_can_be_watched_in_the_source_only(source: dict[str, str]) -> None:
    """No test is skipped in both builds."""
    assert passed(source, *map(str, WATCHING), "-m", "skipif") >= 16


def test_the_source_serves_a_game(source: dict[str, str]) -> None:
    """A server running on the source plays a game to its end."""
    assert passed(source, "tests/server/tables/test_play.py::test_bots_play_and_the_game_ends") >= 1


def test_the_schema_is_that_of_the_source(source: dict[str, str]) -> None:
    """Compiled functions lose type hints and compiled structs lose their lists; the schema must not."""
    told = [
        json.loads(printed([sys.executable, "-m", "gospoda.server.web.message_types"], env))
        for env in (dict(os.environ), source)
    ]
    assert sorted(told[0]["titles"]) == ["guilds", "rollplayer", "simurgh", "stonespine"]
    assert told[0] == told[1]


def test_observations_are_those_of_the_source(source: dict[str, str]) -> None:
    """What seats observe in whole games of every title is the same in both builds."""
    found = [printed([sys.executable, "-m", "gospoda.conformance.digest"], env) for env in (dict(os.environ), source)]
    assert found[0] == found[1]
    assert len(found[0].splitlines()) >= 16
