"""13.2, P28: a lost connection is reported at once, and a staged move survives and is made on reconnection."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import driver
from tests.browser.conftest import QUICK, Person, bots, free_port, serve, wait_for
from tests.browser.driving import at_rest
from tests.browser.test_end import finished

LOST = "header.bar[data-state=lost]"
CAREFUL = {**QUICK, "confirm": "on"}
STAGED = "() => document.querySelector('[data-slip] .what')?.textContent ?? ''"
# Planned chambers of the player's dungeon, by card and cell.
GHOSTS = """() => [...document.querySelectorAll('.own [data-cell]:has([data-chamber][opacity="0.72"])')]
  .map((one) => `${one.querySelector('[data-chamber]').dataset.chamber} ${one.dataset.cell}`)"""
# Whether the help button can be pressed, and whether it follows the status text or sits where Confirm does.
HELPS = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const bar = document.querySelector('header.bar');
  const inBar = bar.querySelector('[data-try], [data-take-back-top], [data-rematch-top]');
  const button = inBar ?? document.querySelector('[data-actions] .primary');
  const { left, top, width, height, right, bottom } = button.getBoundingClientRect();
  const home = (inBar ? bar : document.querySelector('#strip')).getBoundingClientRect();
  const within = left >= home.left && right <= home.right && top >= home.top && bottom <= home.bottom;
  const hit = button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const words = bar.querySelector('.status').lastElementChild.getBoundingClientRect();
  const first = (bar.querySelector('.next') ?? button).getBoundingClientRect();
  const sentence = bar.querySelector('.sentence');
  return {
    pressed: within && hit && button.scrollWidth <= button.clientWidth,
    beside: !inBar || bar.matches(':not(.wide)') || (first.left >= words.right && first.left - words.right < 20),
    whole: sentence.scrollHeight <= sentence.clientHeight + 1,
  };
}"""
SIZES = ((1920, 1080), (1366, 768), (1024, 600), (844, 390), (390, 844), (360, 640))


def resize(page: Page, width: int, height: int) -> None:
    """Resizes the window and waits until the frame has its layout for that size."""
    page.set_viewport_size({"width": width, "height": height})
    layout = "low" if height < 480 else "phone" if width < 900 else "wide"
    page.wait_for_function("(width) => innerWidth === width", arg=width)
    page.wait_for_selector(f"header.bar.{layout}")


def helped(page: Page) -> None:
    """Checks that the sentence is whole and the help button sits beside it or in Confirm's place."""
    before = page.viewport_size
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(HELPS) == {"pressed": True, "beside": True, "whole": True}, (width, height)
    assert before is not None
    resize(page, before["width"], before["height"])


def staged(page: Page) -> str:
    """Chooses a card and a place for it; returns the slip's words."""
    chance = random.Random(2)
    while driver.state(page) != "confirm":
        driver.quick_step(page, chance)
    return str(page.evaluate(STAGED))


def kept(page: Page, words: str) -> None:
    """Checks that the line reports the silence and the staged move stays visible, with Confirm disabled."""
    page.wait_for_selector(LOST)
    assert page.evaluate(STAGED) == words
    assert len(page.evaluate(GHOSTS)) == 1
    assert page.locator("[data-slip] .kept").inner_text() == "kept until you are connected"
    assert page.locator("[data-rests]").is_disabled()
    assert page.locator("[data-try]").is_visible()
    page.wait_for_function("() => document.title.startsWith('⚠')")  # the title follows a moment later


def confirmed(somebody: Person, table: str) -> None:
    """Checks that the same move is confirmed and made once the connection is back."""
    before = somebody.api("GET", f"/api/tables/{table}")["v"]
    somebody.page.click("[data-confirm]")
    somebody.page.wait_for_selector("[data-confirm]", state="detached")
    somebody.page.wait_for_selector("[data-sending]", state="detached")
    for _ in range(600):  # sent, and made once the server has stored it
        if somebody.api("GET", f"/api/tables/{table}")["v"] > before:
            return
        somebody.page.wait_for_timeout(100)
    raise AssertionError("the move was not made")


