"""The inn's front room: newcomers play at once, open tables are open to all, the player's turns come first."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import Route, expect

from tests.browser import touch
from tests.browser.conftest import PHONE, QUICK, WIDE, Person
from tests.browser.driving import at_rest

TITLES = ["stonespine", "rollplayer", "simurgh", "guilds"]
PICTURED = "(title) => document.querySelector(`[data-title=${title}] img`).naturalWidth > 0"  # it may arrive late
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_newcomer_sees_what_there_is_and_plays(person: Callable[..., Person]) -> None:
    """13.3: each title has one line with players, minutes and weight, and a button that plays at once."""
    page = person().go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    assert page.locator("[data-title]").evaluate_all("(found) => found.map((one) => one.dataset.title)") == TITLES
    for title in TITLES:
        card = page.locator(f"[data-title={title}]")
        assert "min" in card.inner_text()
        assert card.locator("[data-play]").is_visible()
        assert card.locator("[data-solo]").count() == (title in ("stonespine", "rollplayer"))
        page.wait_for_function(PICTURED, arg=title)
    page.check("[data-title=guilds] input[value='3']", force=True)
    page.select_option("[data-title=guilds] select", "novice")
    page.reload()
    page.wait_for_selector("[data-title=guilds] input[value='3']:checked", state="attached")
    page.click("[data-title=guilds] [data-play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".status")
    table = page.url.rsplit("/", 1)[-1]
    seats = page.evaluate("(path) => fetch(path).then((one) => one.json())", f"/api/tables/{table}")["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "novice", "novice", "novice"]


def test_open_tables_are_there_for_a_newcomer(person: Callable[..., Person]) -> None:
    """13.3: visitors without a cookie see open tables too, and can sit down."""
    host, newcomer = person(), person({**QUICK, "name": "Bob"})
    host.come_in()
    table = host.table(game="guilds", access="open", seats=[{"kind": "person"}, {"kind": "open"}])
    page = newcomer.go("/")
    page.click(f"[data-table='{table}'] [data-sit]")
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector("[data-sit='1'], [data-name]")


# The drawn width of the lanterns, and the room available.
LANTERNS = """() => {
  const room = document.querySelector('[data-lights]');
  return [room.firstElementChild, room].map((one) => one.getBoundingClientRect().width);
}"""


# How many pixels of the language's name a narrow menu hides.
HIDDEN = """() => {
  const menu = document.querySelector('header select'), shown = menu.offsetWidth;
  menu.style.cssText = 'width: max-content; max-width: none';
  const whole = menu.offsetWidth;
  menu.style.cssText = '';
  return whole - shown;
}"""


def test_a_phone_has_room_for_sign_in_and_the_language(person: Callable[..., Person]) -> None:
    """26.4.3: a first visitor reads "Sign in" beside the key, and the language's full name."""
    visitor = person({"language": "pl"}, viewport=PHONE)
    page = visitor.go("/")
    expect(page.locator("header [data-sign-in] span")).to_be_visible()
    assert page.evaluate(HIDDEN) <= 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.come_in()
    visitor.go("/").wait_for_selector("header [data-me]")
    assert page.evaluate(HIDDEN) <= 0
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("header [data-sign-in]")).to_be_visible()


def test_my_turn_first_and_the_way_back_to_a_seat_that_a_bot_holds(person: Callable[..., Person]) -> None:
    me = person()
    me.come_in()
    mine = me.table(seats=[{"kind": "person"}])  # alone: whatever the bot does, this table waits longest
    handed = me.table(game="guilds", seats=[{"kind": "person"}, {"kind": "person"}], mode="hotseat")
    me.api("POST", f"/api/tables/{handed}/seats/0", {"kind": "bot", "bot": "random"})
    page = me.go("/")
    assert page.locator("[data-ticket]").get_attribute("href") == f"/t/{mine}"
    rows = page.locator("#mine [data-table]")
    assert rows.nth(0).get_attribute("data-table") == mine
    rooms = []
    for width in range(1300, 1000, -40):
        page.set_viewport_size({"width": width, "height": 800})
        lit, room = page.evaluate(LANTERNS)
        assert lit in (0, room)
        assert (lit > 0) == (room >= 144), "half a lantern is none"
        rooms.append(room)
    assert any(0 < room < 144 for room in rooms)
    page.click(f"[data-table='{mine}'] a.button")
    page.wait_for_url(f"**/t/{mine}")


