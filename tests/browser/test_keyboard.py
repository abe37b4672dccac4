"""P20: arrow keys follow the picture, shortcuts match their list, and screen readers get real words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from gospoda.core.registry import game
from tests.browser import guilds_positions
from tests.browser.boards import (
    TITLES,
    Opener,
    full_court,
    guest,
    guilds,
    passage,
    rollplayer,
    simurgh,
    stonespine,
)
from tests.browser.conftest import Person
from tests.browser.driving import at_rest
from tests.browser.rollplayer_scenes import market, skills

WIDE, PHONE, LOW = (1366, 768), (390, 844), (844, 390)
SIZES = [WIDE, PHONE, LOW]
WAYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
FIRST: dict[str, Opener] = {
    "stonespine": stonespine(),
    "rollplayer": rollplayer(skills),
    "simurgh": simurgh(full_court),
    "guilds": guilds(guilds_positions.building),
}
# How many usable cells each grid has.
GRIDS = """() => [...document.querySelectorAll('[role=grid]')]
  .map((grid) => [...grid.querySelectorAll('[role=gridcell]')].filter((cell) => !cell.closest('[inert]')).length)"""
FOCUS = """([grid, n]) => {
  const cells = document.querySelectorAll('[role=grid]')[grid].querySelectorAll('[role=gridcell]');
  [...cells].filter((cell) => !cell.closest('[inert]'))[n].focus({ preventScroll: true });
}"""
# The focus: the grid, the cell's number in it, and its middle on the board.
FOCUSED = """() => {
  const cell = document.activeElement;
  const grid = cell?.closest('[role=grid]');
  if (!grid || cell.getAttribute('role') !== 'gridcell') return null;
  const cells = [...grid.querySelectorAll('[role=gridcell]')].filter((one) => !one.closest('[inert]'));
  const [box, origin] = [cell.getBoundingClientRect(), grid.getBoundingClientRect()];
  const at = [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y];
  return { grid: [...document.querySelectorAll('[role=grid]')].indexOf(grid), cell: cells.indexOf(cell), at };
}"""
ROWS = """(what) => [...document.querySelectorAll(`${what} [role=row]`)]
  .map((row) => row.querySelectorAll('[data-area]').length)"""
LISTED = "() => [...document.querySelectorAll('dialog[open] kbd')].map((one) => one.textContent)"
# All text that screen readers get instead of the picture.
READ = """() => [...document.querySelectorAll('[aria-label], [data-tip], .sr, [role=status]')].flatMap((one) => [
  one.getAttribute('aria-label') ?? '', one.getAttribute('data-tip') ?? '',
  one.matches('.sr, [role=status]') ? one.textContent : '',
])"""


def step(page: Page, arrow: str) -> dict[str, Any]:
    """Presses an arrow key and returns the new focus. It stays in the grid and moves that way or not at all."""
    before = page.evaluate(FOCUSED)
    page.keyboard.press(arrow)
    after: dict[str, Any] | None = page.evaluate(FOCUSED)
    assert after is not None, f"{arrow} after {before} leaves the grid"
    assert after["grid"] == before["grid"]
    if after["cell"] != before["cell"]:
        x, y = WAYS[arrow]
        ahead = x * (after["at"][0] - before["at"][0]) + y * (after["at"][1] - before["at"][1])
        assert ahead > 0, f"{arrow} goes from {before} to {after}"
    return after


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", TITLES)
def test_arrows_follow_the_picture(person: Callable[..., Person], title: str, size: tuple[int, int]) -> None:
    """From every cell in every direction; each cell of a grid can be reached from the first."""
    page = FIRST[title](guest(person, size))
    if title == "simurgh" and size != WIDE:
        page.locator("[data-sheet=dragons]").click()
    grids = at_rest(page).evaluate(GRIDS)
    assert sum(grids) > 8
    for grid, cells in enumerate(grids):
        ways: dict[int, set[int]] = {n: set() for n in range(cells)}
        for n in range(cells):
            for arrow in WAYS:
                page.evaluate(FOCUS, [grid, n])
                ways[n].add(step(page, arrow)["cell"])
        reached, new = {0}, {0}
        while new := set().union(*(ways[n] for n in new)) - reached:
            reached |= new
        assert reached == set(range(cells)), f"grid {grid}"


@pytest.mark.parametrize(("size", "rows"), [(WIDE, [3, 3]), (PHONE, [2, 2, 2]), (LOW, [3, 3])])
def test_the_rows_of_the_wilds_are_those_of_the_picture(
    person: Callable[..., Person], size: tuple[int, int], rows: list[int]
) -> None:
    assert FIRST["simurgh"](guest(person, size)).evaluate(ROWS, "#wilds") == rows


def test_the_focus_stays_while_a_tile_is_looked_at(person: Callable[..., Person]) -> None:
    """The focus used to vanish: a tile's ghost appeared with it, could be entered, and disappeared again."""
    page = FIRST["simurgh"](guest(person))
    page.locator('[data-hand] [data-at="power-31"]').focus()
    page.keyboard.press("Enter")
    page.locator('.ground.legal[data-at="area-4"]').focus()
    page.wait_for_selector('[data-area="area-4"] .ghost')
    for arrow in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", *WAYS, *reversed(WAYS)):
        step(page, arrow)


def test_a_cell_that_goes_hands_the_focus_on(person: Callable[..., Person]) -> None:
    page = FIRST["simurgh"](guest(person))
    page.evaluate("() => document.querySelector('[data-at=library]').focus()")
    page.evaluate("() => document.querySelector('[data-at=library]').remove()")
    page.wait_for_function("() => document.activeElement.closest('#city')")


