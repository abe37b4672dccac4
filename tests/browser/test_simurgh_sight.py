"""Simurgh's board shows at a glance who stands where, what a step did and who made a payment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser import simurgh_driver as driver
from tests.browser.conftest import Person, bots
from tests.browser.driving import at_rest
from tests.browser.simurgh_positions import SCENES, saved
from tests.games.simurgh.language import Table

NARROW = {"width": 1366, "height": 768}
CONFIRMED = {"speed": 0, "confirm": "on", "name": "Ania"}
# The largest share of a figure that another one covers.
HIDDEN = """(what) => {
  const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return Math.max(...boxes.flatMap((a, n) => boxes.slice(n + 1).map((b) => common(a, b) / (a.width * a.height))));
}"""
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def test_in_a_crowd_everybody_is_seen(person: Callable[..., Person]) -> None:
    """Four riders at the Breeding Grounds used to overlap, so that only the last was recognizable."""
    who = person(viewport=NARROW)
    who.come_in()
    table = Table(5).stand("breeding-grounds", *[f"{seat} rider" for seat in range(5)])
    page = driver.opened(who, saved(table.state.clone()))
    figures = '[data-at="breeding-grounds"] [data-figure] svg'
    assert page.locator(figures).count() == 5
    assert page.evaluate(HIDDEN, figures) < 0.1


def test_what_flies_from_a_stack_is_a_sign_of_its_own(person: Callable[..., Person]) -> None:
    """Icon and number used to fly without the board behind them."""
    who = person()
    who.come_in()
    page = driver.opened(who, saved(Table(3).state.clone()))
    for pile in ("dragons", "objectives"):
        painted = page.locator(f'[data-pile="{pile}"]').evaluate("(one) => getComputedStyle(one).backgroundColor")
        assert painted not in ("transparent", "rgba(0, 0, 0, 0)")


def test_a_payment_lights_the_store_of_who_has_paid(person: Callable[..., Person]) -> None:
    """A rival's payment used to highlight the player's own vegetables."""
    who = person()
    who.come_in()
    people = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bob"}]
    options = {"start_player": "first-seat"}
    table = who.table(game="simurgh", mode="hotseat", seats=people, seed="5", options=options)
    chance = random.Random(3)
    for seat, begins in ((0, "place spearman armoury"), (0, "end-turn"), (1, "place rider breeding-grounds")):
        assert driver.act(who, table, seat, chance, begins)
    while driver.act(who, table, 1, chance):
        pass
    page = who.go(f"/t/{table}")
    assert driver.state(page) == "curtain"
    page.click("[data-curtain]")
    page.wait_for_selector("[data-court='0']")
    page.click(".rail [data-tab=log]")
    page.locator("[data-drawer=log] .line", has_text="pays 1 vegetable").first.hover()
    page.wait_for_selector("#seat-1 [data-store] .lit")
    assert page.locator("[data-court] .chip.lit").count() == 0


def test_recalling_all_shows_who_leaves(person: Callable[..., Person]) -> None:
    who = person(CONFIRMED)
    who.come_in()
    page = driver.opened(who, saved(SCENES["recalling all"].start()))
    page.click('[data-answer="recall-all"]')
    page.wait_for_selector('[data-stage] [data-figure="0 rider"] .leaving')
    assert page.locator("[data-stage] [data-figure] .leaving").count() == 3


def test_objectives_that_nobody_can_pay_for_say_so(person: Callable[..., Person]) -> None:
    """Players with nothing to pay used to be told to choose a niche."""
    who = person()
    who.come_in()
    page = driver.opened(who, saved(Table(3).purse(0).state.clone()))
    driver.make(page, {"kind": "place", "args": {"vassal": "rider", "space": "monument"}})
    page.wait_for_selector('[data-ask="objectives"] :text("You cannot pay for any niche yet.")')


def test_tiles_of_a_draft_are_whole_and_named_once(person: Callable[..., Person]) -> None:
    """A space that was too expensive used to be cut off at its card's edge, and the tooltip repeated the name."""
    who = person(viewport=NARROW)
    who.come_in()
    options = {"mode": "dragon-lord", "start_player": "first-seat"}
    table = who.table(game="simurgh", seats=[{"kind": "person"}, *bots(4)], seed="11", options=options)
    page = who.go(f"/t/{table}")
    driver.state(page)
    page.locator("[data-choice^=keep-power]").first.click()
    offered = page.locator("[data-choice^='draft ']")
    offered.first.wait_for()
    assert at_rest(page).evaluate(CUT, '[data-ask="tiles"] .line') == []
    for one in offered.all():
        tip, tile = one.get_attribute("data-tip"), one.locator(".thead").inner_text()
        assert tip is not None
        assert tip.count(" ".join(tile.split()[:2])) == 1


def last_move(seats: int) -> Table:
    """Returns a game's last turn: every seat has a full court, and three objectives are placed."""
    dragons = ("sage-1", "hunter-1", "oracle-1", "scout-1", "warden-1", "tiller-1", "herald-1")
    table = Table(seats, turn_cap=50).put("turns", 50 * seats - 1)
    for slot in (1, 2, 3):
        table.objective(slot, 72 + slot)
    for seat in range(seats):
        table.rich(seat).vassals(seat, 3, 2).dragon(seat, dragons[seat])
    return table.dragon(0, dragons[-2]).dragon(0, dragons[-1])


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_five_courts_fit_beside_each_other_at_the_end(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """Five seats' standings used to widen each court beyond its column, so dragons overlapped the next one."""
    who = person(viewport={"width": size[0], "height": size[1]})
    who.come_in()
    state = last_move(5).state.clone()
    table = who.api("POST", "/api/tables/import", saved(state))["table"]
    chance = random.Random(1)
    while not who.api("GET", f"/api/tables/{table}")["position"]["over"]:
        driver.act(who, table, 0, chance)
    page = who.go(f"/t/{table}")
    page.wait_for_selector(".littles > li:nth-child(5)")
    at_rest(page)
    assert page.locator(".littles > li:first-child .objective").count() == 3
    assert page.evaluate(CUT, ".littles :is(li, .objective, .ability, .line, .one)") == []
