"""Clocks on a phone, in Polish.

Setting them up, calm display, time running out, votes, and the working-hours page.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.conftest import PHONE, QUICK, Person
from tests.browser.test_pages import axe_finds_nothing

LIVE = {"kind": "live", "seconds": 1, "increment": 0, "late": "mark"}


def test_a_table_with_a_clock(person: Callable[..., Person]) -> None:
    host = person(QUICK, viewport=PHONE, locale="pl-PL", timezone_id="Europe/Warsaw")
    page = host.go("/new/guilds")
    page.select_option("[data-seats]", "2")
    page.select_option("[data-clock-kind]", "turns")
    page.select_option("[data-clock-late]", "bot")
    axe_finds_nothing(page, "set-up")
    page.click("[data-make]")
    page.wait_for_selector("[data-clock-rule]:has-text('1 dzień na każdą turę')")
    table = page.url.rpartition("/")[2]

    friend = person({**QUICK, "name": "Bob"})
    friend.come_in("Bob")
    secret = host.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1].partition("=")[2]
    friend.api("POST", f"/api/tables/{table}/join", {"secret": secret})
    clock = page.locator("[data-clock]")
    page.wait_for_selector("[data-clock][role=timer]")
    assert clock.get_attribute("aria-live") == "off"
    assert page.locator("[aria-live=polite] [data-clock]").count() == 0
    page.wait_for_function("async () => (await (await fetch('/api/hours')).json()).hours?.zone === 'Europe/Warsaw'")
    axe_finds_nothing(page, "table with a clock")

    held: list[Route] = []
    page.route("**/api/hours", lambda route: held.append(route))
    page.goto(f"{host.server}/hours")
    expect(page.locator("[data-night-from]")).to_be_disabled()  # or the saved value would overwrite what is typed
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.unroute("**/api/hours")
    page.fill("[data-night-from]", "21:30")
    page.fill("[data-first-day]", "2099-12-24")
    page.fill("[data-last-day]", "2099-12-26")
    page.click("[data-add-days]")
    page.select_option("[data-country]", label="Polska")
    page.click("[data-add-public]")
    page.wait_for_selector("li:has-text('Wigilia')")
    page.click("[data-save-hours]")
    page.wait_for_selector("[role=status]:has-text('Zapisano')")
    hours = host.api("GET", "/api/hours")["hours"]
    assert (hours["night_from"], hours["holidays"][-3:]) == (1290, ["2099-12-24", "2099-12-25", "2099-12-26"])
    assert {"01-06", "05-03", "12-24"} <= {day[5:] for day in hours["holidays"][:-3]}
    axe_finds_nothing(page, "hours")


def test_the_others_vote_when_the_time_is_up(person: Callable[..., Person]) -> None:
    host, friend = [person({**QUICK, "name": name}, viewport=PHONE, locale="pl-PL") for name in ("Ania", "Bob")]
    host.come_in()
    friend.come_in("Bob")
    seats = [{"kind": "person"}, {"kind": "open"}]
    short = host.table(game="guilds", seats=seats, clock={**LIVE, "seconds": 90})
    expect(host.go(f"/t/{short}").locator("[data-clock-rule]")).to_contain_text("1 min 30 s dla każdego.")
    table = host.table(game="guilds", seats=seats, clock=LIVE)
    secret = host.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1].partition("=")[2]
    friend.api("POST", f"/api/tables/{table}/join", {"secret": secret})
    while not (late := host.api("GET", f"/api/tables/{table}")["clock"]["late"]):
        host.page.wait_for_timeout(100)
    asked = late[0]
    voter = friend if asked == 0 else host
    page = voter.go(f"/t/{table}")
    page.wait_for_selector("[data-clock]")
    page.click("[data-open-drawer]")
    page.click("[data-tab=seats]")
    page.wait_for_selector(f"[data-time='{asked}'].soon")
    axe_finds_nothing(page, "seats")
    page.click(f"[data-vote='{asked}']")
    page.wait_for_selector(f"[data-vote='{asked}']", state="detached")
    seat = host.api("GET", f"/api/tables/{table}")["table"]["seats"][asked]
    assert (seat["kind"], seat["out"]) == ("bot", False)
