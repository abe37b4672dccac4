"""One server for all tests of a worker that only ask; those that kill have their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.server import Server, opened, running


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
