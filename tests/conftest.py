"""Shared by all tests: registers the example game and makes hypothesis deterministic.

`python -m tests` names the wheel's environment: no process of the suite may import the package from
elsewhere.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from gospoda.core import state
from gospoda.core.registry import register
from gospoda.example.game import GAME
from tests.__main__ import TESTED
from tests.alarms import Watch, unexpected

# Each of these runs a suite of its own. Started last, it would run alone at the end.
BROWSER = Path(__file__).parent / "browser"
LONGEST = ("test_source.py", "test_pythons.py")

CORE = Path(__file__).parent / "core"

register(GAME)
settings.register_profile(
    "gospoda",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("gospoda")


def pytest_configure() -> None:
    """Checks that every process tests the wheel when the suite is meant to test the wheel."""
    site = os.environ.get(TESTED)
    if site and not Path(str(state.__file__)).is_relative_to(site):
        pytest.exit(f"the package comes from {state.__file__}, not from the wheel in {site}", returncode=3)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Starts one process more than there are cores, because browser and server tests mostly wait.

    The tests of the core finish sooner than more processes would start.
    """
    chosen = [(config.invocation_params.dir / argument.partition("::")[0]).resolve() for argument in config.args]
    return 0 if all(path.is_relative_to(CORE) for path in chosen) else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the longest tests first, so that all processes stay busy until the end."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """Exempts collected tests from garbage collection: scanning thirteen thousand of them took a twelfth of the time.

    Rarer collections also spare the games that tests play once and keep, which saves another sixteenth.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def alarm_watch() -> Iterator[Watch]:
    """Makes every server report its alarms from now on."""
    watch = Watch()
    yield watch
    watch.close()


@pytest.fixture(autouse=True)
def no_foreign_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright's event loop stays marked as running between browser tests; other tests start loops of their own."""
    if BROWSER in request.node.path.parents:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(autouse=True)
def no_alarms(request: pytest.FixtureRequest, alarm_watch: Watch) -> Iterator[None]:
    """Fails a test when a fallback hides a fault, unless it is marked `@pytest.mark.alarms(kind, ...)`."""
    yield
    found = unexpected(request.node, alarm_watch.news())
    assert not found, f"a fault was hidden by a fallback: {found}"
