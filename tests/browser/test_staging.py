"""Staging a move drops whatever was begun before it, on every board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import guilds_positions
from tests.browser.boards import Opener, full_court, guest, guilds, rollplayer, simurgh, stonespine
from tests.browser.conftest import Person
from tests.browser.rollplayer_scenes import druid, market, skills

Taps = list[str]
# Everything drawn as chosen, the slip's text, and whether there is something to confirm or cancel.
SHOWN = """() => {
  const chosen = document.querySelectorAll('[data-stage] :is([aria-pressed=true], [aria-selected=true])');
  const passing = ['tip', 'key', 'place', 'drop', 'move', 'can', 'bid'];
  const name = (one) => Object.entries(one.dataset).filter(([key]) => !passing.includes(key))
    .map((each) => each.join(' ')).join() || one.getAttribute('aria-label') || one.textContent.trim();
  return JSON.stringify({
    chosen: [...chosen].map(name).sort(),
    planned: document.querySelectorAll('[data-slip-zone]').length,
    slip: document.querySelector('[data-slip] .what')?.innerText ?? '',
    confirm: document.querySelector('[data-confirm]') !== null,
    cancel: document.querySelector('[data-cancel]') !== null,
  });
}"""
IS_SHOWN = f"(wanted) => ({SHOWN})() === wanted"
STAND = '[data-court] [data-stand="spearman ready"] >> nth=0'
# What can be begun and what can be staged in a position, with the taps that do it.
SCENES: dict[str, tuple[Opener, dict[str, Taps], dict[str, Taps]]] = {
    "stonespine hand": (
        stonespine(),
        {"card": [".face.usable >> nth=0"]},
        {
            "second card": [".face.usable >> nth=1", "[data-drop] >> nth=0"],
            "third card": [".face.usable >> nth=2", "[data-drop] >> nth=1"],
        },
    ),
    "stonespine market": (
        stonespine("market"),
        {},
        {"buy": [".half.can >> nth=0"], "another": [".half.can >> nth=-1"], "pass": ["[data-pass]"]},
    ),
    "rollplayer market": (
        rollplayer(market),
        {},
        {"use": [".own [data-use=open-lock]"], "buy": ["[data-buy=longsword]"], "discard": ["[data-discard=loyal]"]},
    ),
    "rollplayer dice": (
        rollplayer(skills),
        {"die": ["[data-can] >> nth=1"]},
        {"use": [".own [data-use=search]"], "other": [".own [data-use=climb]"]},
    ),
    "rollplayer druid": (rollplayer(druid), {}, {"add": ["[data-buy=search]"], "other": ["[data-buy=climb]"]}),
    "simurgh turn": (
        simurgh(full_court),
        {"vassal": [STAND], "tile": ['[data-hand] [data-at="power-31"]']},
        {
            "place": [STAND, '[data-at="armoury"]'],
            "lay": ['[data-hand] [data-at="production-1"]', '.ground[data-at="area-4"]'],
            "ability": ['[data-at="hunter-1 3"]'],
        },
    ),
    "guilds auction": (
        guilds(guilds_positions.market),
        {"bid": ["[data-bid] >> nth=0"], "aim": ["[data-use=assassin]"]},
        {
            "bids": ["[data-bid] >> nth=1", "[data-bid] >> nth=2"],
            "pass": ["[data-end=pass]"],
        },
    ),
    "guilds building": (
        guilds(guilds_positions.building),
        {"room": ["[data-can] >> nth=0"]},
        {"build": ["[data-can] >> nth=1", "[data-place] >> nth=0"], "pass": ["[data-end=pass]"]},
    ),
    "guilds keeping": (
        guilds(guilds_positions.evening),
        {},
        {"done": ["[data-end=done]"], "keep": ["[data-can] >> nth=0"]},
    ),
    "guilds exchange": (
        guilds(guilds_positions.changing),
        {},
        {"all": ["[data-exchange-all]"], "none": ["[data-exchange-none]"]},
    ),
}


def shown(page: Page) -> Any:
    return page.evaluate(SHOWN)


def tap(page: Page, taps: Taps) -> None:
    """Taps these in turn, each as soon as it is there."""
    for what in taps:
        page.locator(what).dispatch_event("click")


def cancel(page: Page) -> int:
    """Cancels until nothing is left to cancel and returns the number of times."""
    for n in range(5):
        if not page.locator("[data-cancel]").count():
            return n
        before = shown(page)
        page.click("[data-cancel]")
        page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
    raise AssertionError("it cannot be cancelled")


def alone(page: Page, taps: Taps, rest: Any) -> tuple[Any, int]:
    """Returns what a page shows when only this is staged, and how many cancels it takes."""
    tap(page, taps)
    page.wait_for_selector("[data-confirm]")
    staged = shown(page)
    times = cancel(page)
    page.wait_for_function(IS_SHOWN, arg=rest)
    return staged, times


@pytest.mark.parametrize("scene", SCENES)
def test_pairs_of_actions(person: Callable[..., Person], scene: str) -> None:
    """Whatever came first, the second action is drawn, confirmed and cancelled as if it were alone."""
    opened, begun, whole = SCENES[scene]
    page = opened(guest(person))
    page.mouse.move(2, 2)
    rest = shown(page)
    known = {name: alone(page, taps, rest) for name, taps in whole.items()}
    pairs = [(first, second) for first, second in permutations({**begun, **whole}, 2) if second in whole]
    tried = 0
    for first, second in pairs:
        taps = {**begun, **whole}[first]
        if taps[0] == whole[second][0]:
            continue  # the first is a step of the second
        tap(page, taps)
        page.wait_for_selector("[data-cancel]")
        if scene == "guilds keeping" and first == "keep":
            cancel(page)  # after keeping rooms there is no other button
            continue
        tap(page, whole[second])
        staged, times = known[second]
        page.wait_for_function(IS_SHOWN, arg=staged)
        assert cancel(page) == times, (first, second)
        page.wait_for_function(IS_SHOWN, arg=rest)
        tried += 1
    assert tried


def test_a_pass_gives_up_the_bid(person: Callable[..., Person]) -> None:
    """The bid used to stay drawn, Confirm would have passed, and Cancel had to be pressed twice."""
    page = guilds(guilds_positions.market)(guest(person))
    page.locator("[data-bid]").first.click()
    page.wait_for_selector("[data-slip-zone]")
    page.click("[data-end=pass]")
    page.wait_for_selector("[data-slip-zone]", state="detached")
    assert page.locator("[data-bid][aria-pressed=true]").count() == 0
    assert page.locator("[data-end=pass][aria-pressed=true]").count() == 1
    page.click("[data-cancel]")
    page.wait_for_selector("[data-cancel]", state="detached")
    assert page.locator("[data-confirm]").count() == 0
    assert page.locator("[data-slip-zone]").count() == 0