def staged_again(page: Page) -> tuple[str, list[str]]:
    """Chooses another card offline; returns the slip's words and what the dungeon shows of it."""
    before = page.evaluate(GHOSTS)
    page.click("[data-cancel]")
    page.wait_for_function(f"() => !({GHOSTS})().length")
    page.click("[data-cancel]")  # what was picked up is put back too
    page.wait_for_selector("[data-cancel]", state="detached")
    assert page.locator("[data-hint]:enabled").count() == 0, "nobody would answer"
    page.locator(".face.usable").first.click()
    page.locator("[data-drop]").last.click()
    page.wait_for_function(f"() => ({GHOSTS})().length === 1")
    assert page.evaluate(GHOSTS) != before
    return str(page.evaluate(STAGED)), page.evaluate(GHOSTS)


@pytest.mark.parametrize("phone", [False, True])
def test_offline_is_said_at_once_and_the_move_is_kept(person: Callable[..., Person], phone: bool) -> None:
    somebody = person(CAREFUL, viewport={"width": 390, "height": 844} if phone else None)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)], seed="offline")
    page = somebody.go(f"/t/{table}")
    words = staged(page)
    ghost = page.evaluate(GHOSTS)
    somebody.context.set_offline(True)
    somebody.cut()  # also the socket, which browsers keep open when told to go offline
    page.wait_for_selector(f"{LOST} .next")
    kept(page, words)
    assert page.evaluate(GHOSTS) == ghost
    words, ghost = staged_again(page)
    kept(page, words)
    somebody.context.set_offline(False)
    somebody.mend()
    page.wait_for_selector("[data-confirm]")
    page.wait_for_selector("[data-slip] .gains")  # a lone choice has its preview now
    assert (page.evaluate(STAGED), page.evaluate(GHOSTS)) == (words, ghost)
    confirmed(somebody, table)


def test_what_is_staged_survives_a_reload(person: Callable[..., Person]) -> None:
    somebody = person(CAREFUL)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)], seed="reload")
    page = somebody.go(f"/t/{table}")
    words = staged(page)
    page.reload()
    page.wait_for_selector("[data-confirm]")
    assert page.evaluate(STAGED) == words
    confirmed(somebody, table)


def against_bob(person: Callable[..., Person]) -> tuple[Person, str, Page]:
    """A person playing against another guest, the table and its page."""
    somebody = person(CAREFUL)
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, {"kind": "open"}], seed="")
    link = somebody.api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1]
    other = person()
    other.come_in("Bob")
    other.api("POST", f"/api/tables/{table}/join", {"secret": link.partition("=")[2]})
    page = somebody.go(f"/t/{table}")
    return somebody, table, page


def test_what_another_tab_has_done_is_told(person: Callable[..., Person]) -> None:
    """A second tab of the same guest: the first drops a move that was already made, and says why."""
    somebody, _, page = against_bob(person)
    staged(page)
    second = somebody.context.new_page()
    second.goto(page.url)
    staged(second)
    second.wait_for_selector("[data-slip] .gains")
    ghost = second.evaluate(GHOSTS)
    while second.locator("header.bar[data-state=waiting]").count() == 0:  # a second card is discarded
        driver.quick_step(second, random.Random(2))
        second.wait_for_selector("[data-sending]", state="detached")
    second.wait_for_selector("[data-decided]:has-text('You have laid '):has-text(' face down.')")
    assert second.evaluate(GHOSTS) == ghost, "what is decided stays in sight while the others think"
    assert second.locator("[data-change], .tools [data-last-round]").count() == 2
    assert second.locator("[data-undo]").count() == 0, "that is what changing one's mind does"
    page.wait_for_selector("[data-confirm]", state="detached")
    page.wait_for_selector("[data-refusal]")
    assert page.evaluate(STAGED) == ""


