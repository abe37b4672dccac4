"""Turn notifications in the browser.

How many tables wait, the way to the next, the notifications page, no connection.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person
from tests.browser.driving import kept_offline
from tests.browser.test_pages import axe_finds_nothing

OPEN = [{"kind": "person"}, {"kind": "open"}]


def table_of_two(host: Person, friend: Person) -> str:
    """A table for both people, which begins when both sit."""
    table = host.table(seats=OPEN)
    secret = host.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1].partition("=")[2]
    friend.api("POST", f"/api/tables/{table}/join", {"secret": secret})
    return table


def test_other_tables_that_wait_are_counted_and_the_longest_waiting_is_next(person: Callable[..., Person]) -> None:
    host, friend = person(viewport=PHONE), person()
    host.come_in("Ania")
    friend.come_in("Bea")
    first, second, third = (table_of_two(host, friend) for _ in range(3))
    page = host.go(f"/t/{second}")
    way = page.locator("[data-next-table]")
    expect(way).to_have_text("2")
    page.wait_for_function("() => document.title.startsWith('(2) ')")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    way.click()
    page.wait_for_url(f"**/t/{first}")
    page = host.go("/settings")
    page.wait_for_function("() => document.title === '(3) Settings · Gospoda'")
    assert [one["table"] for one in host.api("GET", "/api/turns")["tables"]] == [first, second, third]


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_page_of_notices(person: Callable[..., Person], locale: str) -> None:
    somebody = person(viewport=PHONE if locale == "pl-PL" else None, locale=locale)
    somebody.come_in("Anzelma")
    page = somebody.go("/notices")
    page.wait_for_selector("a[href='/account'].button")
    somebody.api("POST", "/api/account", {"device": "Chrome"})
    page = somebody.go("/notices")
    page.fill("[data-address=webhook]", "http://127.0.0.1/hook")
    page.click("[data-add=webhook]")
    expect(page.locator("[role=alert]")).to_contain_text("https")
    somebody.complaints.clear()  # the refusal
    page.fill("[data-address=webhook]", "https://example.org/hook")
    page.click("[data-add=webhook]")
    channel = page.locator("[data-channel=webhook]")
    expect(channel).to_contain_text("https://example.org/hook")
    page.check("[data-plan=after]")
    page.fill("[data-minutes]", "45")
    page.locator("[data-minutes]").blur()
    page.uncheck("[data-quiet]")
    expect(page.locator("[data-channel] select")).to_have_count(0)
    axe_finds_nothing(page, f"notices-{locale}")
    when = somebody.api("GET", "/api/notices")["channels"][0]["when"]
    assert (when["plan"], when["minutes"], when["quiet_from"]) == ("after", 45, None)
    assert "notice-" not in page.locator("main").inner_text()
    page.click("[data-remove]")
    expect(channel).to_have_count(0)


def test_rules_without_a_connection_and_a_page_that_says_so_for_the_rest(person: Callable[..., Person]) -> None:
    somebody = person(viewport=PHONE)
    page = somebody.go("/help/guilds")
    page.wait_for_selector("article h1")
    kept_offline(page)
    told = page.locator("article h1").first.inner_text()
    somebody.context.set_offline(True)
    page.reload()
    expect(page.locator("article h1").first).to_have_text(told)
    page.goto(somebody.server + "/settings")
    expect(page.locator("main h1:visible")).to_have_text("No connection")
    somebody.context.set_offline(False)


def test_the_inn_can_be_installed(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.go("/settings")
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    told = somebody.context.request.get(somebody.server + "/manifest.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    manifest = told.json()
    assert manifest["display"] == "standalone"
    sizes = {}
    for icon in manifest["icons"]:
        answer = somebody.context.request.get(somebody.server + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            drawn = answer.body()
            wide, high = (int.from_bytes(drawn[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{wide}x{high}"
            sizes[icon.get("purpose", "any")] = wide
    assert sizes == {"any": 512, "maskable": 512}
