"""Simurgh's board in little room: beside an open drawer, on a phone, with full dragons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import simurgh_driver as driver
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import at_rest
from tests.browser.simurgh_positions import saved
from tests.games.simurgh.language import Table

NARROW = {"width": 1366, "height": 768}
SMALL = {"width": 1024, "height": 600}
# Words that are cut off because they need more room than they have.
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)"""
# Elements that exceed their box by more than a sun's rays.
TALL = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.scrollHeight > one.clientHeight + 5)
  .map((one) => one.dataset.at ?? one.textContent)"""
IN_SIGHT = """(what) => {
  const at = document.querySelector(what).getBoundingClientRect();
  const stage = document.querySelector('[data-stage]').getBoundingClientRect();
  return at.top < stage.bottom - 40 && at.bottom > stage.top + 40;
}"""


def seated(who: Person, seats: int = 3) -> Page:
    """A table with bots, on this person's turn."""
    who.come_in()
    table = who.table(game="simurgh", seats=[{"kind": "person"}, *bots(seats - 1)], seed="sizes")
    page = who.go(f"/t/{table}")
    driver.state(page)
    return at_rest(page)


def test_beside_an_open_drawer_names_and_rivals_stay_whole(person: Callable[..., Person]) -> None:
    """Building names used to be cut off there, and from four dragons on the second rival lay below the edge."""
    page = seated(person(viewport=NARROW))
    page.click("text=Log")
    page.wait_for_selector(".cell.building strong")
    page.wait_for_selector("[data-drawer=log]")
    at_rest(page)
    assert page.evaluate(CUT, ".cell.building strong") == []
    assert page.evaluate(CUT, ".others [data-dragon]") == []
    column = page.locator(".others")
    assert column.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "a rival lies below the edge"


def test_on_a_phone_a_picked_tile_shows_its_areas(person: Callable[..., Person]) -> None:
    """The hand's sheet used to cover the board, which stayed scrolled to the city."""
    page = seated(person(viewport=PHONE, has_touch=True))
    page.locator('[data-sheet="hand"]').tap()
    page.locator("[data-court] [data-hand] .handtile.legal").first.tap()
    page.wait_for_selector('[data-sheet="hand"][aria-expanded="false"]')
    page.wait_for_function(IN_SIGHT, arg="#wilds .ground.legal")


def test_tokens_without_room_are_told_before(person: Callable[..., Person]) -> None:
    """Players used to learn of a lost token only after the move."""
    who = person()
    who.come_in()
    full = Table(3).dragon(0, "sage-1").tile("area-1", "research-14")
    page = driver.opened(who, saved(full.state.clone()))
    page.locator('[data-court] [data-stand="spearman ready"]').first.click()
    page.hover(driver.cell("area-1-b"))
    page.wait_for_selector('[data-callout] :text("1 token, but your dragons have room for 0")')


def test_in_a_small_window_the_court_and_the_plots_are_whole(person: Callable[..., Person]) -> None:
    """Long words used to push the fifth stand under the store.

    Plots used to cut off their gains, and three dragons shared a row with an empty hand.
    """
    who = person({**QUICK, "language": "cs"}, viewport=SMALL, locale="cs-CZ")
    who.come_in()
    table = Table(3).tile("area-1", "power-29").tile("area-2", "power-31")
    table.dragon(0, "oracle-1").dragon(0, "warden-1").dragon(0, "herald-1")
    page = driver.opened(who, saved(table.state.clone()))
    assert page.evaluate(CUT, "[data-vassals], [data-vassals] small, [data-court] [data-dragons]") == []
    assert page.evaluate(TALL, ".cell.plot") == []


def test_in_a_small_window_long_lines_of_the_court_are_whole(person: Callable[..., Person]) -> None:
    """The longest exchanges used to lose their end, and the gain with it."""
    who = person(viewport=SMALL)
    who.come_in()
    table = Table(3).dragon(0, "oracle-1").dragon(0, "sage-1").hand(0, "exploration-38", "research-16", "research-20")
    page = driver.opened(who, saved(table.hand(0, "power-36", "research-17").state.clone()))
    page.wait_for_selector(".handtile .line")
    assert page.evaluate(CUT, ".handtile .line, [data-court] .cell.ability") == []


def test_in_a_small_window_nothing_shines_through_the_display(person: Callable[..., Person]) -> None:
    """Tiles that were too expensive used to be transparent, so the board below showed through."""
    who = person(viewport=SMALL)
    who.come_in()
    table = Table(3).purse(0, wisdom=1, weapon=1)
    page = driver.opened(who, saved(table.state.clone()))
    driver.make(page, {"kind": "place", "args": {"vassal": "spearman", "space": "scouts-quarters"}})
    page.click('[data-choice="gain wood1"]')
    dear = page.locator("#scouts .cell.offer.dim").first
    dear.wait_for()
    assert dear.evaluate("(one) => getComputedStyle(one).opacity") == "1"


def test_on_a_phone_an_objective_stays_on_its_card(person: Callable[..., Person]) -> None:
    """Text about all dragons used to run across the next card."""
    who = person({**QUICK, "language": "pl"}, viewport=PHONE, locale="pl-PL", has_touch=True)
    who.come_in()
    table = Table(3).purse(0, wood=3, stone=3).top("objective_stack", "objective-80", "objective-83", "objective-82")
    page = driver.opened(who, saved(table.state.clone()))
    driver.make(page, {"kind": "place", "args": {"vassal": "rider", "space": "monument"}})
    page.wait_for_selector("[data-objective]")
    assert at_rest(page).evaluate(CUT, "[data-objective]") == []
