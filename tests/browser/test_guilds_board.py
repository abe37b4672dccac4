"""The board of Guilds.

Every kind of move by direct manipulation, bids in one gesture, rooms that turn, chained abilities, and the size of
its files.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from gospoda.games.guilds.moves import MOVES
from tests.browser import guilds_positions as positions
from tests.browser.conftest import BUILT, PHONE, QUICK, Person
from tests.browser.driving import at_rest
from tests.browser.guilds_driver import Sent
from tests.browser.test_pages import axe_finds_nothing
from tests.games.guilds.language import Table

ASKED = {**QUICK, "confirm": "on"}
MOST_WEIGHT = 60 * 1024
TWO_LINES = 30  # pixels
ALWAYS = "localStorage.setItem('gospoda-guilds-ask', 'always')"


def opened(host: Person, position: Table) -> Page:
    """Opens a table in this position. The player is asked for every response."""
    page = host.go(f"/t/{positions.bring(host, position)}")
    page.click("[data-curtain]")
    page.wait_for_selector(".status.mine")
    return at_rest(page)  # the status is drawn before the board


def at_home(person: Callable[..., Person], **more: object) -> Person:
    """A player who confirms every move and is asked for every response."""
    host = person(ASKED, **more)
    host.context.add_init_script(ALWAYS)
    host.come_in()
    return host


def confirm(page: Page) -> None:
    """Confirms the staged move and waits until it is made."""
    page.click("[data-confirm]")
    page.wait_for_function("() => !document.querySelector('[data-confirm], [data-sending]')")


def settled(page: Page, card: str) -> None:
    """Declines to respond, and waits until the ability on the chain has resolved."""
    page.wait_for_selector(f"#chain [data-link={card}]")
    page.click("[data-end=decline]")
    confirm(page)
    page.wait_for_selector("#chain", state="detached")


# ---- every kind of move


def bids(page: Page) -> None:
    """Two zones at the smallest winning bids, one of them raised, sent together; then a character is taken."""
    page.click("[data-market=carpenter]")
    page.wait_for_selector("[data-slip-zone=z1]")
    page.click("[data-market=paladin]")
    page.wait_for_selector("[data-confirm]")
    page.click("[data-steps=z3] button.primary")
    page.wait_for_function("() => document.querySelector('[data-slip]').textContent.includes('+3')")
    page.wait_for_selector("[data-confirm]")
    confirm(page)


def takes(page: Page) -> None:
    """Takes the leading character; the next seat passes."""
    page.click("[data-take=prince]")
    confirm(page)
    page.wait_for_selector("[data-end=pass]")
    page.keyboard.press("p")
    page.wait_for_selector("[data-confirm]")
    confirm(page)


def abilities(page: Page) -> None:
    """Abilities without a target, on a tent, on two characters of the square and on a rival's character."""
    page.click("[data-use=alchemist]")
    confirm(page)
    settled(page, "alchemist")
    page.click("[data-use=enchantress]")
    page.click("[data-aim=z4-1]")
    confirm(page)
    settled(page, "enchantress")
    page.click("[data-use=illusionist]")
    page.click("[data-market=carpenter][data-aim]")
    page.click("[data-market=paladin][data-aim]")
    page.wait_for_selector("[data-market=paladin][aria-pressed=true]")
    confirm(page)
    settled(page, "illusionist")
    page.click("[data-use=assassin]")
    page.click("#seat-1 [data-aim=baron]")
    confirm(page)
    page.wait_for_selector("#chain [data-link=assassin]")


def one_bid(page: Page) -> None:
    """With two characters left one bid is enough, and the page says so."""
    page.click("[data-market=carpenter]")
    page.wait_for_selector("[data-confirm]")
    confirm(page)


def sacrifices(page: Page) -> None:
    """Takes the Dragon Whelp, then must sacrifice a character."""
    page.click("[data-take=dragon-whelp]")
    confirm(page)
    page.wait_for_selector("[data-aim=monk], [data-answer]")
    if page.locator("[data-answer]").count():
        page.click("[data-answer]")
        confirm(page)
    page.click("#seat-0 [data-aim=monk]")
    confirm(page)


