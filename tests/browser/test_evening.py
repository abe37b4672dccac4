"""A new player's evening in the browser: front room, game, end, share, account, invitation, rated game, mail.

Set `GOSPODA_EVENING_PICTURES` to a folder to get a screenshot of every stage.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gospoda.core import registry
from gospoda.core.words import title_names
from gospoda.server.notices.notice_texts import sent_words
from tests.browser import driver, touch
from tests.browser.conftest import PHONE, Person, running
from tests.browser.driving import at_rest, wait_until
from tests.browser.screenshots import DESK
from tests.browser.test_members import authenticator
from tests.server.notices.receivers import Post, post_office

PICTURES = "GOSPODA_EVENING_PICTURES"
GAME = "stonespine"
HOST, FRIEND, ADDRESS = "Zofia", "Bartek", "zofia@example.org"
NEWCOMER = {"speed": 0}  # everything else is as a first-time visitor finds it
DEVICES: dict[str, dict[str, Any]] = {
    "pl": {"locale": "pl-PL", "viewport": PHONE, "has_touch": True, "is_mobile": True},
    "en": {"locale": "en-GB", "viewport": DESK},
}
CLIPBOARD = ["clipboard-read", "clipboard-write"]
COPIED = "(part) => navigator.clipboard.readText().then((text) => text.includes(part) && text)"
# A phone's share sheet. Chromium has none on Linux.
SHEET = "Object.defineProperty(navigator, 'share', { value: async (what) => { window.handed = what.url; } })"
# Whether the line above a phone's hand shows two texts at once.
OVERLAP = """() => {
  const decided = document.querySelector('[data-decided]').getBoundingClientRect();
  const way = document.querySelector('.hand .way')?.getBoundingClientRect();
  return Boolean(way) && way.right > decided.left && way.left < decided.right
    && way.bottom > decided.top && way.top < decided.bottom;
}"""
TROUBLE = re.compile(r"^.*(?: (?:WARNING|ERROR|CRITICAL) |Traceback).*$", re.MULTILINE)


@pytest.fixture
def post() -> Iterator[Post]:
    """A mail server."""
    with post_office() as opened:
        yield opened


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The server's log."""
    return tmp_path / "server.log"


@pytest.fixture
def server(client: None, post: Post, log: Path) -> Iterator[str]:
    """A server with mail, by its host name because passkeys need one. Its log stays clean until it has stopped."""
    options = ["--smtp-host", "127.0.0.1", "--smtp-port", str(post.port), "--smtp-security", "none"]
    options += ["--mail-from", "inn@example.org", "--notice-every", "0.5"]
    with running(log.parent, options=options) as address:
        yield address.replace("127.0.0.1", "localhost")
    assert TROUBLE.findall(log.read_text("utf-8")) == []


