"""Playing on the board of Guilds.

It shows what a decision needs, asks nothing pointless, and previews a move's present effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import guilds_positions as positions
from tests.browser.conftest import PHONE, QUICK, Person
from tests.browser.driving import at_rest
from tests.games.guilds.language import Table

ASKED = {**QUICK, "confirm": "on"}
# How much of an element lies below the screen or below its scrolling container.
HIDDEN = """(what) => {
  const one = document.querySelector(what);
  const box = one.getBoundingClientRect();
  const around = one.closest('.middle, .right')?.getBoundingClientRect();
  return Math.round(box.bottom - Math.min(innerHeight, around?.bottom ?? innerHeight));
}"""


def opened(person: Callable[..., Person], position: Table, width: int = 1366, height: int = 768, **more: Any) -> Page:
    """Opens a table in this position, for a player who confirms moves."""
    host = person(ASKED, viewport={"width": width, "height": height}, **more)
    host.come_in()
    page = host.go(f"/t/{positions.bring(host, position)}")
    page.click("[data-curtain]")
    page.wait_for_selector(".status.mine")
    return at_rest(page)  # the status is drawn before the board


def four_guilds() -> Table:
    """Four guilds in the fifth round, as large as they get."""
    table = Table(4).zones("carpenter", "prince", "paladin", "general", "gambler", "cook").florins(12, 9, 9, 9)
    table.guild(0, "thief", "high-priest", "druid", "blacksmith", "innkeeper", "princess", "warhorse", "alchemist")
    table.guild(1, "assassin", "guard-captain", "executioner", "spy", "enchantress", "architect", "dragon-whelp")
    table.guild(2, "bandit-queen", "archmage", "apprentice", "moneychanger", "monk", "guard-dog", "ambassador")
    table.guild(3, "inquisitor", "seer", "master-mason", "baron", "cat", "duchess", "goldsmith")
    table.objectives("most-dwarves", "most-craftsmen", "most-gardens", "most-priests", "most-factions")
    table.state.round = 5
    return table


def stuck() -> Table:
    """A player who can neither bid nor take."""
    return Table(3).zones("carpenter", "prince", "paladin", "general").florins(0, 5, 5).auction(0)


def test_who_can_only_pass_confirms_it_with_one_tap(person: Callable[..., Person]) -> None:
    """6.4: the only possible move is staged, and stays staged after Cancel."""
    page = opened(person, stuck())
    expect(page.locator(".status .sentence")).to_have_text("You can only pass.")
    page.wait_for_selector("[data-end=pass][aria-pressed=true]")
    page.click("[data-cancel]")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.wait_for_timeout(300)
    assert page.locator("[data-confirm]").count() == 0
    page.click("[data-end=pass]")
    page.click("[data-confirm]")
    page.wait_for_function("() => document.querySelector('.status .sentence').textContent !== 'You can only pass.'")


def test_a_kept_room_costs_a_florin_and_brings_no_income(person: Callable[..., Person]) -> None:
    """9.1: keeping a room isn't credited with the next round's income."""
    page = opened(person, positions.evening())
    page.click("[data-room=garden-1][data-can]")
    page.wait_for_selector("[data-confirm]")
    page.wait_for_function("() => /4\\s*→\\s*3/.test(document.querySelector('#seat-0 [data-florins]').textContent)")
    assert page.locator("[data-slip] [data-amount]").count() == 0


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_who_exchanges_sees_what_rooms_cost(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """7.2: the rooms on offer are shown beside the coins."""
    page = opened(person, positions.changing().offer("garden-1", "library", "great-garden-1"), *size)
    page.wait_for_selector("#rooms [data-room=garden-1]")
    page.wait_for_function(f"() => ({HIDDEN})('#rooms') <= 0")


def test_on_a_phone_rooms_are_in_front_when_florins_are_exchanged(person: Callable[..., Person]) -> None:
    """7.2: without a swipe."""
    position = positions.changing().offer("garden-1", "library", "great-garden-1")
    page = opened(person, position, PHONE["width"], PHONE["height"], has_touch=True)
    page.wait_for_selector("[data-part=rooms][aria-current=true]")


def test_all_guilds_are_seen_and_can_be_named(person: Callable[..., Person]) -> None:
    """P2, P30: with four players nothing on the right needs scrolling, and targeting a guild moves nothing."""
    page = opened(person, four_guilds().round_start())
    assert page.evaluate(HIDDEN, "#seat-3") <= 0
    before = page.locator("#seat-3").bounding_box()
    page.click("[data-use=thief]")
    page.wait_for_selector("[data-aim=p4]")
    assert page.locator("#seat-3").bounding_box() == before
    page.locator("#seat-3 .aim").click()
    page.wait_for_selector("[data-aim=p4][aria-pressed=true]")


def test_a_low_window_shows_the_plan_beside_the_square(person: Callable[..., Person]) -> None:
    """P30: at 1024×600 the player's plan is visible without scrolling."""
    page = opened(person, positions.market(), 1024, 600)
    assert page.evaluate(HIDDEN, "#plan") <= 0


def test_nothing_moves_when_the_first_character_is_taken_up(person: Callable[..., Person]) -> None:
    """P30: there is room reserved for a second character."""
    table = Table(3).zones("carpenter", "prince", "paladin", "general").florins(5, 5, 5)
    page = opened(person, table.tents([2, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]).auction(0))
    before = page.locator("#plan").bounding_box()
    page.click("[data-take=carpenter]")
    page.wait_for_selector("#seat-0 [data-member=carpenter]")
    assert page.locator("#plan").bounding_box() == before


def test_a_finger_that_rests_on_a_card_reads_it(person: Callable[..., Person]) -> None:
    """P13: a long press shows the whole text and doesn't count as a tap."""
    page = opened(person, positions.market(), PHONE["width"], PHONE["height"], has_touch=True)
    box = page.locator("[data-market=carpenter]").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.wait_for_selector("[role=tooltip]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator("[data-slip-zone]").count() == 0
    page.tap("[data-market=carpenter]")
    page.wait_for_selector("[data-slip-zone]")
