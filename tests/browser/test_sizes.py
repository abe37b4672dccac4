"""13.1, 13.5, P30: every screen keeps all that a decision needs in reach, and nothing moves before confirming."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import driver, touch
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import at_rest
from tests.browser.test_motion import SEEN

SIZES = [
    (1920, 1080),
    (1400, 900),
    (1366, 768),
    (1280, 720),
    (1024, 600),
    (844, 390),
    (932, 430),
    (390, 844),
    (360, 640),
]
# 200 % zoom: half as many CSS pixels, each twice as large.
ZOOMED = [(960, 540), (683, 384)]
POLISH = [(390, 844), (1024, 600)]
CROWDED = [(1366, 768), (360, 640)]  # with a third seat, whose numbers need room too
# The possible answers to each question: all must be reachable, not only the one that a test chooses.
NEEDED = {
    "card": [".face.usable", ".own [data-cell^=r{year}]"],
    "drop": ["[data-drop]"],
    "edge": ["[data-edge]"],
    "market": [".half.can", "[data-pass]"],
    "challenge": [".challenge.can"],
    "confirm": ["[data-confirm]", "[data-cancel]"],
}
FORETOLD = "() => document.querySelector('[data-slip] .gains, [data-slip] .refusal') !== null"
GROUND = "() => document.documentElement.scrollWidth - innerWidth + document.documentElement.scrollHeight - innerHeight"
# Words of the slip that are cut off in the middle or at the start of their line.
CUT = """() => {
  const box = document.querySelector('[data-slip] .gains')?.getBoundingClientRect();
  const out = (one) => (one.top < box.bottom - 2 && one.bottom > box.bottom + 2) || one.left < box.left - 1;
  const all = [...document.querySelectorAll('[data-slip] .gains > *')];
  return all.filter((one) => out(one.getBoundingClientRect())).map((one) => one.textContent);
}"""
TRAY = "() => Math.round(document.querySelector('.own > .tray, [data-tray]').getBoundingClientRect().top)"
LETTERS = """() => [...document.querySelectorAll('[data-card] .name')]
  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""


def sat_down(person: Callable[..., Person], size: tuple[int, int], **more: Any) -> tuple[Person, str, bool]:
    """A player at a table against a bot, on a screen of this size; small screens are touch screens."""
    width, height = size
    fingers = width < 900 or height < 480
    locale = "pl-PL" if size in POLISH else "en-GB"
    zoom = {"device_scale_factor": 2} if size in ZOOMED else {}
    viewport = {"width": width, "height": height}
    somebody = person({**QUICK, "confirm": "on"}, viewport=viewport, locale=locale, has_touch=fingers, **zoom)
    somebody.come_in()
    rivals = 2 if size in CROWDED else 1
    return somebody, somebody.table(seats=[{"kind": "person"}, *bots(rivals)], **more), fingers


def drawn(somebody: Person, table: str) -> Page:
    """Opens a table at its first question and waits until nothing that could shift the layout is still loading."""
    page = somebody.go(f"/t/{table}")
    driver.state(page)
    return at_rest(page)


def within_reach(page: Page, asked: str, year: int = 1) -> None:
    """Everything that can be chosen can be hit; challenges may need a scroll within their list."""
    for pattern in NEEDED[asked]:
        what = pattern.format(year=year)
        for n in range(page.locator(what).count()):
            if asked == "challenge":
                page.evaluate(touch.INTO_VIEW, [what, n])
            point = touch.find(page, what, n)
            assert min(point["width"], point["height"]) >= 24, f"{what} is too small"


class Walk:
    """Plays on and checks that nothing fixed moves between a pick and its confirmation."""

    def __init__(self, page: Page, fingers: bool, seed: int) -> None:
        self.page, self.fingers, self.chance = page, fingers, random.Random(seed)
        self.asked: list[str] = []
        self._before: dict[str, str] | None = None
        self._tray: float | None = None

    def step(self) -> str:
        asked = driver.state(self.page)
        if asked == "card":  # with five cards as with two
            self._tray = self._tray or self.page.evaluate(TRAY)
            assert self.page.evaluate(TRAY) == self._tray, "the hand does not push the board from turn to turn"
        if asked == "confirm":
            self.page.wait_for_function(FORETOLD)
            assert self._before is not None
            assert touch.moved(self._before, self.page.evaluate(touch.FIXED)) == {}, self.asked[-4:]
            assert self.page.evaluate(CUT) == []
            self._before = None
        touch.step(self.page, self.chance, self.fingers, aimed=self._aimed if asked != "confirm" else lambda: None)
        self.asked.append(asked)
        return asked

    def _aimed(self) -> None:
        """Records positions now, as the page may have scrolled to the pick; from here on nothing moves."""
        if self._before is None:
            self._before = self.page.evaluate(touch.FIXED)