class Player:
    """A person who taps on a phone or clicks at a desk."""

    def __init__(self, make: Callable[..., Person], lang: str, name: str) -> None:
        self.somebody = make(NEWCOMER, permissions=CLIPBOARD, **DEVICES[lang])
        self.lang, self.name = lang, name
        self.fingers = "has_touch" in DEVICES[lang]
        self.chance = random.Random(name)
        if self.fingers:
            self.somebody.context.add_init_script(SHEET)

    @property
    def page(self) -> Page:
        return self.somebody.page

    def press(self, what: str) -> None:
        """Tap or click it."""
        (self.page.tap if self.fingers else self.page.click)(what)

    def step(self) -> str:
        """Answer one question of the board; returns what it asked."""
        return touch.step(self.page, self.chance, self.fingers)

    def shown(self, table: str) -> Any:
        """The table as the server shows it to this player."""
        return self.somebody.api("GET", f"/api/tables/{table}")

    def is_asked(self, table: str) -> bool:
        """Whether the table waits for this player."""
        return bool(self.shown(table)["position"]["legal"])

    def copied(self, part: str) -> str:
        """The clipboard, once it contains this."""
        return str(self.page.wait_for_function(COPIED, arg=part).json_value())

    def table(self) -> str:
        """The table on the screen, once there is one."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    def shoot(self, stage: str) -> None:
        """Take a screenshot if anyone wants it."""
        if folder := os.environ.get(PICTURES):
            at_rest(self.page).screenshot(path=Path(folder) / f"{self.lang}-{stage}.png", scale="css")


@pytest.mark.parametrize("lang", DEVICES)
def test_a_new_players_evening(person: Callable[..., Person], post: Post, log: Path, lang: str) -> None:
    host = Player(person, lang, HOST)
    first = play_a_bot(host)
    link = share(host, first)
    open_shared(Player(person, lang, "Stranger"), link, first)
    sign_up(host, first)
    ask_for_mail(host, post)
    invitation = set_up_rated(host)
    friend = Player(person, lang, FRIEND)
    come_by(friend, invitation, host.name)
    table = host.table()
    take_turns(host, friend, table)
    called_by_mail(host, friend, table, post)
    resign(friend)
    see_rating(host, table)
    health = host.somebody.api("GET", "/health")
    assert (health["status"], health["alarms"]) == ("ok", [])
    told = log.read_text("utf-8")
    assert "Gospoda is open" in told, "this is the server's log"
    assert TROUBLE.findall(told) == []


def play_a_bot(host: Player) -> str:
    """From the front room straight into a game against one bot of the default level, to its end."""
    page = host.somebody.go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    assert page.get_attribute("html", "lang") == host.lang
    host.shoot("01-home")
    host.press(f"{'.setrow' if host.fingers else f'[data-title={GAME}]'} label:has(input[value='1'])")
    host.press(f"[data-title={GAME}] [data-play]")
    table = host.table()
    assert [seat["bot"] for seat in host.shown(table)["table"]["seats"]] == ["", "journeyman"]
    seen: set[str] = set()
    while (asked := driver.state(page)) != "over":
        if asked not in seen:
            host.shoot(f"02-game-{asked}")
        seen.add(asked)
        host.step()
    assert {"card", "drop", "confirm", "market"} <= seen
    expect(page.locator("[data-total]")).to_have_count(2)
    host.shoot("03-end")
    return table


def share(host: Player, table: str) -> str:
    """Share the finished game with the button of the end page; returns the link."""
    host.page.wait_for_selector("[data-share]:enabled")
    host.press("[data-share]")
    if host.fingers:
        return str(host.page.wait_for_function("() => window.handed").json_value())
    return host.copied(f"/share/{table}")


def open_shared(stranger: Player, link: str, table: str) -> None:
    """Anyone with the link sees the result with its picture and goes on to the replay."""
    page = stranger.page
    page.goto(link)
    expect(page.get_by_role("img")).to_be_visible()
    assert page.get_attribute("html", "lang") == stranger.lang
    stranger.shoot("04-shared")
    drawn = page.request.get(str(page.get_attribute("meta[property='og:image']", "content")))
    assert drawn.headers["content-type"] == "image/png"
    if folder := os.environ.get(PICTURES):
        (Path(folder) / f"{stranger.lang}-04-shared-picture.png").write_bytes(drawn.body())
    stranger.press(f"a[href^='/t/{table}/0']")
    expect(page.locator("[data-next]")).to_be_visible()
    stranger.shoot("05-replay")


def sign_up(host: Player, table: str) -> None:
    """The header's "Sign in" leads a guest to a new account, which keeps the game just played."""
    page = host.somebody.go("/")
    host.press("header [data-sign-in]")
    page.wait_for_selector("[data-by-passkey]")
    host.shoot("06-sign-in")
    host.press("[data-new-account]")
    page.fill("[data-keep-name]", host.name)
    host.shoot("07-new-account")
    with authenticator(host.somebody):
        host.press("[data-keep]")
        page.wait_for_selector("[data-passkey]")
    expect(page.locator("header [data-me]")).to_contain_text(host.name[:3])
    expect(page.locator("header [data-sign-in]")).to_have_count(0)
    host.shoot("08-account")
    assert [one["table"] for one in host.somebody.api("GET", "/api/history")["games"]] == [table]


def ask_for_mail(host: Player, post: Post) -> None:
    """Turn notifications by mail: the code from the first mail confirms the address. Mail may come at any hour."""
    page = host.page
    host.press("main a[href='/notices']")
    page.fill("[data-address=mail]", ADDRESS)
    host.press("[data-add=mail]")
    letter = post.wait(1)
    assert "Gospoda" in letter["subject"]
    page.fill("[data-channel=mail] [data-code]", "".join(filter(str.isdigit, letter["subject"])))
    host.press("[data-confirm-code]")
    page.wait_for_selector("[data-channel=mail] [data-quiet]:checked")
    host.press("[data-channel=mail] label:has([data-quiet])")
    wait_until(page, lambda: host.somebody.api("GET", "/api/notices")["channels"][0]["when"]["quiet_from"] is None)
    host.shoot("09-notices")


