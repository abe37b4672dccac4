"""Takes the pictures of docs/screenshots: `python -m tests.browser.screenshots ADDRESS` before a running server.

Names of pictures after the address (such as `lobby table-hint`) take only these.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import driver
from tests.browser.conftest import FLAGS, KEY, PHONE, WIDE, bots, chromium

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}
PAGES = {
    "home": "/",
    "new-table": "/new/stonespine",
    "rules": "/help/stonespine",
    "gallery": "/gallery/stonespine",
    "credits": "/credits",
    "settings": "/settings",
}
SIZES: dict[str, Any] = {"wide": WIDE, "narrow": PHONE}


class Camera:
    """Takes pictures of one size in one language."""

    def __init__(self, browser: Browser, address: str, language: str, size: str, dark: bool, only: list[str]) -> None:
        context = browser.new_context(viewport=SIZES[size], locale=LOCALES[language])
        context.set_default_timeout(60_000)
        prefs = {"speed": 0, "confirm": "on", "name": "Zofia", "theme": "dark" if dark else "light"}
        context.add_init_script(f"localStorage.setItem('{KEY}', {json.dumps(json.dumps(prefs))})")
        self.context, self.address, self.name, self.only = context, address, f"{language}-{size}", only
        self.page: Page = context.new_page()
        self.api("/api/guests", {"name": "Zofia"})

    def api(self, path: str, body: Any) -> Any:
        return self.context.request.post(self.address + path, data=body).json()

    def table(self, **asked: Any) -> str:
        made: str = self.api("/api/tables", {"game": "stonespine", **asked})["table"]
        self.page.goto(f"{self.address}/t/{made}")
        return made

    def shoot(self, what: str, whole: bool = False) -> None:
        if self.only and what not in self.only:
            return
        self.page.wait_for_timeout(500)
        path = FOLDER / f"{what}-{self.name}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=60, full_page=whole, scale="css")

    def top(self) -> None:
        self.page.mouse.move(2, 2)
        self.page.evaluate("() => { document.activeElement?.blur?.(); window.scrollTo(0, 0); }")


def pages(camera: Camera) -> None:
    """The pages without a game, and the lobby."""
    for what, path in PAGES.items():
        camera.page.goto(camera.address + path)
        camera.page.wait_for_selector("main h1")
        camera.shoot(what)
    camera.table(seats=[{"kind": "person"}, {"kind": "open"}, *bots(1, "greedy")])
    camera.page.wait_for_selector("[data-add-bot]")
    camera.shoot("lobby")
    people = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bára"}]
    camera.table(mode="hotseat", seats=people)
    camera.page.wait_for_selector("[data-curtain]")
    camera.shoot("curtain")
    camera.table(game="guilds", seats=[{"kind": "person"}, *bots(1)], seed="3")
    camera.page.wait_for_selector("[data-move]")
    camera.shoot("generic")


def hints(camera: Camera) -> None:
    """The best moves at the first decision."""
    camera.table(seats=[{"kind": "person"}, *bots(2, "greedy")], seed="hint")
    camera.page.click("[data-hint]")
    camera.page.wait_for_selector("[data-hint-move]")
    camera.page.mouse.move(2, 2)
    camera.shoot("table-hint")


def analysis(camera: Camera) -> None:
    """A finished game with what its decisions have cost, at the costliest one."""
    table = camera.table(seats=[{"kind": "person"}], seed="jael")
    chance = random.Random(21)
    while driver.quick_step(camera.page, chance) != "over":
        pass
    camera.page.goto(f"{camera.address}/t/{table}/1?analysis")
    camera.page.click("[data-analyse]")
    camera.page.wait_for_selector("[data-moment]", timeout=180_000)
    camera.page.locator("[data-moment]").first.click()
    camera.page.wait_for_selector("[data-here]")
    camera.top()
    camera.shoot("analysis")


def game(camera: Camera, seats: int, what: str, seed: str) -> None:
    """A game in its phases, and its end."""
    camera.table(seats=[{"kind": "person"}, *bots(seats - 1, "greedy")], seed=seed)
    chance = random.Random(21)
    page = camera.page
    taken: set[str] = set()
    for n in range(500):
        asked = driver.state(page)
        wanted = asked in ("confirm", "market", "challenge") and n > 45 and asked not in taken
        if wanted and (asked != "confirm" or page.locator(".face").count()):
            taken.add(asked)
            camera.top()
            camera.shoot(f"{what}-{'place' if asked == 'confirm' else asked}")
        if asked == "over":
            break
        driver.quick_step(page, chance, buy=0.8)
    camera.top()
    camera.shoot(f"{what}-end", whole=True)
    page.goto(f"{page.url}/24")
    page.wait_for_selector("svg[role=grid]")
    camera.shoot(f"{what}-replay")


def main(address: str, only: list[str]) -> None:
    """All pictures, or some: Czech in the dark."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language in LOCALES:
            for size in SIZES:
                camera = Camera(browser, address, language, size, language == "cs", only)
                pages(camera)
                hints(camera)
                analysis(camera)
                game(camera, 3, "table", "stone")
                if size == "wide":
                    game(camera, 1, "solo", "jael")
                camera.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000", sys.argv[2:])