@pytest.mark.parametrize("title", TITLES)
def test_shortcuts_work_while_a_tooltip_is_open(person: Callable[..., Person], title: str) -> None:
    page = FIRST[title](guest(person))
    page.hover("[data-seat-chip]")
    page.wait_for_selector("[role=tooltip]:popover-open")
    page.keyboard.press("l")
    page.wait_for_selector("[data-drawer=log]")


LISTS = {
    "stonespine": ["L", "T", "S", "X", "?"],
    "rollplayer": ["L", "T", "S", "X", "?", "P", "B", "+ / −", "Arrows"],
    "simurgh": ["L", "T", "X", "?", "S", "R", "N"],
    "guilds": ["L", "T", "S", "X", "?", "R", "P", "0"],
}


@pytest.mark.parametrize("title", TITLES)
def test_the_list_names_the_keys_of_the_board(person: Callable[..., Person], title: str) -> None:
    page = FIRST[title](guest(person))
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    listed = page.evaluate(LISTED)
    assert listed[:5] == ["Tab", "Arrows", "1 – 9", "Enter", "Esc"]
    assert listed[listed.index("I") + 1 :] == LISTS[title]
    assert "U" in listed
    assert page.locator("dialog[open] dd").all_text_contents() == [
        words for words in page.locator("dialog[open] dd").all_text_contents() if " " in words or words.isalpha()
    ], "a key has no words"


def test_a_spectator_sees_only_the_keys_that_work(person: Callable[..., Person]) -> None:
    host, guest_ = guest(person), person()
    table = host.table(game="simurgh", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    watch = host.api("GET", f"/api/tables/{table}")["you"]["links"]["watch"]
    guest_.come_in("Bea")
    page = guest_.go(watch)
    page.wait_for_selector("[data-state=watching]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    assert page.evaluate(LISTED) == ["Tab", "Esc", "I", "L", "T", "S", "X", "?"]
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("s")
    page.wait_for_selector("[data-drawer=seats]")


def test_keys_of_simurgh(person: Callable[..., Person]) -> None:
    """S and R take up a vassal and do nothing else; N ends the turn."""
    page = FIRST["simurgh"](guest(person))
    for key, vassal in (("s", "spearman"), ("r", "rider")):
        page.keyboard.press(key)
        page.wait_for_selector(f'[aria-selected=true] [data-stand="{vassal} ready"]')
        assert page.locator("[data-drawer=seats]").count() == 0
    page.click('[data-at="armoury"]')
    page.click("[data-confirm]")
    page.wait_for_selector('[data-answer="end-turn"]')
    page.keyboard.press("n")
    page.wait_for_selector("[data-confirm]")


def test_keys_of_guilds(person: Callable[..., Person]) -> None:
    """R turns the room being placed, P passes."""
    page = FIRST["guilds"](guest(person))
    page.locator("[data-can]").first.click()
    page.wait_for_selector("[data-place]")
    turned = page.locator("[data-turn][aria-pressed=true]").get_attribute("data-turn")
    page.keyboard.press("r")
    page.wait_for_function(
        "(before) => document.querySelector('[data-turn][aria-pressed=true]').dataset.turn !== before", arg=turned
    )
    page.keyboard.press("p")
    page.wait_for_selector("[data-end=pass][aria-pressed=true]")


EDGES = {
    "en-GB": "upper edge of the chamber in row 1, column 1",
    "pl-PL": "górna krawędź komnaty: rząd 1, kolumna 1",
    "cs-CZ": "horní okraj místnosti: řada 1, sloupec 1",
}


def test_edges_have_words(person: Callable[..., Person]) -> None:
    """Screen readers used to read “Edge r1c1-n”."""
    page = passage(guest(person))
    assert page.locator('[data-edge="r1c1-n"]').get_attribute("aria-label") == EDGES["en-GB"]
    for language, words in list(EDGES.items())[1:]:
        page.click("[data-menu]")
        page.select_option("[data-language]", language[:2])
        page.wait_for_selector(f'[data-edge="r1c1-n"][aria-label="{words}"]')
        page.keyboard.press("Escape")


def raw_ids(title: str) -> set[str]:
    """Returns ids that aren't words of any language: those with digits or hyphens."""
    names = game(title).display.names()
    ids = {key for domain in names.values() for key, words in domain.items() if key not in words.values()}
    return {key for key in ids if re.search(r"\d|-", key) and not key.isdigit()}


READING: dict[str, list[Opener]] = {
    "stonespine": [stonespine(), stonespine("market"), passage],
    "rollplayer": [rollplayer(skills), rollplayer(market)],
    "simurgh": [simurgh(full_court)],
    "guilds": [guilds(guilds_positions.market), guilds(guilds_positions.building)],
}


@pytest.mark.parametrize("title", TITLES)
def test_no_raw_id_is_read_out(person: Callable[..., Person], title: str) -> None:
    """Checks names, tooltips and screen-reader text of everything on the board."""
    ids = raw_ids(title)
    assert len(ids) > 20
    for opened in READING[title]:
        page = opened(guest(person))
        read = [text for text in page.evaluate(READ) if text.strip()]
        assert len(read) > 30
        assert [text for text in read if ids & set(re.findall(r"[\w-]+", text))] == []
        assert [text for text in read if re.search(r"undefined|null|\[object|NaN", text)] == []
        assert [text for text in read if re.fullmatch(r"[a-z]+(-[a-z]+)+", text.strip())] == [], "an id without words"