def set_up_rated(host: Player) -> str:
    """A rated table for two, from the front room; returns the invitation that the host copies."""
    page = host.somebody.go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    host.shoot("10-home-of-a-member")
    host.press(f"[data-title={GAME}] a[href='/new/{GAME}']")
    page.wait_for_selector("form [inert]", state="detached")
    page.select_option("[data-seats]", "2")
    host.press("label:has([data-rated])")
    host.shoot("11-new-table")
    host.press("[data-make]")
    page.wait_for_selector("dd[data-rated]")
    host.shoot("12-lobby")
    host.press("[data-link*='#join=']")
    return host.copied("#join=")


def come_by(friend: Player, invitation: str, host: str) -> None:
    """The invitation names host and game. The friend gives a name and sits down."""
    friend.page.goto(invitation)
    door = friend.page.locator("[data-door]")
    expect(door).to_contain_text(host)
    expect(door).to_contain_text(title_names(registry.game(GAME))[friend.lang])
    friend.shoot("13-invitation")
    friend.page.fill("[data-name]", friend.name)
    friend.press("[data-enter]")
    assert driver.state(friend.page) == "card"
    friend.shoot("14-rated-game")


def take_turns(host: Player, friend: Player, table: str) -> None:
    """Both play a card at the table, and then the next one is due."""
    play_until(host, table, lambda: not host.is_asked(table))
    host.page.wait_for_selector("[data-decided]:not(:empty)")
    host.shoot("15-waiting")
    assert host.page.evaluate(OVERLAP) is False, "the direction of passing lies over the card laid face down"
    play_until(friend, table, lambda: host.is_asked(table))


def play_until(mover: Player, table: str, done: Callable[[], bool]) -> None:
    """Play as long as necessary, and wait for the server to take each move."""
    while not done():
        before = mover.shown(table)["v"]
        if mover.step() == "confirm":
            wait_until(mover.page, partial(is_newer, mover, table, before))


def is_newer(mover: Player, table: str, version: int) -> bool:
    """Whether the server knows a newer version of the table."""
    return int(mover.shown(table)["v"]) > version


def called_by_mail(host: Player, friend: Player, table: str, post: Post) -> None:
    """The host plays a card and leaves. After the friend's card a mail calls the host back to the table."""
    play_until(host, table, lambda: not host.is_asked(table))
    host.press("[data-menu]")
    host.press("#table-menu a[href='/']")
    host.page.wait_for_selector(f"#mine [data-table='{table}']")
    host.shoot("16-home-between-turns")
    play_until(friend, table, lambda: host.is_asked(table))
    letter = post.wait(2)
    assert letter["from"] == "Gospoda <inn@example.org>"
    assert letter["to"] == ADDRESS
    game = title_names(registry.game(GAME))[host.lang]
    assert letter["subject"] == sent_words(host.lang).text("mail-subject-one", table=game)
    assert letter["subject"].startswith("Gospoda")
    sent = dict(letter.raw_items())  # mail programs do not decode this one
    assert sent["List-Unsubscribe"].startswith(f"<{host.somebody.server}/stop-mail/")
    assert host.name in letter.get_content()
    expect(host.page.locator("[data-ticket]")).to_be_visible()
    host.shoot("17-home-on-turn")
    if folder := os.environ.get(PICTURES):
        (Path(folder) / f"{host.lang}-17-mails.txt").write_text("\n".join(str(mail) for _, mail in post.mails), "utf-8")
    links = [word for word in letter.get_content().split() if word.startswith("http")]
    assert links == [f"{host.somebody.server}/t/{table}"]
    host.page.goto(links[0])
    assert driver.state(host.page) == "card"


def resign(friend: Player) -> None:
    """The friend gives up with the table's menu."""
    friend.press("[data-menu]")
    friend.press("[data-menu-resign]")
    friend.page.wait_for_selector("[data-resign-yes]")
    friend.shoot("18-resigning")
    friend.press("[data-resign-yes]")
    friend.page.wait_for_selector("[data-rematch]")


def see_rating(host: Player, table: str) -> None:
    """The host has won: the rating rises, the friend's falls, and the ladder shows it."""
    host.page.wait_for_selector("[data-rematch]")
    expect(host.page.locator(".winner p")).to_have_count(0)  # points did not decide it
    host.shoot("19-rated-end")
    latest = host.somebody.api("GET", "/api/history")["games"][0]
    assert (latest["table"], latest["rated"]) == (table, True)
    change = {seat["name"]: seat["change"] for seat in latest["seats"]}
    assert change[HOST] > 0 > change[FRIEND]
    page = host.somebody.go(f"/ladder/{GAME}")
    expect(page.locator(f".yours[data-ladder={HOST}]")).to_be_visible()
    host.shoot("20-ladder")
    host.somebody.go("/history").wait_for_selector(f"[data-row='{table}']")
    host.shoot("21-history")
