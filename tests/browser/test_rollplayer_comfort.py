"""Comfort in Roll Player: everything visible, no needless taps, no words cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gospoda.games.rollplayer.enums import ROWS
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import at_rest
from tests.browser.rollplayer_scenes import DONE, bring, made, market, setting, sit, skills
from tests.games.rollplayer.language import Play, table

ASKING = {**QUICK, "confirm": "on"}
DESK = {"width": 1366, "height": 768}
FULL = "quarterstaff heavy-crossbow leather-gloves obnoxious intimidate"  # including two weapons with long texts
MANY = "loyal weak reckless cunning honest proud chain-helm chain-vambraces mystic-cloak longsword"
FITS = "(what) => [...document.querySelectorAll(what)].every((one) => one.scrollHeight <= one.clientHeight)"
WIDE_ENOUGH = "(what) => [...document.querySelectorAll(what)].every((one) => one.scrollWidth <= one.clientWidth)"
# Whether a card's discard button covers the card's effect.
COVERED = """() => [...document.querySelectorAll('.shop')].some((card) => {
  const pill = card.querySelector('.pill').getBoundingClientRect();
  const discard = card.querySelector('.discard').getBoundingClientRect();
  return pill.right > discard.left + 1 && pill.bottom > discard.top + 1;
})"""
# The server sends what cards and discards bring a moment later.
WEIGHED = "() => [...document.querySelectorAll('.shop')].every((one) => one.querySelector('.pill'))"
CUT = "() => [...document.querySelectorAll('.status .sentence')].some((one) => one.scrollHeight > one.clientHeight + 1)"
# Every piece of news: its mark's letter and its text.
NEWS = """
  window.heard = [];
  new MutationObserver(() => {
    const news = document.querySelector('.news');
    const mark = news?.querySelector('svg text');
    if (mark) window.heard.push([mark.textContent, news.querySelector('span').textContent]);
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def staged(page: Page, *taps: str) -> None:
    """Taps these in turn until a move waits for confirmation."""
    for tap in taps:
        page.locator(tap).first.click()
    page.wait_for_selector("[data-confirm]")


def test_hints_leave_the_market_free_in_a_small_window(person: Callable[..., Person]) -> None:
    """They share one line over the panels' heads, above every card on sale."""
    somebody = person(ASKING, viewport={"width": 1024, "height": 600})
    somebody.come_in()
    page = sit(somebody, bring(somebody, market()))
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-move]")
    hints = at_rest(page).locator("[data-hints]").bounding_box()
    shop = page.locator(".shop").first.bounding_box()
    assert hints is not None
    assert shop is not None
    assert hints["y"] + hints["height"] <= shop["y"]


def test_three_rivals_and_a_full_market_are_in_sight_on_a_small_desk(person: Callable[..., Person]) -> None:
    four = table(4).market(FULL).pool("red-1 gold-4 purple-6 blue-2 white-3").gold(12, 9, 9, 9)
    somebody = person(ASKING, viewport=DESK)
    somebody.come_in()
    for rival, colour in ((1, "red"), (2, "blue"), (3, "purple")):
        four.sheet(rival, **dict.fromkeys(ROWS, f"{colour}-3")).owns(rival, MANY if rival == 2 else "")
    page = sit(somebody, bring(somebody, four.shop(0, 1, 2, 3)))
    page.wait_for_selector("[data-discard]")
    page.wait_for_selector(".others #seat-3 .mini")
    page.wait_for_function(WEIGHED)
    assert page.evaluate(FITS, ".others"), "three rivals need no scrolling"
    assert page.evaluate(FITS, "#market"), "nor does the Market"
    assert not page.evaluate(COVERED), "what a card would bring can be read beside the button that discards it"


def test_the_next_start_die_settles_the_one_before(person: Callable[..., Person]) -> None:
    somebody = person(ASKING)
    somebody.come_in()
    at = somebody.table(game="rollplayer", seats=[{"kind": "person"}, *bots(1)], seed="5")
    page = somebody.go(f"/t/{at}")
    for choice in ("[data-race]", "[data-class]"):
        page.wait_for_selector(choice)
        staged(page, choice)
        page.click("[data-confirm]")
    page.wait_for_selector("[data-hand-die]")
    dice = page.locator("[data-hand-die]").count()
    staged(page, "[data-hand-die] >> nth=0", "[data-row=str].live")
    expect(page.locator("[data-hand-die]")).to_have_count(dice)
    page.locator("[data-hand-die]").nth(1).click()
    expect(page.locator("[data-hand-die]")).to_have_count(dice - 1)
    page.wait_for_selector("[data-hand-die][aria-pressed=true]")
    staged(page, "[data-row=dex].live")
    page.locator("[data-hand-die][aria-pressed=true]").click()  # the same one again: picked up, without making a move
    page.wait_for_selector("[data-confirm]", state="detached")
    expect(page.locator("[data-hand-die]")).to_have_count(dice - 1)


def test_in_the_own_turn_nobody_has_to_pass_first(person: Callable[..., Person]) -> None:
    somebody = person(ASKING)
    somebody.come_in()
    at = bring(somebody, skills())
    page = sit(somebody, at)
    page.wait_for_selector("[data-window]")
    page.wait_for_selector("[data-can]")  # effects beyond the pass are previewed too
    staged(page, "[data-can]", "[data-row=str].live")
    page.click("[data-cancel]")
    page.wait_for_selector("[data-row=str].live")
    page.click("[data-cancel]")
    expect(page.locator("[data-row=str].live")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    staged(page, "[data-can]", "[data-row=str].live")
    page.click("[data-confirm]")
    page.wait_for_selector(".own [data-space=str2] .die:not(.ghost)")
    assert made(somebody, at)[:3] == ["pass", "take", "place"]


def test_news_carries_the_mark_of_whom_it_is_about(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "speed": 1})
    somebody.context.add_init_script(NEWS)
    somebody.come_in()
    options = {"start_player": "first-seat"}
    at = somebody.table(game="rollplayer", seats=[{"kind": "person"}, *bots(2)], seed="5", options=options)
    page = somebody.go(f"/t/{at}")
    page.locator("[data-race]").first.click()
    page.locator("[data-class]").first.click()
    page.wait_for_function("() => window.heard.length > 4")
    names = {"Ania": "A", "Bot 1": "B", "Bot 2": "C"}
    for mark, told in page.evaluate("() => window.heard"):
        who = next((name for name in names if told.startswith(name)), None)
        assert who is None or names[who] == mark, told


def test_no_question_is_cut_off_on_a_phone(person: Callable[..., Person]) -> None:
    """The board's longest questions, in the language that makes them longest."""
    somebody = person({**ASKING, "language": "pl"}, viewport=PHONE, locale="pl-PL")
    somebody.come_in()
    silently = setting().owns(0, "move-silently").discards("climb search")
    scenes = [
        setting().gold(12, 9).shop(0, 1),
        silently.gold(12, 9).shop(0, 1).do(0, "use move-silently step"),
        setting().owns(0, "quarterstaff").gold(12, 9).action("dex", 0),
        skills(),
    ]
    for scene in scenes:
        page = sit(somebody, bring(somebody, scene))
        assert not page.evaluate(CUT), page.inner_text(".status")
    page = sit(somebody, bring(somebody, setting().pool("red-1 gold-4 purple-6").dice()))
    page.locator("[data-can]").last.click()
    expect(page.locator(".status")).to_contain_text("fioletowa 6")
    assert not page.evaluate(CUT), page.inner_text(".status")


def test_what_is_asked_for_is_in_sight_on_a_phone(person: Callable[..., Person]) -> None:
    """The alignment card's grid for a step; otherwise the sheet, with gold and stars above it."""
    somebody = person(ASKING, viewport=PHONE)
    somebody.come_in()
    page = sit(somebody, bring(somebody, setting().action("wis")))
    page.wait_for_selector("[data-align]")
    for cell in page.locator("[data-align]").all():
        expect(cell).to_be_in_viewport(ratio=1)
    page.click("[data-deed=decline]")
    page.click("[data-confirm]")
    page.wait_for_selector("[data-can]")
    expect(page.locator("#seat-1 > header")).to_be_in_viewport(ratio=1)
    expect(page.locator("#seat-1 .attribute").last).to_be_in_viewport(ratio=1)


def test_all_phases_are_named(person: Callable[..., Person]) -> None:
    somebody = person(ASKING, viewport={"width": 1280, "height": 800})
    somebody.come_in()
    page = sit(somebody, bring(somebody, setting().dice()))
    page.wait_for_selector("#round .phases")
    assert page.evaluate(WIDE_ENOUGH, "#round .panel-head")


# Holds back the server's answer about what could follow, until released.
SLOW = """
  const { send } = WebSocket.prototype;
  const held = [];
  WebSocket.prototype.send = function (said) {
    if (JSON.parse(said).type === 'preview') held.push(() => send.call(this, said));
    else send.call(this, said);
  };
  window.letGo = () => held.splice(0).forEach((say) => say());
"""


@pytest.mark.parametrize(
    ("scene", "first", "second", "kinds"),
    [
        (lambda: setting().dice(), "[data-can]", "[data-row=wis] .end", ["take", "place"]),
        (lambda: setting().dice(), "[data-can]", "[data-space=wis2]", ["take", "place"]),
        (lambda: setting().action("dex"), "[data-space=str1]", "[data-space=cha1]", ["swap", "with"]),
    ],
    ids=["row", "space", "die"],
)
def test_a_quick_second_tap_counts(
    person: Callable[..., Person], scene: Callable[[], Play], first: str, second: str, kinds: list[str]
) -> None:
    """Tapping a target counts even before the server has answered what could follow."""
    somebody = person(ASKING)
    somebody.context.add_init_script(SLOW)
    somebody.come_in()
    at = bring(somebody, scene())
    page = sit(somebody, at)
    page.click(f".rp {first} >> nth=0")
    page.wait_for_selector("[data-thinking]")
    page.click(f".own {second}")
    page.evaluate("() => window.letGo()")
    page.wait_for_selector("[data-confirm]")
    page.evaluate("() => window.letGo()")
    page.click("[data-confirm]")
    page.wait_for_function(DONE)
    assert made(somebody, at)[:2] == kinds


# Names on the shelf that are cut off or broken within a word, that is, with more than one box.
UNREAD = """() => [...document.querySelectorAll('[data-shelf] [data-owned] .name')].filter((name) => {
  const bay = name.closest('.in').getBoundingClientRect();
  const text = name.firstChild;
  return [...text.data.matchAll(/\\S+/g)].some((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const boxes = [...range.getClientRects()];
    return boxes.length > 1 || boxes.some((box) => box.right > bay.right + 1 || box.bottom > bay.bottom + 1);
  });
}).map((name) => name.textContent)"""


def test_every_name_on_a_full_shelf_can_be_read(person: Callable[..., Person]) -> None:
    somebody = person(ASKING, viewport=DESK)
    somebody.come_in()
    own = "courageous pickpocket acrobatics sleight-of-hand diplomacy concentrate"
    page = sit(somebody, bring(somebody, setting().owns(0, own).dice()))
    page.wait_for_selector("[data-shelf] .strips")
    for size in (DESK, {"width": 1920, "height": 1080}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_selector(f".own [data-owned=diplomacy]{'.strip' if size == DESK else ''}")
        page.wait_for_function(f"() => ({UNREAD})().length === 0")  # resizing doesn't lay out at once