HOW_FAR = {
    "stonespine": "Rok 1 · tura 1",
    "rollplayer": "Przygotowanie",
    "simurgh": "Tura 1",
    "guilds": "Runda 1 z 8 · licytacja",
}


def test_rows_say_how_far_a_game_is(person: Callable[..., Person]) -> None:
    """13, My tables: the engine reports it, and the page has the words of all titles."""
    me = person(locale="pl-PL")
    me.come_in()
    for title in TITLES:
        me.table(game=title, seats=[{"kind": "person"}, {"kind": "person"}], mode="hotseat")
    page = me.go("/")
    assert HOW_FAR["stonespine"] in page.locator("[data-ticket]").inner_text()
    page.locator("#mine [data-table] small").nth(3).wait_for()  # rows are drawn after the games
    told = page.locator("#mine [data-table] small").all_inner_texts()
    assert sorted(told) == sorted(HOW_FAR.values())


# Rows and buttons that overflow their panel.
OUTSIDE = """() => [...document.querySelectorAll('.three .panel')].flatMap((panel) => {
  const { left, right } = panel.getBoundingClientRect();
  return [...panel.querySelectorAll('li, .button')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < left || box.right > right;
  }).map((one) => one.textContent.trim());
})"""


@pytest.mark.parametrize("width", [1920, 1366, 1024, 390, 360])
def test_rows_stay_in_their_panels(person: Callable[..., Person], width: int) -> None:
    """However long the words are."""
    me = person(locale="pl-PL", viewport={"width": width, "height": 800})
    me.come_in("Zofia Maria Kowalska")
    names = [{"kind": "bot", "name": f"Krzysztof Brzęczyszcz {n}", "bot": "random"} for n in range(2)]
    for title in TITLES:
        me.table(game=title, seats=[{"kind": "person"}, *names])
    me.table(game="guilds", access="open", seats=[{"kind": "person"}, {"kind": "open"}, *names])
    page = me.go("/")
    page.wait_for_selector("#mine [data-table]")
    assert at_rest(page).evaluate(OUTSIDE) == []
    assert page.evaluate(OVERFLOW) == 0


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390}])
def test_small_screens(person: Callable[..., Person], size: dict[str, int]) -> None:
    page = person(viewport=size, locale="pl-PL").go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    assert at_rest(page).evaluate(OVERFLOW) == 0
    assert page.locator("[data-title=guilds] [data-play]").bounding_box()["height"] >= 44  # type: ignore[index]
    ways = page.locator("li.phone .ways > *").evaluate_all("(found) => found.map((one) => one.offsetTop)")
    assert len(ways) == 4
    assert len(set(ways)) == 1, "all ways to begin stand in one row"


# Words of the greeting that overlap a lantern or window.
OVER_LIGHTS = """() => {
  const say = document.querySelector('.say').getBoundingClientRect();
  const lights = document.querySelector('[data-lights]').getBoundingClientRect();
  return lights.width > 0 && say.right > lights.left + 1;
}"""


