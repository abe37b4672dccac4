"""What a change on Simurgh's board makes the browser do, counted: it does not hang on how busy the machine is."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.browser.conftest import Person, bots

CATEGORIES = [
    "-*",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.invalidationTracking",
    "disabled-by-default-blink.debug.layout",
]
LAID_OUT = "LayoutInvalidationTracking"
STYLED = "StyleRecalcInvalidationTracking"
WORD = "() => { const word = document.querySelector('.city .plaque strong').firstChild; word.data += '.'; }"
GLOW = "() => document.querySelectorAll('.cell').forEach((cell) => cell.classList.toggle('legal'))"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def caused(browser: Browser, page: Page, change: str) -> dict[str, int]:
    """How many things are laid out and styled anew by a change of the page."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(change)
    page.evaluate(DRAWN)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    names = [event["name"] for event in events]
    return {name: names.count(name) for name in (LAID_OUT, STYLED)}


def test_a_change_lays_out_what_has_changed(person: Callable[..., Person], browser: Browser) -> None:
    """Not the landscapes, the roofs and the valley: they were 300 shapes, laid out twice with every update."""
    who = person()
    who.come_in()
    page = who.go(f"/t/{who.table(game='simurgh', seats=[{'kind': 'person'}, *bots(2)], seed='layout')}")
    page.wait_for_selector(".status.mine")
    page.wait_for_load_state("networkidle")
    page.mouse.move(5, 5)
    assert caused(browser, page, WORD)[LAID_OUT] < 20
    glowing = caused(browser, page, GLOW)
    assert glowing[STYLED] > 20, "the trace says nothing about styles"
    assert glowing[LAID_OUT] < 20, "what glows takes no other room"