def robs(page: Page) -> None:
    """The Thief takes a florin from a player at the start of a round."""
    page.click("[data-use=thief]")
    page.click("[data-aim=p2]")
    confirm(page)


def builds(page: Page) -> None:
    """Buys and places in one go; R turns the room; sleeping rooms say why; door-wall clashes are drawn."""
    assert "no chain of doors" in page.inner_text("#plan [data-asleep]")
    page.click("[data-room=stairs][data-can]")
    page.wait_for_selector("[data-place]")
    before = page.locator("[data-turn][aria-pressed=true]").get_attribute("data-turn")
    page.keyboard.press("r")
    page.wait_for_function(f"() => !document.querySelector('[data-turn=\"{before}\"][aria-pressed=true]')")
    refused(page)
    page.locator("[data-place]").first.click(force=True)
    page.wait_for_selector("[data-ghost=stairs]")
    page.wait_for_selector("[data-brings]")
    confirm(page)


def refused(page: Page) -> None:
    """Taps a place beside the hall where the room fits in no rotation: the clashing sides are drawn."""
    for turn in range(4):
        page.click(f"[data-turn='{turn}']")
        for cell in ("r2c2", "r0c1", "r3c1"):
            if page.locator(f"[data-place={cell}]").count() == 0:
                page.locator(f"[data-cell={cell}]").first.click(force=True)
                page.wait_for_selector("[data-refusal]")
                if page.locator("[data-clash]").count():
                    assert page.locator("[data-clash] path").count() >= 2
                    page.click("[data-turn]:not([data-fits='0'])")
                    return
    raise AssertionError("no side clashes anywhere")


def keeps(page: Page) -> None:
    """Keeps two rooms, which is the limit."""
    page.click("[data-room=garden-1][data-can]")
    page.wait_for_selector("[data-confirm]")
    page.click("[data-room=stairs][data-can]")
    page.wait_for_function("() => document.querySelector('[data-slip]').textContent.split(',').length === 2")
    page.wait_for_selector("[data-confirm]")
    confirm(page)


def exchanges(page: Page) -> None:
    """Exchanges two gold coins with the stepper."""
    page.click("[data-exchange] button.primary")
    page.wait_for_selector("[data-exchange='1']")
    page.click("[data-exchange] button.primary")
    page.wait_for_selector("[data-exchange='2']")
    confirm(page)


def shifts(page: Page) -> None:
    """Chooses an objective with the Seer."""
    page.click("[data-shift=most-warriors]")
    confirm(page)
    page.wait_for_selector("[data-rematch]")


COURSE: list[tuple[Callable[[], Table], Callable[[Page], None]]] = [
    (positions.market, bids),
    (positions.market, takes),
    (positions.market, abilities),
    (positions.last_two, one_bid),
    (positions.dragon, sacrifices),
    (positions.morning, robs),
    (positions.building, builds),
    (positions.evening, keeps),
    (positions.changing, exchanges),
    (positions.verdict, shifts),
]


def test_every_kind_of_move_is_made_on_the_board(person: Callable[..., Person]) -> None:
    """Fails for any kind of move without a gesture. axe finds nothing in any position, light or dark."""
    host = at_home(person)
    sent = Sent(host.page)
    looked_at: set[Callable[[], Table]] = set()
    for position, gesture in COURSE:
        page = opened(host, position())
        for scheme in () if position in looked_at else ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            axe_finds_nothing(page, f"{position.__name__}, {scheme}")
        looked_at.add(position)
        gesture(page)
    assert {kind.name for kind in MOVES.kinds} - sent.kinds == set(), "kinds that were never made on the board"


# ---- the gesture of bidding


