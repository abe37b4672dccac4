"""A test with a parameter `case` runs for each title, seat count and mode; one with `title` for each title."""

from __future__ import annotations

import pytest

from gospoda.conformance.cases import CASES, TITLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=[case.name for case in CASES])
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", TITLES, ids=[title.id for title in TITLES])
