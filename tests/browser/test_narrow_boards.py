"""P30: Guilds and Simurgh in little room: what is needed is visible, and looking at something moves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from gospoda.core.registry import game
from tests.browser import guilds_positions
from tests.browser.boards import full_court, guest, guilds, simurgh
from tests.browser.conftest import Person
from tests.browser.driving import at_rest
from tests.browser.test_simurgh_sizes import CUT
from tests.games.guilds.language import Table as Guilds
from tests.games.simurgh.language import Table as Simurgh

LAPTOP, SMALL, LOW, PHONE = (1366, 768), (1024, 600), (844, 390), (390, 844)
LANGUAGES = ["en-GB", "pl-PL", "cs-CZ"]
# Where the plan and panels of Guilds are.
PLACES = """() => Object.fromEntries(['.fit [data-plan]', '.main > header', '#seat-0', '#seat-0 .guild']
  .map((what) => [what, document.querySelector(what).getBoundingClientRect()])
  .map(([name, box]) => [name, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]))"""
# Elements that overflow their column or end below the window.
OUTSIDE = """([what, around]) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const frame = one.closest(around).getBoundingClientRect();
  return box.bottom > Math.min(frame.bottom, innerHeight) + 1 || box.right > Math.min(frame.right, innerWidth) + 1
    || box.left < frame.left - 1 || box.top < frame.top - 1;
}).map((one) => one.textContent.trim())"""
# Elements whose middle can't be tapped, or that are too small for a mouse.
OUT_OF_REACH = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width < 24 || !one.contains(top);
}).map((one) => one.dataset.at)"""


def four_objectives() -> Guilds:
    """As many objectives as four guilds get, with long names."""
    table = Guilds(4).zones("carpenter", "prince", "paladin", "general", "gambler", "cook").florins(12, 9, 9, 9)
    table.guild(0, "thief", "druid").guild(1, "assassin").guild(2, "monk").guild(3, "baron")
    return table.objectives("most-dwarves", "most-craftsmen", "most-gardens", "most-priests", "most-factions").auction(
        0
    )


def open_log(page: Page) -> Page:
    page.click(".rail [data-tab=log]")
    page.wait_for_selector("[data-drawer=log]")
    return at_rest(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_of_guilds_stays_beside_the_drawer(person: Callable[..., Person], language: str) -> None:
    """Picking a large room used to drop it by 13 px; looking at a place made the guild grow by 20 px."""
    page = open_log(guilds(guilds_positions.building)(guest(person, LAPTOP, locale=language)))
    before = page.evaluate(PLACES)
    page.locator("[data-can]").first.click()
    page.wait_for_selector("[data-place]")
    page.wait_for_selector(".main > header [data-turn]")
    assert at_rest(page).evaluate(PLACES) == before
    page.locator("[data-place]").first.hover(force=True)
    page.wait_for_selector("#seat-0 .facts em")  # its would-be appearance
    assert at_rest(page).evaluate(PLACES) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [guilds_positions.market, four_objectives], ids=["three", "four"])
def test_all_objectives_are_in_sight_on_a_phone_on_its_side(
    person: Callable[..., Person], position: Callable[[], Guilds], language: str
) -> None:
    page = guilds(position)(guest(person, LOW, locale=language))
    assert page.locator("#objectives [data-objective]").count() >= 4
    assert page.evaluate(OUTSIDE, ["#objectives [data-objective]", ".right"]) == []


@pytest.mark.parametrize("size", [LOW, (667, 375)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_facts_of_the_own_guild_are_whole_on_a_phone_on_its_side(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    """Numbers of two digits pushed income and area out of the panel; a bid adds what would become of them."""
    page = guilds(lambda: four_objectives().gold(11, 0, 0, 0))(guest(person, size, locale="pl-PL"))
    assert page.locator("#seat-0 .facts > span").count() >= 4
    assert page.evaluate(OUTSIDE, ["#seat-0 .facts > span", "#seat-0"]) == []
    page.locator("[data-bid]").first.click()
    page.wait_for_selector("[data-slip-zone]")
    assert at_rest(page).evaluate(OUTSIDE, ["#seat-0 .facts > span", "#seat-0"]) == []


def hand_of_four() -> Simurgh:
    return full_court().hand(0, "research-20", "exploration-38")


def test_every_tile_of_the_hand_can_be_reached_in_a_small_window(person: Callable[..., Person]) -> None:
    """The third and fourth used to lie beyond the edge. A tile under inspection is shown in full."""
    page = simurgh(hand_of_four)(guest(person, SMALL))
    tiles = "[data-court] [data-hand] [data-at]"
    assert page.locator(tiles).count() == 4
    assert page.evaluate(OUTSIDE, [tiles, "[data-hand]"]) == []
    assert page.evaluate(OUT_OF_REACH, tiles) == []
    assert page.evaluate(CUT, ".handtile .line") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slip_names_the_place_in_a_small_window(person: Callable[..., Person], language: str) -> None:
    page = simurgh(full_court)(guest(person, SMALL, locale=language))
    for space in ("sages-hall", "monument", "area-5-d"):
        page.locator('[data-court] [data-stand="rider ready"]').first.click()
        page.locator(f'[data-at="{space}"]').click()
        page.wait_for_selector("[data-slip] .gains")
        slip = at_rest(page).locator("[data-slip] .what")
        assert slip.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, slip.inner_text()
        assert page.evaluate(OUTSIDE, ["[data-slip] .gains > *", "[data-slip]"]) == []
        page.click("[data-cancel]")
        page.click("[data-cancel]")


KINDS = sorted(game("simurgh").display.names()["dragon_kind"])


@pytest.mark.parametrize("kinds", [KINDS[n : n + 3] for n in range(0, len(KINDS), 3)], ids=" ".join)
def test_what_dragons_bring_stays_on_their_cards(person: Callable[..., Person], kinds: list[str]) -> None:
    """“when … again” used to be cut off, and the gain with it."""

    def court() -> Simurgh:
        table = Simurgh(3)
        for kind in kinds:
            table.dragon(0, f"{kind}-1").dragon(1, f"{kind}-2")
        return table

    page = simurgh(court)(guest(person, LAPTOP))
    for language in ("en", "pl", "cs"):
        if language != "en":
            page.click("[data-menu]")
            page.select_option("[data-language]", language)
            page.keyboard.press("Escape")
        page.wait_for_selector(f"html[lang={language}]")
        assert page.locator("[data-court] .cell.ability").count() == 3 * len(kinds)
        assert at_rest(page).evaluate(CUT, "[data-court] .cell.ability, .others .ability") == []


def test_zones_come_first_among_the_jumps_of_a_phone(person: Callable[..., Person]) -> None:
    """They used to be off-screen, behind three seats."""
    page = simurgh(full_court)(guest(person, PHONE))
    assert page.locator("[data-chip]").count() == 5
    assert page.evaluate(OUTSIDE, ["[data-chip]", "nav"]) == []


def test_the_hand_opens_when_a_tile_is_asked_for(person: Callable[..., Person]) -> None:
    """The page used to say “Choose a tile” while the hand was closed."""
    page = simurgh(full_court)(guest(person, PHONE))
    page.locator('.ground[data-at="area-4"]').tap()
    page.wait_for_selector("[data-sheet=hand][aria-expanded=true]")
    page.locator('[data-hand] [data-at="power-31"]').tap()
    page.wait_for_selector("[data-confirm]")
