"""Responses that are the same for everybody are compressed, cached by browsers and sent once."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from gospoda.server.base.cached import cached
from gospoda.server.web import pages
from tests.server.server import Guest, Server

SHARED = [
    "/api/games",
    "/api/games/simurgh/words/pl",
    "/api/games/simurgh/help/cs",
    "/api/games/guilds/components",
]


@pytest.mark.parametrize("path", SHARED)
def test_what_all_get_is_packed_and_kept(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as browser:
        first = browser.get(path, headers={"accept-encoding": "gzip"})
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "no-cache"
        assert int(first.headers["content-length"]) < len(first.content) / 2
        plain = browser.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
        again = browser.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_long_list_of_tables_is_packed(server: Server) -> None:
    """Home shows everybody the same list. A guest's own list contains secrets and is sent uncompressed."""
    host = Guest(server.url)
    for _ in range(4):
        host.table(seats=[{"kind": "person"}, {"kind": "open"}], access="open")
    with httpx.Client(base_url=server.url, timeout=30, cookies=host.http.cookies) as browser:
        told = browser.get("/api/tables?limit=12", headers={"accept-encoding": "gzip"})
        assert told.headers["content-encoding"] == "gzip"
        assert len(told.json()["tables"]) >= 4
        assert "content-encoding" not in browser.get("/api/tables?limit=1", headers={"accept-encoding": "br"}).headers
        assert "content-encoding" not in browser.get("/api/tables/mine", headers={"accept-encoding": "gzip"}).headers


def test_a_stranger_is_no_error(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me", timeout=30)
    assert (answer.status_code, answer.json()) == (200, None)


def test_small_and_packed_things_are_left_alone() -> None:
    assert cached(b"short", "text/plain").packed == b""
    assert cached(b"x" * 5000, "font/woff2").packed == b""
    assert gzip.decompress(cached(b"x" * 5000, "text/css").packed) == b"x" * 5000


def test_a_file_is_read_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads = []
    read_bytes = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: reads.append(path) or read_bytes(path))
    file = tmp_path / "index.html"

    def etag() -> str:
        status = file.stat()
        return pages.known(file, status.st_mtime_ns, status.st_size).etag

    file.write_text("old client", "utf-8")
    assert etag() == etag()
    assert reads == [file]
    file.write_text("a newer client", "utf-8")
    old = reads.copy()
    assert etag() != cached(b"old client", "text/html").etag
    assert reads == [*old, file]
