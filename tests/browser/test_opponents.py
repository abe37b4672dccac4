"""Opponents: chosen by strength, with human names, and marked as bots wherever their names appear."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Person

LEVELS = ["novice", "journeyman", "expert", "master"]
WIDEST = {"width": 1600, "height": 900}


def test_opponents_are_listed_by_strength(person: Callable[..., Person]) -> None:
    page = person().go("/new/stonespine")
    page.select_option("[data-kind='1']", "bot")
    options = page.locator("[data-bot='1'] option")
    expect(options.first).to_be_attached()
    assert [one.get_attribute("value") for one in options.all()] == LEVELS


def test_bots_are_known_by_their_level_beside_the_name(person: Callable[..., Person]) -> None:
    somebody = person(viewport=WIDEST)
    somebody.come_in()
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": level} for level in ("novice", "novice", "master")]]
    table = somebody.table(seats=seats)
    names = [seat["name"] for seat in somebody.api("GET", f"/api/tables/{table}")["table"]["seats"]]
    assert len(set(names)) == 4
    page = somebody.go(f"/t/{table}")
    for seat, level in ((1, "novice"), (2, "novice"), (3, "master")):
        chip = page.locator(f"[data-seat-chip='{seat}']").first
        expect(chip).to_contain_text(names[seat])
        expect(chip).to_contain_text(level)
        expect(chip.locator(f"[data-bot-mark='{seat}']")).to_have_count(1)
    own = page.locator("[data-seat-chip='0']").first
    expect(own.locator("[data-bot-mark]")).to_have_count(0)
    home = somebody.go("/")
    expect(home.get_by_text(f"{names[3]} (master)").first).to_be_visible()
