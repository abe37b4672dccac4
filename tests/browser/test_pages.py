"""Every page: axe finds nothing, the words exist in three languages, and the browser's language is detected."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from tests.browser import driver
from tests.browser.conftest import PHONE, QUICK, WIDE, Person, bots, running

PAGES = ["/", "/new/stonespine", "/help/stonespine", "/gallery/stonespine", "/credits", "/settings"]
PAGES += ["/tables/open", "/import", "/nowhere"]
PACK, OWNER = "my printed game", "who-runs-this-inn"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
DRAWN = "() => [...document.querySelectorAll('[role=row]')].every((row) => row.childElementCount)"
OTHER_STATUS = "(before) => document.querySelector('.status').innerText !== before"
HEADED = """(path) => {
  const heading = document.querySelector('#main h1')?.textContent.trim();
  return document.title === (path === '/' ? 'Gospoda' : `${heading} · Gospoda`);
}"""
AXE = Axe().axe_script
# Passed checks are of no interest, and describing them took as long as the rest: a megabyte on a large board.
VIOLATIONS = "(rules) => axe.run(document, {...rules, resultTypes: ['violations']}).then((found) => found.violations)"
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}  # everything that another theme can change


def axe_finds_nothing(page: Page, where: str, rules: dict[str, Any] = RULES) -> None:
    """Checks that axe finds no violation once the rows of a board, which draws in steps, are there."""
    page.wait_for_timeout(150)
    page.wait_for_function(DRAWN)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS, rules)
    told = [f"{where}: {one['id']}: {[node['target'] for node in one['nodes']][:4]}" for one in found]
    assert told == []


def test_axe_would_find_something(person: Callable[..., Person]) -> None:
    page = person().go("/")
    page.wait_for_selector("main h1")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        axe_finds_nothing(page, "a button without a name")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_every_page(person: Callable[..., Person], theme: str) -> None:
    somebody = person({**QUICK, "theme": theme}, viewport=WIDE if theme == "light" else PHONE)
    for path in PAGES:
        page = somebody.go(path)
        page.wait_for_selector("main h1")
        axe_finds_nothing(page, path)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, {"kind": "open"}])
    somebody.go(f"/t/{table}").wait_for_selector("[data-add-bot]")
    axe_finds_nothing(page, "lobby")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_in_every_phase(person: Callable[..., Person], theme: str) -> None:
    somebody = person({**QUICK, "theme": theme, "confirm": "on"}, viewport=WIDE if theme == "light" else PHONE)
    somebody.come_in()
    seats = [{"kind": "person"}, *bots(1 if theme == "light" else 0)]
    table = somebody.table(seats=seats, seed="axe")
    page = somebody.go(f"/t/{table}")
    chance = random.Random(9)
    seen: set[str] = set()
    for _ in range(500):
        asked = driver.state(page)
        if asked not in seen:
            seen.add(asked)
            axe_finds_nothing(page, asked)
        if asked == "over":
            break
        driver.quick_step(page, chance, buy=0.9)
    assert {"card", "drop", "confirm", "market", "challenge", "over"} <= seen
    somebody.go(f"/t/{table}/5").wait_for_selector("svg[role=grid]")
    axe_finds_nothing(page, "replay")
    page.goto(f"{somebody.server}/t/{table}")
    page.click("[data-menu]")
    page.click("[data-menu-text]")
    page.wait_for_function("() => document.querySelector('dialog pre')?.textContent.length > 100")
    axe_finds_nothing(page, "text table")


def test_axe_behind_the_curtain(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    people = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bob"}]
    table = somebody.table(mode="hotseat", seats=people)
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("[data-curtain]")
    axe_finds_nothing(page, "curtain")


@pytest.mark.parametrize(("locale", "word"), [("pl-PL", "Graj"), ("cs-CZ", "Hrát"), ("de-DE", "Play")])
def test_language_is_guessed_from_the_browser(person: Callable[..., Person], locale: str, word: str) -> None:
    page = person(locale=locale).go("/")
    assert page.locator("[data-play]").first.inner_text().split()[0] == word


def test_the_window_is_called_as_its_page_is_headed(person: Callable[..., Person]) -> None:
    """This tells tabs and bookmarks apart in any language. The front room has the inn's name."""
    somebody = person(locale="pl-PL")
    somebody.come_in()
    for path in PAGES:
        page = somebody.go(path)
        page.wait_for_function(HEADED, arg=path)
    page.select_option("header select", "cs")
    page.wait_for_function("() => document.documentElement.lang === 'cs'")
    page.wait_for_function(HEADED, arg=path)
    page.click(".brand")
    page.wait_for_function("() => document.title === 'Gospoda'")


