"""Readable text is large enough and uncovered: measured on four boards at five sizes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import driver, guilds_positions, rollplayer_driver
from tests.browser.boards import guilds
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import at_rest
from tests.browser.rollplayer_scenes import bring, setting, sit

CAREFUL = {**QUICK, "confirm": "on"}
SIZES = [(1920, 1080), (1366, 768), (1024, 600), (844, 390), (390, 844)]
SMALL = {"width": 1024, "height": 600}
DESK = {"width": 1366, "height": 768}
LEAST = 11  # pixels
GUILDS = {"guilds": guilds_positions.market, "rooms": guilds_positions.building}
# Words and numbers drawn smaller than that. Letters of seats and figures and the drawings on tokens are signs: their
# names appear beside them or in tooltips.
TINY = """(least) => {
  const area = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));
  const scaled = (one) => {
    let scale = 1;
    for (let at = one; at instanceof HTMLElement; at = at.parentElement) {
      const { transform } = getComputedStyle(at);
      if (transform !== 'none') scale *= area(new DOMMatrix(transform));
    }
    return scale;
  };
  const found = [];
  for (const root of document.querySelectorAll('[data-stage], #strip')) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.data.trim(), one = walk.currentNode.parentElement;
      if (!text || one.closest('.sr, [data-mark], [data-sign], .fig, dialog:not([open])')) continue;
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      if (!range.getBoundingClientRect().width) continue;
      const size = parseFloat(getComputedStyle(one).fontSize);
      const seen = size * (one instanceof SVGElement ? area(one.getScreenCTM()) : scaled(one));
      if (seen > 0 && seen < least - 0.05) found.push(`${text}: ${seen.toFixed(1)}`);
    }
  }
  return found;
}"""
# Badges that reach out of their space, and signs of the backstory under one.
BADGES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll('.own .attribute .cell')].flatMap((cell) => {
    const row = box(cell.closest('.attribute'));
    const badges = [...cell.querySelectorAll('.badge')].map(box);
    const signs = [...cell.querySelectorAll('[data-wanted]')].map(box);
    const out = badges.filter((one) => one.top < row.top - 1 || one.bottom > row.bottom + 1
      || one.left < box(cell).left - 5 || one.right > box(cell).right + 5);
    const hidden = signs.filter((sign) => badges.some((badge) => meets(sign, badge)));
    return [...out.map(() => `${cell.dataset.space}: out`), ...hidden.map(() => `${cell.dataset.space}: hidden`)];
  });
}"""
# By how much the last element overlaps the first.
COVERED = """([what, by]) => [...document.querySelectorAll(by)].filter((over) => {
  const one = over.getBoundingClientRect();
  return [...document.querySelectorAll(what)].some((under) => {
    const two = under.getBoundingClientRect();
    return one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1;
  });
}).length"""
TOPS = "() => [...document.querySelectorAll('.middle > *')].map((one) => Math.round(one.getBoundingClientRect().top))"


def sized(page: Page, width: int, height: int) -> Page:
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    page.wait_for_selector(".status.mine, [data-curtain]")
    if page.locator("[data-curtain]").count():
        page.click("[data-curtain]")
    page.wait_for_selector(".status.mine")
    return at_rest(page)


def hero(somebody: Person, play: Any = None) -> Page:
    return sit(somebody, bring(somebody, play or setting().owns(0, "longsword loyal").dice()))


def stonespine(somebody: Person, wanted: str, least: int = 0, seats: int = 3) -> Page:
    """Plays a game until the page asks this."""
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(seats - 1)], seed='stone')}")
    chance = random.Random(21)
    for n in range(300):
        if driver.state(page) == wanted and n >= least:
            return at_rest(page)
        driver.quick_step(page, chance)
    raise AssertionError(f"it never asks {wanted}")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("title", ["rollplayer", "stonespine", "simurgh", "guilds", "rooms"])
def test_no_text_is_too_small_to_read(person: Callable[..., Person], title: str, language: str) -> None:
    somebody = person({**QUICK, "language": language}, viewport=DESK)
    somebody.come_in()
    if title == "rollplayer":
        page = hero(somebody)
    elif title == "stonespine":
        page = stonespine(somebody, "card", 12, seats=4)
    elif title in GUILDS:
        page = guilds(GUILDS[title])(somebody)
    else:
        page = somebody.go(f"/t/{somebody.table(game=title, seats=[{'kind': 'person'}, *bots(2)], seed='x')}")
    for size in SIZES:
        assert sized(page, *size).evaluate(TINY, LEAST) == [], f"at {size}"