@pytest.mark.parametrize("size", [(1366, 768), (960, 540), (932, 430), (844, 390), (360, 640)])
def test_a_way_to_play_is_on_the_first_screen(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """13.3: for newcomers, and below the ticket of a player whose turn it is; on landscape phones too."""
    me = person(locale="pl-PL", viewport={"width": size[0], "height": size[1]})
    page = me.go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    at_rest(page)
    touch.find(page, "[data-play]")
    assert not page.evaluate(OVER_LIGHTS)
    me.come_in()
    me.table(seats=[{"kind": "person"}])
    me.go("/").wait_for_selector("[data-title=guilds] [data-play]")
    at_rest(page)
    touch.find(page, "[data-ticket]")
    touch.find(page, "[data-play]")
    assert not page.evaluate(OVER_LIGHTS)


# The contrast between foreground and background, by WCAG.
STANDS_OUT = """(one) => {
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const panel = getComputedStyle(one.closest('.panel')).backgroundColor;
  const both = [light(getComputedStyle(one).borderTopColor), light(panel)].sort((a, b) => b - a);
  return (both[0] + 0.05) / (both[1] + 0.05);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_chairs_are_seen(person: Callable[..., Person], theme: str) -> None:
    """Both taken and free ones, in both themes."""
    host, newcomer = person(), person({**QUICK, "theme": theme})
    host.come_in()
    table = host.table(game="guilds", access="open", seats=[{"kind": "person"}, {"kind": "open"}])
    chairs = newcomer.go("/").locator(f"[data-table='{table}'] .chairs i")
    chairs.nth(1).wait_for()
    assert [chairs.nth(n).evaluate(STANDS_OUT) >= 3 for n in range(2)] == [True, True]


def test_a_new_table_on_a_phone(person: Callable[..., Person]) -> None:
    """Its bots have the front room's levels, and checkboxes keep their size beside long words."""
    page = person({**QUICK, "opponents": {"stonespine": {"count": 1, "level": "novice"}}}, viewport=PHONE).go(
        "/new/stonespine"
    )
    assert page.locator("[data-bot='2']").input_value() == "novice"
    assert page.locator("[data-rated]").bounding_box()["width"] >= 18  # type: ignore[index]


def test_a_saved_game_becomes_a_table(person: Callable[..., Person], tmp_path: Path) -> None:
    """13.8: import has a page; an invalid file is refused in one sentence."""
    me = person()
    me.come_in()
    people = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bob"}]
    table = me.table(game="guilds", seats=people, mode="hotseat")
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(me.api("GET", f"/api/tables/{table}/export")), "utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    page = me.go("/import")
    page.set_input_files("[data-import]", broken)
    page.wait_for_selector("[role=alert]")
    page.set_input_files("[data-import]", saved)
    page.wait_for_url("**/t/*")
    assert table not in page.url


def test_a_page_that_cannot_be_loaded_offers_another_try(person: Callable[..., Person]) -> None:
    """13.9: a chunk that fails to load shows a sentence and a button, not an uncaught error."""
    somebody = person()
    page = somebody.go("/")
    page.wait_for_selector("[data-title=guilds]")
    page.route("**/assets/Credits-*.js", lambda route: route.abort())
    page.click("a[href='/credits']")
    page.wait_for_selector("[data-retry]")
    somebody.complaints.clear()  # the missing file is intended
    page.unroute("**/assets/Credits-*.js")
    page.click("[data-retry]")
    page.wait_for_selector("main h1")


def test_who_may_join_is_no_house_ruling(person: Callable[..., Person]) -> None:
    """13.11: it is one of the main questions; an option's explanation is in its tooltip."""
    somebody, held = person(), list[Route]()
    somebody.page.route("**/api/games", lambda route: held.append(route))
    page = somebody.go("/new/stonespine")
    expect(page.locator("form [inert]")).to_have_count(1)  # anything chosen before the games load would be lost
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    expect(page.locator("form [inert]")).to_have_count(0)
    page.wait_for_selector("[data-access]")
    assert page.locator("details [data-access]").count() == 0
    option = page.locator("label.option:has([data-option=placement])")
    assert "5.1" not in option.inner_text()
    assert "5.1" in str(option.get_attribute("data-tip"))


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_home_is_live(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    """The opponent's move updates row, ticket, title and icon of the open page, even after a lost connection."""
    host, other = person(viewport=viewport), person({**QUICK, "name": "Bob"})
    host.come_in()
    other.come_in("Bob")
    table = host.table(game="guilds", access="open", seats=[{"kind": "person"}, {"kind": "open"}])
    other.api("POST", f"/api/tables/{table}/join", {})
    first, second = (host, other) if host.api("GET", f"/api/tables/{table}")["position"]["legal"] else (other, host)
    page = second.go("/")
    row = page.locator(f"#mine [data-table='{table}']")
    expect(row).to_contain_text("to move")
    expect(page.locator("[data-ticket]")).to_have_count(0)
    play_until(first, table, second)
    expect(page.locator("[data-ticket]")).to_be_visible()
    expect(row).to_have_class(re.compile(r"\bturn\b"))
    expect(page).to_have_title("(1) Gospoda")
    assert "data:image" in str(page.locator("link[rel=icon]").get_attribute("href"))
    second.context.set_offline(True)
    play_until(second, table, first)
    second.context.set_offline(False)
    expect(page.locator("[data-ticket]")).to_have_count(0)
    expect(page).to_have_title("Gospoda")


def play_until(mover: Person, table: str, other: Person) -> None:
    """Makes one player's moves until it is the other's turn."""
    for _ in range(50):
        shown = mover.api("GET", f"/api/tables/{table}")
        if not shown["position"]["legal"]:
            break
        body = {"id": uuid4().hex, "v": shown["v"], "seat": shown["you"]["looking"]}
        mover.api("POST", f"/api/tables/{table}/act", {**body, "move": shown["position"]["legal"][-1]["move"]})
    assert other.api("GET", f"/api/tables/{table}")["position"]["legal"]
