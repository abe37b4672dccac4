"""P23: an invitation is a link; the host can renew it."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import PHONE, QUICK, Person

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
    friend.page.fill("[data-name]", "Bob")
    friend.page.click("[data-enter]")
    friend.page.wait_for_selector("[role=alert]")
    friend.complaints.clear()  # the refused request is meant
    friend.go("/")
    friend.go(new)
    friend.page.wait_for_selector("svg[role=grid], [data-name]")
    if friend.page.locator("[data-name]").count():
        friend.page.fill("[data-name]", "Bob")
        friend.page.click("[data-enter]")
    friend.page.wait_for_selector("svg[role=grid]")
