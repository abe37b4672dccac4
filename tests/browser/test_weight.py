"""13.9: the size of a visit, no layout shifts while a page fills, and a clean first visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import PHONE, QUICK, WIDE, Person, bots

MOST_BYTES = 150_000
MOST_SHIFT = 0.05
SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""
FORMATS = """
  window.formats = 0;
  Intl.NumberFormat = class extends Intl.NumberFormat {
    constructor(...given) {
      super(...given);
      window.formats++;
    }
  };
"""
TEXTS = ("text/javascript", "text/css", "image/svg+xml", "application/json")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_what_a_fresh_visit_weighs(person: Callable[..., Person], language: str) -> None:
    """A first visit to the home page with open tables: compressed, error-free, small, with cacheable files."""
    host = person()
    host.come_in()
    for _ in range(12):  # as many as home shows
        host.table(seats=[{"kind": "person"}, {"kind": "open"}, *bots(2)], access="open")
    somebody = person(locale=language)
    wire = somebody.context.new_cdp_session(somebody.page)
    weights: list[float] = []
    answers: list[Any] = []
    wire.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    somebody.page.on("response", lambda answer: answers.append(answer))
    page = somebody.go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    page.wait_for_load_state("networkidle")
    assert [one.url for one in answers if one.status >= 400] == []
    for one in answers:
        kind = one.headers.get("content-type", "").partition(";")[0]
        if kind in TEXTS and int(one.headers.get("content-length", "0")) > 2000:
            assert one.headers.get("content-encoding") == ("gzip" if "/api/" in one.url else "br"), one.url
        if "/assets/" in one.url:
            assert "immutable" in one.headers["cache-control"]
            assert one.headers["x-content-type-options"] == "nosniff"
        assert ("content-security-policy" in one.headers) == (not one.url.endswith((".js", ".css", ".woff2"))), one.url
    assert page.locator("html").get_attribute("lang") == language
    assert 50_000 < sum(weights) <= MOST_BYTES
    assert page.locator("#shell").count() == 0  # the placeholder from before the client is gone
    assert len(str(page.locator("meta[name=description]").get_attribute("content"))) > 50


def test_what_a_table_needs_is_kept_by_the_browser(person: Callable[..., Person]) -> None:
    """The browser revalidates a title's components and words without downloading them again."""
    somebody = person()
    somebody.come_in()
    for path in ("/api/games/stonespine/components", "/api/games/stonespine/words/pl"):
        first = somebody.context.request.get(somebody.server + path)
        assert "no-store" not in first.headers["cache-control"]
        headers = {"If-None-Match": first.headers["etag"]}
        assert somebody.context.request.get(somebody.server + path, headers=headers).status == 304


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_is_pushed_about(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    somebody = person({**QUICK, "confirm": "on"}, viewport=viewport)
    somebody.context.add_init_script(SHIFTS)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(2)], seed="shift")
    page = somebody.go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.shift") <= MOST_SHIFT
    somebody.go(f"/t/{table}").wait_for_selector(".face.usable")
    page.wait_for_timeout(500)
    assert page.evaluate("() => window.shift") <= MOST_SHIFT


def test_without_scripts_the_page_says_what_it_needs(person: Callable[..., Person]) -> None:
    page = person(java_script_enabled=False).go("/")
    assert "JavaScript" in page.locator("body").inner_text()


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_no_number_is_formatted_while_a_page_opens(person: Callable[..., Person], language: str) -> None:
    """A page's first Intl.NumberFormat blocks a phone for a tenth of a second; small numbers need none."""
    somebody = person(locale=language, viewport=PHONE)
    somebody.context.add_init_script(FORMATS)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(2)], seed="numbers")
    for path, there in (("/", "[data-title=guilds] [data-play]"), (f"/t/{table}", ".face.usable")):
        page = somebody.go(path)
        page.wait_for_selector(there)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => window.formats") == 0, path
