"""The inn's front room: a newcomer plays at once, open tables are open to everybody, my turn comes first."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import PHONE, QUICK, Person

TITLES = ["stonespine", "rollplayer", "simurgh", "guilds"]
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_newcomer_sees_what_there_is_and_plays(person: Callable[..., Person]) -> None:
    """13.3: every title in one line with players, minutes and weight, and a button that plays at once."""
    page = person().go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    assert page.locator("[data-title]").evaluate_all("(found) => found.map((one) => one.dataset.title)") == TITLES
    for title in TITLES:
        card = page.locator(f"[data-title={title}]")
        assert "min" in card.inner_text()
        assert card.locator("[data-play]").is_visible()
        assert card.locator("[data-solo]").count() == (title in ("stonespine", "rollplayer"))
        assert card.locator("img").evaluate("(one) => one.complete && one.naturalWidth > 0")
    page.check("[data-title=guilds] input[value='3']", force=True)
    page.select_option("[data-title=guilds] select", "novice")
    page.reload()
    page.wait_for_selector("[data-title=guilds] input[value='3']:checked", state="attached")
    page.click("[data-title=guilds] [data-play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".status")
    table = page.url.rsplit("/", 1)[-1]
    seats = page.evaluate("(path) => fetch(path).then((one) => one.json())", f"/api/tables/{table}")["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["", "novice", "novice", "novice"]


def test_open_tables_are_there_for_a_newcomer(person: Callable[..., Person]) -> None:
    """13.3: who has no cookie sees open tables too, and sits down."""
    host, newcomer = person(), person({**QUICK, "name": "Bob"})
    host.come_in()
    table = host.table(game="guilds", access="open", seats=[{"kind": "person"}, {"kind": "open"}])
    page = newcomer.go("/")
    page.click(f"[data-table='{table}'] [data-sit]")
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector("[data-sit='1'], [data-name]")


def test_my_turn_first_and_the_way_back_to_a_seat_that_a_bot_holds(person: Callable[..., Person]) -> None:
    me = person()
    me.come_in()
    mine = me.table(seats=[{"kind": "person"}])  # alone: whatever the bot does meanwhile, this one waits longest
    handed = me.table(game="guilds", seats=[{"kind": "person"}, {"kind": "person"}], mode="hotseat")
    me.api("POST", f"/api/tables/{handed}/seats/0", {"kind": "bot", "bot": "random"})
    page = me.go("/")
    assert page.locator("[data-ticket]").get_attribute("href") == f"/t/{mine}"
    rows = page.locator("#mine [data-table]")
    assert rows.nth(0).get_attribute("data-table") == mine
    page.click(f"[data-table='{mine}'] a.button")
    page.wait_for_url(f"**/t/{mine}")


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390}])
def test_small_screens(person: Callable[..., Person], size: dict[str, int]) -> None:
    page = person(viewport=size, locale="pl-PL").go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    assert page.evaluate(OVERFLOW) == 0
    assert page.locator("[data-title=guilds] [data-play]").bounding_box()["height"] >= 44  # type: ignore[index]


def test_a_saved_game_becomes_a_table(person: Callable[..., Person], tmp_path: Path) -> None:
    """13.8: import has a page; a file that is none is refused in a sentence."""
    me = person()
    me.come_in()
    people = [{"kind": "person", "name": "Ania"}, {"kind": "person", "name": "Bob"}]
    table = me.table(game="guilds", seats=people, mode="hotseat")
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(me.api("GET", f"/api/tables/{table}/export")), "utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    page = me.go("/import")
    page.set_input_files("[data-import]", broken)
    page.wait_for_selector("[role=alert]")
    page.set_input_files("[data-import]", saved)
    page.wait_for_url("**/t/*")
    assert table not in page.url


def test_a_page_that_cannot_be_loaded_offers_another_try(person: Callable[..., Person]) -> None:
    """13.9: a chunk that fails shows a sentence and a button, not an error of the program."""
    somebody = person()
    page = somebody.go("/")
    page.wait_for_selector("[data-title=guilds]")
    page.route("**/assets/Credits-*.js", lambda route: route.abort())
    page.click("a[href='/credits']")
    page.wait_for_selector("[data-retry]")
    somebody.complaints.clear()  # the lost file is meant
    page.unroute("**/assets/Credits-*.js")
    page.click("[data-retry]")
    page.wait_for_selector("main h1")


def test_who_may_join_is_no_house_ruling(person: Callable[..., Person]) -> None:
    """13.11: it stands among the main questions; the paragraph of an option is in its tooltip."""
    page = person().go("/new/stonespine")
    page.wait_for_selector("[data-access]")
    assert page.locator("details [data-access]").count() == 0
    option = page.locator("label.option:has([data-option=placement])")
    assert "5.1" not in option.inner_text()
    assert "5.1" in str(option.get_attribute("data-tip"))