def test_the_way_back_to_a_seat_that_a_bot_holds(person: Callable[..., Person]) -> None:
    """13.4: a returning player reads which bot plays there since when, and takes the seat back in Confirm's place."""
    somebody, table, page = against_bob(person)
    driver.state(page)
    confirm = at_rest(page).locator("[data-rests]").bounding_box()
    somebody.go("/settings")
    somebody.api("POST", f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    somebody.go(f"/t/{table}")
    page.wait_for_selector("header.bar[data-state=bot]")
    page.wait_for_selector("[data-bot-moves]:has-text('for you')")
    assert "A bot plays your seat" in page.locator(".status").inner_text()
    assert "since" in page.locator(".status").inner_text()
    page.wait_for_function("() => document.title.startsWith('A bot plays for you')")  # it follows a moment later
    helped(page)
    assert at_rest(page).locator("[data-take-back]").bounding_box() == confirm
    assert page.locator("[data-show-moves]").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "its words fit"
    page.click("[data-take-back]")
    page.wait_for_selector("header.bar:not([data-state=bot])")
    assert somebody.api("GET", f"/api/tables/{table}")["table"]["seats"][0]["kind"] == "person"


class Inn:
    """A server of the test's own, to freeze and restart."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder = free_port(), folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        self.process = serve(self.port, self.folder / "tables.db", self.folder / "server.log")
        assert wait_for(self.address, self.process), (self.folder / "server.log").read_text()[-2000:]

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, number)

    def change_rules(self) -> None:
        """Restarts the server with rules that don't know the moves already made."""
        self.close()
        database = sqlite3.connect(self.folder / "tables.db")
        database.execute("UPDATE game_table SET version = '0'")
        database.execute("UPDATE entry SET data = CAST(REPLACE(data, 'place ', 'plaice ') AS BLOB) WHERE kind = 'move'")
        database.commit()
        database.close()
        self.open()

    def close(self) -> None:
        if self.process is not None:
            self.signal(signal.SIGCONT)
            self.process.terminate()
            self.process.wait(30)
            self.process = None


@pytest.fixture
def inn(client: None, tmp_path: Path) -> Iterator[Inn]:
    made = Inn(tmp_path)
    made.open()
    yield made
    made.close()


def test_a_frozen_server_and_one_that_starts_again(person: Callable[..., Person], browser: Browser, inn: Inn) -> None:
    """Silence is noticed although the socket stays open; a restarted server is found again automatically."""
    somebody = person(CAREFUL)
    somebody.server = inn.address
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(4)], seed="frozen")
    page = somebody.go(f"/t/{table}")
    words = staged(page)
    inn.signal(signal.SIGSTOP)
    began = time.monotonic()
    kept(page, words)
    assert time.monotonic() - began < 30, "a ping every five seconds, an answer within three"
    helped(page)
    page.click("[data-try]")  # before it retries by itself
    inn.signal(signal.SIGCONT)
    page.wait_for_selector("[data-confirm]")
    assert page.evaluate(STAGED) == words
    inn.close()
    kept(page, words)
    inn.open()
    page.wait_for_selector("[data-confirm]")
    assert page.evaluate(STAGED) == words
    before = somebody.api("GET", f"/api/tables/{table}")["v"]
    inn.signal(signal.SIGSTOP)
    page.dispatch_event("[data-confirm]", "click")  # nobody hears it yet: before the silence is noticed
    page.wait_for_selector(f"{LOST}:has-text('Your move will be sent.')")
    assert page.locator("[data-slip] .kept").inner_text() == "will be sent automatically"
    inn.signal(signal.SIGCONT)
    page.wait_for_selector("[data-sending]", state="detached")
    assert somebody.api("GET", f"/api/tables/{table}")["v"] > before
    over, _ = finished(somebody, "stonespine", 1)
    inn.change_rules()
    played_anew(somebody, table)
    looked_at_no_more(somebody, over)
    somebody.complaints.clear()  # the missing answers are intended


def played_anew(somebody: Person, table: str) -> None:
    """A table whose rules changed says so: nobody counts as ready, and one press starts a new game."""
    page = somebody.page
    page.wait_for_selector("header.bar.frozen")
    assert page.locator(".sign, [data-hint], [data-undo]").count() == 0
    page.wait_for_function("() => document.title.startsWith('Old rules')")
    helped(page)
    found = next(one for one in somebody.api("GET", "/api/tables/mine")["tables"] if one["id"] == table)
    assert (found["status"], found["your_turn"]) == ("frozen", False)
    page.click("[data-rematch]")
    page.wait_for_selector("header.bar:not(.frozen)")


def looked_at_no_more(somebody: Person, table: str) -> None:
    """A game that ended under old rules shows its end and offers nothing that needs its moves."""
    page = somebody.go(f"/t/{table}")
    page.wait_for_selector("header.bar.over")
    page.wait_for_selector("[data-rematch]")
    assert page.locator("[data-total]").count() == 2
    assert page.locator("[data-replay], [data-analysis-link], [data-curve]").count() == 0
