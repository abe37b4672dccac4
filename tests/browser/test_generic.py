"""Every registered game can be played at the generic table from the day it is registered, and looked at again."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from gospoda.core.registry import game
from tests.browser.conftest import PHONE, QUICK, WIDE, Person, bots
from tests.browser.test_pages import axe_finds_nothing

DECISIONS = 8
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def is_generic(title: str) -> bool:
    """Whether a title has no board of its own."""
    entry = GAMES / title / "index.ts"
    return not entry.is_file() or "generic/parts" in entry.read_text("utf-8")


OTHERS = sorted(entry.name for entry in entry_points(group="gospoda.games") if is_generic(entry.name))
PRESS = """(which) => {
  const found = document.querySelectorAll('[data-move]');
  found[which % found.length]?.click();
}"""
READY = (
    "() => !document.querySelector('[data-sending]') && document.querySelector('[data-move], [data-rematch]') !== null"
)


def against_bots(somebody: Person, title: str, **more: Any) -> str:
    """A table with one person and as few bots as the title allows."""
    somebody.come_in()
    seats = max(2, game(title).min_seats)
    return somebody.table(game=title, seats=[{"kind": "person"}, *bots(seats - 1)], seed="7", **more)


def finish(somebody: Person, table: str) -> int:
    """Play a game to its end without the page; how many moves it has had."""
    while True:
        shown = somebody.api("GET", f"/api/tables/{table}")
        if shown["table"]["status"] == "finished":
            return int(shown["position"]["moves"])
        legal = shown["position"]["legal"]
        if legal:
            body = {"id": f"m{shown['v']}", "v": shown["v"], "seat": 0, "move": legal[-1]["move"]}
            somebody.context.request.post(f"{somebody.server}/api/tables/{table}/act", data=body)


def board(page: Page) -> str:
    """The text rendering."""
    page.wait_for_function("() => document.querySelector('pre')?.textContent.trim().length > 100")
    return page.locator("pre").first.inner_text()


@pytest.mark.parametrize("title", OTHERS)
def test_generic_table(person: Callable[..., Person], title: str) -> None:
    somebody = person()
    table = against_bots(somebody, title)
    page = somebody.go(f"/t/{table}")
    chance = random.Random(4)
    for _ in range(DECISIONS):
        page.wait_for_function(READY)
        if page.locator("[data-rematch]").count():
            break
        moves = page.locator("[data-move]")
        moves.nth(chance.randrange(moves.count())).click()
        page.wait_for_timeout(150)
    assert board(page)
    assert somebody.api("GET", f"/api/tables/{table}")["position"]["moves"] >= DECISIONS // 2


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", OTHERS)
def test_axe_while_it_runs_when_it_is_over_and_in_the_past(
    person: Callable[..., Person], title: str, theme: str
) -> None:
    somebody = person({**QUICK, "theme": theme}, viewport=WIDE if theme == "light" else PHONE)
    table = against_bots(somebody, title)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-move]")
    board(page)
    axe_finds_nothing(page, f"{title} runs")
    total = finish(somebody, table)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-rematch]")
    axe_finds_nothing(page, f"{title} is over")
    somebody.go(f"/t/{table}/{total}?analysis").wait_for_selector("[data-analyse]")
    now = board(page)
    somebody.go(f"/t/{table}/{total // 2}?analysis").wait_for_selector("[data-analyse]")
    assert board(page) != now
    axe_finds_nothing(page, f"{title} in the past")


@pytest.mark.parametrize("locale", ["pl-PL", "cs-CZ"])
@pytest.mark.parametrize("title", OTHERS)
def test_filters_speak_the_language(person: Callable[..., Person], title: str, locale: str) -> None:
    somebody = person(locale=locale)
    table = against_bots(somebody, title)
    page = somebody.go(f"/t/{table}")
    chance = random.Random(1)
    for _ in range(12):
        page.wait_for_function(READY)
        for label in page.locator(".kinds button, .values").all():
            said = f"{label.inner_text()} {label.get_attribute('aria-label') or ''}"
            assert "action-" not in said
            assert "param-" not in said
        page.evaluate(PRESS, chance.randrange(100))
        page.wait_for_timeout(100)


@pytest.mark.parametrize("title", OTHERS[:1])
def test_a_whole_game_in_the_browser(person: Callable[..., Person], title: str) -> None:
    somebody = person()
    table = against_bots(somebody, title)
    page = somebody.go(f"/t/{table}")
    chance = random.Random(8)
    for _ in range(2500):
        page.wait_for_function(READY)
        if page.locator("[data-rematch]").count():
            break
        page.evaluate(PRESS, chance.randrange(1000))
        page.wait_for_timeout(40)
    assert page.locator("[data-total]").count() >= 2
    assert somebody.api("GET", f"/api/tables/{table}")["table"]["status"] == "finished"
