"""13.6 to 13.8: what the table tells a player before a move, and what it remembers of moves made."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

from tests.browser import driver, touch
from tests.browser.conftest import QUICK, Person, bots

REFUSED = "[data-slip] [data-refusal]"
SAID = "(before) => ![undefined, '', before].includes(document.querySelector('[data-refusal]')?.textContent)"
# Positions of the cards in hand. A deselected card may still be sinking back into place.
PLACES = """() => [...document.querySelectorAll('li:has(> [data-card])')].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""
SMALL = {"width": 1024, "height": 600}


def why_not(page: Page, what: str, before: str = "") -> str:
    """Returns the answer to a click on something that can't be chosen, once it differs from the last answer."""
    page.click(what, force=True)  # Playwright itself would wait until it can be chosen
    page.wait_for_function(SAID, arg=before)
    return page.locator(REFUSED).inner_text()


def test_a_board_that_does_not_come_and_then_its_answers(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "confirm": "on"}, viewport=SMALL)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(2)], seed="answers")
    board_is_lost_and_found(somebody, table)
    page = somebody.page
    page.wait_for_selector(".face.usable")
    assert "Stonespine Architects" in page.title()
    assert page.locator("[data-undo]").count() == 0, "there is nothing to undo yet"
    reasons_by_cell(page)
    hints_leave_the_hand(page)
    chance = random.Random(4)
    while driver.state(page) != "market" or not page.locator(".half.can").count():  # some years may be short of gold
        assert driver.quick_step(page, chance) != "over"
    a_set_is_bought(page)
    what_the_log_keeps(page)


def board_is_lost_and_found(somebody: Person, table: str) -> None:
    """13.9: a sentence and a button, not an uncaught error."""
    page = somebody.page
    page.route("**/assets/parts-*.js", lambda route: route.abort())
    held: list[Route] = []  # words that arrive even later
    page.route("**/assets/words-*.js", lambda route: held.append(route))
    somebody.go(f"/t/{table}").wait_for_selector("[data-again]")
    page.unroute("**/assets/words-*.js")
    for route in held:
        route.continue_()
    page.wait_for_selector("[data-again]:has-text('Try now')")
    said = page.locator("[role=alert]").inner_text()
    assert "TypeError" not in said
    assert "problem-" not in said
    somebody.complaints.clear()  # the missing file is intended
    page.unroute("**/assets/parts-*.js")
    page.click("[data-again]")


def reasons_by_cell(page: Page) -> None:
    """13.6: reasons per cell, in other rows too; the market says why it sells nothing now."""
    market = why_not(page, "#market .half >> nth=0")
    assert market == "Lay a chamber first."
    touch.hit(page, ".face.usable")
    page.wait_for_selector("[data-drop]")
    other = why_not(page, ".own [data-cell=r3c2]", market)
    assert "row 1" in other
    dimmed = page.locator(".own [data-cell]:not([data-drop])")
    cells = dimmed.evaluate_all("(found) => found.map((one) => one.dataset.cell)")
    assert len(cells) == 12
    for cell in cells:
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-drop]", state="detached")
        touch.hit(page, ".face.usable")
        page.wait_for_selector("[data-drop]")
        page.wait_for_selector(REFUSED, state="detached")  # the previous reason is gone
        assert "row 1" in why_not(page, f".own [data-cell={cell}]"), cell
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-drop]", state="detached")


def hints_leave_the_hand(page: Page) -> None:
    """13.8: a hint shifts nothing and covers no card."""
    hand = page.evaluate(PLACES)
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-move]")
    assert page.evaluate(PLACES) == hand != []
    for n in range(page.locator(".face.usable").count()):
        touch.find(page, ".face.usable", n)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hint-move]", state="detached")


def a_set_is_bought(page: Page) -> None:
    """13.6, 13.7: the preview of a purchase shows the remaining gold and what the player gets for it."""
    page.click(".half.can >> nth=0")
    page.wait_for_selector("[data-slip] .gains")
    gains = page.locator("[data-slip] .gains").inner_text()
    assert re.search(r"\d+ → \d+|[−-]\d+", gains), gains
    assert "no change" not in gains.lower()
    page.click("[data-confirm]")
    page.wait_for_selector("[data-confirm]", state="detached")
    driver.state(page)


def what_the_log_keeps(page: Page) -> None:
    """13.8, P11: turns have headings, purchases are named, and being ready is news only while others aren't."""
    page.click(".rail [data-tab=log]")
    page.wait_for_selector(".log h3")
    headings = page.locator(".log h3").all_inner_texts()
    assert headings[:2] == ["Year 1 · turn 1", "Year 1 · turn 2"]
    assert re.fullmatch(r"Year \d · market", headings[-1]), headings  # in any year with an affordable set
    told = page.locator(".log").inner_text()
    assert re.search(r"gets the .+ token\.", told)
    assert told.count("is ready") <= 2
