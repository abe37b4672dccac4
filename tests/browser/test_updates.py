"""What keeps updates cheap on any machine: few shapes, no inherited cursor, no early layout.

`python -m tests.browser.frames` measures how long an update takes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import QUICK, Person, bots
from tests.browser.driving import at_rest

# What a board draws many times, and how many shapes it may hold: the picture and the words on it.
PICTURES = [
    ("guilds", ".square [data-face]", 12),
    ("guilds", ".offer [data-face]", 12),
    ("guilds", ".square [data-tent]", 4),
]
CURSORS = "(thing) => [thing, ...thing.children].map((one) => getComputedStyle(one).cursor)"


def opened(host: Person, title: str) -> Page:
    """Opens the first decision of a game against two bots."""
    host.come_in()
    table = host.table(game=title, seats=[{"kind": "person"}, *bots(2)], seed="updates")
    page = host.go(f"/t/{table}")
    page.wait_for_selector(".status.mine")
    return at_rest(page)  # the status is drawn before the board


@pytest.mark.parametrize(("title", "things", "most"), PICTURES)
def test_what_is_drawn_often_is_a_picture(person: Callable[..., Person], title: str, things: str, most: int) -> None:
    """Instead of a hundred shapes that would each be styled, laid out and painted."""
    page = opened(person(), title)
    page.wait_for_function(
        "(things) => { const found = [...document.querySelectorAll(things)];"
        " return found.length && found.every((one) => one.querySelector('image')); }",
        arg=things,
    )
    shapes = page.eval_on_selector_all(things, "(found) => found.map((one) => one.querySelectorAll('*').length)")
    assert max(shapes) <= most


def test_dice_are_pictures(person: Callable[..., Person]) -> None:
    """A die's body, pips and sign are one picture with its number on it."""
    page = opened(person(), "rollplayer")
    page.goto(f"{page.url.split('/t/')[0]}/gallery/rollplayer")
    page.wait_for_selector(".die image")
    assert page.eval_on_selector_all(".die", "(dice) => Math.max(...dice.map((one) => one.children.length))") == 2


def test_a_cursor_is_not_handed_down(person: Callable[..., Person]) -> None:
    """Tappable elements have a pointer cursor, and their contents aren't restyled because of it."""
    page = opened(person(), "guilds")
    own, *drawn = page.eval_on_selector(".square .can", CURSORS)
    assert own == "pointer"
    assert set(drawn) == {"auto"}
    page = opened(person(), "simurgh")
    own, *drawn = page.eval_on_selector(".cell.legal", CURSORS)
    assert own == "pointer"
    assert set(drawn) == {"auto"}


def test_what_a_pointer_has_pressed_lets_go(person: Callable[..., Person]) -> None:
    """A button that vanishes while focused would force an early layout of the whole page."""
    page = opened(person({**QUICK, "confirm": "on"}), "guilds")
    page.click("[data-end=pass]")
    page.click("[data-confirm]")
    assert page.evaluate("() => document.activeElement === document.body")


# Grids of Simurgh's board that are as high as the window allows, with one row each.
ROWS = ".pan, .board, .terrace, .gate[role=row], .slot, .things, .things .hand, .handtile"
SIZES = "(grids) => grids.map((one) => one.computedStyleMap().get('grid-template-rows').toString())"
COMING = """async () => {
  const grid = document.querySelector('[role=grid]');
  const cell = grid.appendChild(document.createElement('span'));
  cell.setAttribute('role', 'gridcell');
  const breath = () => new Promise((done) => setTimeout(done));
  await Promise.resolve();
  const before = cell.getAttribute('tabindex');
  while (!cell.hasAttribute('tabindex')) await breath();
  return [before, cell.getAttribute('tabindex')];
}"""


def test_a_change_is_laid_out_and_looked_after_where_it_is(person: Callable[..., Person]) -> None:
    """A row without a size is measured with its contents, then filled: one changed word in hand took six times as long.

    New cells take their place in the keyboard order when they are drawn.
    """
    page = opened(person(), "simurgh")
    page.wait_for_selector(".handtile")
    sizes = page.eval_on_selector_all(ROWS, SIZES)
    assert len(sizes) > 10
    assert set(sizes) == {"minmax(0px, 1fr)"}
    assert page.evaluate(COMING) == [None, "-1"]
