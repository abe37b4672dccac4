"""Whole games of Simurgh on its board: by mouse, touch and keyboard alone; at one screen and by link."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import simurgh_driver as driver
from tests.browser.conftest import PHONE, QUICK, WIDE, Person, bots
from tests.browser.driving import at_rest, wait_until
from tests.browser.test_drag import drag, middle
from tests.browser.test_motion import MOVING, WATCH
from tests.browser.test_pages import axe_finds_nothing

SHORT = {"length": "short", "turn_cap": 50}
MOST = 1500
PATIENCE = 600  # tenths of a second until both screens show the same


def legal(who: Person, table: str, seats: tuple[int, ...] = (0,)) -> list[dict[str, Any]]:
    """Returns the requester's legal moves for the first of these seats that has to move."""
    for seat in seats:
        found: list[dict[str, Any]] = who.api("GET", f"/api/tables/{table}?look={seat}")["position"]["legal"]
        if found:
            return found
    return []


def play(
    who: Person, table: str, chance: random.Random, tap: driver.Tap | None = None, seats: tuple[int, ...] = (0,)
) -> set[str]:
    """Plays to the end through the board and returns the kinds of move made."""
    seen: set[str] = set()
    page = who.page
    for _ in range(MOST):
        asked = driver.state(page)
        if asked == "over":
            return seen
        if asked == "curtain":
            page.click("[data-curtain]")
            page.wait_for_selector("[data-curtain]", state="detached")  # until the seat's view arrives
            continue
        moves = legal(who, table, seats)
        if not moves:
            continue
        move = driver.hurry(moves, chance, seen)
        driver.make(page, move, tap)
        seen.add(move["kind"])
        page.wait_for_function("() => !document.querySelector('[data-sending]')")
    raise AssertionError("the game did not end")


def places_are_lit(somebody: Person, table: str) -> None:
    """H20: after the end, the board marks everyone who is first in an objective, ties included."""
    page = somebody.page
    page.click("[data-look]")
    page.wait_for_selector("#chronicle")
    niches = somebody.api("GET", f"/api/tables/{table}")["position"]["view"]["monument"]
    first = [sum(0 < one == max(slot["points"]) for one in slot["points"]) for slot in niches if slot["objective"]]
    assert page.locator("#monument .one.first").count() == sum(first)


def test_five_players_in_dragon_lord_mode_by_mouse(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    options = {"mode": "dragon-lord", **SHORT}
    table = somebody.table(game="simurgh", seats=[{"kind": "person"}, *bots(4)], seed="1", options=options)
    page = somebody.go(f"/t/{table}")
    seen = play(somebody, table, random.Random(1))
    assert {"keep-power", "draft", "choose-dragon", "place", "end-turn"} <= seen
    assert page.locator("[data-total]").count() == 5
    axe_finds_nothing(page, "the end")
    places_are_lit(somebody, table)
    axe_finds_nothing(page, "the board after the end")


def test_a_game_by_touch_on_a_phone(person: Callable[..., Person]) -> None:
    somebody = person(viewport=PHONE, has_touch=True, is_mobile=True)
    somebody.come_in()
    table = somebody.table(game="simurgh", seats=[{"kind": "person"}, *bots(1)], seed="2", options=SHORT)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-court]")
    page.locator("[data-zoom-in]").tap()  # its click handler is attached a moment later
    page.wait_for_function("() => document.querySelector('.board').style.zoom === '1.2'")
    page.locator("[data-zoom-out]").tap()
    page.wait_for_function("() => document.querySelector('.board').style.zoom !== '1.2'")
    play(somebody, table, random.Random(2), tap=lambda what: page.locator(what).first.tap())
    assert page.locator("[data-total]").count() == 2
    # The end is shown from its top, however far the board was scrolled.
    page.wait_for_function("() => document.querySelector('[data-stage]').scrollTop === 0")


FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"
# The arrows that lead from the focus towards a target in the same grid, by drawn position, the longer way first;
# `there`: already reached, `tab`: it is in another grid.
ARROWS = """(what) => {
  const wanted = [...document.querySelectorAll(what)][0];
  const here = document.activeElement;
  const holds = here?.matches('[role=gridcell]') && here.contains(wanted);
  if (wanted === here || wanted?.contains(here) || holds) return 'there';
  const grid = wanted?.closest('[role=grid]');
  if (!grid || here?.closest('[role=grid]') !== grid) return 'tab';
  const middle = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [from, to] = [middle(here), middle(wanted.closest('[role=gridcell]'))];
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const ways = [across > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp'];
  return Math.abs(across) > Math.abs(down) ? ways : ways.reverse();
}"""
HERE = "() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"


def by_keys(page: Page) -> driver.Tap:
    """Reaches a target with Tab and arrow keys, then presses Enter."""

    def press(what: str) -> None:
        page.wait_for_selector(what, state="attached")  # the page may be a moment behind the server
        seen: set[int] = set()
        for _ in range(400):
            ways = page.evaluate(ARROWS, what)
            if ways == "there":
                page.keyboard.press("Enter")
                return
            if ways == "tab":
                page.keyboard.press("Tab")
                continue
            before = page.evaluate(HERE)
            first, second = reversed(ways) if before in seen else ways  # back again: tries the other way
            seen ^= {before}
            page.keyboard.press(first)
            if page.evaluate(HERE) == before:
                page.keyboard.press(second)
        raise AssertionError(f"{what} cannot be reached with the keyboard")

    return press


def test_a_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    options = {"length": "short", "turn_cap": 50}
    table = somebody.table(game="simurgh", seats=[{"kind": "person"}, *bots(1)], seed="3", options=options)
    page = somebody.go(f"/t/{table}")
    page.keyboard.press("Escape")
    seen = play(somebody, table, random.Random(3), tap=by_keys(page))
    assert {"place", "gain", "end-turn"} <= seen
    assert page.locator("[data-total]").count() == 2


def test_hot_seat_with_the_secret_choice_behind_the_curtain(person: Callable[..., Person]) -> None:
    host = person()
    host.come_in()
    people = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bob"}]
    options = {"mode": "dragon-lord", "start_player": "first-seat", **SHORT}
    table = host.table(game="simurgh", mode="hotseat", seats=people, seed="5", options=options)
    page = host.go(f"/t/{table}")
    chance = random.Random(5)
    curtains, chosen = 0, 0
    for _ in range(60):
        if driver.state(page) == "curtain":
            curtains += 1
            assert page.locator("[data-court], [data-choice], [data-hand]").count() == 0, (
                "nothing secret is on the page"
            )
            page.click("[data-curtain]")
            page.wait_for_selector("[data-curtain]", state="detached")
        driver.state(page)
        offered = [one.get_attribute("data-choice") or "" for one in page.locator("[data-choice]").all()]
        if not any(notation.startswith(("keep-power", "draft", "choose-dragon")) for notation in offered):
            break
        notation = chance.choice(offered)
        chosen += notation.startswith("choose-dragon")
        page.click(f'[data-choice="{notation}"]')
        page.wait_for_function("() => !document.querySelector('[data-sending]')")
        page.wait_for_function(
            "(old) => document.querySelector('[data-curtain]') || !document.querySelector(`[data-choice='${old}']`)",
            arg=notation,
        )
    assert chosen == 2, "both have chosen their dragon in secret"
    assert curtains >= 3
    assert page.locator("[data-court] [data-dragon]").count() == 1
    while not driver.ends(host, table):
        assert any(driver.act(host, table, seat, chance) for seat in (0, 1))
    host.go(f"/t/{table}")
    play(host, table, chance, seats=(0, 1))
    assert page.locator("[data-total]").count() == 2
    places_are_lit(host, table)


