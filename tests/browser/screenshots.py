"""Takes the pictures in docs/screenshots: `python -m tests.browser.screenshots ADDRESS`, with a running server.

Picture names after the address (such as `home end`) take only these. A test checks that README and docs show each of
them.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import driver
from tests.browser.conftest import FLAGS, KEY, PHONE, bots, chromium

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESK = {"width": 1366, "height": 768}
LATE = 34  # answers before a game of Stonespine is worth showing


class Camera:
    """Takes pictures of one size in one language."""

    def __init__(
        self, browser: Browser, address: str, size: Any = None, locale: str = "en-GB", theme: str = "light"
    ) -> None:
        self.context = browser.new_context(viewport=size or DESK, locale=locale)
        self.context.set_default_timeout(120_000)
        prefs = {"speed": 0, "confirm": "on", "name": "Zofia", "theme": theme}
        self.context.add_init_script(f"localStorage.setItem('{KEY}', {json.dumps(json.dumps(prefs))})")
        self.address = address
        self.page: Page = self.context.new_page()
        self.api("/api/guests", {"name": "Zofia"})

    def api(self, path: str, body: Any) -> Any:
        """Calls the server as this guest."""
        return self.context.request.post(self.address + path, data=body).json()

    def table(self, **asked: Any) -> str:
        """Sets up a table and sits down at it."""
        made: str = self.api("/api/tables", {"game": "stonespine", **asked})["table"]
        self.page.goto(f"{self.address}/t/{made}")
        return made

    def shoot(self, what: str) -> None:
        """Takes the picture, with the pointer out of the way."""
        self.page.mouse.move(2, 2)
        self.page.evaluate("() => document.activeElement?.blur?.()")
        self.page.wait_for_timeout(700)
        self.page.screenshot(path=FOLDER / f"{what}.jpg", type="jpeg", quality=72, scale="css")


def home(camera: Camera, what: str) -> None:
    """The front room of a player whose turn it is."""
    camera.table(seats=[{"kind": "person"}, *bots(2, "greedy")])
    handed = camera.table(game="simurgh", seats=[{"kind": "person"}, *bots(1)])
    camera.api(f"/api/tables/{handed}/seats/0", {"kind": "bot", "bot": "random"})
    camera.page.goto(camera.address)
    camera.page.wait_for_selector("[data-title=guilds] [data-play]")
    camera.shoot(what)


def lobby(camera: Camera, what: str) -> None:
    """A table that waits for people."""
    camera.table(seats=[{"kind": "person"}, {"kind": "open"}, *bots(1, "greedy")])
    camera.page.wait_for_selector("[data-add-bot]")
    camera.shoot(what)


def stonespine(camera: Camera, wanted: str) -> Callable[[str], None]:
    """Plays on until the page asks this in a late year."""
    camera.table(seats=[{"kind": "person"}, *bots(2, "greedy")], seed="stone")
    chance = random.Random(21)
    for n in range(600):
        asked = driver.state(camera.page)
        placing = asked == "confirm" and camera.page.locator(".face").count() > 0
        if asked == wanted and (asked == "over" or n > LATE) and (asked != "confirm" or placing):
            break
        driver.quick_step(camera.page, chance, buy=0.8)
    if wanted == "confirm":
        camera.page.wait_for_selector("[data-slip] .gains")  # its effect, and the ghost with it
    return camera.shoot


def replay(camera: Camera, what: str) -> None:
    """A finished game, halfway through."""
    stonespine(camera, "over")
    camera.page.goto(f"{camera.page.url}/40")
    camera.page.wait_for_selector("[data-at]")
    camera.shoot(what)


def board(title: str) -> Callable[[Camera, str], None]:
    """The board of a title at its first decision."""

    def take(camera: Camera, what: str) -> None:
        camera.table(game=title, seats=[{"kind": "person"}, *bots(2, "greedy")], seed="3")
        camera.page.wait_for_selector("header.bar.mine")
        camera.shoot(what)

    return take


def asking(wanted: str) -> Callable[[Camera, str], None]:
    """A game of Stonespine that asks this."""
    return lambda camera, what: stonespine(camera, wanted)(what)


PICTURES: dict[str, tuple[Callable[[Camera, str], None], dict[str, Any]]] = {
    "home": (home, {"size": {"width": 1400, "height": 900}}),
    "home-phone": (home, {"size": PHONE}),
    "lobby": (lobby, {}),
    "table-place": (asking("confirm"), {}),
    "table-market": (asking("market"), {}),
    "table-phone": (asking("confirm"), {"size": PHONE, "locale": "pl-PL"}),
    "table-dark": (asking("market"), {"locale": "cs-CZ", "theme": "dark"}),
    "end": (asking("over"), {}),
    "replay": (replay, {}),
    "rollplayer": (board("rollplayer"), {}),
    "simurgh": (board("simurgh"), {}),
    "guilds": (board("guilds"), {}),
}


def main(address: str, only: list[str]) -> None:
    """Takes all pictures, or the named ones."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for what, (take, how) in PICTURES.items():
            if not only or what in only:
                camera = Camera(browser, address, **how)
                take(camera, what)
                camera.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000", sys.argv[2:])
