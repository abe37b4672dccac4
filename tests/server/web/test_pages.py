"""Addresses outside the interface: existing pages and missing ones."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gospoda.server.web import pages
from tests.server.server import Guest, Server, running

ROOT = Path(__file__).parents[3]
DEALS = ["/deal", "/deal/none", "/deal/2026-01-01-guilds-solo", "/challenge", "/challenge/none"]
HTML = {"accept": "text/html,application/xhtml+xml"}


def asked(server: Server, path: str, html: bool = True) -> httpx.Response:
    return httpx.get(server.url + path, headers=HTML if html else {}, timeout=120)


@pytest.mark.parametrize(
    "path", ["/", "/new", "/new/guilds", "/tables/open", "/ladder", "/help/guilds", "/pad", "/jael"]
)
def test_pages_that_are_there(server: Server, path: str) -> None:
    assert asked(server, path).status_code == 200


@pytest.mark.parametrize(
    "path", ["/nowhere", "/new/chess", "/help", "/help/chess", "/t", "/t/none", "/t/none/3", "/a.html", *DEALS]
)
def test_pages_that_are_not_there(server: Server, path: str) -> None:
    """They return 404 together with the client's own page."""
    answer = asked(server, path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "etag" not in answer.headers


def test_a_table_is_an_address(server: Server) -> None:
    table = Guest(server.url).table("magpies")
    assert [asked(server, f"/t/{table}{more}").status_code for more in ("", "/3")] == [200, 200]


def test_a_deal_is_an_address(server: Server) -> None:
    table = Guest(server.url).table("magpies")
    deal = httpx.get(f"{server.url}/api/daily", timeout=120).json()["deals"][0]["id"]
    assert [asked(server, path).status_code for path in (f"/deal/{deal}", f"/challenge/{table}")] == [200, 200]


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/nowhere/at/all", "/nothing.js"])
def test_programs_are_answered_as_programs(server: Server, path: str) -> None:
    for html in {False, path.startswith("/api")}:
        answer = asked(server, path, html)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("application/problem+json")


def test_the_interface_is_described(server: Server) -> None:
    told = asked(server, "/api/openapi.json", html=False)
    assert told.status_code == 200
    assert told.json()["info"]["title"] == "Gospoda"


def test_every_address_of_the_client_is_known_here() -> None:
    """The client's router and the server's list name the same first path segments."""
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text("utf-8")
    named = set(re.findall(r'first === "([a-z-]+)"', router)) - {"kit"}
    games = (ROOT / "web/src/games").glob("*/index.ts")
    named |= {path for one in games for path in re.findall(r'companion: \{ path: "(\w+)"', one.read_text("utf-8"))}
    assert named == {"t", *pages.WITH_TITLE, *pages.WITH_ID, *pages.ALONE}


def test_the_door_tells_who_invites(server: Server) -> None:
    """With an invitation's secret, or at an open table; to others the table seems not to exist."""
    host = Guest(server.url, "Zofia")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = host.table("magpies", seats=seats, title="Friday")
    secret = host.look(table)["you"]["links"]["seats"][1].partition("=")[2]

    def door(of: str, said: str) -> httpx.Response:
        return httpx.post(f"{server.url}/api/tables/{of}/door", json={"secret": said}, timeout=120)

    told = {"game": "magpies", "title": "Friday", "host": "Zofia", "status": "lobby", "taken": 1, "seats": 2}
    assert door(table, secret).json() == told
    private, nothing = door(table, "x" * 22), door("none", secret)
    assert private.status_code == nothing.status_code == 404
    assert private.json() == nothing.json()
    opened = host.table("magpies", seats=seats, access="open")
    assert door(opened, "").json()["host"] == "Zofia"


def test_when_somebody_was_last_seen(tmp_path: Path) -> None:
    """Even for a guest who has been here all the time: the stored time of arrival isn't the last one seen."""
    file = tmp_path / "t.db"

    def seen(guest: str) -> float:
        with closing(sqlite3.connect(file)) as database:
            return float(database.execute("SELECT seen FROM guest WHERE id = ?", (guest,)).fetchone()[0])

    with running(f"sqlite:///{file}", "--no-limits", log=tmp_path / "log") as server:
        asks, listens, away = (Guest(server.url, name) for name in ("Ania", "Borek", "Ciril"))
        listens.socket("/api/news")
        came = max(seen(guest.id) for guest in (asks, listens, away))
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE guest SET seen = seen - 1000")
        while time.time() < came + 0.01:
            pass
        asks.get("/api/me")
        server.stop()
    assert seen(asks.id) > came
    assert seen(listens.id) > came
    assert seen(away.id) < came