def test_bids_are_one_gesture_that_can_be_taken_apart(person: Callable[..., Person]) -> None:
    """A third character replaces the older one; Escape removes the last bid; nothing is sent meanwhile."""
    host = at_home(person)
    sent = Sent(host.page)
    page = opened(host, positions.market())
    page.keyboard.press("1")
    page.keyboard.press("3")
    page.wait_for_selector("[data-confirm]")
    page.wait_for_selector("[data-slip-zone=z1]")
    page.keyboard.press("4")
    page.wait_for_selector("[data-slip-zone=z4]")
    assert page.locator("[data-slip-zone=z1]").count() == 0
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-slip-zone=z4]", state="detached")
    assert page.locator("[data-slip-zone=z3]").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-slip-zone]", state="detached")
    assert sent.kinds == set()


def test_coins_are_dragged_onto_zones_and_the_whole_bid_is_taken_back(person: Callable[..., Person]) -> None:
    """P4, P8: the first coin is the smallest winning bid, each further coin adds a florin.

    Undo has no smaller steps.
    """
    host = at_home(person)
    table = positions.bring(host, positions.market())
    page = host.go(f"/t/{table}")
    page.click("[data-curtain]")
    page.wait_for_selector(".status.mine")
    before = tents(host, table)
    for zone, total in (("z1", "+2"), ("z3", "+2"), ("z3", "+3")):
        page.locator("[data-coin]").last.drag_to(page.locator(f".stall[data-drop={zone}]").first)
        page.wait_for_function(
            "([zone, total]) => document.querySelector(`[data-slip-zone=${zone}]`)?.textContent.includes(total)",
            arg=[zone, total],
        )
    page.wait_for_selector("[data-confirm]")
    confirm(page)
    assert [row[0] for row in tents(host, table)] == [2, 2, 3, 0]
    host.api("POST", f"/api/tables/{table}/undo", {"id": "back", "seat": 0})
    assert tents(host, table) == before


def tents(host: Person, table: str) -> list[list[int]]:
    """Returns the florins on every tent."""
    view = host.api("GET", f"/api/tables/{table}?look=0")["position"]["view"]
    return [zone["tents"] for zone in view["zones"]]


def test_without_confirmation_the_whole_bid_has_one_button(person: Callable[..., Person]) -> None:
    """A player without confirmations still sends both bids together."""
    host = person()
    host.come_in()
    sent = Sent(host.page)
    page = opened(host, positions.market())
    page.click("[data-market=carpenter]")
    page.click("[data-market=paladin]")
    page.click("[data-send]")
    page.wait_for_selector("[data-send]", state="detached")
    page.wait_for_function("() => document.querySelectorAll('[data-slip-zone]').length === 0")
    assert sent.kinds == {"bid", "florins"}


def test_a_bid_that_was_sent_in_steps_can_be_ended(person: Callable[..., Person]) -> None:
    """After a single step sent by notation, the board continues from there."""
    host = at_home(person)
    table = positions.bring(host, positions.market())
    shown = host.api("GET", f"/api/tables/{table}?look=0")
    body = {"id": "step", "v": shown["v"], "seat": 0, "notation": "bid z1"}
    host.api("POST", f"/api/tables/{table}/act", body)
    page = host.go(f"/t/{table}")
    page.click("[data-curtain]")
    page.wait_for_selector("[data-slip-zone=z1]")
    page.click("[data-market=paladin]")
    page.wait_for_selector("[data-confirm]")
    confirm(page)
    now = host.api("GET", f"/api/tables/{table}?look=0")["position"]["view"]
    assert [zone["tents"][0] for zone in now["zones"]] == [2, 2, 2, 0]


# ---- responses


