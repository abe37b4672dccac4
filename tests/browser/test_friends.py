"""Finding players in the browser: filters, "anyone for …?", friends by link, invitations, blocks and reports."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, QUICK, Person
from tests.browser.test_pages import axe_finds_nothing


def test_finding_players(person: Callable[..., Person]) -> None:
    somebody, friend = (person({**QUICK, "language": "pl", "name": name}, viewport=PHONE) for name in ("Ania", "Borek"))
    somebody.come_in()
    friend.come_in("Borek")
    page = somebody.go("/friends")
    page.locator("[data-make-link]").click()
    link = str(page.locator("[data-link]").get_attribute("data-link"))
    theirs = friend.go(link)
    expect(theirs.locator(".ask")).to_contain_text("Ania")
    theirs.locator("[data-agree]").click()
    expect(theirs.locator("[data-person=Ania]")).to_be_visible()
    axe_finds_nothing(theirs, "friends")

    page = somebody.go("/tables/open")
    page.locator("[data-anyone-game]").select_option("guilds")
    page.locator("[data-search]").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator("[data-ask-friend] summary").click()
    page.locator("[data-friend=Borek]").click()
    expect(page.locator(".seat").nth(1)).to_contain_text("Borek")
    axe_finds_nothing(page, "lobby")
    table = page.url.rpartition("/")[2]
    theirs = friend.go("/tables/open")
    row = theirs.locator(f"[data-table='{table}']")
    expect(row).to_be_visible()
    first = theirs.locator("[data-sit]").first.bounding_box()
    assert first is not None
    assert first["y"] + first["height"] < PHONE["height"], "a table is in sight before anything is chosen"
    theirs.click("[data-filters]")
    theirs.locator("[data-filter=game]").select_option("simurgh")
    expect(row).to_have_count(0)
    theirs.locator("[data-filter=game]").select_option("guilds")
    expect(row).to_be_visible()
    axe_finds_nothing(theirs, "open tables")
    assert theirs.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-seek] [data-sought=level]").select_option("new")
    theirs.locator("[data-sought=level]").last.select_option("strong")
    expect(row).to_have_count(0)
    theirs.locator("[data-sought=level]").last.select_option("new")
    expect(row).to_be_visible()
    friend.go("/friends")
    expect(theirs.locator(f"[data-invitation='{table}']")).to_be_visible()
    friend.go("/")
    invitation = theirs.locator(f"[data-invitation='{table}']")
    expect(invitation).to_contain_text("Ania (gość) zaprasza cię do gry")
    axe_finds_nothing(theirs, "home with an invitation")
    invitation.locator("[data-accept]").click()
    expect(theirs.locator("[data-menu]")).to_be_visible()  # all seats are taken, so the game begins

    page = somebody.go("/friends")
    page.locator("[data-person=Borek] [data-block]").click()
    expect(page.locator("#blocked")).to_be_visible()
    page.locator("[data-unblock]").click()
    page.locator("[data-person=Borek] [data-report]").click()
    page.locator("[data-report-text]").fill("Niegrzeczne słowa")
    page.locator("[data-send]").click()
    expect(page.get_by_role("status")).to_contain_text("wysłane")
    axe_finds_nothing(page, "friends and people met")
