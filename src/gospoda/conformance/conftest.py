"""Runs a test with a `case` parameter for each title, seat count and mode, and one with `title` for each title.

Hypothesis is derandomized: it always plays the same game.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from gospoda.conformance.cases import CASES, TITLES

settings.register_profile(
    "gospoda",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("gospoda")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=[case.name for case in CASES])
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", TITLES, ids=[title.id for title in TITLES])
