"""Comfort on the board of Guilds: nothing is covered, cut off or jumping, and losses look like losses."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from gospoda.core.words import Words
from gospoda.games.guilds.game import GAME
from tests.browser import guilds_positions as positions
from tests.browser.conftest import PHONE, QUICK, ROOT, Person
from tests.browser.driving import at_rest
from tests.games.guilds.language import Table

ASKED = {**QUICK, "confirm": "on"}
MOVING = {"confirm": "on", "name": "Ania"}
DESK = {"width": 1366, "height": 768}
SMALL_PHONE = {"width": 360, "height": 640}
ART = Path(ROOT) / "web" / "src" / "games" / "guilds" / "art"
PART = """() => {
  const row = document.querySelector('#parts');
  return [row.scrollLeft / row.clientWidth, document.querySelector('[data-part][aria-current]').dataset.part];
}"""


# Holds back requests for move previews until released.
HELD = """
  const send = WebSocket.prototype.send;
  const held = [];
  window.letGo = () => held.splice(0).forEach((one) => one());
  WebSocket.prototype.send = function (said) {
    if (said.includes('"type":"preview"')) held.push(() => send.call(this, said));
    else send.call(this, said);
  };
"""


def opened(host: Person, position: Table) -> Page:
    """Opens a table in this position."""
    host.come_in()
    page = host.go(f"/t/{positions.bring(host, position)}")
    page.click("[data-curtain]")
    page.wait_for_selector(".status.mine")
    return at_rest(page)  # the status is drawn before the board


def box(page: Page, what: str) -> tuple[float, float, float, float]:
    """Returns an element's left, top, right and bottom on the page."""
    found = page.locator(what).first.bounding_box()
    assert found, what
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_the_part_that_needs_a_player_comes_to_rest_at_its_edge(person: Callable[..., Person]) -> None:
    """On a phone with animations: scrolling a part into view doesn't stop halfway between two parts."""
    page = opened(person(MOVING, viewport=PHONE, has_touch=True, is_mobile=True), positions.changing())
    page.wait_for_function(f"() => ({PART})().join() === '1,rooms'")
    page.wait_for_timeout(1500)  # and stays there
    assert page.evaluate(PART) == [1, "rooms"]


def test_the_whole_plan_is_seen_above_the_tray_of_a_small_phone(person: Callable[..., Person]) -> None:
    """P30: a room can be placed anywhere without scrolling."""
    page = opened(person(ASKED, viewport=SMALL_PHONE, has_touch=True, is_mobile=True), positions.building())
    page.locator("[data-can]:not([inert] *)").first.tap()
    page.wait_for_selector("[data-place]")
    at_rest(page)
    assert box(page, "#plan svg")[3] <= box(page, "[data-tray]")[1]


def test_nothing_lies_on_the_plan_of_a_rival(person: Callable[..., Person]) -> None:
    """The lens that enlarges it sits beside it."""
    page = opened(person(ASKED, viewport=DESK), positions.market())
    for seat in (1, 2):
        lens = box(page, f"#seat-{seat} [data-zoom]")
        plan = box(page, f"#seat-{seat} [data-plan]")
        assert lens[0] >= plan[2] or lens[1] >= plan[3]
    page.click("#seat-1 [data-zoom]")
    page.wait_for_selector("dialog[open] [data-plan]")


@pytest.mark.parametrize("scene", [positions.building, positions.last_room])
def test_what_a_room_brings_adds_up(person: Callable[..., Person], scene: Callable[[], Table]) -> None:
    """Line by line, even if the room ends the round and the preview includes the next income."""
    page = opened(person(ASKED, viewport=DESK), scene())
    page.click("[data-room=garden-1][data-can]")
    page.locator("[data-place]").first.click(force=True)
    page.wait_for_selector("[data-brings] .sum")
    page.wait_for_function("() => !document.querySelector('[data-brings] .sum').innerText.match(/^(.*) → \\1$/)")
    lines = page.locator("[data-brings] li:not(.sum) b").all_inner_texts()
    points = [int(text.removesuffix(" ★").replace("−", "-")) for text in lines if text.endswith("★")]
    before, after = (int(one) for one in re.findall(r"-?\d+", page.inner_text("[data-brings] .sum").replace("−", "-")))
    assert sum(points) == after - before
    assert points


def test_the_tray_keeps_its_height_while_rooms_are_bought(person: Callable[..., Person]) -> None:
    """Large rooms in one row, small ones in another, however many are left."""
    host = person(ASKED, viewport=DESK)
    page = opened(host, positions.building())
    assert box(page, "[data-room=library]")[1] >= box(page, "[data-room=great-garden-1]")[3]
    tops = [box(page, ".main .tray")[1]]
    last = Table(3).gold(4, 1, 1).offer("stairs").zones("general", "", "", "").objectives("most-gardens", "most-nobles")
    tops.append(box(opened(host, last.building()), ".main .tray")[1])
    assert tops[0] == tops[1]


def test_a_loss_does_not_look_like_a_gain(person: Callable[..., Person]) -> None:
    """Whoever spends the most gold loses an objective: its points turn red in the guild's header and above."""
    table = Table(3).gold(2, 2, 1).offer("garden-1", "stairs")
    table.objectives("most-gold-left", "most-nobles", "most-warriors", "most-rogues")
    page = opened(person(ASKED, viewport=DESK), table.zones("general", "", "", "").building())
    page.click("[data-room=garden-1]")
    page.locator("[data-place]").first.click(force=True)
    page.wait_for_selector("#seat-0 .points em.less")
    page.wait_for_selector("[data-seat-chip='0'] em.less")
    page.wait_for_selector("[data-objective=most-gold-left] em.less")


