"""Hints at the table and the analysis of a finished game, as players see them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from tests.browser import driver
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import at_rest, wait_until
from tests.browser.test_pages import axe_finds_nothing

AT = "(move) => document.querySelector('[data-at]').textContent.startsWith(`${move} /`)"


def test_a_hint_is_chosen_but_not_made(person: Callable[..., Person]) -> None:
    somebody = person()  # moves need no confirmation here, but hints do
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)], seed="hint")
    page = somebody.go(f"/t/{table}")
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-move]")
    assert page.locator("[data-hint-move]").count() == 3
    told = page.locator("section[data-hints] header").inner_text()
    figures = page.locator("[data-hint-move]").first.inner_text()
    if page.locator("[data-even=true]").count():  # a slow machine hasn't thought enough to tell them apart
        assert re.fullmatch(r"These moves are about equal: the chance to win is about \d+ %\.", told)
        assert re.search(r"\d$", figures)
    else:
        assert told == "Expected final score, chance to win"
        assert re.search(r"\d · \d+ %$", figures)
    assert page.locator(".face.hinted").count() == 1
    assert page.locator(".own rect.hint").count() == 1, "the cell of the best move is marked"
    axe_finds_nothing(page, "hints")
    page.locator("[data-hint-move]").first.click()
    page.wait_for_selector("[data-confirm]")
    assert own_moves(somebody, table) == 0
    page.click("[data-confirm]")
    page.wait_for_selector("[data-confirm]", state="detached")
    wait_until(page, lambda: own_moves(somebody, table) > 0)
    assert own_moves(somebody, table) == 1


def own_moves(somebody: Person, table: str) -> int:
    """Returns how many moves the first seat has made."""
    log = somebody.api("GET", f"/api/tables/{table}")["log"]
    return len([line for line in log if line["kind"] == "move" and line["seat"] == 0])


def test_a_hint_by_keyboard_on_a_phone(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "confirm": "on", "theme": "dark"}, viewport=PHONE)
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}])}")
    page.wait_for_selector("[data-hint]")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint-move]")
    page.wait_for_function("() => document.activeElement?.matches('[data-hint-move]')")
    axe_finds_nothing(page, "hints on a phone")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hint-move]", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd:has-text('H')")


def test_no_hints_among_people_unless_the_host_wants_them(person: Callable[..., Person]) -> None:
    host = person()
    page = host.go("/new/stonespine")
    page.select_option("[data-seats]", "2")
    assert not page.is_checked("[data-hints]")  # a free seat, for another player
    page.select_option("[data-kind='1']", "bot")
    assert page.is_checked("[data-hints]")
    page.select_option("[data-kind='1']", "open")
    page.click("[data-make]")
    page.wait_for_selector("dd[data-hints='false']")
    page.click("[data-add-bot]")
    page.click("[data-start]")
    page.wait_for_selector("svg[role=grid]")
    assert page.locator("[data-hint]").count() == 0

    page = host.go("/new/stonespine")
    page.select_option("[data-seats]", "2")
    page.check("[data-hints]")
    page.click("[data-make]")
    page.wait_for_selector("dd[data-hints='true']")


def test_analysis_of_a_finished_game(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "speed": 0}, locale="pl-PL")
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}], seed="analysis")
    page = somebody.go(f"/t/{table}")
    driver.play(page, random.Random(6))
    somebody.go(f"/t/{table}/3?analysis").wait_for_selector("[data-analysis=ready]", timeout=180_000)  # one press
    at_rest(page)
    assert page.locator("[data-moment]").count() == 3
    axe_finds_nothing(page, "analysis")
    worst = page.locator("[data-moment]").first
    number = worst.get_attribute("data-moment")
    worst.click()
    page.wait_for_url(f"**/t/{table}/{number}?analysis")
    page.wait_for_function(AT, arg=number)
    assert "Lepiej" in page.locator("[data-here]").inner_text()

    somebody.go(f"/t/{table}/{number}?analysis")  # kept for later
    page.wait_for_selector("[data-analysis=ready]")
    assert page.locator("[data-analyse]").count() == 0
