"""Closes after each attack whatever it opened."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.server.server import opened


def pytest_itemcollected(item: pytest.Item) -> None:
    """Ignores what Alembic (a folder listing) and killed servers (sockets) leave to the garbage collector."""
    if "tests/attacks" in str(item.path):
        item.add_marker(pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"))


@pytest.fixture(autouse=True)
def closed_connections() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()
    gc.collect()  # here, not in some later test
