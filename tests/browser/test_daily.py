"""The daily deal and challenges in the browser: playing, results with a picture, comparing two games move by move."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, QUICK, Person
from tests.browser.test_pages import axe_finds_nothing


def play_alone(somebody: Person, table: str, last: bool) -> None:
    """Plays solo Stonespine to its end, always with the first or the last move."""
    while True:
        shown = somebody.api("GET", f"/api/tables/{table}")
        if shown["table"]["status"] == "finished":
            return
        move = shown["position"]["legal"][-1 if last else 0]["move"]
        somebody.api(
            "POST", f"/api/tables/{table}/act", {"id": f"m{shown['v']}", "v": shown["v"], "seat": 0, "move": move}
        )


def fits(somebody: Person) -> None:
    assert somebody.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_days_deal_and_a_challenge(person: Callable[..., Person]) -> None:
    somebody, friend = (person({**QUICK, "language": "pl", "name": name}, viewport=PHONE) for name in ("Ania", "Borek"))
    somebody.come_in()
    friend.come_in("Borek")
    page = somebody.go("/daily")
    row = page.locator("[data-row$=stonespine-solo]")
    expect(row).to_contain_text("w pojedynkę")
    axe_finds_nothing(page, "daily")
    fits(somebody)
    row.locator("[data-try]").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    deal = somebody.api("GET", f"/api/tables/{table}")["table"]["deal"]
    play_alone(somebody, table, False)
    page.locator("[data-deal-link]").click()
    page.wait_for_url(re.compile(f"/deal/{deal}"))
    expect(page.locator("[data-results] .yours")).to_contain_text("Ania")
    expect(page.locator("[data-spread] .mine")).to_have_count(1)
    friend.go(f"/deal/{deal}")
    expect(friend.page.locator("[data-hidden]")).to_be_visible()

    alone = somebody.table(game="stonespine", seats=[{"kind": "person"}])
    play_alone(somebody, alone, False)
    page = somebody.go(f"/challenge/{alone}")
    link = page.locator("[data-link]").get_attribute("data-link")
    axe_finds_nothing(page, "challenge")
    page = friend.go(str(link))
    expect(page.locator("[data-beat]")).to_contain_text("Ania")
    page.locator("[data-try]").click()
    page.wait_for_url(re.compile("/t/"))
    play_alone(friend, page.url.rpartition("/")[2], True)
    page = friend.go(str(link))
    expect(page.locator("[data-results] tbody tr")).to_have_count(2)
    expect(page.locator("[data-compare] tbody tr").nth(5)).to_be_visible()
    scrolls = page.locator("[data-compare] .scroll").evaluate("(one) => one.scrollWidth > one.clientWidth")
    assert not scrolls, "side by side, also on a phone"
    expect(page.locator("[data-compare] a span", has_text=re.compile(":.*:.*:"))).to_have_count(0)  # one item per line
    page.locator("[data-results] button[aria-expanded]").first.click()
    expect(page.locator(".part").first).not_to_contain_text("category-")
    axe_finds_nothing(page, "deal")
    fits(friend)
