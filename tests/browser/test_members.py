"""Members in the browser: Chromium's virtual authenticator holds the passkey, a second browser is another device."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import PHONE, QUICK, WIDE, Person
from tests.browser.driving import wait_until
from tests.browser.test_pages import axe_finds_nothing

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named(server: str) -> str:
    """Returns the server's address by host name: passkeys don't work for IP addresses."""
    return server.replace("127.0.0.1", "localhost")


@contextmanager
def authenticator(somebody: Person) -> Iterator[tuple[CDPSession, str]]:
    """Adds a virtual authenticator to this browser."""
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    yield session, str(made["authenticatorId"])


def keep_name(somebody: Person, name: str) -> Page:
    """Claims the name with a passkey, through the page."""
    page = somebody.go("/account")
    page.fill("[data-keep-name]", name)
    page.click("[data-keep]")
    page.wait_for_selector("[data-passkey]")
    return page


def test_a_guest_keeps_the_name_signs_out_and_comes_back(person: Callable[..., Person], named: str) -> None:
    somebody = person()
    somebody.server = named
    somebody.come_in("Anastazja")
    table = somebody.table(seats=[{"kind": "person"}, {"kind": "person"}])
    with authenticator(somebody):
        page = keep_name(somebody, "Anastazja")
        expect(page.locator("[data-passkey]")).to_contain_text(re.compile(r"\d+ \w+ \d{4}"))  # the British date format
        axe_finds_nothing(page, "account")
        page.click("[data-make-codes]")
        expect(page.locator("[data-codes] li")).to_have_count(10)
        axe_finds_nothing(page, "codes")
        page.click("[data-sign-out]")
        wait_until(page, lambda: somebody.api("GET", "/api/me") is None)
        page = somebody.go("/sign-in")
        page.wait_for_selector("[data-by-passkey]")
        axe_finds_nothing(page, "sign-in")
        page.click("[data-by-passkey]")
        page.fill("[autocomplete=nickname]", "Anastasia")
        page.click("[data-passkey] button")
        page.wait_for_selector("[data-passkey]", state="detached")
        expect(page.locator("[autocomplete=nickname]")).to_have_value("Anastasia")  # although the account was reloaded
    assert [one["id"] for one in somebody.api("GET", "/api/tables/mine")["tables"]] == [table]


def test_a_link_signs_a_phone_in_with_settings_and_tables(person: Callable[..., Person], named: str) -> None:
    somebody, phone = person({**QUICK, "theme": "dark"}), person(viewport=PHONE)
    somebody.server = phone.server = named
    with authenticator(somebody):
        page = keep_name(somebody, "Bartosz")
    page.goto(f"{named}/settings")
    with page.expect_response(lambda told: told.url.endswith("/api/account/settings")):  # before leaving the page
        page.check("input[name=theme][value=light]")
    page = somebody.go("/account")
    page.click("[data-make-link]")
    secret = page.locator("[data-device-link]").get_attribute("data-device-link")
    axe_finds_nothing(page, "link")
    phone.come_in("Bartosz na telefonie")
    lobby = phone.table(seats=[{"kind": "person"}, {"kind": "person"}])
    small = phone.go(f"/sign-in#{secret}")
    small.wait_for_selector("[data-by-link]")
    axe_finds_nothing(small, "link of another device")
    assert small.is_checked("[data-bring]")
    small.click("[data-by-link]")
    expect(small.locator("[data-device]")).to_have_count(2)
    assert small.evaluate("() => document.documentElement.dataset.theme") == "light"
    assert [one["id"] for one in phone.api("GET", "/api/tables/mine")["tables"]] == [lobby]
    page.reload()
    expect(page.locator("[data-device]")).to_have_count(2)
    page.locator("[data-device]", has_not=page.locator("[data-sign-out]")).get_by_role("button").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    assert phone.api("GET", "/api/me") is None


def test_a_guest_whose_remembered_name_a_member_has_keeps_the_table(person: Callable[..., Person]) -> None:
    """The device remembers "Dobromila" but the server calls the guest something else: nobody is asked."""
    member, guest = person(), person({**QUICK, "name": "Dobromila"})
    guest.come_in("Dobromila")
    table = guest.table(game="guilds", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    member.come_in("Dobromila")
    member.api("POST", "/api/account", {"device": "Chrome"})
    page = guest.go(f"/t/{table}")
    page.wait_for_selector(".status")
    assert guest.api("GET", "/api/me")["name"] != "Dobromila"


def test_what_goes_wrong_is_told_in_a_sentence(person: Callable[..., Person], named: str) -> None:
    somebody = person()
    somebody.server = named
    with ignoring(somebody, "400"):
        page = somebody.go("/sign-in#made-up")
        expect(page.get_by_role("alert")).to_contain_text("no longer valid")
        page.fill("[data-code]", "abcd-efgh-jkmn-pqrs")
        page.press("[data-code]", "Enter")
        expect(page.get_by_role("alert")).to_contain_text("recovery code")
    page = somebody.go("/sign-in?problem=refused-openid-denied")
    expect(page.get_by_role("alert")).to_contain_text("The sign-in service refused you")


def test_leaving_asks_for_the_name_and_leaves_nothing(person: Callable[..., Person], named: str) -> None:
    somebody = person()
    somebody.server = named
    with authenticator(somebody), ignoring(somebody, "400"):
        page = keep_name(somebody, "Celina")
        page.click("[data-leave]")
        page.fill("[data-leave-name]", "Cecylia")
        axe_finds_nothing(page, "leaving")
        page.click("[data-leave-now]")
        expect(page.get_by_role("alert")).to_contain_text("nothing was deleted")
        page.fill("[data-leave-name]", "Celina")
        page.click("[data-leave-now]")
        page.wait_for_url(f"{named}/")
        assert somebody.api("GET", "/api/me") is None


def test_without_a_name_in_the_address_codes_are_the_way(person: Callable[..., Person]) -> None:
    somebody = person(viewport=PHONE)
    page = somebody.go("/account")
    page.fill("[data-keep-name]", "Dorota")
    axe_finds_nothing(page, "keeping the name")
    page.click("[data-keep-codes]")
    page.click("[data-make-codes]")
    code = page.locator("[data-codes] li").first.inner_text()
    page.click("[data-sign-out]")
    page.wait_for_url("**/")
    page = somebody.go("/sign-in")
    page.fill("[data-code]", code.upper())
    page.click("[data-by-code]")
    expect(page.locator("[data-device]")).to_have_count(1)


def test_the_whole_way_by_keyboard(person: Callable[..., Person], named: str) -> None:
    """Enter in a field sends its form: once nothing happened before the button had the focus."""
    somebody = person(viewport=WIDE, locale="pl-PL")
    somebody.server = named
    with authenticator(somebody):
        page = somebody.go("/account")
        page.locator("[data-keep-name]").focus()
        page.keyboard.type("Edyta")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-passkey]")
    page.fill("[autocomplete=nickname]", "Edytka")
    page.press("[autocomplete=nickname]", "Enter")
    wait_until(page, lambda: somebody.api("GET", "/api/me")["name"] == "Edytka")
    expect(page.get_by_role("heading", name="Klucze dostępu")).to_be_visible()


@contextmanager
def ignoring(somebody: Person, status: str) -> Iterator[None]:
    """Forgets console messages about refused requests, which are intended here."""
    yield
    somebody.complaints[:] = [text for text in somebody.complaints if f"status of {status}" not in text]
