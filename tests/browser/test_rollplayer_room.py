"""Space on Roll Player's board: nothing is cut off, covered or out of sight in small windows or on phones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.rollplayer_scenes import bring, made, setting, sit, skills
from tests.browser.touch import HIT
from tests.games.rollplayer.language import Play

ASKING = {**QUICK, "confirm": "on"}
DESK = {"width": 1366, "height": 768}
SMALL = {"width": 1024, "height": 600}
# Which of these have more content than they show.
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
# How far above the stage's bottom the set-up columns end: the player's own and the still empty sheet.
SPARE = """() => {
  const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom;
  return ['.own > .own', '[data-blank]'].map((what) => bottom('[data-stage]') - bottom(what));
}"""
TOPS = "() => ['.shelf', '.tray-box', '#round'].map((what) => document.querySelector(what).getBoundingClientRect().top)"


def seated(person: Callable[..., Person], play: Play, viewport: dict[str, int], language: str = "en") -> Page:
    somebody = person({**ASKING, "language": language}, viewport=viewport)
    somebody.come_in()
    return sit(somebody, bring(somebody, play))


def box(page: Page, what: str) -> FloatRect:
    """Returns an element's position and size."""
    found = page.locator(what).bounding_box()
    assert found
    return found


def test_the_choice_of_a_race_fills_the_stage(person: Callable[..., Person]) -> None:
    """Heroes are as large as the window allows, and no part of the sheet is below its edge."""
    somebody = person({**ASKING, "language": "pl"}, viewport=DESK)
    somebody.come_in()
    page = somebody.go(f"/t/{somebody.table(game='rollplayer', seats=[{'kind': 'person'}, *bots(3)], seed='races')}")
    page.wait_for_selector("[data-race] svg")
    page.wait_for_function(f"() => Math.abs(({SPARE})()[0] - 8) <= 2")
    hero = box(page, "[data-race] >> nth=0")
    assert min(hero["width"], hero["height"]) >= 120
    assert page.evaluate(CUT, "#setup, #setup li, .board > .own") == []
    page.set_viewport_size(SMALL)
    page.wait_for_function(f"() => Math.min(...({SPARE})()) >= 0")


@pytest.mark.parametrize("own", ["acrobatics sleight-of-hand", "acrobatics sleight-of-hand concentrate"])
def test_skills_are_not_covered_by_the_pass(person: Callable[..., Person], own: str) -> None:
    page = seated(person, setting().owns(0, own).dice(), DESK)
    page.wait_for_selector("[data-skill]")
    for n in range(len(own.split())):
        assert "problem" not in page.evaluate(HIT, ["[data-skill]", n])
    assert page.evaluate(CUT, ".window .skills") == []


def test_cards_before_the_hero_share_the_room_by_their_number(person: Callable[..., Person]) -> None:
    """Three cards form one column: four skills get two columns, one trait gets one, and every name is whole."""
    own = "acrobatics sleight-of-hand concentrate intimidate loyal"
    page = seated(person, setting().owns(0, own, exhausted="concentrate acrobatics").dice(), DESK)
    page.wait_for_selector(".own .skills.strips [data-owned]")
    skills, traits = box(page, ".own .skills .in"), box(page, ".own .traits .in")
    assert skills["width"] > 1.8 * traits["width"]
    cards = [one.bounding_box() or skills for one in page.locator(".own :is(.traits, .skills) [data-owned]").all()]
    assert len(cards) == 5
    assert min(card["width"] for card in cards) > 0.75 * max(card["width"] for card in cards)
    for bay in ("armors", "traits", "skills"):
        assert page.evaluate(CUT, f".own .{bay} .in, .own .{bay} .name") == []
    for n in range(2):
        card = box(page, f".own .sideways .face >> nth={n}")
        assert card["x"] >= skills["x"], "a card that lies sideways is not cut where it begins"
    page.wait_for_selector(".others .story")
    page.evaluate("() => { document.querySelector('.others .title').textContent = 'Wędrowiec ze szczeliny światów'; }")
    assert page.evaluate(CUT, ".others > *") == [], "a long backstory pushes nothing out of the panel"


