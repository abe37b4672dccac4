"""Visitors by link and lost visitors always get the header, a way home, and a name in their own language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, QUICK, WIDE, Person, bots
from tests.browser.test_pages import axe_finds_nothing

NAMELESS = {**QUICK, "name": ""}
LEVELS = """(wide) => [...document.querySelectorAll('[data-title] select')].map((one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const text = one.selectedOptions[0].text;
  const needed = pen.measureText(text[0].toUpperCase() + text.slice(1)).width;
  return one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - needed;
})"""


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_replay_that_cannot_be_shown_has_a_way_home(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    host, stranger = person(), person(NAMELESS, locale="pl-PL", viewport=viewport)
    host.come_in()
    table = host.table(seats=[{"kind": "person"}, *bots(1)])
    page = stranger.go(f"/t/{table}/66")
    expect(page.locator("main h1")).to_have_text("Nie można pokazać tej gry")
    expect(page.locator("header .brand")).to_be_visible()
    axe_finds_nothing(page, "a replay that cannot be shown")
    page.click("main a[href='/']")
    page.wait_for_selector("[data-title=guilds]")
    stranger.complaints.clear()  # the refused request is intended


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/help/chess", "/t/0123456789ab", "/friend", "/picture.html", "/deal/none", "/challenge/0123456789ab"],
)
def test_unknown_addresses_are_not_found(person: Callable[..., Person], path: str) -> None:
    """Programs get the status code, people get our page."""
    stranger = person(NAMELESS)
    answer = stranger.page.goto(stranger.server + path)
    assert answer is not None
    assert answer.status == 404
    expect(stranger.page.locator("main a[href='/']")).to_be_visible()
    expect(stranger.page.locator("header .brand")).to_be_visible()
    stranger.complaints.clear()  # so is the console message


@pytest.mark.parametrize(("locale", "name"), [("pl-PL", "Gość"), ("cs-CZ", "Host"), ("en-GB", "Guest")])
def test_a_spectator_without_a_name_gets_one_in_the_own_language(
    person: Callable[..., Person], locale: str, name: str
) -> None:
    """With the spectator link, before any words have loaded."""
    host, spectator = person(), person(NAMELESS, locale=locale)
    host.come_in()
    table = host.table(seats=[{"kind": "person"}, *bots(1)])
    spectator.go(host.api("GET", f"/api/tables/{table}")["you"]["links"]["watch"]).wait_for_selector(".status")
    assert re.fullmatch(rf"{name} \d{{3}}", spectator.api("GET", "/api/me")["name"])


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_header_says_who_i_am(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    """Newcomers and guests can sign in; members read their name. Ladder, friends and history are one click away."""
    somebody = person(viewport=viewport)
    page = somebody.go("/")
    page.wait_for_selector("[data-title=guilds]")
    expect(page.locator("header [data-sign-in]")).to_be_visible()
    assert page.locator("header [data-me]").count() == 0
    name = f"Agnieszka {somebody.page.viewport_size['width']}"  # a member's name is unique
    somebody.come_in(name)
    page.reload()
    expect(page.locator("header [data-me]")).to_contain_text("Agnieszka")
    expect(page.locator("header [data-sign-in]")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for path, there in (("/ladder", "Ladder"), ("/friends", "Friends"), ("/history", "Games played")):
        page.click(f"footer a[href='{path}']")
        expect(page.locator("main h1")).to_contain_text(there)
    page.click("header [data-me]")
    page.fill("[data-keep-name]", name)
    page.press("[data-keep-name]", "Enter")
    expect(page.locator("header [data-sign-in]")).to_have_count(0)
    expect(page.locator("header [data-me]")).to_contain_text("Agnieszka")


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "cs-CZ"])
@pytest.mark.parametrize("width", [1024, 1280, 1366, 1920])
def test_levels_are_whole(person: Callable[..., Person], locale: str, width: int) -> None:
    page = person(locale=locale, viewport={"width": width, "height": 900}).go("/")
    page.wait_for_selector("[data-title=guilds] select")
    for level in ("novice", "journeyman", "expert", "master"):
        for title in ("stonespine", "rollplayer", "simurgh", "guilds"):
            page.select_option(f"[data-title={title}] select", level)
        assert min(page.evaluate(LEVELS)) >= -0.5, (level, width)


def test_complexity_can_be_read_in_forced_colours(person: Callable[..., Person]) -> None:
    """Full dots look different from empty ones."""
    page = person(forced_colors="active").go("/")
    page.wait_for_selector("[data-title=simurgh] .dots .on")
    look = "(one) => getComputedStyle(one).backgroundColor"
    full = page.locator("[data-title=simurgh] .dots .on").first.evaluate(look)
    assert full != page.locator("[data-title=simurgh] .dots i:not(.on)").first.evaluate(look)


def test_focus_goes_on_at_a_new_table(person: Callable[..., Person]) -> None:
    page = person().go("/new/guilds")
    page.wait_for_selector("form [data-seats]")
    page.press("form [data-name]", "Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => document.activeElement?.id === 'main'")


def test_a_lobby_counts_down_until_bots_join(person: Callable[..., Person]) -> None:
    """The host and a visitor see the same countdown, and the bots do join."""
    host, other = person(), person({**QUICK, "name": "Bob"}, viewport=PHONE)
    host.come_in()
    other.come_in("Bob")
    table = host.api("POST", "/api/searches", {"game": "guilds", "seats": 4, "fill": 3})["table"]
    for one in (host, other):
        shown = one.go(f"/t/{table}").locator("[data-fill-in]")
        expect(shown).to_contain_text(re.compile(r"Bots take the free seats in [0-2]:\d\d\."))
        first = int(str(shown.get_attribute("data-fill-in")))
        one.page.wait_for_function(
            "(first) => Number(document.querySelector('[data-fill-in]').dataset.fillIn) < first", arg=first
        )
    quick = host.api("POST", "/api/searches", {"game": "simurgh", "seats": 3, "fill": 0.1, "bot": "random"})["table"]
    page = host.go(f"/t/{quick}")
    page.wait_for_selector(".status")


def test_numbers_are_written_as_in_the_language(person: Callable[..., Person]) -> None:
    """Each number has one format: the ladder groups digits as sentences do, and Polish halves have a comma."""
    rows = [{"name": "Ania", "bot": "", "rating": 12345.4, "deviation": 60.2, "games": 1234, "yours": False}]
    for locale, rating, games in (("en-GB", "12,345", "1,234"), ("pl-PL", "12\u00a0345", "1234")):
        somebody = person(locale=locale)
        body = {"game": "guilds", "rows": [{**one, "provisional": False} for one in rows]}
        somebody.page.route("**/api/ladder/guilds", lambda route, _request, body=body: route.fulfill(json=body))
        row = somebody.go("/ladder/guilds").locator("[data-ladder=Ania]")
        expect(row).to_contain_text(re.compile(rf"{rating}.*{games}"))


def test_a_statistic_can_be_read_on_a_phone(person: Callable[..., Person]) -> None:
    """The plot's labels are as large as other small text."""
    somebody = person(viewport=PHONE)
    somebody.come_in()
    point = {"table": "t", "finished": 1.7e9, "points": 42, "won": True}
    tally = {"played": 1, "won": 1, "points": 42.0}
    body = {"best": 42, "over_time": [point, {**point, "table": "u"}], "by_seats": {"2": tally}, "against": []}
    told = {**body, "sources": [], "openings": []}
    somebody.page.route("**/api/statistics/guilds", lambda route: route.fulfill(json=told))
    page = somebody.go("/statistics/guilds")
    page.wait_for_selector("svg text")
    drawn = "(all) => all.map((one) => one.getBoundingClientRect().height)"
    assert min(page.locator("svg[role=img] text").evaluate_all(drawn)) >= 12
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
