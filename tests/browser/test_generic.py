"""Every registered game can be played at the generic table from the day it is registered."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import entry_points

import pytest

from gospoda.core.registry import game
from tests.browser.conftest import Person, bots

DECISIONS = 8
OTHERS = sorted(entry.name for entry in entry_points(group="gospoda.games") if entry.name != "stonespine")


@pytest.mark.parametrize("title", OTHERS)
def test_generic_table(person: Callable[..., Person], title: str) -> None:
    somebody = person()
    somebody.come_in()
    seats = max(2, game(title).min_seats)
    asked = {"game": title, "seats": [{"kind": "person"}, *bots(seats - 1)], "seed": "7"}
    table = somebody.api("POST", "/api/tables", asked)["table"]
    page = somebody.go(f"/t/{table}")
    chance = random.Random(4)
    for _ in range(DECISIONS):
        page.wait_for_selector("[data-move], [data-rematch]")
        if page.locator("[data-rematch]").count():
            break
        moves = page.locator("[data-move]")
        moves.nth(chance.randrange(moves.count())).click()
        page.wait_for_timeout(150)
    assert page.locator("pre").first.inner_text().strip()
    assert somebody.api("GET", f"/api/tables/{table}")["position"]["moves"] >= DECISIONS // 2