def test_four_exhausted_skills_lie_beside_each_other_on_a_phone(person: Callable[..., Person]) -> None:
    own = "acrobatics search intimidate concentrate"
    page = seated(person, setting().owns(0, own, exhausted=own).owns(1, "climb").cleanup(), PHONE, "pl")
    page.wait_for_selector(".own [data-use]")
    assert page.evaluate(CUT, ".own .skills .in") == []
    for card in page.locator(".own [data-use]").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_a_card_that_is_chosen_moves_nothing_on_a_phone(person: Callable[..., Person]) -> None:
    page = seated(person, setting().market("acrobatics longsword loyal").gold(12, 9).shop(0, 1), PHONE)
    page.wait_for_selector("[data-buy=acrobatics]")
    before = page.evaluate(TOPS)
    for card in ("acrobatics", "longsword", "loyal"):
        page.click(f"[data-buy={card}]")
        page.wait_for_selector(f".own .ghost[data-owned={card}]")
        assert page.evaluate(TOPS) == before


def test_initiative_cards_are_at_hand_before_a_skill_is_passed(person: Callable[..., Person]) -> None:
    page = seated(person, skills(), PHONE)
    page.wait_for_selector("[data-window]")
    for card in page.locator("[data-initiative]").all():
        expect(card).to_be_in_viewport(ratio=1)
    page.wait_for_selector(".docked [data-can]")


def test_what_cards_do_is_said_in_full_in_a_small_window(person: Callable[..., Person]) -> None:
    page = seated(person, setting().market("quarterstaff search").shop(0, 1), SMALL)
    page.wait_for_selector("[data-offer=search]")
    assert page.evaluate(CUT, ".shop .text") == []
    assert page.evaluate(CUT, "[data-backstory] li") == []


def test_turning_a_die_leaves_it_in_sight(person: Callable[..., Person]) -> None:
    page = seated(person, setting().sheet(0, str="green-3", con="green-3 red-3").action("con"), SMALL)
    page.click(".own [data-space=con2]")
    page.wait_for_selector("[data-turn]")
    assert "problem" not in page.evaluate(HIT, ["[data-space=con2]", 0])
    for way in ("up", "down"):
        assert box(page, f"[data-turn={way}]")["height"] <= box(page, ".own [data-row=con]")["height"]


def test_a_die_moves_to_a_row_that_is_tapped_on_its_dice(person: Callable[..., Person]) -> None:
    somebody = person(ASKING)
    somebody.come_in()
    at = bring(somebody, setting().owns(0, "sleight-of-hand").dice().do(0, "use sleight-of-hand step"))
    page = sit(somebody, at)
    page.click(".own [data-space=str1]")
    page.click(".own [data-space=wis1]")
    page.click("[data-confirm]")
    page.wait_for_selector(".own [data-space=wis2] .die:not(.ghost)")
    assert made(somebody, at)[-1] == "move"


def test_a_row_says_what_its_dice_have_to_show(person: Callable[..., Person]) -> None:
    """A missing die shows at least 1. A Paladin's goals are 17, 15–16, 17, 14+, 16–17, 14+."""
    sheet = {"str": "green-6 white-6", "dex": "blue-6 blue-5", "int": "gold-6"}
    page = seated(person, setting().hero(0, "elf", "paladin").sheet(0, **sheet).dice(), DESK)
    page.wait_for_selector(".own .end")
    words = ["needs 5;", "needs 2–3;", "needs 19;", "needs 8+;", "needs 16–17;", "needs 14+;"]
    told = [end.get_attribute("aria-label") or "" for end in page.locator(".own .end").all()]
    assert [word for word, end in zip(words, told, strict=True) if word not in end] == [], told


def test_a_row_may_have_enough_or_too_much(person: Callable[..., Person]) -> None:
    """With a sword, a Wizard's blue dice count 1 more: 16 for a goal of 14–15, and 14 for one of 14+."""
    orc = setting().hero(0, "orc", "wizard").sheet(0, str="blue-6 blue-6", con="blue-6 blue-6").owns(0, "longsword")
    page = seated(person, orc.dice(), DESK)
    expect(page.locator(".own [data-row=str] .end")).to_contain_text("too high")
    expect(page.locator(".own [data-row=con] .end")).to_contain_text("any die")
