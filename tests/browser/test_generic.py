"""A title without a board can be played at the generic table as soon as it is registered; here the example."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from gospoda.example.game import GAME
from tests.browser.conftest import PHONE, QUICK, WIDE, Person, bots, running
from tests.browser.driving import at_rest
from tests.browser.test_fit import CUT, SLACK, SMALL
from tests.browser.test_pages import axe_finds_nothing
from tests.browser.test_text import sideways

DECISIONS = 8
TITLE = GAME.id
PRESS = """(which) => {
  const found = document.querySelectorAll('[data-move]');
  found[which % found.length]?.click();
}"""
# All filter texts, read at once: the server's next answer may redraw them.
LABELS = "(found) => found.map((one) => `${one.innerText} ${one.getAttribute('aria-label') ?? ''}`)"
READY = (
    "() => !document.querySelector('[data-sending]') && document.querySelector('[data-move], [data-rematch]') !== null"
)


def against_bots(somebody: Person) -> str:
    """A table with one person and as few bots as the title allows."""
    somebody.come_in()
    return somebody.table(game=TITLE, seats=[{"kind": "person"}, *bots(GAME.min_seats - 1)], seed="7")


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the example game, which has no board of its own."""
    with running(tmp_path_factory.mktemp("example"), "tests.server.serve") as address:
        yield address


def finish(somebody: Person, table: str) -> int:
    """Plays a game to its end without the page and returns the number of moves."""
    while True:
        shown = somebody.api("GET", f"/api/tables/{table}")
        if shown["table"]["status"] == "finished":
            return int(shown["position"]["moves"])
        legal = shown["position"]["legal"]
        if legal:
            body = {"id": f"m{shown['v']}", "v": shown["v"], "seat": 0, "move": legal[-1]["move"]}
            somebody.context.request.post(f"{somebody.server}/api/tables/{table}/act", data=body)


def board(page: Page) -> str:
    """Returns the text rendering of the board."""
    page.wait_for_function("() => document.querySelector('pre')?.textContent.trim().length > 20")
    return page.locator("pre").first.inner_text()


def test_generic_table(person: Callable[..., Person]) -> None:
    somebody = person()
    table = against_bots(somebody)
    page = somebody.go(f"/t/{table}")
    assert "Ania" in board(page)
    page.wait_for_selector("[data-move^=play] [data-effect]:has-text('for a jewel worth 1')")
    chance = random.Random(4)
    for _ in range(DECISIONS):
        page.wait_for_function(READY)
        if page.locator("[data-rematch]").count():
            break
        moves = page.locator("[data-move]")
        moves.nth(chance.randrange(moves.count())).click()
        page.wait_for_timeout(150)
    assert somebody.api("GET", f"/api/tables/{table}")["position"]["moves"] >= DECISIONS // 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_while_it_runs_when_it_is_over_and_in_the_past(person: Callable[..., Person], theme: str) -> None:
    somebody = person({**QUICK, "theme": theme}, viewport=WIDE if theme == "light" else PHONE)
    table = against_bots(somebody)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-move]")
    board(page)
    axe_finds_nothing(page, "a game that runs")
    total = finish(somebody, table)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-rematch]")
    axe_finds_nothing(page, "a game that is over")
    somebody.go(f"/t/{table}/{total}?analysis").wait_for_selector("[data-analysis]")
    now = board(page)
    somebody.go(f"/t/{table}/{total // 2}?analysis").wait_for_selector("[data-analysis]")
    assert board(page) != now
    axe_finds_nothing(page, "a game in the past")


@pytest.mark.parametrize("locale", ["pl-PL", "cs-CZ"])
def test_filters_speak_the_language(person: Callable[..., Person], locale: str) -> None:
    """The question and the table are also shown in full on a narrow phone."""
    somebody = person(locale=locale, viewport=SMALL)
    table = against_bots(somebody)
    page = somebody.go(f"/t/{table}")
    chance = random.Random(1)
    page.wait_for_selector(".status.mine .sentence")
    board(page)
    assert at_rest(page).evaluate(CUT) <= SLACK
    assert sideways(page, "pre", "html") == [0, 0]
    for _ in range(12):
        page.wait_for_function(READY)
        for said in page.locator(".kinds button, .values").evaluate_all(LABELS):
            assert "action-" not in said
            assert "param-" not in said
        page.evaluate(PRESS, chance.randrange(100))
        page.wait_for_timeout(100)


def test_a_whole_game_in_the_browser(person: Callable[..., Person]) -> None:
    somebody = person()
    table = against_bots(somebody)
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
