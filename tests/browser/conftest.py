"""Fixtures: a real server on a free port with a fresh database, and Chromium to visit it."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.__main__ import BROWSERS, TESTED
from tests.npm import run_scripts

ROOT = Path(__file__).parents[2]
BUILT = Path(str(files("gospoda.server.web"))) / "static" / "index.html"  # the wheel's scripts if the wheel is tested
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}
KEY = "gospoda-prefs"
PROGRAM = "gospoda"
PATIENCE = 180_000  # milliseconds; a busy machine is slow to start processes
QUICK = {"speed": 0, "confirm": "off", "name": "Ania"}
# Keeps references to the page's sockets, so that a test can cut the connection.
SOCKETS = """
  const Real = WebSocket;
  window.sockets = [];
  window.down = false;
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.down ? String(url).replace('/api/socket', '/api/nowhere') : url);
      if (!String(url).endsWith('/api/news')) window.sockets.push(this); // those of tables
    }
  };
"""
# Browser messages about intended failures: a guest who isn't known yet, a cut connection.
EXPECTED = ("401", "nowhere", "WebSocket is closed before", "ERR_INTERNET_DISCONNECTED", "favicon")


def chromium(names: Sequence[str] = BROWSERS) -> str:
    """Returns the path of Chromium."""
    found = next(filter(None, map(shutil.which, names)), None)
    if not (where := os.environ.get("GOSPODA_CHROMIUM") or found):
        pytest.fail(
            f"the browser tests need Chromium: apt-get install -y {names[0]}, or say where it is in GOSPODA_CHROMIUM",
            pytrace=False,
        )
    return where


def is_stale() -> bool:
    """Whether the built client is older than its sources."""
    if not BUILT.is_file():
        return True
    sources = [
        *(ROOT / "web" / "src").rglob("*"),
        *(ROOT / "web" / "art").iterdir(),
        *(ROOT / "web" / "public").iterdir(),
        *(ROOT / "web" / "scripts").iterdir(),
        *(ROOT / "src" / "gospoda" / "core" / "locale").iterdir(),
        *(ROOT / "src" / "gospoda" / "server" / "locale").iterdir(),
        *(ROOT / "src" / "gospoda" / "games").glob("*/locale/*-progress.ftl"),
        ROOT / "web" / "package-lock.json",
        ROOT / "web" / "index.html",
        ROOT / "web" / "vite.config.ts",
    ]
    mine = [path for path in sources if path.is_file() and "generated" not in path.parts]
    return max(path.stat().st_mtime for path in mine) > BUILT.stat().st_mtime


@pytest.fixture(scope="session")
def client() -> None:
    """Builds the source's client once for all test processes; the wheel brings its own."""
    if os.environ.get(TESTED):
        assert BUILT.is_file(), f"the wheel has no client: {BUILT}"
        return
    with client_is_mine():
        if is_stale():
            run_scripts("build")


@contextmanager
def client_is_mine() -> Iterator[None]:
    """Locks the client's folder against other processes of the suite."""
    with (Path(tempfile.gettempdir()) / "gospoda-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server: a new one, or the running one named in GOSPODA_TEST_SERVER."""
    if given := os.environ.get("GOSPODA_TEST_SERVER"):
        yield given
        return
    with running(tmp_path_factory.mktemp("tables")) as address:
        yield address


@contextmanager
def running(folder: Path, module: str = PROGRAM, options: Iterable[str] = ()) -> Iterator[str]:
    """Starts a server and yields its address. If another program takes the port first, tries the next."""
    log = folder / "server.log"
    for _ in range(3):
        port = free_port()
        process = serve(port, folder / "tables.db", log, module, options)
        address = f"http://127.0.0.1:{port}"
        if wait_for(address, process):
            break
    else:
        raise AssertionError(f"the server did not start: {log.read_text()[-2000:]}")
    try:
        yield address
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    """Returns a port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def serve(
    port: int, database: Path, log: Path, module: str = PROGRAM, options: Iterable[str] = ()
) -> subprocess.Popen[bytes]:
    """Starts a server."""
    command = [
        sys.executable,
        "-m",
        module,
        "serve",
        "--port",
        str(port),
        "--no-open",
        "--no-limits",
        "--no-yardsticks",
    ]
    with log.open("ab") as told:
        return subprocess.Popen(
            [*command, *options, "--database", f"sqlite:///{database}"], stdout=told, stderr=told, cwd=ROOT
        )


def wait_for(address: str, process: subprocess.Popen[bytes]) -> bool:
    """Waits for the server to answer and returns whether it does."""
    end = time.monotonic() + PATIENCE / 1000
    while process.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return True
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    return False


@pytest.fixture(scope="session")
def engine() -> Iterator[Playwright]:
    """The browser driver."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(engine: Playwright) -> Iterator[Browser]:
    """Chromium."""
    with engine.chromium.launch(executable_path=chromium(), args=FLAGS) as opened:
        yield opened


class Person:
    """A person at a screen: a page, every frame it received and every complaint in its console."""

    def __init__(self, context: BrowserContext, server: str) -> None:
        self.context = context
        self.server = server
        self.frames: list[str] = []
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda opened: opened.on("framereceived", self._frame))
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _frame(self, payload: Any) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def _console(self, message: Any) -> None:
        text = f"{message.text} {message.location.get('url', '')}"
        if message.type in ("error", "warning") and not any(known in text for known in EXPECTED):
            self.complaints.append(text)

    def go(self, path: str) -> Page:
        """Opens an address on the server."""
        self.page.goto(self.server + path)
        return self.page

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Calls the server with this person's cookie."""
        answer = self.context.request.fetch(self.server + path, method=method, data=body, timeout=PATIENCE)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def come_in(self, name: str = "Ania") -> None:
        """Becomes a guest without the page. Tests that create members use names no other test's guest has."""
        self.api("POST", "/api/guests", {"name": name})

    def table(self, **asked: Any) -> str:
        """Sets up a table without the page."""
        return str(self.api("POST", "/api/tables", {"game": "stonespine", **asked})["table"])

    def cut(self) -> None:
        """Cuts the connection and keeps it down."""
        self.page.evaluate("() => { window.down = true; window.sockets.forEach((one) => one.close()); }")

    def mend(self) -> None:
        """Restores the connection."""
        self.page.evaluate("() => { window.down = false; }")


@pytest.fixture
def person(browser: Browser, server: str) -> Iterator[Callable[..., Person]]:
    """Creates people. Fails at the end if any console has complained."""
    people: list[Person] = []

    def make(prefs: dict[str, Any] | None = None, viewport: Any = None, locale: str = "en-GB", **more: Any) -> Person:
        context = browser.new_context(viewport=viewport or WIDE, locale=locale, **more)
        context.set_default_timeout(PATIENCE)
        chosen = json.dumps(json.dumps(QUICK if prefs is None else prefs))
        context.add_init_script(SOCKETS)
        context.add_init_script(f"localStorage.getItem('{KEY}') ?? localStorage.setItem('{KEY}', {chosen})")
        made = Person(context, server)
        people.append(made)
        return made

    yield make
    complaints = [complaint for made in people for complaint in made.complaints]
    for made in people:
        made.context.close()
    assert complaints == []


def bots(count: int, bot: str = "random") -> list[dict[str, str]]:
    """Returns bot seats."""
    return [{"kind": "bot", "name": f"Bot {n + 1}", "bot": bot} for n in range(count)]
