"""Plays Simurgh through the page as a person would: every kind of move by taps on the things it is about."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.driving import asked_by, at_rest

Move = dict[str, Any]
Tap = Callable[[str], None]

PLAIN = {"recall-all", "recalled", "skip", "no-boost", "no-objective", "end-turn"}
CHOSEN = {  # answers that lie in the callout, on small screens in the sheet above the court
    "pay", "gain", "boost", "keep-dragon", "choose-dragon", "dragon-top", "dragon-bottom", "objective-top",
    "objective-bottom", "keep-power", "draft", "tile-top", "tile-bottom",
}  # fmt: skip
STATE = """() => {
  const one = (what) => document.querySelector(what) !== null;
  if (one('[data-rematch]')) return 'over';
  if (one('[data-curtain]')) return 'curtain';
  if (one('dialog[open]') || one('[data-sending]') || !one('.status.mine')) return null;
  if (one('[data-confirm]')) return 'confirm';
  return one('[data-move]') ? 'asked' : null;
}"""


def state(page: Page, timeout: float = 180_000) -> str:
    """What the page asks of the person before it: waits until it asks something."""
    return str(asked_by(page, STATE, timeout))


def opened(who: Person, game: Any) -> Page:
    """A table that begins with a saved game, as the first seat sees it when it is asked."""
    page = who.go(f"/t/{who.api('POST', '/api/tables/import', game)['table']}")
    if state(page) == "curtain":
        page.click("[data-curtain]")
        page.wait_for_selector("[data-curtain]", state="detached")
        state(page)
    return at_rest(page)


def cell(place: str) -> str:
    """A space, an ability, a tile of the hand, by its id."""
    return f'[data-at="{place}"]'


def sheet(page: Page, name: str) -> None:
    """On small screens dragons and hand lie in a sheet that has to be opened."""
    tab = page.locator(f'[data-sheet="{name}"]')
    if tab.count() and tab.get_attribute("aria-expanded") == "false":
        tab.click()


def make(page: Page, move: Move, tap: Tap | None = None) -> None:
    """Make one legal move through the board; by default with the mouse."""
    press: Tap = tap or (lambda what: page.locator(what).first.click())
    kind, args = move["kind"], move["args"]
    if kind in PLAIN:
        press(f'[data-answer="{kind}"]')
    elif kind in CHOSEN:
        press(f'[data-choice="{move["notation"]}"]')
    elif kind == "place":
        press(f'[data-court] [data-stand="{args["vassal"]} ready"]')
        press(cell(args["space"]))
    elif kind in ("lay", "replace"):
        sheet(page, "hand")
        press(f"[data-court] [data-hand] {cell(args['tile'])}")
        press(f".ground{cell(args['area'])}")
    elif kind in ("recall", "spend"):
        on_space(page, press, args["space"], move["notation"])
    elif kind == "explore":
        press(f'[data-area="{args["area"]}"] [data-move="explore"]')
        option(page, press, move["notation"])
    elif kind in ("ability", "pay-token"):
        sheet(page, "dragons")
        press(cell(f"{args['dragon']} {args['ability']}"))
    elif kind == "token":
        sheet(page, "dragons")
        press(f'[data-court] [data-dragon="{args["dragon"]}"] [data-move="token"]')
    elif kind in ("buy", "take"):
        press(f'[data-slot="{args["slot"]}"] [role=gridcell]')
    elif kind == "buy-blind":
        press(cell("stack"))
    elif kind in ("objective", "exchange-objective"):
        press(f'[data-objective="{args["objective"]}"]')
        press(f'[data-niche="{args["slot"]}"] [role=gridcell]')
    elif kind == "discard":
        press(f"[data-court] [data-resources] {cell(args['thing'])}")
    else:
        raise AssertionError(f"no way through the board for {kind}")


def on_space(page: Page, press: Tap, space: str, notation: str) -> None:
    """Tap a space; where several things can be done there, choose one."""
    press(cell(space))
    option(page, press, notation)


def option(page: Page, press: Tap, notation: str) -> None:
    """Where a space offers several answers, take this one."""
    asked = page.locator(f'[data-ask="options"] [data-choice="{notation}"]')
    if asked.count():
        press(f'[data-ask="options"] [data-choice="{notation}"]')


def act(who: Person, table: str, seat: int, chance: random.Random, begins: str = "") -> bool:
    """Make a move of a seat without the page, where a test only wants the game to go on; whether it had to move.

    `begins` is how its notation begins, where not any move will do.
    """
    shown = who.api("GET", f"/api/tables/{table}?look={seat}")
    legal = [move for move in shown["position"]["legal"] if move["notation"].startswith(begins)]
    if not legal:
        return False
    move = hurry(legal, chance, set())["move"]
    who.api("POST", f"/api/tables/{table}/act", {"id": f"m{shown['v']}", "v": shown["v"], "seat": seat, "move": move})
    return True


def ends(who: Person, table: str) -> bool:
    """Whether the end of the game has been brought about: the last turns are played."""
    position = who.api("GET", f"/api/tables/{table}")["position"]
    return bool(position["over"] or position["view"]["turns_left"] >= 0)


def hurry(legal: list[Move], chance: random.Random, seen: set[str]) -> Move:
    """A move that brings the end near: kinds not made yet, then objectives, full tiles, and the end of the turn."""
    fresh = [move for move in legal if move["kind"] not in seen]
    if fresh and chance.random() < 0.8:
        return chance.choice(fresh)
    for kind in ("end-turn", "objective", "lay", "replace"):
        found = [move for move in legal if move["kind"] == kind]
        if found and chance.random() < 0.8:
            return chance.choice(found)
    places = [move for move in legal if move["kind"] == "place"]
    wild = [move for move in places if move["args"]["space"].startswith(("area", "monument"))]
    return chance.choice(wild or places or legal)
