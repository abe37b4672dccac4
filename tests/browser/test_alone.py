"""Solo against Jael, hot-seat behind a curtain, and a whole game without the mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import driver
from tests.browser.conftest import QUICK, Person, bots

FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"


def test_one_click_from_the_door_to_a_solo_game_and_its_end(person: Callable[..., Person]) -> None:
    page = person().go("/")
    page.click("[data-title=stonespine] [data-solo]")
    page.wait_for_selector("#jael")
    driver.play(page, random.Random(3))
    assert page.locator("[data-total]").count() == 2
    cell = page.locator("td button.cell").nth(0)
    paths = page.locator("tr:has-text('Dungeon paths') button.cell").nth(0)
    paths.hover()
    if paths.inner_text() != "0":
        page.wait_for_selector(".spot", state="attached")
    assert cell.is_visible()


def test_hot_seat_with_curtain(person: Callable[..., Person]) -> None:
    host = person()
    page = host.go("/new/stonespine")
    page.select_option("[data-seats]", "2")
    page.check("[data-hotseat]")
    page.fill("[data-person='0']", "Ania")
    page.fill("[data-person='1']", "Bob")
    page.click("[data-make]")
    chance = random.Random(7)
    curtains = 0
    for n in range(400):
        asked = driver.state(page)
        if asked == "over":
            break
        if asked == "curtain":
            curtains += 1
            assert page.locator("[data-card]").count() == 0, "behind the curtain no hand is on the page"
            if n < 20:
                assert page.locator("svg[role=grid]").count() == 0
        driver.quick_step(page, chance)
    assert driver.state(page) == "over"
    # 16 rounds with two secret choices each. The last player of one round may already sit at the screen for the next.
    # The market has no secrets, so no curtain falls there.
    assert 2 * 16 - 4 <= curtains <= 2 * 16


def test_whole_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "confirm": "on"})
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)])
    page = somebody.go(f"/t/{table}")
    chance = random.Random(2)
    for _ in range(500):
        asked = driver.state(page)
        if asked == "over":
            break
        what = driver.target(asked, page, chance, 0.6)
        if asked == "drop" and page.evaluate(FOCUSED, OWN_CELL):
            if chance.random() < 0.5:
                page.keyboard.press("ArrowRight")
            if not page.evaluate(FOCUSED, "[data-drop]"):
                reach(page, "[data-drop]", arrows=True)
        else:
            reach(page, what, arrows=asked == "drop")
        page.keyboard.press("Enter")
    assert driver.state(page) == "over"


OWN_CELL = "[role=grid]:has([data-drop]) [role=gridcell]"
SWEEP = ["ArrowUp"] * 3 + ["ArrowLeft"] * 3
SWEEP += (["ArrowRight"] * 3 + ["ArrowDown"] + ["ArrowLeft"] * 3 + ["ArrowDown"]) * 2


def reach(page: Page, what: str, arrows: bool) -> None:
    """Moves the focus to a target with Tab, and on a board with the arrow keys."""
    for _ in range(800):  # each of the many log lines of a long game is a link
        if page.evaluate(FOCUSED, what):
            return
        if arrows and page.evaluate(FOCUSED, OWN_CELL):  # the opponents' dungeons are boards too
            break
        page.keyboard.press("Tab")
    for arrow in SWEEP if arrows else []:
        if page.evaluate(FOCUSED, what):
            return
        page.keyboard.press(arrow)
        page.wait_for_timeout(30)
    raise AssertionError(f"{what} cannot be reached with the keyboard")
