"""What an attack has opened is closed after it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.server.server import opened


def pytest_itemcollected(item: pytest.Item) -> None:
    """Alembic leaves a folder listing, and a killed server its clients' sockets, to the garbage collector."""
    if "tests/attacks" in str(item.path):
        item.add_marker(pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"))


@pytest.fixture(autouse=True)
def closed_connections() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()
    gc.collect()  # here, and not in somebody else's test
