"""The inn's status page, and announcements in the reader's language above all pages and boards."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from gospoda.server.base.alarms import KINDS
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.test_pages import axe_finds_nothing

WORDS = {"en": "Tea at five", "pl": "O piątej herbata"}


def told(somebody: Person, **changes: Any) -> None:
    """Makes the server report a different status."""
    found = somebody.api("GET", "/api/status") | changes

    def answer(route: Route) -> None:
        route.fulfill(json=found)

    somebody.context.route("**/api/status", answer)


def announced() -> list[dict[str, Any]]:
    return [{"id": "one", "texts": WORDS, "created": time.time(), "expires": time.time() + 3600}]


def test_the_status_page_tells_how_the_inn_is(person: Callable[..., Person]) -> None:
    somebody = person(viewport=PHONE)
    page = somebody.go("/status")
    expect(page.locator("[data-well=true]")).to_be_visible()
    axe_finds_nothing(page, "status")
    told(somebody, database=False, disk="full")
    page.reload()
    expect(page.locator("[data-well=false]")).to_be_visible()
    expect(page.locator("dd", has_text="full")).to_be_visible()
    axe_finds_nothing(page, "status when something is wrong")


def test_the_status_page_tells_what_went_wrong_lately(person: Callable[..., Person]) -> None:
    somebody = person(viewport=PHONE, locale="pl-PL")
    alarms = [{"kind": kind, "reason": "died", "at": time.time(), "text": ""} for kind in KINDS]
    told(somebody, alarms=alarms)
    page = somebody.go("/status")
    expect(page.locator("[data-well=true]")).to_contain_text("Można grać.")
    expect(page.get_by_text("Proces pomocniczy uruchomiono ponownie. Proces przestał działać.")).to_be_visible()
    assert "alarm-" not in page.locator("main").inner_text(), "every kind has its words"
    axe_finds_nothing(page, "status after an alarm")


def test_an_announcement_is_read_and_closed(person: Callable[..., Person]) -> None:
    somebody = person(locale="pl-PL")
    told(somebody, announcements=announced(), read_only=True)
    page = somebody.go("/")
    line = page.locator("[data-announcement]")
    expect(line).to_contain_text(WORDS["pl"])
    expect(page.get_by_text("Trwa konserwacja")).to_be_visible()
    axe_finds_nothing(page, "announcement")
    line.get_by_role("button").click()
    expect(line).to_have_count(0)


def test_it_is_read_in_english_where_there_is_no_translation_also_above_a_board(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "language": "cs"})
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)])
    told(somebody, announcements=announced())
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector(".status")
    line = page.locator("[data-announcement] [lang=en]")
    expect(line).to_contain_text(WORDS["en"])
    axe_finds_nothing(page, "announcement above a board")
