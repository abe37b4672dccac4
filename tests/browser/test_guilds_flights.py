"""P9 to P11 at the table of Guilds: animations of events, and what the log highlights."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from gospoda.games.guilds.moves import EVENTS
from tests.browser import guilds_positions as positions
from tests.browser.conftest import QUICK, Person
from tests.browser.test_motion import WATCH

MOVING = {**QUICK, "confirm": "on", "speed": 1}
FLIGHTS = Path(__file__).parents[2] / "web" / "src" / "games" / "guilds" / "flights.ts"


def act(host: Person, table: str, notation: str) -> None:
    """Makes this move as whichever seat is asked."""
    for seat in range(3):
        shown = host.api("GET", f"/api/tables/{table}?look={seat}")
        if any(move["notation"] == notation for move in shown["position"]["legal"]):
            body = {"id": f"m{shown['v']}", "v": shown["v"], "seat": seat, "notation": notation}
            host.api("POST", f"/api/tables/{table}/act", body)
            return
    raise AssertionError(f"nobody can {notation}")


def test_a_kill_flies_as_the_card_and_the_log_lights_the_board(person: Callable[..., Person]) -> None:
    """P9, P10, P11: the replayed round shows the card fall; a log line highlights the zone that it names."""
    host = person(MOVING)
    host.context.add_init_script(WATCH)
    host.come_in()
    table = positions.bring(host, positions.market())
    act(host, table, "use-on assassin baron")
    while host.api("GET", f"/api/tables/{table}?look=0")["position"]["view"]["stack"]:
        act(host, table, "decline")
    for notation in ("bid z1", "florins 2", "bid z3", "florins 2"):
        act(host, table, notation)
    page = host.go(f"/t/{table}")
    page.click("[data-curtain]")
    page.wait_for_selector("[data-fallen=baron]")
    page.keyboard.press("l")
    page.click("[data-drawer=log] [data-last-round]")
    for piece in ('[data-fallen="baron"]', "#seat-0 [data-florins] svg"):
        page.wait_for_function("(piece) => window.flown.some((one) => one.flight === piece)", arg=piece)
    assert all(one["lies"] for one in page.evaluate("() => window.flown")), "the state is final before anything moves"
    page.wait_for_selector(".news", state="detached")
    page.locator("[data-drawer=log] .line:has-text(' bids ')").last.hover()
    page.wait_for_selector("#square [data-zone=z3].lit")
    host.go(f"/t/{table}/1").wait_for_selector("#chain [data-link=assassin]")


def test_something_flies_for_every_kind_of_event() -> None:
    """P9: every event of the rules has its animation."""
    told = set(re.findall(r'case "([a-z-]+)"', FLIGHTS.read_text()))
    assert {kind.name for kind in EVENTS} - told == set()
