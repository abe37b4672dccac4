"""Ending a game early by mouse and keyboard, the mark on guests, and the notice of a changed name."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import QUICK, Person
from tests.browser.test_pages import axe_finds_nothing

OPEN = "dialog[open]"
FURTHEST = 200  # Tab presses, more than a table has focus stops
Press = Callable[[Page, str], None]


def by_mouse(page: Page, what: str) -> None:
    page.click(what)


def by_keyboard(page: Page, what: str) -> None:
    """Reaches the target with Tab and presses Enter."""
    page.wait_for_selector(what)
    for _ in range(FURTHEST):
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with Tab")


WAYS = pytest.mark.parametrize("press", [by_mouse, by_keyboard])


def join(host: Person, table: str, seat: int, somebody: Person) -> None:
    """Takes a seat through its link."""
    link = host.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][seat]
    somebody.api("POST", f"/api/tables/{table}/join", {"secret": link.partition("=")[2]})


def at_a_table(person: Callable[..., Person]) -> tuple[Person, Person, str]:
    """Two people at a board, and the table."""
    ania, bara = (person({**QUICK, "name": name}) for name in ("Ania", "Bara"))
    ania.come_in("Ania")
    bara.come_in("Bara")
    table = ania.table(seats=[{"kind": "person"}, {"kind": "open"}])
    join(ania, table, 1, bara)
    for one in (ania, bara):
        one.go(f"/t/{table}").wait_for_selector("[data-card]")
    return ania, bara, table


def from_menu(page: Page, press: Press, what: str) -> None:
    press(page, "[data-menu]")
    press(page, what)
    page.wait_for_selector(OPEN)


def table_of(somebody: Person, table: str) -> Any:
    return somebody.api("GET", f"/api/tables/{table}")["table"]


@WAYS
def test_a_proposal_to_end_is_answered(person: Callable[..., Person], press: Press) -> None:
    """One player withdraws a proposal; then the other's proposal is accepted."""
    ania, bara, table = at_a_table(person)
    mine, theirs = ania.page.locator(OPEN), bara.page.locator(OPEN)
    from_menu(ania.page, press, "[data-menu-end]")
    axe_finds_nothing(ania.page, "a proposal to end")
    press(ania.page, "[data-end-yes]")
    expect(mine).to_have_count(0)
    expect(theirs).to_contain_text("Ania proposes to end the game")
    axe_finds_nothing(bara.page, "the answer to a proposal")

    from_menu(ania.page, press, "[data-menu-end]")
    press(ania.page, "[data-end-no]")
    expect(theirs).to_have_count(0)
    from_menu(bara.page, press, "[data-menu-end]")
    press(bara.page, "[data-end-yes]")
    press(ania.page, "[data-end-agree]")
    for one in (ania, bara):
        one.page.wait_for_selector("[data-rematch]")
    ended = table_of(ania, table)["ended"]
    assert (ended["how"], ended["winners"]) == ("agreed", [])


@WAYS
def test_a_proposal_to_end_is_declined(person: Callable[..., Person], press: Press) -> None:
    """The game goes on for both players."""
    ania, bara, table = at_a_table(person)
    from_menu(ania.page, press, "[data-menu-end]")
    press(ania.page, "[data-end-yes]")
    press(bara.page, "[data-end-decline]")
    expect(bara.page.locator(OPEN)).to_have_count(0)
    expect(ania.page.locator(OPEN)).to_have_count(0)
    assert table_of(ania, table)["status"] == "running"


@WAYS
def test_resigning_asks_once_more(person: Callable[..., Person], press: Press) -> None:
    ania, bara, table = at_a_table(person)
    from_menu(ania.page, press, "[data-menu-resign]")
    axe_finds_nothing(ania.page, "resigning")
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator(OPEN)).to_have_count(0)
    assert table_of(ania, table)["status"] == "running"
    from_menu(ania.page, press, "[data-menu-resign]")
    expect(ania.page.locator(OPEN)).to_contain_text("counts as lost")
    press(ania.page, "[data-resign-yes]")
    for one in (ania, bara):
        one.page.wait_for_selector("[data-rematch]")
    assert table_of(bara, table)["ended"] == {"how": "resigned", "seat": 0, "winners": [1]}


def member(person: Callable[..., Person], **more: Any) -> tuple[Person, str]:
    """A person with an account and a unique name."""
    name = f"Zofia {secrets.token_hex(4)}"
    somebody = person({**QUICK, "name": name}, **more)
    somebody.come_in(name)
    somebody.api("POST", "/api/account", {"device": "Chrome"})
    return somebody, name


def test_guests_are_marked_in_the_lobby_and_in_the_bar(person: Callable[..., Person]) -> None:
    """Members aren't marked, because nobody else can have their names."""
    host, name = member(person, locale="pl-PL")
    guests = [person({**QUICK, "name": one}) for one in ("Borek", "Ciril")]
    for guest, called in zip(guests, ("Borek", "Ciril"), strict=True):
        guest.come_in(called)
    table = host.table(seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    join(host, table, 1, guests[0])
    page = host.go(f"/t/{table}")
    expect(page.locator(".seat", has_text="Borek").locator("[data-guest]")).to_have_text("gość")
    expect(page.locator(".seat", has_text=name)).to_have_count(1)
    expect(page.locator("[data-guest]")).to_have_count(1)
    axe_finds_nothing(page, "a lobby with a guest")
    join(host, table, 2, guests[1])
    page.wait_for_selector("[data-card]")
    expect(page.locator("header [data-seat-chip] [data-guest]")).to_have_count(2)
    expect(page.locator("header [data-seat-chip='0'] [data-guest]")).to_have_count(0)
    expect(page.locator("header [data-seat-chip='1'] [data-guest] .sr")).to_have_text("gość")


def test_whoever_got_another_name_reads_it_once(person: Callable[..., Person]) -> None:
    somebody, name = member(person)
    me = somebody.api("GET", "/api/me")

    def told(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json={**me, "formerly": "Zofia"})
        else:
            route.fallback()

    somebody.page.route("**/api/me", told)
    page = somebody.go("/")
    note = page.locator("[data-new-name]")
    expect(note).to_contain_text(f"called Zofia before you, so your name is {name} now")
    expect(note.locator("a[href='/account']")).to_be_visible()
    axe_finds_nothing(page, "the note of a new name")
    with page.expect_response("**/api/account/new-name") as read:
        note.locator("[data-new-name-read]").click()
    assert read.value.ok
    expect(note).to_have_count(0)
