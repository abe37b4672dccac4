"""Every kind of move in Roll Player can be made on the board, and axe finds nothing in any phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gospoda.games.rollplayer.moves import MOVES
from tests.browser.conftest import PHONE, QUICK, WIDE, Person
from tests.browser.driving import at_rest
from tests.browser.rollplayer_scenes import DONE, STORIES, bring, made, sit
from tests.browser.test_pages import axe_finds_nothing

AT_ONCE = ("pass", "hold")  # one tap, no confirmation
CHAINED = {"place", "with"}  # made with the preceding move


def test_no_kind_is_missing() -> None:
    told = {kind for _, deeds in STORIES.values() for kind, _ in deeds}
    assert told | CHAINED == {kind.name for kind in MOVES.kinds}


@pytest.mark.parametrize("story", STORIES)
def test_story(person: Callable[..., Person], story: str) -> None:
    scene, deeds = STORIES[story]
    dark = list(STORIES).index(story) % 2 == 1
    look = {**QUICK, "confirm": "on", "theme": "dark" if dark else "light"}
    somebody = person(look, viewport=PHONE if dark else WIDE)
    somebody.come_in()
    table = bring(somebody, scene())
    page = sit(somebody, table)
    checked: set[str] = set()
    for kind, taps in deeds:
        page.wait_for_selector(taps[0])
        for tap in taps:  # without haste: quick taps have a test of their own
            at_rest(page).locator(tap).first.click()
        if kind not in AT_ONCE:
            expect(page.locator("[data-confirm]"), f"{kind} by {taps}").to_be_visible()
            if kind not in checked:
                axe_finds_nothing(page, f"{story}: {kind}")
            page.click("[data-confirm]")
        page.wait_for_function(DONE)
        checked.add(kind)
    kinds = made(somebody, table)
    assert {kind for kind, _ in deeds} <= set(kinds)
    assert ("take" in kinds) == ("place" in kinds)
    assert ("swap" in kinds) == ("with" in kinds)
