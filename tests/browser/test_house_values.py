"""House values: named once per card and once per table, and checked card by card against the printed game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from gospoda.content.house_values import SIGN
from tests.browser.conftest import Person, bots
from tests.browser.test_pages import axe_finds_nothing
from tests.server.server import Server

KEY = "the-owner-of-this-inn"
SCREEN = 3000  # pixels: the old page of Guilds was 63,000 high
TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
DRAWN = {"guilds": "#rooms [data-face]", "rollplayer": "[data-card]", "simurgh": "#monument", "stonespine": ".card"}


def board(somebody: Person, title: str, shows: str) -> Page:
    """Opens a table of a title against a bot and waits for its board."""
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(game=title, seats=[{'kind': 'person'}, *bots(1)], seed='3')}")
    page.wait_for_selector(shows)
    return page


@pytest.mark.parametrize("title", ["guilds", "simurgh"])
def test_a_table_names_house_values_once(person: Callable[..., Person], title: str) -> None:
    """26.4.5: in the table's menu and a card's tooltip, not on every card and log line."""
    page = board(person(), title, DRAWN[title])
    assert SIGN not in page.inner_text("body")
    page.click("[data-menu]")
    expect(page.locator("[data-house]")).to_contain_text(SIGN)
    expect(page.locator("[data-house] a")).to_have_attribute("href", f"/house/{title}")


def test_the_tooltip_of_a_card_names_its_house_values(person: Callable[..., Person]) -> None:
    page = board(person(), "guilds", DRAWN["guilds"])
    page.locator("[data-tip]:has([data-face])").first.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text(f"{SIGN} House value")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("width", [390, 1366])
def test_visitors_look_at_one_card_at_a_time(person: Callable[..., Person], title: str, width: int) -> None:
    """No raw JSON, ids or endless page; every component has its picture."""
    page = person(viewport={"width": width, "height": 768}).go(f"/house/{title}")
    card = page.locator("[data-card]")
    expect(card).to_be_visible()
    expect(card.locator("form")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight") < SCREEN
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first = card.get_attribute("data-card")
    page.click("[data-next]")
    expect(card).not_to_have_attribute("data-card", first or "")
    for name in page.locator("[data-pick]").evaluate_all("(all) => all.map((one) => one.dataset.pick)")[::9]:
        page.click(f"[data-pick='{name}']")
        expect(page.locator(f"[data-card='{name}']")).to_be_visible()
        text = page.locator(f"[data-card='{name}'] dl").inner_text()
        assert not set('{}[]_"') & set(text), text
        assert "box-" not in text
    axe_finds_nothing(page, f"/house/{title}")


@pytest.fixture
def owned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An inn with an empty pack; returns the address of its pages."""
    (tmp_path / "pack").mkdir()
    monkeypatch.setenv("GOSPODA_OWNER_KEY", KEY)
    arguments = (f"sqlite:///{tmp_path}/t.db", "--no-limits", "--pack", str(tmp_path / "pack"))
    server = Server(*arguments, log=tmp_path / "log").start()
    yield server.url
    server.kill()


def test_an_owner_checks_the_box_card_by_card(owned: str, browser: Browser, tmp_path: Path) -> None:
    """One card matches and one is changed with drop-downs; progress counts both, and the pack can be shared."""
    page = browser.new_context(locale="en", viewport={"width": 1366, "height": 768}).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/box") else None)
    page.goto(f"{owned}/house/stonespine?card=jael-2#owner={KEY}")
    count = page.locator(".count")
    expect(count).to_contain_text("0 of 23 checked")
    expect(page.locator("[data-card='jael_card:jael-2']")).to_be_visible()
    page.get_by_label("Gold", exact=True).select_option("12")
    page.click("[data-save-card]")
    expect(count).to_contain_text("1 of 23 checked")
    expect(page.locator("[data-card='jael_card:jael-2']")).to_have_count(0)  # the next card to check is shown
    expect(page.locator("[data-card] h2")).to_be_focused()
    expect(page.locator("[data-save-card]")).to_have_text("It matches my card")
    page.click("[data-save-card]")
    expect(count).to_contain_text("2 of 23 checked")
    assert "gold = 12" in (tmp_path / "pack" / "stonespine" / "jael.toml").read_text("utf-8")
    page.fill("[data-search]", "smokehouse")
    expect(page.locator("[data-pick]")).to_have_count(1)
    page.check("[data-only]")
    with page.expect_download() as download:
        page.click("[data-download]")
    file = tmp_path / "shared.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == "stonespine"
    page.set_input_files("[data-take]", str(file))
    expect(page.get_by_role("status").filter(has_text="digest")).to_be_visible()
    file.write_text("{}", "utf-8")
    page.set_input_files("[data-take]", str(file))
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(asked) < 12, "the page asks for the box once, and again after each change"


def test_what_the_title_refuses_is_told_and_kept(owned: str, browser: Browser) -> None:
    """A large room with a small one's doors: the reason is shown, and the choices stay."""
    page = browser.new_context(locale="en").new_page()
    page.goto(f"{owned}/house/guilds#owner={KEY}")
    page.fill("[data-search]", "bath")
    page.locator("[data-pick^='room:']").first.click()
    size = page.get_by_label("Size", exact=True)
    expect(size).to_be_visible()
    other = "large" if size.input_value() == "small" else "small"
    size.select_option(other)
    expect(page.locator("[data-save-card]")).to_have_text("Save these values")
    page.click("[data-save-card]")
    expect(page.get_by_role("alert")).to_contain_text("side")
    expect(size).to_have_value(other)
