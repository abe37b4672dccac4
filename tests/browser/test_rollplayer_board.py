"""Whole games of Roll Player on its board: by mouse, touch and keyboard alone; solo, at one screen, and by link."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rollplayer_driver as driver
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.rollplayer_scenes import DONE, bring, made, setting, sit
from tests.browser.test_drag import middle
from tests.browser.test_motion import FLOWN, WATCH
from tests.browser.test_pages import axe_finds_nothing
from tests.games.rollplayer.language import table

HERE = {"game": "rollplayer"}
SHORT = {**HERE, "options": {"shorter_game": True, "less_random_setup": True}}
BUDGET = 60 * 1024  # bytes, compressed
LOADED = """() => Object.fromEntries(performance.getEntriesByType('resource')
  .filter((one) => /assets\\/.*\\.(js|css)$/.test(one.name)).map((one) => [one.name, one.encodedBodySize]))"""


# Whether the recap of missed moves appeared, however briefly.
AWAY = """
  new MutationObserver(() => { window.away ||= document.querySelector('.news em') !== null; })
    .observe(document, { childList: true, subtree: true });
"""


def finished(somebody: Person, table: str) -> bool:
    return bool(somebody.api("GET", f"/api/tables/{table}")["table"]["status"] == "finished")


def test_four_players_by_mouse(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    table = somebody.table(**HERE, seats=[{"kind": "person"}, *bots(3)], seed="4")
    page = somebody.go(f"/t/{table}")
    chance = random.Random(4)
    for n in range(40):  # with a real mouse while that shows something new
        if driver.step(page, chance) == "over" or n == 39:
            break
    driver.play(page, chance)
    page.wait_for_selector("[data-total]")
    assert page.locator("[data-total]").count() == 4
    assert page.locator(".little .mini").count() == 4
    axe_finds_nothing(page, "the end")
    assert finished(somebody, table)


def test_by_touch_on_a_phone(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "confirm": "on"}, viewport=PHONE, has_touch=True, is_mobile=True)
    somebody.come_in()
    table = somebody.table(**SHORT, seats=[{"kind": "person"}, *bots(1)], seed="5")
    page = somebody.go(f"/t/{table}")
    chance = random.Random(5)
    for n in range(40):
        if driver.step(page, chance, touch=True) == "over" or n == 39:
            break
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
        assert page.evaluate(SHELF_FIRST), "who shops sees what the hero owns before the dice"
    driver.play(page, chance)
    assert finished(somebody, table)


# Checked at once, because the Market may close between two questions. A skill window comes before it.
SHELF_FIRST = """() => {
  if (!document.querySelector('[data-buy]') || document.querySelector('[data-window]')) return true;
  const top = (what) => document.querySelector(`.own ${what}`).getBoundingClientRect().top;
  return top('.shelf') < top('.tray-box');
}"""
FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"
# The arrow that leads from the focused cell towards the first target in the same grid; null if there is none.
TOWARDS = """(what) => {
  const cell = document.activeElement;
  const there = cell?.closest('[role=grid]')?.querySelector(what)?.getBoundingClientRect();
  if (!there) return null;
  const here = cell.getBoundingClientRect();
  const down = there.y + there.height / 2 - here.y - here.height / 2;
  const right = there.x + there.width / 2 - here.x - here.width / 2;
  if (Math.abs(down) > here.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""


def reach(page: Page, what: str) -> None:
    """Moves the focus to a target with Tab, and within a grid with the arrow keys."""
    for _ in range(150):
        if page.evaluate(FOCUSED, what):
            return
        page.keyboard.press(page.evaluate(TOWARDS, what) or "Tab")
    raise AssertionError(f"{what} cannot be reached with the keyboard")


def test_by_keyboard_alone(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    table = somebody.table(**SHORT, seats=[{"kind": "person"}, *bots(1)], seed="6")
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-race]")
    page.keyboard.press("Tab")
    chance = random.Random(6)
    for _ in range(400):
        asked = driver.state(page)
        if asked == "over":
            break
        if asked in ("window", "turn"):
            page.keyboard.press("p" if asked == "window" else "+")
            continue
        if asked == "row" and page.locator("[data-can]").count():
            page.wait_for_function(FOCUSED, arg=".attribute.live [data-target]")  # choosing a card leads there
        what = driver.target(asked, page, chance)
        reach(page, ".attribute.live [data-target]" if asked == "row" else what)
        page.keyboard.press("Enter")
    assert finished(somebody, table)


def test_alone_with_the_enemy_die(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    table = somebody.table(**SHORT, seats=[{"kind": "person"}], seed="7")
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("#enemy")
    axe_finds_nothing(page, "alone")
    driver.play(page, random.Random(7))
    page.wait_for_selector("[data-rank]")
    assert page.inner_text("[data-rank]").strip() in page.inner_text("#end-title"), "alone nobody is beaten"
    assert finished(somebody, table)
    look_again(somebody, table)


def test_alone_the_enemy_die_comes_before_the_row(person: Callable[..., Person]) -> None:
    """Taking a card is a move of its own, because the enemy die may then remove a Market card.

    Next comes the die, then buying or discarding a card. Of the remaining cards one is discarded, the others are
    trashed.
    """
    somebody = person({**QUICK, "confirm": "on"})
    somebody.come_in()
    alone = table(1).market("quarterstaff search longsword").pool("red-1 gold-4 purple-6")
    at = bring(somebody, alone.dice())
    page = sit(somebody, at)
    trash = page.inner_text("#trash")
    page.locator("[data-can]").last.click()
    page.wait_for_selector(".shop .enemy")  # which faces remove which card
    page.click("[data-confirm]")
    page.wait_for_selector("[data-enemy]")
    for what in ("[data-row=wis].live", "[data-deed=decline]", "[data-discard]"):
        for tap in (what, "[data-confirm]"):
            page.locator(tap).first.click()
        page.wait_for_function(DONE)
    assert made(somebody, at)[:4] == ["take", "place", "decline", "discard"]
    expect(page.locator("#trash")).not_to_have_text(trash)


def look_again(somebody: Person, table: str) -> None:
    """Replays the finished game on the board, move by move."""
    page = somebody.go(f"/t/{table}/30")
    page.wait_for_selector(".own [data-space] .die")
    dice = page.locator(".own [data-space] .die").count()
    page.keyboard.press("End")
    page.wait_for_function("(n) => document.querySelectorAll('.own [data-space] .die').length > n", arg=dice)
    assert page.locator(".own .attribute").count() == 6


def test_two_at_one_screen_see_no_curtain(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    seats = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bob"}]
    table = somebody.table(**SHORT, seats=seats, mode="hotseat", seed="8")
    page = sit(somebody, table)
    chance = random.Random(8)
    for _ in range(900):
        asked = driver.quick_step(page, chance)
        assert asked != "curtain", "nothing is secret"
        if asked == "over":
            break
    assert finished(somebody, table)


@pytest.mark.parametrize(
    "options",
    [
        {"class_choice": "pick", "trait_scores": "faces", "goal_traits": "without-weapons"},
        {"random_market_deck": True, "friendly_market": True, "swapped_gold": "two"},
        {"start_player": "first-seat", "less_random_setup": True, "shorter_game": True},
    ],
    ids=["classes are picked", "friendly market", "first seat"],
)
def test_set_up_of_a_variant(person: Callable[..., Person], options: dict[str, Any]) -> None:
    somebody = person()
    somebody.come_in()
    table = somebody.table(**HERE, options=options, seats=[{"kind": "person"}, *bots(1)], seed="9")
    page = somebody.go(f"/t/{table}")
    chance = random.Random(9)
    for _ in range(40):
        driver.quick_step(page, chance)
        if page.locator("#initiative").count():
            break
    assert page.locator(".own .attribute").count() == 6
    told = somebody.api("GET", f"/api/tables/{table}")["table"]["options"]
    assert {name: told[name] for name in options} == options


def test_two_people_by_link(person: Callable[..., Person]) -> None:
    """Each sees the other's moves, animated unless the player prefers reduced motion; missed moves are recapped."""
    ania, bob = person({**QUICK, "speed": 1}), person({**QUICK, "speed": 1}, reduced_motion="reduce")
    for who in (ania, bob):
        who.context.add_init_script(WATCH + AWAY)
    ania.come_in("Ania")
    bob.come_in("Bob")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ania.table(**HERE, seats=seats, seed="", options={"start_player": "first-seat"})
    link = ania.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1]
    bob.api("POST", f"/api/tables/{table}/join", {"secret": link.partition("=")[2]})
    pages = [ania.go(f"/t/{table}"), bob.go(f"/t/{table}")]
    pages[0].locator("[data-race=elf]").first.click()
    pages[1].wait_for_selector("#seat-0 .face")
    pages[1].locator("[data-race=orc]").first.click()
    pages[0].wait_for_function(FLOWN, arg=1)
    pages[0].wait_for_selector("[data-class]")
    pages[0].locator("[data-class]").first.click()
    pages[1].wait_for_selector("[data-class]")
    ania.go("/settings")
    pages[1].locator("[data-class]").first.click()
    pages[1].wait_for_selector("[data-class], [data-sending]", state="detached")  # stored on the server
    ania.go(f"/t/{table}").wait_for_function("() => window.away")  # missed moves are recapped on return
    assert pages[1].evaluate("() => window.flown") == [], "who wants no motion sees none"


def test_a_die_is_dragged_and_its_line_of_the_log_lights_the_board(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "confirm": "on"})
    somebody.come_in()
    page = sit(somebody, bring(somebody, setting().dice()))
    page.mouse.move(*middle(page.locator("[data-can]").nth(1)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-row=dex]")), steps=6)
    page.wait_for_selector(".flying")
    page.wait_for_selector("[data-row=str].live")  # the server decides what can follow
    page.mouse.move(*middle(page.locator("[data-row=str]")), steps=6)
    page.mouse.up()
    page.click("[data-confirm]")
    page.wait_for_selector(".own .attribute:first-child [data-space=str2] .die")
    page.evaluate("() => document.querySelector('.rail [data-tab=log]')?.click()")
    page.wait_for_selector("[data-drawer=log]")
    page.locator("[data-drawer=log]").get_by_text(" places ").last.hover()
    page.wait_for_selector("[data-space=str2] .lit")
    hint_on_the_board(somebody, page)


def hint_on_the_board(somebody: Person, page: Page) -> None:
    """The best move is marked where it is made, and selected without being made."""
    made = somebody.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["position"]["moves"]
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-move]")
    page.wait_for_selector(".rp .hinted")
    page.locator("[data-hint-move]").first.click()
    page.wait_for_selector("[data-confirm]")
    assert somebody.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["position"]["moves"] == made


def test_gallery_shows_everything(person: Callable[..., Person]) -> None:
    page = person().go("/gallery/rollplayer")
    page.wait_for_selector("[data-gallery]")
    assert page.locator("[data-gallery]").count() == 6 + 12 + 16 + 17 + 54 - 1
    axe_finds_nothing(page, "the gallery")


def test_weight_of_the_board(person: Callable[..., Person]) -> None:
    """What a running game loads beyond other titles' tables is at most 60 KB, compressed."""
    somebody = person()
    somebody.come_in()
    before: set[str] = set()
    for title in ("stonespine", "simurgh", "guilds"):
        other = somebody.table(game=title, seats=[{"kind": "person"}, *bots(1)])
        page = somebody.go(f"/t/{other}")
        page.wait_for_selector(".status.mine, .status")
        page.wait_for_selector("[data-stage] > *", state="attached")
        page.wait_for_load_state("networkidle")  # files that arrive late are shared too
        before |= set(page.evaluate(LOADED))
    table = bring(somebody, setting().dice())
    fresh = person()
    fresh.context.add_cookies(somebody.context.cookies())
    page = sit(fresh, table)
    page.wait_for_selector(".own [data-space]")
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    own = {name: size for name, size in loaded.items() if name not in before}
    assert own
    assert sum(own.values()) <= BUDGET, own
