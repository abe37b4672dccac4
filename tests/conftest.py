"""Shared by all tests: the example game is registered like any other, and hypothesis plays the same game always."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from gospoda.core.registry import register
from gospoda.example.game import GAME

# Each of them runs a suite of its own: begun last, it would be alone at the end.
LONGEST = ("test_compiled.py", "test_pythons.py")

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


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: who tests a page or a server waits for it much of the time."""
    return (os.cpu_count() or 1) + 1


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