def test_a_kill_and_its_answers_between_two_browsers(person: Callable[..., Person]) -> None:
    """10.4: the kill is announced, the victim and its protector respond, and the last response resolves first."""
    ania, bob = at_home(person), at_home(person, viewport=PHONE, has_touch=True)
    table = positions.until_a_kill([ania, bob])
    page, other = ania.go(f"/t/{table}"), bob.go(f"/t/{table}")
    page.click("[data-use=assassin]")
    page.click("#seat-1 [data-aim=alchemist]")
    confirm(page)
    other.wait_for_selector("#chain [data-link=assassin]")
    axe_finds_nothing(other, "a chain on a phone")
    for words in ("#chain .victim .owner", "#chain .seal small >> nth=-1"):
        assert (other.locator(words).bounding_box() or PHONE)["height"] < TWO_LINES, words
    protector = other.locator("[data-answer]:not([data-answer=alchemist])").first.get_attribute("data-answer")
    other.tap(f"[data-answer={protector}]")
    confirm(other)
    page.wait_for_selector(f"#chain [data-link={protector}]")
    links = [one.get_attribute("data-link") for one in page.locator("#chain [data-link]").all()]
    assert links == [protector, "assassin"], "the last announced is the first to happen"
    gold = ania.api("GET", f"/api/tables/{table}")["position"]["view"]["players"][1]["gold"]
    other.tap("[data-answer=alchemist]")
    confirm(other)
    while other.locator("#chain").count() or page.locator("#chain").count():
        for who in (page, other):
            if who.locator(".status.mine").count() and who.locator("[data-end=decline]").count():
                who.click("[data-end=decline]")
                confirm(who)
        page.wait_for_timeout(100)
    view = ania.api("GET", f"/api/tables/{table}")["position"]["view"]
    assert "alchemist" in view["players"][1]["characters"], "the kill was prevented"
    assert view["players"][1]["gold"] == gold + 1, "the last answer happened, too"
    assert "assassin" in view["players"][0]["used"]


def test_who_does_not_want_to_be_asked_is_not(person: Callable[..., Person]) -> None:
    """By default, only players whose guild is targeted are asked. The log says that nobody responded."""
    host = person(ASKED)
    host.come_in()
    table = Table(2).zones("carpenter", "prince", "paladin general").florins(9, 9).gold(0, 0)
    table.guild(0, "alchemist").guild(1, "assassin", "guard-dog").objectives("most-rogues")
    table.state.players[1].gold = 2
    page = opened(host, table.auction(0))
    page.click("[data-use=alchemist]")
    confirm(page)
    page.wait_for_selector("[data-use=alchemist]", state="detached")
    page.wait_for_function("() => !document.querySelector('#chain') && document.querySelector('[data-bid]')")
    assert page.locator("#seat-0 [data-gold]").inner_text().strip() == "1"
    page.keyboard.press("l")
    page.wait_for_selector("[data-drawer=log] .line:has-text('You did not answer Alchemist')")


# ---- size


LOADED = re.compile(r"/assets/([^\"'?]+\.(?:js|css))")


def sent(file: Path) -> int:
    """Returns the bytes sent to a browser for a file, with Brotli where that pays off."""
    packed = file.with_name(file.name + ".br")
    return (packed if packed.is_file() else file).stat().st_size


@pytest.mark.parametrize("other", ["stonespine"])
def test_the_board_adds_little_to_a_table(person: Callable[..., Person], other: str) -> None:
    """Compares the transferred files of a Guilds table with those of another title's table."""
    host = person()
    host.come_in()
    loaded: dict[str, set[str]] = {}
    for title in (other, "guilds"):
        found = loaded.setdefault(title, set())
        note = lambda answer, found=found: found.update(LOADED.findall(answer.url))  # noqa: E731
        host.page.on("response", note)
        bot = {"kind": "bot", "name": "Bot", "bot": "random"}
        host.go(f"/t/{host.table(game=title, seats=[{'kind': 'person'}, bot], seed='3')}")
        host.page.wait_for_selector("#seat-0")
        host.page.wait_for_load_state("networkidle")
        host.page.remove_listener("response", note)
    assets = Path(BUILT).parent / "assets"
    mine = {name for name in loaded["guilds"] - loaded[other] if not name.startswith(other)}  # which may arrive late
    added = {name: sent(assets / name) for name in mine}
    assert added
    assert sum(added.values()) <= MOST_WEIGHT, added
