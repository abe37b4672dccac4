"""P9 and P10: others' moves are animated over a final board, and can be skipped, slowed down or missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import QUICK, Person
from tests.browser.test_pages import axe_finds_nothing

MOVING = {**QUICK, "speed": 1}
# Records every animated picture and whether the piece it shows is on the page already.
WATCH = """
  window.flown = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      const flight = node.dataset?.flight;
      if (!flight) continue;
      const layer = node.parentElement;
      window.flown.push({
        flight,
        lies: document.querySelector(`main ${flight}`) !== null,
        hidden: layer.getAttribute('aria-hidden'),
        touch: getComputedStyle(node).pointerEvents,
        inside: layer.querySelectorAll('[id], [tabindex], [role]').length,
      });
    }
  }).observe(document, { childList: true, subtree: true });
"""
FLOWN = "(seat) => window.flown.some((one) => one.flight.startsWith(`#seat-${seat} `))"
SEEN = "([table, v]) => JSON.parse(localStorage.getItem('gospoda-seen') ?? '{}')[table] >= v"


def two(person: Callable[..., Person], **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table, the second without a page."""
    ania, bob = person(MOVING, **more), person()
    ania.come_in("Ania")
    bob.come_in("Bob")
    table = ania.table(seats=[{"kind": "person"}, {"kind": "open"}], seed="")
    link = ania.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1]
    bob.api("POST", f"/api/tables/{table}/join", {"secret": link.partition("=")[2]})
    ania.context.add_init_script(WATCH)
    return ania, bob, table


def act(who: Person, table: str) -> None:
    """Always chooses the first option until the choice is complete."""
    while (shown := who.api("GET", f"/api/tables/{table}"))["position"]["legal"]:
        move = shown["position"]["legal"][0]["move"]
        body = {"id": f"m{shown['v']}", "v": shown["v"], "seat": shown["you"]["looking"], "move": move}
        who.api("POST", f"/api/tables/{table}/act", body)
        if shown["position"]["view"]["players"][shown["you"]["looking"]]["committed"]:
            return


def opened(ania: Person, table: str) -> Page:
    """Opens Ania's page, after she has chosen."""
    page = ania.go(f"/t/{table}")
    page.wait_for_selector("[data-card]")
    page.wait_for_selector("#seat-1 [data-dungeon]")  # drawn after the player's board; nothing can fly there earlier
    act(ania, table)
    return page


def last_round(page: Page) -> None:
    """Replays the last round from the drawer."""
    if not page.locator("[data-drawer=log]").count():
        page.click(".rail [data-tab=log]")
    page.click("[data-drawer=log] [data-last-round]")


def test_the_chamber_of_another_seat_flies(person: Callable[..., Person]) -> None:
    ania, bob, table = two(person)
    page = opened(ania, table)
    act(bob, table)
    page.wait_for_function(FLOWN, arg=1)
    page.wait_for_function("() => window.flown.some((one) => one.flight.includes('[data-chamber]'))")
    flown = page.evaluate("() => window.flown")
    assert not any(one["flight"].startswith("#seat-0 [data-cell") for one in flown), "the own move was seen already"
    assert all(one["lies"] for one in flown), "the state is final before anything moves"
    assert {(one["hidden"], one["touch"], one["inside"]) for one in flown} == {("true", "none", 0)}
    axe_finds_nothing(page, "while pieces fly")
    page.wait_for_function("() => document.querySelector('.flights').childElementCount === 0")
    page.wait_for_selector(".news", state="detached")


def test_a_key_or_a_click_skips(person: Callable[..., Person]) -> None:
    ania, bob, table = two(person)
    page = opened(ania, table)
    act(bob, table)
    page.wait_for_selector(".news")
    page.keyboard.press("Escape")
    assert page.locator(".news").count() == 0
    assert page.evaluate("() => document.querySelector('.flights')?.childElementCount ?? 0") == 0
    last_round(page)  # replays the last round
    page.wait_for_selector(".news")
    page.mouse.click(5, 300)
    assert page.locator(".news").count() == 0
    assert page.evaluate("() => document.querySelector('.flights')?.childElementCount ?? 0") == 0


# Whether the caption is in the strip, and whether clicks pass through it.
CAPTION = """() => {
  const news = document.querySelector('.news');
  if (!news) return null;
  const [box, strip] = [news, document.querySelector('#strip')].map((one) => one.getBoundingClientRect());
  const across = box.left >= strip.left && box.right <= strip.right;
  const inside = across && box.top >= strip.top && box.bottom <= strip.bottom;
  return { inside, press: getComputedStyle(news).pointerEvents, read: news.closest('[aria-hidden=true]') === null };
}"""


@pytest.mark.parametrize(
    "size", [(1366, 768), (1024, 600), (844, 390), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_news_cover_nothing_and_take_no_press(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """A toast below the header used to swallow clicks on legal spaces and cover the purse."""
    ania, bob, table = two(person, viewport={"width": size[0], "height": size[1]})
    page = opened(ania, table)
    act(bob, table)
    told = page.wait_for_function(CAPTION).json_value()
    assert told == {"inside": True, "press": "none", "read": False}


def test_nothing_flies_for_those_who_want_no_motion(person: Callable[..., Person]) -> None:
    ania, bob, table = two(person, reduced_motion="reduce")
    page = opened(ania, table)
    act(bob, table)
    page.wait_for_selector("#seat-1 [data-chamber]")
    page.wait_for_timeout(900)
    last_round(page)
    page.wait_for_selector(".news")  # told in words, without motion
    assert page.evaluate("() => window.flown") == []


def test_what_was_missed_is_shown_on_return(person: Callable[..., Person]) -> None:
    ania, bob, table = two(person)
    page = opened(ania, table)
    chosen = ania.api("GET", f"/api/tables/{table}")["v"]
    page.wait_for_function(SEEN, arg=[table, chosen])  # recorded after it was painted
    ania.go("/settings")
    act(bob, table)
    ania.go(f"/t/{table}")
    page.wait_for_selector(".news em")
    page.wait_for_function(FLOWN, arg=1)
    page.wait_for_selector(".news", state="detached")
    page.evaluate("() => { window.flown = []; }")
    last_round(page)
    page.wait_for_function(FLOWN, arg=0)  # replayed, including the player's own chamber
    page.wait_for_function(FLOWN, arg=1)
    assert page.locator(".news em").count() == 0
