"""Past games in the browser: games with their results, statistics with a picture, the ladder."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import play_out
from tests.browser.test_pages import axe_finds_nothing

# Elements that overflow their panel, or a part of it that would need sideways scrolling.
WIDER = """() => [...document.querySelectorAll('.panel, .panel :not(svg *)')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => (one.innerText ?? one.tagName).slice(0, 40))"""


def played(somebody: Person) -> str:
    """Plays a rated game against bots to its end."""
    table = somebody.table(game="guilds", title="Wieczór", seats=[{"kind": "person"}, *bots(2)], rated=True)
    play_out(somebody, table)
    return table


def test_games_statistics_and_ladder(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "language": "pl"}, viewport=PHONE)
    somebody.come_in()
    table = played(somebody)
    page = somebody.go("/history")
    row = page.locator(f"[data-row='{table}']")
    expect(row).to_contain_text("Wieczór")
    expect(row).to_contain_text("Ranking")
    axe_finds_nothing(page, "history")
    page.locator("[data-game]").select_option("simurgh")
    expect(row).to_have_count(0)
    page.locator("[data-game]").select_option("guilds")
    expect(row).to_have_count(1)
    page = somebody.go("/statistics/guilds")
    expect(page.locator("[data-by-seats] tbody tr")).to_have_count(1)
    expect(page.locator("[data-inn] tbody tr").nth(3)).to_be_visible()
    axe_finds_nothing(page, "statistics")
    assert page.evaluate(WIDER) == [], "a panel holds what is in it"
    page = somebody.go("/ladder/guilds")
    expect(page.locator(".yours")).to_contain_text("Ania (gość) (ty)")
    expect(page.locator("[data-ladder]")).to_have_count(2)  # and the bots, whose level has a single rating
    axe_finds_nothing(page, "ladder")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shared_with(person({**QUICK, "language": "cs"}, viewport=PHONE, locale="cs-CZ"), somebody, table)


def shared_with(friend: Person, player: Person, table: str) -> None:
    """A friend without access to the table opens the link and goes on to the replay."""
    friend.go(player.api("GET", f"/api/tables/{table}/share")["path"])
    page = friend.page
    expect(page.locator("h1")).to_contain_text("vyhráv")
    expect(page.get_by_role("img")).to_be_visible()
    page.wait_for_function("() => document.fonts.check('16px \"Atkinson Hyperlegible Next\"')")
    axe_finds_nothing(page, "share")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"a[href^='/t/{table}/0']").click()
    expect(page.locator("[data-next]")).to_be_visible()
    assert page.url.endswith(f"/t/{table}/0"), "the key does not stay in the address"
