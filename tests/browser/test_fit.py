"""Words stay in their badge, line or column in every language and on a small phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import QUICK, Person, bots
from tests.browser.driving import at_rest
from tests.browser.test_notices import table_of_two

SMALL = {"width": 360, "height": 640}
CAREFUL = {**QUICK, "confirm": "on"}
LANGUAGES = ["en-GB", "pl-PL", "cs-CZ"]
# Every target is worth a range, as when much depends on unknown cards.
RANGES = """
  const read = JSON.parse;
  JSON.parse = (...given) => {
    const said = read(...given);
    if (said?.type === 'worths') for (const one of said.moves) one.points = { least: -12, most: 12, certain: false };
    return said;
  };
"""
ONE_BY_ONE = "((n) => ({ least: n, most: n, certain: true }))((said.moves.indexOf(one) % 4) - 1)"
# Card names that continue on the next line after a letter, without a space or hyphen.
TORN = """() => [...document.querySelectorAll('[data-card] .name')].flatMap((one) => {
  const range = document.createRange(), text = one.firstChild;
  const tops = [...text.data].map((_, n) => {
    range.setStart(text, n);
    range.setEnd(text, n + 1);
    return [...range.getClientRects()].at(-1)?.top;
  });
  const letter = (n) => /\\p{L}/u.test(text.data[n] ?? '');
  return tops.some((top, n) => letter(n) && letter(n + 1) && tops[n + 1] > top + 4) ? text.data : [];
})"""
CUT_NAMES = """() => [...document.querySelectorAll('[data-card] .name')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
# By how much a badge's words are wider than the badge, and the badge than its cell.
SPILL = """() => [...document.querySelectorAll('[data-cell] [data-worth]')].map((badge) => {
  const [cell, box, words] = [badge.closest('[data-cell]').querySelector('rect'), ...badge.children]
    .map((one) => one.getBoundingClientRect());
  return Math.max(box.left - words.left, words.right - box.right, cell.left - box.left - 4, box.right - cell.right - 4);
})"""
CUT = (
    "() => { const said = document.querySelector('.status .sentence'); return said.scrollHeight - said.clientHeight; }"
)
LETTERS_ARE_THERE = "() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))"
SLACK = 3  # pixels; letters reach slightly beyond their line
LINES = """() => [...document.querySelectorAll('.tabs span')].map((word) => [
  word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).fontSize),
  word.parentElement.scrollWidth - word.parentElement.clientWidth,
])"""
BELOW = """() => {
  const edge = document.querySelector('[data-stage]').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.others .player')].map((one) => one.getBoundingClientRect().bottom - edge);
}"""


def test_a_range_stays_in_its_badge(person: Callable[..., Person]) -> None:
    somebody = person(CAREFUL)
    somebody.context.add_init_script(RANGES)
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(1)])}")
    page.click(".face.usable")
    page.wait_for_selector("[data-cell] [data-worth]")
    assert "−12…+12" in page.locator("[data-cell] [data-worth]").first.text_content()  # type: ignore[operator]
    assert max(at_rest(page).evaluate(SPILL)) <= 0


def test_every_target_says_what_it_is_worth(person: Callable[..., Person]) -> None:
    """P27: even if it is worth nothing; and a loss looks like a loss."""
    somebody = person(CAREFUL)
    somebody.context.add_init_script(RANGES.replace("{ least: -12, most: 12, certain: false }", ONE_BY_ONE))
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(1)])}")
    page.click(".face.usable")
    badges = page.locator("[data-cell] [data-worth]")
    badges.nth(3).wait_for()
    assert badges.all_text_contents() == ["−1★", "0★", "+1★", "+2★"]
    assert badges.evaluate_all("(found) => found.map((one) => one.classList.contains('minus'))") == [True, *[False] * 3]


def test_four_challenges_are_seen_whole(person: Callable[..., Person]) -> None:
    """A laptop shows as many as a game of three begins with."""
    somebody = person(CAREFUL, viewport={"width": 1366, "height": 768})
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(2)], seed='stone')}")
    page.locator("[data-challenge]").nth(3).wait_for()
    assert at_rest(page).evaluate(BELOW.replace(".others .player", "[data-challenge]"))[3] <= 0


def test_long_names_of_cards_are_broken_between_syllables(person: Callable[..., Person]) -> None:
    """With five cards on a small phone."""
    somebody = person(CAREFUL, viewport=SMALL, locale="pl-PL")
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(1)], seed='stone')}")
    page.locator("[data-card] .name").nth(4).wait_for()
    assert "Cmen\u00adta\u00adrzysko" in page.locator("[data-card] .name").all_text_contents()
    assert at_rest(page).evaluate(TORN) == []
    assert page.evaluate(CUT_NAMES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_connection_is_said_in_full_while_another_table_waits(
    person: Callable[..., Person], language: str
) -> None:
    somebody = person(CAREFUL, viewport=SMALL, locale=language)
    friend = person()
    somebody.come_in()
    friend.come_in("Bea")
    page = somebody.go(f"/t/{[table_of_two(somebody, friend) for _ in range(2)][1]}")
    page.wait_for_selector("[data-next-table]")
    page.click(".face.usable")
    page.click("[data-drop]")
    page.wait_for_selector("[data-confirm]")
    somebody.cut()
    page.wait_for_selector("[data-state=lost]")
    page.evaluate(LETTERS_ARE_THERE)  # it never rests: it counts the seconds to the next try
    assert page.evaluate(CUT) <= SLACK


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tabs_of_the_front_room_have_one_line(person: Callable[..., Person], language: str) -> None:
    page = person(viewport=SMALL, locale=language).go("/")
    page.wait_for_selector(".tabs span")
    for height, spill in at_rest(page).evaluate(LINES):
        assert height < 2
        assert spill <= 0


@pytest.mark.parametrize("title", ["stonespine", "rollplayer", "simurgh", "guilds"])
def test_the_question_is_said_in_full_on_a_small_phone(person: Callable[..., Person], title: str) -> None:
    """Polish has the longest questions; none at the start of a game is cut off."""
    somebody = person(viewport=SMALL, locale="pl-PL")
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(game=title, seats=[{'kind': 'person'}, *bots(1)])}")
    page.wait_for_selector(".status.mine .sentence")
    assert at_rest(page).evaluate(CUT) <= SLACK


def test_three_rivals_are_in_sight(person: Callable[..., Person]) -> None:
    somebody = person(viewport={"width": 1366, "height": 768})
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}, *bots(3)])}")
    page.wait_for_selector(".others [data-dungeon]")
    assert max(at_rest(page).evaluate(BELOW)) <= 0