def test_two_people_by_link(person: Callable[..., Person]) -> None:
    ania, bara = person(), person({**QUICK, "name": "Bára"}, viewport=PHONE, locale="cs-CZ", has_touch=True)
    ania.come_in("Ania")
    table = ania.table(game="simurgh", seats=[{"kind": "person"}, {"kind": "open"}], options=SHORT)
    page = ania.go(f"/t/{table}")
    invitation = page.locator("[data-link*='#join=']").get_attribute("data-link")
    assert invitation is not None
    bara.go(invitation)
    bara.page.fill("[data-name]", "Bára")
    bara.page.click("[data-enter]")
    bara.page.wait_for_selector("[data-court]")
    page.wait_for_selector("[data-court]")
    chance = random.Random(6)
    both = [(0, ania), (1, bara)]
    by_hand(both, table, chance, lambda turns: turns >= 4)
    # Each sees what the other does: the same figures on the same spaces.
    figures = "() => [...document.querySelectorAll('[data-figure]')].map((one) => one.dataset.figure).sort().join()"
    for _ in range(PATIENCE):
        if page.evaluate(figures) == bara.page.evaluate(figures):
            break
        page.wait_for_timeout(100)
    assert page.evaluate(figures) == bara.page.evaluate(figures)
    axe_finds_nothing(bara.page, "the phone, in Czech")
    while not driver.ends(ania, table):
        assert any(driver.act(who, table, seat, chance) for seat, who in both)
    by_hand(both, table, chance, lambda _turns: ania.page.locator("[data-rematch]").count() > 0)
    for _, who in both:
        who.page.wait_for_selector("[data-rematch]")
        assert who.page.locator("[data-total]").count() == 2


def by_hand(both: list[tuple[int, Person]], table: str, chance: random.Random, done: Callable[[int], bool]) -> None:
    """Two people play on, each on a screen of their own, for a number of turns or to the end."""
    turns = 0
    while not done(turns):
        for seat, who in both:
            moves = legal(who, table, (seat,))
            if not moves or driver.state(who.page) == "over":
                continue
            move = driver.hurry(moves, chance, set())
            driver.make(who.page, move)
            turns += move["kind"] == "end-turn"
            who.page.wait_for_function("() => !document.querySelector('[data-sending]')")


APART = """() => {
  const [hints, court] = ['.hints', '[data-court]'].map((what) => document.querySelector(what).getBoundingClientRect());
  return hints.bottom <= court.top;
}"""


def test_hint_drag_log_undo_missed_moves_and_replay(person: Callable[..., Person]) -> None:
    """This board, too, does everything that the frame promises."""
    somebody = person({**MOVING, "confirm": "on"})
    somebody.context.add_init_script(WATCH)
    somebody.come_in()
    options = {"start_player": "first-seat", **SHORT}
    table = somebody.table(game="simurgh", seats=[{"kind": "person"}, *bots(1)], seed="7", options=options)
    page = somebody.go(f"/t/{table}")
    driver.state(page)
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-move]")
    page.wait_for_selector("[data-stage] .hinted")
    for size in ((1400, 900), (1024, 600), (1280, 620)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("(width) => innerWidth === width", arg=size[0])
        assert at_rest(page).evaluate(APART), f"hints lie over nothing of one's own: {size}"
    page.keyboard.press("Escape")
    page.set_viewport_size(WIDE)

    library = page.locator('[data-at="library"]')
    stand = page.locator('[data-court] .cell:has([data-stand="spearman ready"])').first
    drag(page, stand, middle(library))
    page.click("[data-confirm]")
    page.wait_for_selector('[data-at="library"] [data-figure="0 spearman"]')
    page.click(".rail [data-tab=log]")
    page.locator("[data-drawer=log] .line", has_text="Library").first.hover()
    page.wait_for_selector('[data-at="library"].lit')
    page.click("[data-step]")  # back to the position before it
    page.wait_for_selector('[data-at="library"] [data-figure]', state="detached")

    driver.state(page)
    drag(page, stand, middle(library))
    page.click("[data-confirm]")
    page.wait_for_selector('[data-answer="end-turn"]')
    somebody.go("/settings")
    assert driver.act(somebody, table, 0, random.Random(7), "end-turn")
    wait_until(page, lambda: bool(legal(somebody, table)))
    somebody.go(f"/t/{table}")
    page.wait_for_selector(".news em")  # during an absence
    page.wait_for_function("() => window.flown.length > 0")
    assert all(one["lies"] for one in page.evaluate("() => window.flown")), "the state is final before anything moves"

    somebody.go(f"/t/{table}/1")
    page.wait_for_selector('[data-at="library"] [data-figure="0 spearman"]')
    assert page.locator("[data-next]").count() == 1
