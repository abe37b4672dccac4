"""Plays Simurgh through the page as a person would: makes every kind of move by tapping what it involves."""

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
CHOSEN = {  # answers in the callout; on small screens in the sheet above the court
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
    """Waits until the page asks the player something and returns what."""
    return str(asked_by(page, STATE, timeout))


def opened(who: Person, game: Any) -> Page:
    """Opens a table from a saved game as its first seat, and waits for a question."""
    page = who.go(f"/t/{who.api('POST', '/api/tables/import', game)['table']}")
    if state(page) == "curtain":
        page.click("[data-curtain]")
        page.wait_for_selector("[data-curtain]", state="detached")
        state(page)
    return at_rest(page)


def cell(place: str) -> str:
    """Returns the selector of a space, an ability or a tile in hand."""
    return f'[data-at="{place}"]'


def sheet(page: Page, name: str) -> None:
    """Opens the sheet that holds dragons and hand on small screens."""
    tab = page.locator(f'[data-sheet="{name}"]')
    if tab.count() and tab.get_attribute("aria-expanded") == "false":
        tab.click()


def make(page: Page, move: Move, tap: Tap | None = None) -> None:
    """Makes one legal move through the board; with the mouse by default."""
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
    """Taps a space and chooses an option if it offers several."""
    press(cell(space))
    option(page, press, notation)


def option(page: Page, press: Tap, notation: str) -> None:
    """Chooses this option if a space offers several."""
    asked = page.locator(f'[data-ask="options"] [data-choice="{notation}"]')
    if asked.count():
        press(f'[data-ask="options"] [data-choice="{notation}"]')


def act(who: Person, table: str, seat: int, chance: random.Random, begins: str = "") -> bool:
    """Makes a move for a seat without the page, to keep the game going; returns whether the seat had to move.

    `begins` is the required start of the notation, if not any move will do.
    """
    shown = who.api("GET", f"/api/tables/{table}?look={seat}")
    legal = [move for move in shown["position"]["legal"] if move["notation"].startswith(begins)]
    if not legal:
        return False
    move = hurry(legal, chance, set())["move"]
    who.api("POST", f"/api/tables/{table}/act", {"id": f"m{shown['v']}", "v": shown["v"], "seat": seat, "move": move})
    return True


def ends(who: Person, table: str) -> bool:
    """Whether the end of the game has been triggered and the last turns are being played."""
    position = who.api("GET", f"/api/tables/{table}")["position"]
    return bool(position["over"] or position["view"]["turns_left"] >= 0)


def hurry(legal: list[Move], chance: random.Random, seen: set[str]) -> Move:
    """Picks a move that hastens the end: kinds not made yet, then objectives, full tiles and ending the turn."""
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