@pytest.mark.parametrize("size", [*SIZES, *ZOOMED], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_phase_by_hand(person: Callable[..., Person], size: tuple[int, int]) -> None:
    somebody, table, fingers = sat_down(person, size, seed="walk")
    page = drawn(somebody, table)
    walk = Walk(page, fingers, seed=5)
    seen: set[str] = set()
    while "challenge" not in seen:
        asked = driver.state(page)
        if asked not in seen:
            seen.add(asked)
            within_reach(page, asked)
            assert page.evaluate(GROUND) <= 0, "the page itself does not scroll"
        walk.step()
        assert len(walk.asked) < 90, walk.asked
    assert driver.state(page) == "confirm"
    walk.step()
    assert {"card", "drop", "confirm", "market", "challenge"} <= seen


@pytest.mark.parametrize("size", [(1024, 600), (390, 844), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_game_by_hand(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """From the first card to the rematch; in the last year every screen shows the hand and its row."""
    somebody, table, fingers = sat_down(person, size, seed="whole")
    page = drawn(somebody, table)
    walk = Walk(page, fingers, seed=8)
    resized = False
    for _ in range(400):
        asked = driver.state(page)
        if asked == "over":
            break
        if not resized and asked == "card" and year(somebody, table) == 4:
            resized = True
            on_every_screen(page, size)
        walk.step()
    assert driver.state(page) == "over"
    assert resized
    for button in ("[data-rematch]", "[data-analysis-link]", "[data-share]", "[data-look]"):
        touch.find(page, button)
    touch.hit(page, "[data-analysis-link]", touch=fingers)
    page.wait_for_url("**?analysis")


def year(somebody: Person, table: str) -> int:
    """Returns the year of a game."""
    return int(somebody.api("GET", f"/api/tables/{table}")["position"]["view"]["year"])


def on_every_screen(page: Page, size: tuple[int, int]) -> None:
    """Resizes the window to every size and back: cards and row stay reachable, card names readable."""
    for width, height in [*SIZES, *ZOOMED, size]:
        page.set_viewport_size({"width": width, "height": height})
        layout = "low" if height < 480 else "phone" if width < 900 else "wide"
        page.wait_for_function(
            "([layout, width]) => innerWidth === width && document.querySelector(`[data-layout=${layout}]`)",
            arg=[layout, width],
        )
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        within_reach(page, "card", year=4)
        letters = page.evaluate(LETTERS)
        assert letters
        assert min(letters) >= 9.5, f"names of cards are {min(letters)} px high at {width}x{height}"


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1024, 600)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_circles_of_secret_passages(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """13.10: on a phone they are finger-sized, and each can be hit."""
    somebody = person({**QUICK, "confirm": "on"}, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}], seed='passage1')}")
    chance = random.Random(3)
    while driver.state(page) != "market":
        driver.quick_step(page, chance)
    touch.hit(page, ".half.can[aria-label*='secret passage']", touch=True)
    page.wait_for_selector("[data-confirm]")
    touch.hit(page, "[data-confirm]", touch=True)
    while driver.state(page) != "edge":
        driver.quick_step(page, chance)
    within_reach(page, "edge")
    least = 34 if size == (360, 640) else 44 if size[0] < 900 else 24
    assert touch.find(page, "[data-edge]")["width"] >= least
    touch.hit(page, "[data-edge]", 2, touch=True)
    page.wait_for_selector("[data-confirm]")


def test_the_drawer_never_falls_over_the_board(person: Callable[..., Person]) -> None:
    """P29: it is open beside the board, and closed in a smaller window until requested."""
    somebody = person({**QUICK, "confirm": "on"}, viewport={"width": 1366, "height": 768})
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)])
    page = somebody.go(f"/t/{table}")
    page.wait_for_function(SEEN, arg=[table, chosen(somebody, table)])
    page.click(".rail [data-tab=log]")
    page.wait_for_selector("[data-drawer=log]")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_selector("[data-layout=phone] [data-drawer='']", state="attached")
    at_rest(page)
    within_reach(page, "card")
    page.click("[data-open-drawer]")
    page.wait_for_selector("[data-drawer=talk], [data-drawer=log]")  # a quick bot may have marked it already
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-open-drawer=talk]")
    chance = random.Random(1)
    while page.locator("[data-open-drawer=log] .dot").count() == 0:
        driver.quick_step(page, chance)
        page.wait_for_selector("[data-sending]", state="detached")
    page.click("[data-open-drawer]")  # it opens what its mark refers to
    page.wait_for_selector("[data-drawer=log]")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_selector("[data-drawer]")


def chosen(somebody: Person, table: str) -> int:
    """Returns the version in which the bot has chosen its card. Until the person chooses, it marks nothing else."""
    for _ in range(1800):
        shown = somebody.api("GET", f"/api/tables/{table}")
        if [seat["waiting"] for seat in shown["table"]["seats"]] == [True, False]:
            return int(shown["v"])
        somebody.page.wait_for_timeout(100)
    raise AssertionError("the bot did not choose")