def test_language_is_switched_in_place(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(seats=[{'kind': 'person'}])}")
    page.wait_for_selector("[data-card]")
    sockets = page.evaluate("() => window.sockets.length")
    texts = []
    for language in ("en", "pl", "cs"):
        page.click("[data-menu]")
        page.select_option("[data-language]", language)
        page.keyboard.press("Escape")
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        page.wait_for_function(OTHER_STATUS, arg=texts[-1] if texts else "")
        texts.append(page.locator(".status").inner_text())
    assert len(set(texts)) == 3
    assert page.evaluate("() => window.sockets.length") == sockets, "the table stays open"


def test_no_message_id_is_shown_raw(person: Callable[..., Person]) -> None:
    somebody = person(locale="pl-PL")
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)])
    for path in [*PAGES, f"/t/{table}"]:
        page = somebody.go(path)
        page.wait_for_selector("main h1", state="attached")
        page.wait_for_timeout(300)
        text = page.locator("body").inner_text()
        for prefix in (
            "ss-",
            "ask-",
            "event-",
            "category-",
            "option-",
            "chapter-",
            "gallery-",
            "credits-",
            "set-",
            "challenge-",
        ):
            assert not any(word.startswith(prefix) for word in text.split()), f"{path}: {prefix}"


def test_an_owner_puts_a_card_right_and_a_table_is_set_up_with_it(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    """19.2: from the card in the gallery to its form, then to one table with the pack and one without."""
    (tmp_path / PACK).mkdir()
    with running(tmp_path, options=["--pack", str(tmp_path / PACK), "--owner-key", OWNER]) as address:
        put_right_and_play(person(viewport=PHONE), address)


def put_right_and_play(owner: Person, address: str) -> None:
    """The owner comes without the key, then with it, writes a value and sets up a table with the pack."""
    owner.server = address
    page = owner.go("/gallery/stonespine")
    page.click("[data-check=jael-2]")
    page.wait_for_selector("[data-card='jael_card:jael-2'] dl")
    assert page.locator("[data-save-card]").count() == 0, "only for whoever runs the inn"
    owner.go("/credits").wait_for_selector("main h1")
    page = owner.go(f"/gallery/stonespine#owner={OWNER}")
    page.click("[data-check=jael-2]")
    page.get_by_label("Gold", exact=True).select_option("12")
    axe_finds_nothing(page, "the form of a component")
    page.click("[data-save-card]")
    expect(page.locator(".count")).to_contain_text("1 of 23")
    owner.go("/new/stonespine").select_option("[data-seats]", "1")
    page.select_option("[data-pack-choice]", index=1)
    held: list[Route] = []
    page.route("**/api/games/guilds/packs", lambda route: held.append(route))
    page.check("[data-game=guilds]", force=True)
    page.wait_for_selector("[data-pack-choice]", state="detached")  # the selection belongs to another game
    page.check("[data-game=stonespine]", force=True)
    page.select_option("[data-seats]", "1")
    page.select_option("[data-pack-choice]", index=1)
    held[0].fulfill(json=[])  # including anything that arrives late
    page.click("[data-make]")
    page.click("[data-menu]")
    assert PACK in page.inner_text("p[data-pack]")
    assert owner.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]["pack"] == PACK
