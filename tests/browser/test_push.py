"""A push that arrives while no page is open is shown as a notification and leads to its table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.__main__ import WHOLE
from tests.browser.conftest import FLAGS, PATIENCE, Person, chromium
from tests.browser.driving import wait_until
from tests.browser.test_pages import axe_finds_nothing
from tests.server.notices import receivers


@pytest.fixture(scope="module")
def browser(engine: Playwright) -> Iterator[Browser]:
    """The full Chromium: the headless shell shows no notifications."""
    with engine.chromium.launch(executable_path=chromium(WHOLE), args=FLAGS) as opened:
        yield opened


SUBSCRIBED = """(subscription) => {
  PushManager.prototype.subscribe = async function (asked) {
    window.asked = { visible: asked.userVisibleOnly, key: [...asked.applicationServerKey] };
    return { toJSON: () => subscription };
  };
}"""
# No program can do what browsers do for a click on a notification, so the target is recorded instead.
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
    """Chromium's push service isn't available: the test fakes the subscription and delivers the message."""
    somebody = person(locale="pl-PL")
    somebody.come_in("Apolonia")
    somebody.api("POST", "/api/account", {"device": "Chrome"})
    somebody.context.grant_permissions(["notifications"], origin=somebody.server)
    page = somebody.go("/notices")
    page.evaluate(SUBSCRIBED, receivers.Browser().subscription("https://push.example.org/me"))
    page.click("[data-subscribe]")
    expect(page.locator("[data-channel=push]")).to_be_visible()
    asked = page.evaluate("window.asked")
    assert (asked["visible"], len(asked["key"]), asked["key"][0]) == (True, 65, 4), "an uncompressed point"
    axe_finds_nothing(page, "notices with a push")

    devtools, found = somebody.context.new_cdp_session(page), []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    scope = somebody.server + "/"
    wait_until(page, lambda: any(one["scopeURL"] == scope for one in found))
    [registration] = {one["registrationId"] for one in found if one["scopeURL"] == scope}

    def deliver(table: str) -> None:
        push = {"body": "Twoja kolej", "url": f"{somebody.server}/t/{table}", "tag": f"gospoda-{table}", "count": 1}
        data = {"origin": somebody.server, "registrationId": registration, "data": json.dumps(push)}
        devtools.send("ServiceWorker.deliverPushMessage", data)

    with page.expect_request("**/api/turns"):  # the open page informs its reader itself
        deliver("seen")
    [worker] = [one for one in somebody.context.service_workers if one.url.startswith(somebody.server)]
    assert worker.evaluate("async () => (await self.registration.getNotifications()).length") == 0
    page.goto("about:blank")
    somebody.complaints.clear()  # an opaque page can't store anything
    deliver("away")
    shown = "async () => (await self.registration.getNotifications()).map((one) => [one.title, one.body, one.tag])"
    end = time.monotonic() + PATIENCE / 1000
    while not (told := worker.evaluate(shown)) and time.monotonic() < end:
        time.sleep(0.1)
    assert told == [["Gospoda", "Twoja kolej", "gospoda-away"]]
    assert worker.evaluate(CLICKED) == {"led": f"{somebody.server}/t/away", "left": 0}
