"""13, End of a game: who won and why, points by source, the course, small boards, and what decided it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from gospoda.core import registry
from gospoda.core.match import Match
from gospoda.core.saves.saved import SavedSeat, save
from tests.browser.conftest import PHONE, WIDE, Person, bots
from tests.browser.driving import play_out, wait_until
from tests.browser.test_pages import axe_finds_nothing

TITLES = ["stonespine", "rollplayer", "simurgh", "guilds"]
NAMES = ["Ania", "Bot 1", "Bot 2", "Bot 3"]
SEATED = [SavedSeat("Ania"), SavedSeat("Bot", "random")]


def finished(somebody: Person, title: str, rivals: int = 2) -> tuple[str, dict[str, Any]]:
    """Plays a game against bots to its end and returns it with the last position."""
    table = somebody.table(game=title, seats=[{"kind": "person"}, *bots(rivals)], seed="end")
    return table, play_out(somebody, table)


def tied(title: str, seats: int, shared: bool, **options: Any) -> dict[str, Any]:
    """Returns a saved finished game of two, or of one against an automated rival, with equal points."""
    for seed in range(1, 1000):
        match, chance = Match(registry.game(title), seats, options, seed), random.Random(seed)
        while (seat := match.state.next_seat()) >= 0:
            match.act(seat, chance.choice(match.state.legal(seat)))
        one, other = match.state.scores()
        if one.total == other.total and shared == (len(match.state.game.winners(match.state)) == 2):
            found: dict[str, Any] = msgspec.to_builtins(save(match, SEATED[:seats]))
            return found
    raise AssertionError("no game ends so")


def by_source(position: dict[str, Any], seat: int) -> Counter[str]:
    """Returns a seat's points by source."""
    found: Counter[str] = Counter()
    for line in position["scores"][seat]["lines"]:
        found[line["category"]] += line["points"]
    return found


@pytest.mark.parametrize("title", TITLES)
def test_the_end_says_who_why_and_how(person: Callable[..., Person], title: str) -> None:
    somebody = person(viewport=PHONE if title in ("rollplayer", "guilds") else WIDE)
    somebody.come_in()
    seats = 4 if title == "rollplayer" else 3
    table, position = finished(somebody, title, seats - 1)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-curve]")
    totals = [sum(by_source(position, seat).values()) for seat in range(seats)]
    winner = position["winners"][0]
    order = sorted(range(seats), key=lambda seat: (seat not in position["winners"], -totals[seat], seat))
    assert [int(one) for one in page.locator("[data-total]").all_inner_texts()] == [totals[seat] for seat in order]

    told = page.locator(".winner").inner_text()
    assert NAMES[winner] in told
    second = next(seat for seat in order if seat not in position["winners"])
    most = max((by_source(position, winner) - by_source(position, second)).values(), default=0)
    if totals[winner] == totals[second]:
        assert f"Tied at {totals[winner]}." in told
    elif most > 0:
        assert f"{totals[winner]} to {totals[second]}" in told
        pairs = {(a, b) for a, b in zip(*both(position, winner, second), strict=True) if a - b == most}
        assert any(f"{mine} to {theirs}." in told for mine, theirs in pairs)

    assert page.locator(".littles > li").count() == seats
    lies = page.locator("section:has(.axis) b").all_inner_texts()
    apart = [int(one.replace("−", "-")) for one in lies]
    assert apart == sorted(apart, reverse=True)
    other = order[1] if winner == 0 else 0  # losers are compared with the winner, the winner with the runner-up
    assert sum(apart) == totals[winner] - totals[other]
    for button in ("rematch", "replay", "analysis-link", "share"):
        assert page.locator(f"[data-{button}]").is_visible()
    page.wait_for_function("() => document.title.startsWith('The game is over · ')")  # it follows a moment later
    axe_finds_nothing(page, f"the end of {title}")
    fits_a_small_desk(page)

    page.click("[data-curve]")  # halfway: the board as it was in mid-game
    page.wait_for_selector(".num[data-at]")
    at, of = page.locator(".num[data-at]").inner_text().split(" / ")
    assert int(of) == position["moves"]
    assert 0 < int(at) < int(of)
    page.wait_for_function(f"() => document.title.startsWith('Replay {at}/{of} · ')")


def fits_a_small_desk(page: Page) -> None:
    """All seats by source with squares beside their words; small boards in their panels, the curve on screen."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 1024, "height": 600})
    page.wait_for_selector("[data-layout=wide] [data-curve]")
    assert page.evaluate(CUT, "section .wrap, .littles .mini, .littles .mini .row") == []
    assert page.evaluate(ALONE) == []
    assert page.locator("[data-curve]").bounding_box()["height"] < 400  # type: ignore[index]
    page.set_viewport_size(before)
    page.wait_for_function("(width) => innerWidth === width", arg=before["width"])


def both(position: dict[str, Any], one: int, other: int) -> tuple[list[int], list[int]]:
    """Returns the points of two seats, source by source."""
    mine, theirs = by_source(position, one), by_source(position, other)
    sources = [*mine.keys(), *(theirs.keys() - mine.keys())]
    return [mine[source] for source in sources], [theirs[source] for source in sources]


# Words that are cut off, and tables that need sideways scrolling.
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.scrollWidth > one.clientWidth || [...one.children].some((child) =>
    child.getBoundingClientRect().right > one.getBoundingClientRect().right + 1))
  .map((one) => one.textContent.trim().slice(0, 40))"""
