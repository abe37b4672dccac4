"""Values that are ours carry the sign on the boards, also where they stand without a name."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from gospoda.core.house import SIGN
from gospoda.games.simurgh.tables import CARDS
from tests.browser.conftest import Person, bots

UNSIGNED = "(found, sign) => found.filter((one) => !one.textContent.includes(sign)).map((one) => one.dataset.face)"
SIGN_AT_THE_END = re.compile(f"{SIGN}$")


def board(somebody: Person, title: str, shows: str) -> Page:
    """A table of a title against a bot, whose board is drawn."""
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(game=title, seats=[{'kind': 'person'}, *bots(1)], seed='3')}")
    page.wait_for_selector(shows)
    return page


def test_prices_and_bonuses_of_simurgh_carry_the_sign(person: Callable[..., Person]) -> None:
    """19.2: slots of the Scouts' Quarters and of the Monument have no name that could carry it; nor has a bonus."""
    page = board(person(), "simurgh", "#monument")
    for where, parts in (("#scouts", CARDS.scout_slots), ("#monument", CARDS.monument_slots)):
        ours = sum(part.provenance == "house" or bool(part.house) for part in parts)
        expect(page.locator(f"{where} [data-ours]")).to_have_count(ours)
    expect(page.locator("[data-area='area-6'] [data-ours]")).to_have_count(1)
    expect(page.locator("[data-niche='1'] [aria-label]").first).to_have_attribute("aria-label", SIGN_AT_THE_END)


def test_cards_and_rooms_of_guilds_carry_the_sign(person: Callable[..., Person]) -> None:
    """19.2: on the drawn card and tile, not only in their tips."""
    page = board(person(), "guilds", "#rooms [data-face]")
    unsigned = page.locator("[data-face]").evaluate_all(UNSIGNED, SIGN)  # at once: a bot may take one of them
    assert unsigned == []
    page.locator("[data-face]").first.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text(f"{SIGN} This value is ours: the printed one is not known")
