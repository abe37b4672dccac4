"""Four seats, long words and little room: everything is still whole and in its usual place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gospoda.core.registry import game
from gospoda.games.rollplayer.enums import ROWS
from tests.browser.boards import TITLES, full_court, guest, guilds, rollplayer, simurgh
from tests.browser.conftest import Person
from tests.browser.driving import at_rest
from tests.browser.rollplayer_scenes import setting
from tests.browser.test_narrow_boards import LANGUAGES, LAPTOP, LOW, OUTSIDE, SMALL
from tests.browser.test_simurgh_sizes import CUT
from tests.games.guilds.language import Table as Guilds
from tests.games.rollplayer.language import Play, table
from tests.games.simurgh.language import Table as Simurgh

HALF_A_LINE = 6  # pixels
COLOURS = ("red", "blue", "green", "purple", "black", "white")
# By how much an element's content overflows its visible box.
HIDDEN = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
# Flags at the top of an exploration tile that overlap its gains.
ON_FLAGS = """() => [...document.querySelectorAll('.stair')].filter((line) => {
  const flag = line.querySelector(':scope > svg:last-child');
  const gains = [...line.querySelectorAll('.effect svg, .amount svg')].map((one) => one.getBoundingClientRect().right);
  return flag && (flag.getBoundingClientRect().left < Math.max(...gains) - 1
    || flag.getBoundingClientRect().right > line.getBoundingClientRect().right);
}).map((line) => line.textContent)"""


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
@pytest.mark.parametrize("title", TITLES)
def test_four_seats_are_whole_in_the_bar(person: Callable[..., Person], title: str, size: tuple[int, int]) -> None:
    """The last seat and its stock used to be cut off, and so was the question beside it."""
    somebody = guest(person, size, locale="pl-PL")
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": "journeyman"} for _ in range(3))]
    page = somebody.go(f"/t/{somebody.table(game=title, seats=seats, seed='3')}")
    page.wait_for_selector(".status.mine")
    assert at_rest(page).locator(".bar .seats").evaluate(HIDDEN)[0] <= 1
    assert max(page.locator(".status .sentence").evaluate(HIDDEN)) < HALF_A_LINE


def test_a_long_question_is_whole_beside_four_seats(person: Callable[..., Person]) -> None:
    """Roll Player's longest Polish question used to lose the amount of gold."""
    page = rollplayer(four_shop)(guest(person, SMALL, locale="pl-PL"))
    sentence = page.locator(".status .sentence")
    expect(sentence).to_contain_text("sztuk złota")
    assert sentence.evaluate(HIDDEN)[1] < HALF_A_LINE


def four_shop() -> Play:
    """The Market Phase with four heroes."""
    four = table(4)
    for seat in range(4):
        four.sheet(seat, **{row: f"{colour}-5" for row, colour in zip(ROWS, COLOURS, strict=True)})
    return four.market("longsword loyal").gold(14, 9, 9, 9).shop(0, 1, 2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_objectives_of_four_guilds_are_whole(person: Callable[..., Person], language: str) -> None:
    """On a landscape phone, long names used to push the last objective and the fourth guild off the screen."""
    words = game("guilds").display.names()["objective"]
    longest = sorted(words, key=lambda one: -len(words[one][language[:2]]))[:4]

    def position() -> Guilds:
        four = Guilds(4).zones("carpenter", "prince", "paladin", "general", "gambler", "cook")
        return four.florins(9, 9, 9, 9).gold(1, 1, 1, 1).objectives("most-gold-left", *longest).auction(0)

    page = guilds(position)(guest(person, LOW, locale=language))
    assert page.locator("#objectives .place.first").count() >= 4, "all of them score"
    for what in ("[data-objective]", "[data-objective] .place", "[data-objective] .prize > svg"):
        assert page.evaluate(OUTSIDE, [what, "#objectives"]) == []


@pytest.mark.parametrize("size", [SMALL, LOW])
def test_what_a_bid_needs_stays_on_the_square(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """In Polish it used to reach into the next column."""

    def position() -> Guilds:
        four = Guilds(4).zones("carpenter", "prince", "paladin", "general", "gambler", "cook")
        return four.florins(9, 9, 9, 9).objectives("most-nobles", "most-gold-left").auction(0)

    page = guilds(position)(guest(person, size, locale="pl-PL"))
    assert page.locator(".stall .plate").count() == 6
    assert page.evaluate(OUTSIDE, [".stall .plate", ".main"]) == []


def test_the_market_is_in_sight_on_a_phone_on_its_side(person: Callable[..., Person]) -> None:
    """On a landscape phone, Roll Player used to show only the market's heading, at the lower edge."""
    page = rollplayer(lambda: setting().gold(12, 9).shop(0, 1))(guest(person, LOW))
    assert page.locator("#market [data-buy]").count() == 3
    for card in page.locator("#market [data-buy]").all():
        box = card.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + 60 <= LOW[1], "name and price"


def test_headings_of_the_sheet_are_whole_in_a_small_window(person: Callable[..., Person]) -> None:
    """Polish skills, the backstory's row names and the alignment's axis used to be cut off."""
    page = rollplayer(lambda: setting().gold(12, 9).shop(0, 1))(guest(person, SMALL, locale="pl-PL"))
    assert page.locator(".own .upright").count() == 3
    for what in (".own .shelf h3 .long", ".own .upright"):
        assert page.evaluate(CUT, what) == []
    uprights = page.locator(".own .upright")
    assert all(uprights.nth(n).evaluate(HIDDEN)[1] <= 1 for n in range(3))


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_signs_of_tiles_and_goals_are_whole(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """In Polish the flag used to cover the longest exploration's token, and a three-line goal left its niche."""

    def court() -> Simurgh:
        return full_court().hand(0, "exploration-38").objective(3, 83)

    page = simurgh(court)(guest(person, size, locale="pl-PL"))
    assert page.locator("[data-hand] .stair").count() >= 4
    if size == LAPTOP:
        assert page.evaluate(ON_FLAGS) == []
    assert page.locator(".niche .goal").count() == 1
    assert page.evaluate(OUTSIDE, [".niche .goal", ".niche"]) == []
