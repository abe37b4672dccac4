"""Whole games of Guilds on its board: by mouse, by touch on a phone, by keyboard alone, and at one screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser import guilds_driver as driver
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.test_pages import axe_finds_nothing

ASKED = {**QUICK, "confirm": "on"}


def against(somebody: Person, count: int, seed: str) -> str:
    """A table with one person and this many bots."""
    somebody.come_in()
    return somebody.table(game="guilds", seats=[{"kind": "person"}, *bots(count)], seed=seed)


def over(somebody: Person, table: str, seats: int) -> None:
    """Checks that the game is over, with everybody's sheet shown and the deciding places lit."""
    page = somebody.page
    page.wait_for_function("(n) => document.querySelectorAll('[data-total]').length === n", arg=seats)
    axe_finds_nothing(page, "the end")
    page.click("[data-look]")
    page.wait_for_selector("#objectives")
    view = somebody.api("GET", f"/api/tables/{table}")["position"]["view"]
    firsts = sum(points == goal["first"] for goal in view["objectives"] for points in goal["points"])
    seconds = sum(0 < points < goal["first"] for goal in view["objectives"] for points in goal["points"])
    assert page.locator("#objectives .first").count() == firsts
    assert page.locator("#objectives .second").count() == seconds
    assert seats > 3 or seconds == 0, "second places count only with four players"


BESIDE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  return box('[data-end=pass]').right <= box('.hints').left;
}"""


def advised(page: Page) -> None:
    """A hint is marked on the board; taken up, it is a bid like any other, and Escape undoes it."""
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-move]")
    page.wait_for_selector("#square .hinted, [data-end].hinted")
    assert page.evaluate(BESIDE), "hints lie over no button of the tray"
    page.locator("[data-hint-move]").first.click()
    page.wait_for_selector("[data-slip-zone], [data-confirm]")
    while page.locator("[data-slip-zone], [data-confirm]").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)


BY_HAND = 36  # steps made like a person's; the rest of the game only has to end


def played(page: Page, chance: random.Random, step: Callable[[Page, random.Random], str], by_hand: int) -> None:
    """Plays a whole game, its first rounds by hand."""
    for _ in range(by_hand):
        step(page, chance)
    driver.play(page, chance)


def test_four_players_by_mouse(person: Callable[..., Person]) -> None:
    somebody = person(ASKED)
    table = against(somebody, 3, "7")
    page = somebody.go(f"/t/{table}")
    advised(page)
    chance = random.Random(7)
    played(page, chance, driver.step, BY_HAND)
    over(somebody, table, 4)


def test_three_players_by_touch_on_a_phone(person: Callable[..., Person]) -> None:
    somebody = person(ASKED, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    table = against(somebody, 2, "5")
    page = somebody.go(f"/t/{table}")
    chance = random.Random(5)
    played(page, chance, driver.touch_step, BY_HAND)
    assert page.locator("html").get_attribute("lang") == "pl"
    over(somebody, table, 3)


def test_two_players_by_keyboard_alone(person: Callable[..., Person]) -> None:
    somebody = person(ASKED)
    table = against(somebody, 1, "3")
    page = somebody.go(f"/t/{table}")
    chance = random.Random(3)
    played(page, chance, driver.key_step, BY_HAND)
    over(somebody, table, 2)


@pytest.mark.parametrize("options", [{"zones_2p": "2-2-2", "self_raise": True, "refill": "full"}])
def test_two_people_at_one_screen(person: Callable[..., Person], options: dict[str, object]) -> None:
    """Nothing is secret, so only one curtain falls, the first. The game uses the options."""
    host = person(ASKED)
    host.come_in()
    people = [{"kind": "person", "name": name} for name in ("Ania", "Bob")]
    table = host.table(game="guilds", mode="hotseat", seats=people, options=options, seed="4")
    page = host.go(f"/t/{table}")
    chance = random.Random(11)
    curtains = 0
    while (what := driver.quick_step(page, chance)) != "over":
        curtains += what == "curtain"
    assert curtains == 1
    over(host, table, 2)