def test_a_target_says_what_happens_to_it(person: Callable[..., Person]) -> None:
    """The active ability is explained in words, other heads dim, and the chosen tent stands out."""
    page = opened(person(ASKED, viewport=DESK), positions.market())
    square = box(page, "#square")
    page.click("[data-use=assassin]")
    page.get_by_text("Kill a character of another guild").wait_for()
    page.keyboard.press("Escape")
    page.click("[data-use=enchantress]")
    page.click("[data-aim=z4-1]")
    page.wait_for_selector("[data-confirm]")
    colours = {
        target: page.locator(f"[data-aim={target}]").evaluate("(tent) => getComputedStyle(tent).borderTopColor")
        for target in ("z4-1", "z1-1", "z3-2")
    }
    assert colours["z1-1"] == colours["z3-2"] != colours["z4-1"]
    assert box(page, "#square") == square


def test_a_price_stays_at_the_corner_of_its_room(person: Callable[..., Person]) -> None:
    """Even with a long room name."""
    table = positions.changing().offer("journeymens-loft")
    page = opened(person(ASKED, viewport=PHONE, locale="pl-PL", has_touch=True, is_mobile=True), table)
    page.wait_for_selector("[data-room=journeymens-loft]")
    assert box(page, "[data-room=journeymens-loft] .price")[0] < box(page, "[data-room=journeymens-loft] svg")[2]


def test_tents_stand_beside_the_cards(person: Callable[..., Person]) -> None:
    """On a phone too, in zones with two characters."""
    page = opened(person(ASKED, viewport=PHONE, has_touch=True, is_mobile=True), positions.market())
    card = box(page, "[data-market=gambler]")
    for seat in range(3):
        assert box(page, f"[data-tent=z4-{seat}] text")[0] >= card[2]
    _, top, _, bottom = box(page, "[data-end=pass]")
    assert bottom - top <= 64, "beside abilities the pass does not grow so high that the square is pushed away"


def test_the_discarded_lie_beside_the_steps_of_a_bid(person: Callable[..., Person]) -> None:
    """In a small window with a narrow square, the minus button used to slip below them."""
    page = opened(person(ASKED, viewport={"width": 1024, "height": 600}), positions.market())
    page.click("[data-market=paladin]")
    page.wait_for_selector("[data-steps=z3]")
    assert box(at_rest(page), "[data-steps=z3]")[0] >= box(page, ".corner [data-discards]")[2]


def test_another_part_of_the_round_begins_at_the_top_of_its_column(person: Callable[..., Person]) -> None:
    """After the exchange, a small window's middle column used to keep its scroll position."""
    table = Table(3).florins(14, 0, 0).guild(0, "carpenter", "monk").offer("garden-1", "library", "great-garden-1")
    table.objectives("most-gardens", "most-gold-left").zones("general", "", "", "")
    page = opened(person(ASKED, viewport={"width": 1024, "height": 600}), table.exchange())
    page.click("[data-exchange-all]")
    column = page.locator(".board > .middle")
    assert column.evaluate("(it) => { it.scrollTop = 90; return it.scrollTop; }") > 0
    page.click("[data-confirm]")
    page.wait_for_selector(".tray [data-can]")
    assert at_rest(page).locator(".board > .middle").evaluate("(it) => it.scrollTop") == 0


@pytest.mark.parametrize(
    ("language", "turned"), [("en", "turned by 90°"), ("pl", "obrót o 90°"), ("cs", "otočeno o 90°")]
)
def test_a_room_is_turned_in_words(language: str, turned: str) -> None:
    """In degrees, and not mentioned if it lies as printed."""
    words = Words(GAME, language)
    plain, quarter = (words.text("event-place", seat="Ania", room="Stairs", cell="r0c0", turn=n) for n in (0, 1))
    assert "°" not in plain
    assert turned in quarter


def test_all_icons_are_drawn_on_one_grid() -> None:
    """The outline around a character's items is equally thin for our own icons and the sprite's."""
    ours = re.findall(r'viewBox="0 0 (\d+) \1" overflow="visible" \$\{more', (ART / "signs.ts").read_text())
    sprite = re.search(r"COARSE = (\d+)", (ROOT / "web" / "scripts" / "art.mjs").read_text())
    assert sprite
    assert ours == [sprite[1]]


def test_a_quick_second_tap_counts_before_the_server_has_told_that_one_follows(person: Callable[..., Person]) -> None:
    """The Illusionist swaps two characters: the second tap adds to the first, however early it comes."""
    host = person(ASKED)
    host.context.add_init_script(HELD)
    page = opened(host, positions.market())
    page.click("[data-use=illusionist]")
    page.click("[data-market=carpenter][data-aim]")
    page.click("[data-market=paladin][data-aim]")
    page.evaluate("window.letGo()")
    page.wait_for_selector("[data-market=paladin][aria-pressed=true]")
    page.wait_for_selector("[data-market=carpenter][aria-pressed=true]")


def test_a_second_zone_counts_before_the_server_has_told_what_follows_the_first(person: Callable[..., Person]) -> None:
    """A bid begun in steps: until the server answers, the page knows no zone that could follow."""
    host = person(ASKED)
    host.come_in()
    table = positions.bring(host, positions.market())
    body = {"id": "step", "v": host.api("GET", f"/api/tables/{table}")["v"], "seat": 0, "notation": "bid z1"}
    host.api("POST", f"/api/tables/{table}/act", body)
    host.context.add_init_script(HELD)
    page = host.go(f"/t/{table}")
    page.click("[data-curtain]")
    page.wait_for_selector("[data-slip-zone=z1]")
    page.click("[data-market=paladin]")
    page.wait_for_selector("[data-slip-zone=z3]")
