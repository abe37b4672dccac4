"""The text table on a small phone: set for its width, so nothing is cut off or scrolls sideways."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gospoda.render.text_layout import NARROWEST, WIDEST
from tests.browser.conftest import ROOT, Person, bots
from tests.browser.driving import at_rest, wait_until
from tests.browser.test_connection import LOST
from tests.browser.test_fit import SMALL

TITLES = {"guilds": 4, "rollplayer": 4, "simurgh": 5, "stonespine": 5}
SHOWN = "() => document.querySelector('dialog pre')?.textContent.trim().length > 100"
SIDEWAYS = """(names) => names.map((name) => document.querySelector(name))
  .map((found) => found.scrollWidth - found.clientWidth)"""
SCROLLED = ("dialog pre", "dialog", "html")
ROWS = "() => document.querySelector('dialog pre').textContent.split('\\n').map((line) => line.trimEnd())"


def sideways(page: Page, *names: str) -> list[int]:
    """Returns by how many pixels elements can scroll sideways."""
    found: list[int] = page.evaluate(SIDEWAYS, names)
    return found


def opened(somebody: Person, title: str) -> Page:
    """Opens the text of a full table from a phone's menu."""
    seats = [{"kind": "person"}, *bots(TITLES[title] - 1)]
    table = somebody.table(game=title, seats=seats, seed="text")
    wait_until(somebody.page, lambda: is_alone_asked(somebody, table))  # or the bots would change the text meanwhile
    page = somebody.go(f"/t/{table}")
    page.click("[data-menu]")
    page.click("[data-menu-text]")
    page.wait_for_function(SHOWN)
    return at_rest(page)


def is_alone_asked(somebody: Person, table: str) -> bool:
    """Whether all others have made their moves."""
    seats = somebody.api("GET", f"/api/tables/{table}")["table"]["seats"]
    return [seat["seat"] for seat in seats if seat["waiting"]] == [0]


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_shows_the_whole_text(person: Callable[..., Person], title: str) -> None:
    """19.1: on a phone nothing is cut off (the text is set for the width)."""
    somebody = person(locale="pl-PL", viewport=SMALL)
    somebody.come_in()
    page = opened(somebody, title)
    assert sideways(page, *SCROLLED) == [0, 0, 0]
    rows = page.evaluate(ROWS)
    assert max(map(len, rows)) > 36, "a text that leaves half of the phone empty is not set for its width"
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_function(
        "(rows) => document.querySelector('dialog pre').textContent.split('\\n').length < rows", arg=len(rows)
    )
    assert sideways(at_rest(page), *SCROLLED) == [0, 0, 0]
    page.set_viewport_size({"width": 320, "height": 568})
    page.wait_for_function(
        "(rows) => document.querySelector('dialog pre').textContent.split('\\n').length >= rows", arg=len(rows)
    )
    assert sideways(at_rest(page), *SCROLLED) == [0, 0, 0], "letters shrink on the narrowest phones"


def test_a_text_that_is_not_here_yet_says_so_and_comes(person: Callable[..., Person]) -> None:
    """It was blank meanwhile. A connection that is lost just then brings it when it is back."""
    somebody = person()
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}], seed='text')}")
    page.wait_for_selector(".status.mine")
    somebody.cut()
    page.wait_for_selector(LOST)
    page.click("[data-menu]")
    page.click("[data-menu-text]")
    expect(page.locator("dialog [role=status]")).to_have_text("One moment …")
    somebody.mend()
    page.wait_for_function(SHOWN)
    assert page.locator("dialog [role=status]").count() == 0


def test_the_browser_asks_for_columns_that_titles_and_the_server_have() -> None:
    source = (ROOT / "web/src/lib/columns.ts").read_text("utf-8")
    asked = dict(re.findall(r"const (\w+) = (\d+);", source))
    assert int(asked["NARROWEST"]) == NARROWEST
    assert int(asked["WIDEST"]) <= WIDEST
