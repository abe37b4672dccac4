"""Provides one server per test process for tests that only make requests. Tests that kill servers start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.server import Server, opened, running


def pytest_itemcollected(item: pytest.Item) -> None:
    """Ignores Alembic's warning: it leaves closing a folder listing to the garbage collector."""
    if "tests/server" in str(item.path):
        item.add_marker(pytest.mark.filterwarnings("ignore:unclosed scandir iterator:ResourceWarning"))


@pytest.fixture(autouse=True)
def closed_connections() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("table")
    with running(f"sqlite:///{folder}/tables.db", "--no-limits", log=folder / "log") as server:
        yield server
        text = (folder / "log").read_text()
        assert "Traceback" not in text, text
