"""Numbers on the pages of deals and score pads follow the language's format, as elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Person

WRITTEN = {"en-GB": "12,345", "pl-PL": "12\u00a0345", "cs-CZ": "12\u00a0345"}
LARGE = 12345
NAMES = {"one": ["Ania", "Bogna", "Hynek", "Maud"], "two": ["Bogna", "Halszka", "Jagna", "Wit"]}


def deal_of(somebody: Person, end: str) -> dict[str, Any]:
    """One of the daily deals."""
    return next(deal for deal in somebody.api("GET", "/api/daily")["deals"] if deal["id"].endswith(end))


def result(name: str, table: str = "") -> dict[str, Any]:
    """One player's result; a result without a table can't be compared."""
    told = {"name": name, "bot": "", "yours": False, "points": LARGE, "place": 1, "won": True, "moves": 3}
    return {**told, "categories": {"gold": LARGE}, "table": table, "guest": False}


@pytest.mark.parametrize("locale", WRITTEN)
def test_results_of_a_deal(person: Callable[..., Person], locale: str) -> None:
    somebody, written = person(locale=locale), WRITTEN[locale]
    deal = deal_of(somebody, "guilds-bots")
    spread = [{"low": LARGE, "high": LARGE, "people": LARGE}]
    told = {**deal, "people": LARGE, "results": [result("Ola")], "spread": spread}
    somebody.page.route(f"**/api/deals/{deal['id']}", lambda route: route.fulfill(json=told))
    page = somebody.go(f"/deal/{deal['id']}")
    expect(page.locator("[data-results] td.num")).to_have_text(written)
    expect(page.locator("[data-spread] text")).to_have_text([written, written])
    page.click("[data-results] button[aria-expanded]")
    expect(page.locator("[data-results] .part b")).to_have_text(written)


@pytest.mark.parametrize("locale", WRITTEN)
def test_totals_of_the_score_pad(person: Callable[..., Person], locale: str) -> None:
    somebody, written = person(locale=locale), WRITTEN[locale]
    told = somebody.api("GET", "/api/games/simurgh/pad")
    for field in told["paper"]["modes"][0]["player"]["fields"]:
        if field["id"] == "points":
            field["most"] = 99999
    somebody.page.route("**/api/games/simurgh/pad", lambda route: route.fulfill(json=told))
    page = somebody.go("/pad/simurgh")
    page.fill("#p0-points", str(LARGE))
    page.press("#p0-points", "Tab")
    expect(page.locator("[data-total='0']")).to_have_text(written)
    expect(page.locator("[data-player='0'] strong")).to_have_text(written)
    expect(page.locator("tbody td", has_text=re.compile(rf"^{written}$"))).to_have_count(2)  # the source and the total


def test_two_games_of_a_deal_are_told_with_the_names_of_the_bots(person: Callable[..., Person]) -> None:
    """Three bots used to share their level as a name. Both sides describe the same move in the same words."""
    somebody = person(locale="pl-PL")
    deal = deal_of(somebody, "guilds-bots")
    winner = {"id": "winners", "args": {"count": 1, "names": {"type": "seat", "seat": 1}}}
    line = {"v": 3, "kind": "move", "seat": 0, "move": 1, "messages": [winner]}

    def table(route: Route) -> None:
        found = re.search(r"/api/tables/(one|two)(/log|/curve)?", route.request.url)
        assert found is not None
        seats = [
            {"seat": n, "name": name, "bot": deal["seats"][n], "kind": "bot" if n else "person"}
            for n, name in enumerate(NAMES[found[1]])
        ]
        answers = {"/log": {"lines": [line], "more": False}, "/curve": {"points": [[0, LARGE]] * 4, "rounds": []}}
        route.fulfill(json=answers.get(found[2], {"table": {"seats": seats}}))

    told = {**deal, "results": [result("Ania", "one"), result("Bogna", "two")], "spread": []}
    somebody.page.route(re.compile(r"/api/tables/(one|two)"), table)
    somebody.page.route(f"**/api/deals/{deal['id']}", lambda route: route.fulfill(json=told))
    page = somebody.go(f"/deal/{deal['id']}")
    moves = page.locator("[data-compare] tbody a")
    expect(moves).to_have_text([re.compile("Bogna")] * 2)
    expect(page.locator("[data-compare] tr.parts")).to_have_count(0)
    expect(page.locator("[data-compare] td.num")).to_have_text([WRITTEN["pl-PL"]] * 2)
