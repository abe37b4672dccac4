"""Replays of finished games: move by move, by link, and as the start of a new game halfway through."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import driver
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import at_rest

CUT = """(one) => {
  const scrolls = getComputedStyle(one).overflowY === 'auto' && one.tabIndex === 0;
  return [one.scrollWidth - one.clientWidth, scrolls ? 0 : one.scrollHeight - one.clientHeight];
}"""
HALF_A_LINE = 6  # pixels: letters reach slightly out of tight lines
ROOM_LEFT = """(one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const needed = pen.measureText(one.selectedOptions[0].text).width;
  return one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - needed;
}"""


def untold(route: Route) -> None:
    """Serves a step without messages, as some games have; the page at least gives its number."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "messages": []})


def told_twice(route: Route) -> None:
    """Serves a step with much to tell."""
    answer = route.fetch()
    found = answer.json()
    route.fulfill(response=answer, json={**found, "messages": found["messages"][:1] * 2})


def without_cards(page: Page) -> None:
    """On a phone, where the tray lies below the board, it takes no room without cards."""
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

    # A seat that a bot holds for me is mine again at the table that continues from there.
    handed = somebody.table(seats=[{"kind": "person"}, *bots(1)])
    somebody.api("POST", f"/api/tables/{handed}/seats/0", {"kind": "bot", "bot": "random"})
    somebody.go(f"/t/{handed}/0").wait_for_selector("[data-play-on]")
    page.click("[data-play-on]")
    page.wait_for_url(lambda url: "/t/" in url and handed not in url)
    assert driver.state(page) == "card"


def finished_table(somebody: Person, moves: int) -> tuple[str, int]:
    """One person's game against bots with long names that ends early; returns it and its number of moves."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "name": name, "bot": "random"} for name in ("Wilfred", "Ludmila")]]
    table = somebody.table(seats=seats, seed="replay")
    made = 0
    while made < moves:
        shown = somebody.api("GET", f"/api/tables/{table}")
        if legal := shown["position"]["legal"]:
            act = {"id": f"m{made}", "v": shown["v"], "seat": 0, "move": legal[0]["move"]}
            somebody.api("POST", f"/api/tables/{table}/act", act)
            made += 1
    somebody.api("POST", f"/api/tables/{table}/resign", {"seat": 0})
    return table, int(somebody.api("GET", f"/api/tables/{table}/replay/0")["total"])


def journeymen(route: Route) -> None:
    """The table with the longest level name."""
    answer = route.fetch()
    told = answer.json()
    for seat in told["table"]["seats"]:
        seat["bot"] = seat["bot"] and "journeyman"
    route.fulfill(response=answer, json=told)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (390, 844)])
def test_sentence_and_seats_are_whole(person: Callable[..., Person], width: int, height: int) -> None:
    """In Polish: every step is shown in full or scrolls, and a seat's level is readable in the seat chooser."""
    somebody = person({**QUICK, "name": "Agnieszka"}, locale="pl-PL", viewport={"width": width, "height": height})
    somebody.come_in("Agnieszka")
    table, total = finished_table(somebody, 4)
    somebody.page.route(f"**/api/tables/{table}", journeymen)
    page = somebody.page
    with page.expect_response("**/replay/0?*"):
        somebody.go(f"/t/{table}/0")
    sentence = page.locator(".status .sentence")
    for move in range(total + 1):
        expect(page.locator("[data-at]")).to_have_text(f"{move} / {total}")
        expect(sentence).not_to_be_empty()
        across, down = at_rest(page).locator(".status .sentence").evaluate(CUT)
        assert across <= 0, (move, sentence.inner_text())
        assert down < HALF_A_LINE, (move, sentence.inner_text())
        if move < total:
            with page.expect_response(f"**/replay/{move + 1}?*"):
                page.keyboard.press("ArrowRight")
    if width < 900:
        page.click("[data-menu]")
    look = page.locator(".pick select").last
    expect(look).to_be_visible()
    for option in look.locator("option").all():
        look.select_option(label=option.inner_text())
        assert look.evaluate(ROOM_LEFT) >= -0.5, option.inner_text()
    expect(look.locator("option").last).to_have_text("Ludmila (czeladnik)")


def test_a_replay_that_one_may_not_see_is_refused_in_words(person: Callable[..., Person]) -> None:
    """When its address is opened directly, before any words have loaded."""
    somebody = person()
    page = somebody.go("/t/0123456789ab/3")
    page.wait_for_function(
        "() => document.querySelector('[role=alert]')?.textContent.startsWith('There is no such table')"
    )
    somebody.complaints.clear()  # the missing table is intended
