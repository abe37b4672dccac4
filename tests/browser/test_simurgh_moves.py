"""Simurgh's board: every kind of move is made on the thing it concerns, never through the text table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from gospoda.games.simurgh.moves import MOVES
from tests.browser import simurgh_driver as driver
from tests.browser.conftest import PHONE, Person, bots
from tests.browser.driving import wait_until
from tests.browser.simurgh_positions import SCENES, Scene, saved
from tests.browser.test_pages import CONTRAST, axe_finds_nothing

DRAFTS = ["keep-power", "draft", "choose-dragon"]  # made in a game that is played from its first move


def own_moves(somebody: Person, table: str) -> list[str]:
    """Returns the first seat's moves so far."""
    record = somebody.api("GET", f"/api/tables/{table}/export")["moves"]
    return [move.partition(" ")[2] for move in record if move.startswith("0 ")]


def brought(somebody: Person, scene: Scene) -> str:
    """Sets up a table that begins with a scene's position."""
    return str(somebody.api("POST", "/api/tables/import", saved(scene.start()))["table"])


# The steps of the current turn that show no sign.
EMPTY = """() => [...document.querySelectorAll('[data-turn] .signs')]
  .filter((one) => !one.querySelector('svg')).map((one) => one.closest('li').textContent)"""
looked: set[tuple[str, bool]] = set()  # questions checked with axe, on wide screens and on the phone
DRESS = "(theme) => { document.documentElement.dataset.theme = theme; }"


def readable(page: Page, where: str) -> None:
    """Checks that axe finds nothing in light mode, and that drawn text is readable in dark mode."""
    page.evaluate(DRESS, "light")
    axe_finds_nothing(page, where)
    page.evaluate(DRESS, "dark")
    axe_finds_nothing(page, f"{where}, in the dark", CONTRAST)
    page.evaluate(DRESS, "auto")


def act_out(somebody: Person, scene: Scene, small: bool = False) -> None:
    """Makes a scene's moves through the board; axe checks every phase once."""
    table = brought(somebody, scene)
    page = somebody.go(f"/t/{table}")
    for n, notation in enumerate(scene.moves):
        if driver.state(page) == "curtain":
            page.click("[data-curtain]")
            page.wait_for_selector("[data-curtain]", state="detached")
        driver.state(page)
        legal = somebody.api("GET", f"/api/tables/{table}")["position"]["legal"]
        (move,) = [one for one in legal if one["notation"] == notation]
        if (move["kind"], small) not in looked:
            looked.add((move["kind"], small))
            readable(page, f"before {notation}")
        driver.make(page, move)
        page.wait_for_function("() => !document.querySelector('[data-sending]')")
        wait_until(page, lambda made=n: len(own_moves(somebody, table)) > made)
    assert own_moves(somebody, table)[: len(scene.moves)] == scene.moves
    assert page.evaluate(EMPTY) == [], "a step of the turn that tells nothing"


def test_no_kind_of_move_is_missing() -> None:
    """A kind added to moves.py needs a scene in which the board makes it."""
    shown = {move.split()[0] for scene in SCENES.values() for move in scene.moves}
    assert shown | set(DRAFTS) == {kind.name for kind in MOVES.kinds}


@pytest.mark.parametrize("name", SCENES)
def test_every_kind_of_move_is_made_through_the_board(person: Callable[..., Person], name: str) -> None:
    somebody = person()
    somebody.come_in()
    act_out(somebody, SCENES[name])


SHEETS = ["payment and tokens", "laying", "objectives", "too much"]


def test_sheets_of_the_phone(person: Callable[..., Person]) -> None:
    """Questions, dragons and hand are in the court at the bottom."""
    somebody = person(viewport=PHONE, has_touch=True)
    somebody.come_in()
    for name in SHEETS:
        act_out(somebody, SCENES[name], small=True)


def test_the_drafts_of_dragon_lord_mode(person: Callable[..., Person]) -> None:
    """S1 to S3: power tiles, action tiles, and the secret choice of a dragon."""
    somebody = person()
    somebody.come_in()
    options = {"mode": "dragon-lord", "start_player": "first-seat"}
    table = somebody.table(game="simurgh", seats=[{"kind": "person"}, *bots(1)], seed="4", options=options)
    page = somebody.go(f"/t/{table}")
    made: list[str] = []
    while "choose-dragon" not in made:
        driver.state(page)
        move = somebody.api("GET", f"/api/tables/{table}")["position"]["legal"][0]
        if move["kind"] not in made:
            readable(page, move["kind"])
        driver.make(page, move)
        made.append(move["kind"])
        wait_until(page, lambda: len(own_moves(somebody, table)) >= len(made))
    assert sorted(set(made)) == sorted(DRAFTS)