# Source squares that aren't beside the first line of their words.
ALONE = """() => [...document.querySelectorAll('section tbody th i')].filter((square) => {
  const words = document.createRange();
  words.selectNodeContents(square.nextSibling);
  const [first, here] = [words.getClientRects()[0], square.getBoundingClientRect()];
  return here.right > first.left || here.top < first.top - 2 || here.bottom > first.bottom + 2;
}).map((square) => square.parentElement.textContent)"""
IN_ROWS = "() => new Set([...document.querySelectorAll('.littles > li')].map((one) => one.offsetTop)).size"


def test_five_seats_fit_the_end(person: Callable[..., Person]) -> None:
    """13.5: the table by source is whole on a phone, boards share one row on a desktop, no button cuts its text."""
    somebody = person(viewport={"width": 360, "height": 640}, locale="pl-PL")
    somebody.come_in()
    table, _ = finished(somebody, "stonespine", rivals=4)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-curve]")
    assert page.evaluate(CUT, "section .wrap") == []
    page.set_viewport_size({"width": 683, "height": 384})
    page.wait_for_selector("[data-layout=low] [data-rematch]")
    assert page.evaluate(CUT, "#strip .end > *") == []
    assert page.locator(".status").bounding_box()["width"] > 200  # type: ignore[index]
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_selector("[data-layout=wide] .littles")
    assert page.evaluate(IN_ROWS) == 1
    fits_a_small_desk(page)


def test_a_game_that_only_bots_finish_has_no_winner(person: Callable[..., Person]) -> None:
    """The end page agrees with the history. A solo game's automated rival hasn't beaten anyone either."""
    somebody = person()
    somebody.come_in()
    for seats in ([{"kind": "person"}], [{"kind": "person"}, *bots(2)]):
        table = somebody.table(seats=seats)
        path = f"/api/tables/{table}"
        somebody.api("POST", f"{path}/seats/0", {"kind": "bot", "bot": "random"})
        wait_until(somebody.page, partial(is_over, somebody, path))
        page = somebody.go(f"/t/{table}")
        page.wait_for_selector(".winner")
        assert page.inner_text(".winner").strip() == "Nobody wins this time."
        assert page.locator(".winner .marks > *, .crown").count() == 0
        against = page.inner_text("section:has(.axis) small").split(" against ")
        assert len(against) == len(set(against)) == 2, "nobody is compared with themselves"


def is_over(somebody: Person, path: str) -> bool:
    return bool(somebody.api("GET", path)["table"]["status"] == "finished")


def test_a_tie_is_said_and_how_it_is_decided(person: Callable[..., Person]) -> None:
    """With equal points no source decided the game. Players who share a victory get a mark in the wreath."""
    somebody = person()
    somebody.come_in()
    for title, seats, shared, words, options in (
        ("guilds", 2, False, "More gold breaks a tie, then more characters.", {}),
        ("rollplayer", 2, False, "More gold breaks a tie", {"shorter_game": True}),
        ("simurgh", 2, True, "", {"length": "short"}),
        ("stonespine", 1, False, "Jael wins a tie.", {}),
    ):
        table = somebody.api("POST", "/api/tables/import", tied(title, seats, shared, **options))["table"]
        page = somebody.go(f"/t/{table}")
        page.wait_for_selector(".winner .marks > *")
        assert page.locator(".winner .marks > *").count() == (2 if shared else 1)
        said = page.inner_text(".winner")
        assert words in said
        assert "made the difference" not in said


def test_the_link_to_a_finished_game_is_taken_back_and_made_anew(person: Callable[..., Person]) -> None:
    """The drawer shows it with the other links. Sharing again creates a new link."""
    somebody, stranger = person(viewport=PHONE), person()
    somebody.come_in()
    stranger.come_in("Borek")
    table, _ = finished(somebody, "stonespine")
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-share]:enabled")
    page.evaluate("(table) => localStorage.setItem('gospoda-seen', JSON.stringify({ [table]: 1 }))", table)
    page.reload()  # like a player who was away for most of the game
    page.wait_for_selector("[data-share]:enabled")
    page.wait_for_timeout(1200)
    assert page.locator(".news").count() == 0, "what was missed does not cover who has won"
    first = somebody.api("GET", f"/api/tables/{table}/share")["path"]
    page.click("[data-open-drawer]")
    page.click("[data-tab=seats]")
    page.click(f"[data-link^='{first}'] ~ [data-withdraw]")
    page.wait_for_selector(f"[data-link^='{first}']", state="detached")
    axe_finds_nothing(page, "the seats of a finished game")
    assert stranger.page.request.get(page.url.partition("/t/")[0] + first).status == 404
    page.click("[data-shut]")
    page.click("[data-share]")
    page.wait_for_function(
        "async () => (await (await fetch(`/api/tables/${location.pathname.slice(3)}/share`)).json()).path"
    )
    second = somebody.api("GET", f"/api/tables/{table}/share")["path"]
    assert second != first
    assert stranger.page.request.get(page.url.partition("/t/")[0] + second).status == 200
