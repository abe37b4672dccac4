"""A finished game is looked at again, move by move, by link, and played on from the middle."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, Route

from tests.browser import driver
from tests.browser.conftest import PHONE, Person, bots


def untold(route: Route) -> None:
    """A step of which nothing is told, as there are in some games; it says at least which one it is."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "messages": []})


def told_twice(route: Route) -> None:
    """A step of which much is told."""
    answer = route.fetch()
    found = answer.json()
    route.fulfill(response=answer, json={**found, "messages": found["messages"][:1] * 2})


def without_cards(page: Page) -> None:
    """On a phone, where the tray lies below the board, it takes no room where there are no cards."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(PHONE)
    page.wait_for_selector("[data-tray]", state="attached")
    shown = page.locator("[data-tray] .face").count()
    height = page.locator("[data-tray]").bounding_box()
    assert (shown, height and height["height"]) == (0, 0)
    page.set_viewport_size(before)


def test_replay_with_link_and_play_on(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}])
    page = somebody.go(f"/t/{table}")
    driver.play(page, random.Random(5))

    somebody.go(f"/t/{table}/3")
    page.wait_for_selector("svg[role=grid]")
    page.wait_for_function("() => document.querySelector('[data-at]').textContent.startsWith('3 /')")
    built = page.locator(".own [data-cell] [fill^='url(#ss-rock']").count()
    page.click("[data-next]")
    page.wait_for_url(f"**/t/{table}/4")
    page.keyboard.press("End")
    page.wait_for_function(
        "() => { const [at, of] = document.querySelector('[data-at]').textContent.split(' / '); return at === of; }"
    )
    page.wait_for_function(
        "(built) => document.querySelectorAll('.own [data-cell] [fill^=\"url(#ss-rock\"]').length > built", arg=built
    )
    without_cards(page)

    page.route("**/replay/5?*", told_twice)
    somebody.go(f"/t/{table}/5").wait_for_selector(".status .sentence:text-matches('^(.+) · \\\\1$')")
    page.route("**/replay/6?*", untold)
    somebody.go(f"/t/{table}/6").wait_for_selector(".status .sentence:text-matches('^Move 6 of [0-9]+$')")
    page.wait_for_function("() => document.querySelector('[data-at]')?.textContent.startsWith('6 /')")
    page.click("[data-play-on]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert driver.quick_step(page, random.Random(1)) in ("card", "drop")

    # A seat that a bot holds for me is mine again at the table that goes on from there.
    handed = somebody.table(seats=[{"kind": "person"}, *bots(1)])
    somebody.api("POST", f"/api/tables/{handed}/seats/0", {"kind": "bot", "bot": "random"})
    somebody.go(f"/t/{handed}/0").wait_for_selector("[data-play-on]")
    page.click("[data-play-on]")
    page.wait_for_url(lambda url: "/t/" in url and handed not in url)
    assert driver.state(page) == "card"


def test_a_replay_that_one_may_not_see_is_refused_in_words(person: Callable[..., Person]) -> None:
    """By its address, before any words have come."""
    somebody = person()
    page = somebody.go("/t/0123456789ab/3")
    page.wait_for_function(
        "() => document.querySelector('[role=alert]')?.textContent.startsWith('There is no such table')"
    )
    somebody.complaints.clear()  # that the table is not there is meant
