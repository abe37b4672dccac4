"""Counts the layout work caused by changes on Simurgh's board, which doesn't depend on the machine's load."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.browser.conftest import Person, bots
from tests.browser.driving import at_rest, wait_until

CATEGORIES = [
    "-*",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.invalidationTracking",
    "disabled-by-default-blink.debug.layout",
]
LAID_OUT = "LayoutInvalidationTracking"
STYLED = "StyleRecalcInvalidationTracking"
RESTYLED = "UpdateLayoutTree"
WORD = "() => { const word = document.querySelector('.city .plaque strong').firstChild; word.data += '.'; }"
GLOW = "() => document.querySelectorAll('.cell').forEach((cell) => cell.classList.toggle('legal'))"
CHIP = """() => {
  const sign = document.querySelector('.seats .sign, .seats .no-sign');
  sign.replaceWith(Object.assign(document.createElement('span'), { className: sign.className }));
}"""
# The height of a rival's header without and with the sign that it is acting.
HEADS = """() => [...document.querySelectorAll('.others .player > header')].map((head) => {
  const before = head.offsetHeight;
  head.classList.add('signed');
  head.append(Object.assign(document.createElement('span'), { className: 'sign' }));
  return [before, head.offsetHeight];
})"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def caused(browser: Browser, page: Page, change: str) -> dict[str, int]:
    """Returns how many layouts, style passes and restyled elements a change of the page causes."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(change)
    page.evaluate(DRAWN)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    names = [event["name"] for event in events]
    elements = sum(event["args"].get("elementCount", 0) for event in events if event["name"] == RESTYLED)
    return {**{name: names.count(name) for name in (LAID_OUT, STYLED)}, RESTYLED: elements}


def opened(who: Person) -> Page:
    """Opens the first decision of a game against two bots."""
    who.come_in()
    page = who.go(f"/t/{who.table(game='simurgh', seats=[{'kind': 'person'}, *bots(2)], seed='layout')}")
    page.wait_for_selector(".status.mine")
    page.wait_for_load_state("networkidle")
    # The worths of targets arrive through the socket and are drawn wherever the targets are.
    wait_until(page, lambda: any('"type":"worths"' in told for told in who.frames))
    page.mouse.move(5, 5)
    return at_rest(page)


def test_a_change_lays_out_what_has_changed(person: Callable[..., Person], browser: Browser) -> None:
    """The landscapes, roofs and valley stay as they are: they used to be 300 shapes, laid out twice per update."""
    page = opened(person())
    assert caused(browser, page, WORD)[LAID_OUT] < 20
    glowing = caused(browser, page, GLOW)
    assert glowing[STYLED] > 20, "the trace says nothing about styles"
    assert glowing[LAID_OUT] < 20, "what glows takes no other room"


def test_a_sign_in_the_bar_styles_no_other_seat(person: Callable[..., Person], browser: Browser) -> None:
    """Counting the seats with `:has(> :nth-child(5))` used to restyle all of them every turn."""
    assert caused(browser, opened(person()), CHIP)[RESTYLED] < 12


def test_a_rival_who_acts_stays_where_it_is(person: Callable[..., Person]) -> None:
    """The header reserves room for the sign. A second line used to push the court down and back every turn."""
    page = opened(person(viewport={"width": 1366, "height": 768}))
    page.wait_for_selector(".others .player > header")
    heads = page.evaluate(HEADS)
    assert len(heads) == 2
    assert all(before == after for before, after in heads), heads
