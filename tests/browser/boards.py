"""Opens a table of each title in a given position, for a player who confirms every move."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import driver, guilds_positions, rollplayer_scenes, simurgh_driver
from tests.browser.conftest import QUICK, Person, bots
from tests.browser.driving import at_rest
from tests.browser.simurgh_positions import saved
from tests.games.guilds.language import Table as Guilds
from tests.games.rollplayer.language import Play
from tests.games.simurgh.language import Table as Simurgh

ASKED = {**QUICK, "confirm": "on"}
TITLES = ["stonespine", "rollplayer", "simurgh", "guilds"]
Opener = Callable[[Person], Page]


def guest(person: Callable[..., Person], size: tuple[int, int] = (1366, 768), **more: Any) -> Person:
    """A named guest at a screen of this size; small screens are touch screens."""
    fingers = size[0] < 900 or size[1] < 480
    somebody = person(ASKED, viewport={"width": size[0], "height": size[1]}, has_touch=fingers, **more)
    somebody.come_in()
    return somebody


def stonespine(until: str = "card", seed: str = "stone", seats: int = 2) -> Opener:
    """A game of Stonespine against bots, played to the first question of a kind."""

    def opened(somebody: Person) -> Page:
        page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(seats - 1)], seed=seed)}")
        chance = random.Random(3)
        while driver.state(page) != until:
            driver.quick_step(page, chance)
        return at_rest(page)

    return opened


def passage(somebody: Person) -> Page:
    """A secret passage of Stonespine, ready to be placed."""
    page = stonespine("market", "passage1", 1)(somebody)
    page.click(".half.can[aria-label*='secret passage']")
    page.click("[data-confirm]")
    chance = random.Random(3)
    while driver.state(page) != "edge":
        driver.quick_step(page, chance)
    return at_rest(page)


def rollplayer(play: Callable[[], Play]) -> Opener:
    """A position of Roll Player with all seats at one screen."""
    return lambda somebody: rollplayer_scenes.sit(somebody, rollplayer_scenes.bring(somebody, play()))


def simurgh(table: Callable[[], Simurgh]) -> Opener:
    """A position of Simurgh against bots."""
    return lambda somebody: simurgh_driver.opened(somebody, saved(table().state.clone()))


def guilds(position: Callable[[], Guilds]) -> Opener:
    """A position of Guilds with all seats at one screen."""

    def opened(somebody: Person) -> Page:
        page = somebody.go(f"/t/{guilds_positions.bring(somebody, position())}")
        page.click("[data-curtain]")
        page.wait_for_selector(".status.mine")
        return at_rest(page)

    return opened


def full_court() -> Simurgh:
    """Tiles of every kind in the wilds and in hand, two dragons, and a figure to place."""
    table = Simurgh(3).purse(0, veg=3, meat=2, wood=3, wisdom=2, weapon=3).tile("area-1", "power-29")
    table.tile("area-2", "exploration-40").tile("area-5", "research-14").hand(0, "production-1", "power-31")
    return table.dragon(0, "sage-1", "3").dragon(0, "hunter-1", "3")
