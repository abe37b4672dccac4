"""P23: an invitation is a link that the host can renew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, QUICK, WIDE, Person

RENEWED = "(old) => document.querySelector('.free [data-link]').dataset.link !== old"


def test_the_host_renews_an_invitation(person: Callable[..., Person]) -> None:
    host, friend = person(), person({**QUICK, "name": ""}, viewport=PHONE)
    host.come_in()
    table = host.table(seats=[{"kind": "person"}, {"kind": "open"}])
    page = host.go(f"/t/{table}")
    link = page.locator("[data-link*='#join=']")
    old = link.get_attribute("data-link")
    page.click(".free [data-renew]")
    page.wait_for_function(RENEWED, arg=old)
    new = link.get_attribute("data-link")
    assert old is not None
    assert new is not None
    friend.go(old)
    friend.page.wait_for_selector("[role=alert]")
    friend.page.wait_for_selector("main a[href='/']")
    friend.complaints.clear()  # the refused request is intended
    friend.go("/")
    friend.go(new)
    friend.page.wait_for_selector("svg[role=grid], [data-name]")
    if friend.page.locator("[data-name]").count():
        friend.page.fill("[data-name]", "Bob")
        friend.page.click("[data-enter]")
    friend.page.wait_for_selector("svg[role=grid]")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Zofia invites"), ("pl", "Zofia zaprasza"), ("cs", "Zofia tě zve")]
)
def test_an_invitation_names_host_and_game(person: Callable[..., Person], language: str, words: str) -> None:
    """The stranger sees both before being asked anything. Without the secret, a private table stays unknown."""
    host, friend = person(), person({**QUICK, "name": ""}, locale=language, viewport=PHONE)
    host.come_in("Zofia")
    table = host.table(game="simurgh", seats=[{"kind": "person"}, {"kind": "open"}])
    link = host.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1]
    expect(friend.go(link).locator("[data-door]")).to_contain_text(words)
    expect(friend.page.locator("[data-door]")).to_contain_text("Simurgh")
    stranger = person({**QUICK, "name": ""})
    page = stranger.go(f"/t/{table}")
    expect(page.locator("[role=alert]")).to_be_visible()
    assert "Zofia" not in page.locator("main").inner_text()
    page.locator("header .brand").wait_for()
    stranger.complaints.clear()  # the refused request is intended


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_invitation_of_a_friend_comes_at_once(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    """It names the game, and on a phone it comes before everything else."""
    host, friend = person(), person({**QUICK, "name": "Bob"}, viewport=viewport)
    host.come_in("Zofia")
    friend.come_in("Bob")
    secret = host.api("POST", "/api/friends/link", {})["secret"]
    assert friend.context.request.post(friend.server + "/api/friends", data={"secret": secret}).ok
    page = friend.go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    table = host.table(game="simurgh", seats=[{"kind": "person"}, {"kind": "open"}])
    me = friend.api("GET", "/api/me")["id"]
    host.api("POST", f"/api/tables/{table}/invite", {"guest": me})
    shown = page.locator(f"[data-invitation='{table}']")
    expect(shown).to_contain_text("invites you to Simurgh.")
    if viewport == PHONE:
        below = page.locator("[data-title]").first.bounding_box()
        box = shown.bounding_box()
        assert box is not None
        assert below is not None
        assert box["y"] + box["height"] <= below["y"]
