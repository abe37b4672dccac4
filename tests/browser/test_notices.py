"""It is your turn, in the browser: how many tables wait, the way to the next, the page of notices, no connection."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, PHONE, Person
from tests.browser.test_pages import axe_finds_nothing
from tests.table.receivers import Browser

OPEN = [{"kind": "person"}, {"kind": "open"}]


def table_of_two(host: Person, friend: Person) -> str:
    """A table for both, which begins when both sit."""
    table = host.table(seats=OPEN)
    secret = host.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1].partition("=")[2]
    friend.api("POST", f"/api/tables/{table}/join", {"secret": secret})
    return table


def test_other_tables_that_wait_are_counted_and_the_longest_waiting_is_next(person: Callable[..., Person]) -> None:
    host, friend = person(viewport=PHONE), person()
    host.come_in("Ania")
    friend.come_in("Bea")
    first, second, third = (table_of_two(host, friend) for _ in range(3))
    page = host.go(f"/t/{second}")
    way = page.locator("[data-next-table]")
    expect(way).to_have_text("2", timeout=PATIENCE)
    page.wait_for_function("() => document.title.startsWith('(2) ')")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"), timeout=PATIENCE)
    way.click()
    page.wait_for_url(f"**/t/{first}")
    page = host.go("/settings")
    page.wait_for_function("() => document.title === '(3) Gospoda'")
    assert [one["table"] for one in host.api("GET", "/api/turns")["tables"]] == [first, second, third]


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_page_of_notices(person: Callable[..., Person], locale: str) -> None:
    somebody = person(viewport=PHONE if locale == "pl-PL" else None, locale=locale)
    somebody.come_in("Ania")
    page = somebody.go("/notices")
    page.wait_for_selector("a[href='/account'].button")
    somebody.api("POST", "/api/account", {"device": "Chrome"})
    page = somebody.go("/notices")
    page.fill("[data-address=webhook]", "http://127.0.0.1/hook")
    page.click("[data-add=webhook]")
    expect(page.locator("[role=alert]")).to_contain_text("https", timeout=PATIENCE)
    somebody.complaints.clear()  # that it was refused
    page.fill("[data-address=webhook]", "https://example.org/hook")
    page.click("[data-add=webhook]")
    channel = page.locator("[data-channel=webhook]")
    expect(channel).to_contain_text("https://example.org/hook", timeout=PATIENCE)
    page.check("[data-plan=after]")
    page.fill("[data-minutes]", "45")
    page.locator("[data-minutes]").blur()
    page.uncheck("[data-quiet]")
    expect(page.locator("[data-channel] select")).to_have_count(0, timeout=PATIENCE)
    axe_finds_nothing(page, f"notices-{locale}")
    when = somebody.api("GET", "/api/notices")["channels"][0]["when"]
    assert (when["plan"], when["minutes"], when["quiet_from"]) == ("after", 45, None)
    assert "notice-" not in page.locator("main").inner_text()
    page.click("[data-remove]")
    expect(channel).to_have_count(0, timeout=PATIENCE)


SUBSCRIBED = """(subscription) => {
  PushManager.prototype.subscribe = async function (asked) {
    window.asked = { visible: asked.userVisibleOnly, key: [...asked.applicationServerKey] };
    return { toJSON: () => subscription };
  };
}"""
# What browsers do with a click on a notice cannot be done by a program: where it would lead is noted instead.
CLICKED = """async () => {
  let led = "";
  Clients.prototype.openWindow = async (url) => (led = url);
  const [notice] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification: notice });
  const done = new Promise((resolve) => (event.waitUntil = (work) => resolve(work)));
  self.dispatchEvent(event);
  await (await done);
  return { led, left: (await self.registration.getNotifications()).length };
}"""


def test_a_push_is_shown_and_leads_to_the_table(person: Callable[..., Person]) -> None:
    """Chromium's own push service is not here: the subscription is given, and what it would bring is delivered."""
    somebody = person(locale="pl-PL")
    somebody.come_in("Ania")
    somebody.api("POST", "/api/account", {"device": "Chrome"})
    somebody.context.grant_permissions(["notifications"], origin=somebody.server)
    page = somebody.go("/notices")
    page.evaluate(SUBSCRIBED, Browser().subscription("https://push.example.org/me"))
    page.click("[data-subscribe]")
    expect(page.locator("[data-channel=push]")).to_be_visible(timeout=PATIENCE)
    asked = page.evaluate("window.asked")
    assert (asked["visible"], len(asked["key"]), asked["key"][0]) == (True, 65, 4), "an uncompressed point"
    axe_finds_nothing(page, "notices with a push")

    devtools, found = somebody.context.new_cdp_session(page), []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    [registration] = {one["registrationId"] for one in found if one["scopeURL"] == somebody.server + "/"}

    def deliver(table: str) -> None:
        push = {"body": "Twoja kolej", "url": f"{somebody.server}/t/{table}", "tag": f"gospoda-{table}", "count": 1}
        data = {"origin": somebody.server, "registrationId": registration, "data": json.dumps(push)}
        devtools.send("ServiceWorker.deliverPushMessage", data)

    with page.expect_request("**/api/turns"):  # who looks at the inn is told by the page
        deliver("seen")
    [worker] = [one for one in somebody.context.service_workers if one.url.startswith(somebody.server)]
    assert worker.evaluate("async () => (await self.registration.getNotifications()).length") == 0
    page.goto("about:blank")
    somebody.complaints.clear()  # nothing can be kept for a page that is none
    deliver("away")
    shown = "async () => (await self.registration.getNotifications()).map((one) => [one.title, one.body, one.tag])"
    end = time.monotonic() + PATIENCE / 1000
    while not (told := worker.evaluate(shown)) and time.monotonic() < end:
        time.sleep(0.1)
    assert told == [["Gospoda", "Twoja kolej", "gospoda-away"]]
    assert worker.evaluate(CLICKED) == {"led": f"{somebody.server}/t/away", "left": 0}


def test_rules_without_a_connection_and_a_page_that_says_so_for_the_rest(person: Callable[..., Person]) -> None:
    somebody = person(viewport=PHONE)
    page = somebody.go("/help/guilds")
    page.wait_for_selector("article h1")
    page.wait_for_selector("html[data-works-offline=true]", state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("html[data-works-offline=true]", state="attached")
    told = page.locator("article h1").first.inner_text()
    somebody.context.set_offline(True)
    page.reload()
    expect(page.locator("article h1").first).to_have_text(told, timeout=PATIENCE)
    page.goto(somebody.server + "/settings")
    expect(page.locator("section[lang=pl] h2")).to_have_text("Brak połączenia", timeout=PATIENCE)
    somebody.context.set_offline(False)


def test_the_inn_can_be_installed(person: Callable[..., Person]) -> None:
    somebody = person()
    page = somebody.go("/settings")
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    told = somebody.context.request.get(somebody.server + "/manifest.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    manifest = told.json()
    assert manifest["display"] == "standalone"
    sizes = {}
    for icon in manifest["icons"]:
        answer = somebody.context.request.get(somebody.server + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            drawn = answer.body()
            wide, high = (int.from_bytes(drawn[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{wide}x{high}"
            sizes[icon.get("purpose", "any")] = wide
    assert sizes == {"any": 512, "maskable": 512}
