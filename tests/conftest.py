"""Shared by all tests: the example game is registered like any other, and hypothesis plays the same game always.

`python -m tests` names the environment with the wheel: no process of the suite may import the package from elsewhere.
"""

from __future__ import annotations

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

# Each of them runs a suite of its own: begun last, it would be alone at the end.
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
    """Every process of the suite tests the wheel, if the wheel is to be tested."""
    site = os.environ.get(TESTED)
    if site and not Path(str(state.__file__)).is_relative_to(site):
        pytest.exit(f"the package comes from {state.__file__}, not from the wheel in {site}", returncode=3)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process more than there are cores: who tests a page or a server waits for it much of the time.

    The tests of the core take less time than other processes take to start.
    """
    chosen = [(config.invocation_params.dir / argument.partition("::")[0]).resolve() for argument in config.args]
    return 0 if all(path.is_relative_to(CORE) for path in chosen) else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that all processes have work until the end."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """Thirteen thousand tests are no garbage: to look them through again and again took a twelfth of the time.

    Nor are the games that tests play once and keep: looked through seldom, they take a sixteenth less.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def alarm_watch() -> Iterator[Watch]:
    """From now on every server tells its alarms."""
    watch = Watch()
    yield watch
    watch.close()


@pytest.fixture(autouse=True)
def no_alarms(request: pytest.FixtureRequest, alarm_watch: Watch) -> Iterator[None]:
    """A fault that a fallback hides fails the test, unless it says `@pytest.mark.alarms(kind, ...)`."""
    yield
    found = unexpected(request.node, alarm_watch.news())
    assert not found, f"a fault was hidden by a fallback: {found}"