def test_badges_stay_in_their_row_and_hide_no_sign(person: Callable[..., Person]) -> None:
    somebody = person(CAREFUL, viewport=DESK)
    somebody.come_in()
    colours = ("red", "blue", "green", "purple", "black", "white")
    sheet = {
        row: f"{colour}-5" for row, colour in zip(("str", "dex", "con", "wis", "cha", "int"), colours, strict=True)
    }
    page = hero(somebody, setting().hero(0, "orc", "bard").sheet(0, **sheet).dice())
    for size in SIZES:
        sized(page, *size)
        page.locator("[data-can]").nth(1).click()
        page.wait_for_selector(".own [data-wanted]")
        page.wait_for_selector(".own .cell .badge")
        assert at_rest(page).evaluate(BADGES) == [], f"at {size}"


def test_a_small_window_names_actions_and_the_ability(person: Callable[..., Person]) -> None:
    """The shelf gives the rows the space it doesn't need."""
    somebody = person(CAREFUL, viewport=SMALL)
    somebody.come_in()
    page = hero(somebody)
    for what in (".own .attribute .action", ".own [data-hero] p"):
        assert all(one.is_visible() for one in page.locator(what).all()), what
    shelf, row = (page.locator(what).first.bounding_box() for what in (".own .shelf", ".own .attribute"))
    assert shelf
    assert row
    assert shelf["height"] <= 100
    assert row["height"] >= 46


def test_the_switch_of_the_skill_window_has_words(person: Callable[..., Person]) -> None:
    """It sits below the skill and Pass, and the skill says what it does."""
    somebody = person(CAREFUL, viewport=DESK)
    somebody.come_in()
    page = hero(somebody, setting().owns(0, "acrobatics").dice())
    for size in SIZES:
        sized(page, *size)
        switch = page.get_by_role("radiogroup", name="Ask me")
        assert switch.get_by_role("radio").all_inner_texts() == ["always", "in the Dice Phase", "never"]
        assert page.locator("[data-skill] .does").is_visible()
        ends = [page.locator(what).bounding_box() for what in ("[data-skill]", "[data-pass]")]
        low = switch.bounding_box()
        assert low
        assert all(end and end["y"] + end["height"] <= low["y"] for end in ends), f"at {size}"


def test_the_gold_track_keeps_its_height(person: Callable[..., Person]) -> None:
    """Panels used to move when marks met on one step, for instance after passing."""
    somebody = person(viewport=DESK)
    somebody.come_in()
    page = stonespine(somebody, "market")
    before = page.evaluate(TOPS)
    page.click("[data-pass]")
    page.wait_for_function("() => !document.querySelector('[data-pass], [data-sending]')")
    assert at_rest(page).evaluate(TOPS) == before


def test_the_dungeon_uses_a_small_window(person: Callable[..., Person]) -> None:
    somebody = person(viewport=SMALL)
    somebody.come_in()
    page = stonespine(somebody, "card")
    dungeon = page.locator(".own [data-dungeon] > rect").first.bounding_box()
    panel = page.locator(".own > .player").bounding_box()
    assert dungeon
    assert panel
    assert dungeon["height"] >= panel["height"] - 36
    assert dungeon["width"] >= 276, "it was 266 in a panel of 435"


def test_little_is_empty_above_the_hand_of_a_phone(person: Callable[..., Person]) -> None:
    """The slip's line says where the hand goes, and the cards begin right below it."""
    somebody = person(viewport=PHONE)
    somebody.come_in()
    page = stonespine(somebody, "card")
    way, card = page.locator(".hand .way").bounding_box(), page.locator("[data-card]").first.bounding_box()
    assert way
    assert card
    assert card["y"] - (way["y"] + way["height"]) <= 20


def test_the_zoom_covers_no_chamber(person: Callable[..., Person]) -> None:
    somebody = person(viewport=DESK)
    somebody.come_in()
    page = stonespine(somebody, "card")
    for size in SIZES:
        sized(page, *size)
        page.wait_for_selector(".others [data-zoom]")
        assert page.evaluate(COVERED, [".others [data-dungeon] > rect", "[data-zoom]"]) == 0, f"at {size}"


def test_the_curve_is_seen_with_its_axis(person: Callable[..., Person]) -> None:
    """In a window of 1366 × 768, however long the boards beside it are."""
    somebody = person(viewport=DESK)
    somebody.come_in()
    seats = [{"kind": "person"}, *bots(3)]
    page = somebody.go(
        f"/t/{somebody.table(game='rollplayer', seats=seats, seed='rp', options={'shorter_game': True})}"
    )
    rollplayer_driver.play(page, random.Random(3))
    page.wait_for_selector("[data-curve] text")
    bottom = (
        "(what) => Math.max(...[...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect().bottom))"
    )
    assert at_rest(page).evaluate(bottom, "[data-curve] text") <= page.evaluate(bottom, "[data-stage]")
