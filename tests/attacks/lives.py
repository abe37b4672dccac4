"""People interrupted by a kill: they try deals, play rated games with clocks and change their settings."""

from __future__ import annotations

import sqlite3
import threading
import time
from typing import Any

import httpx

from tests.attacks.household import sit_together
from tests.server.players import GONE, Player
from tests.server.server import Guest

DEALS = ("magpies-bots", "stonespine-solo", "rollplayer-solo")
CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "turns", "seconds": 86_400, "late": "mark"},
    {"kind": "live", "seconds": 3_600, "increment": 5, "late": "bot"},
)


def member(url: str, name: str) -> Guest:
    """A guest who claims the name."""
    guest = Guest(url, name)
    guest.post("/api/account", {"device": "Firefox"})
    return guest


def trier(url: str, number: int) -> Player:
    """A guest who tries one of today's deals."""
    guest = Guest(url, f"Trier {number}")
    end = DEALS[number % len(DEALS)]
    [deal] = [one["id"] for one in guest.get("/api/daily")["deals"] if one["id"].endswith(end)]
    return Player([url], guest, guest.post(f"/api/deals/{deal}/try", {})["table"], number)


def rivals(url: str, number: int, hook: str) -> list[Player]:
    """Two members at a rated table with a clock; one of them gets turn notifications."""
    one, two = member(url, f"Rival {number}"), member(url, f"Rival {number + 1}")
    one.post("/api/notices/webhooks", {"url": hook, "when": {"zone": "UTC"}})
    title = ("magpies", "guilds")[number % 2]
    table = sit_together(one, two, title=title, rated=True, clock=CLOCKS[number // 2 % 2])
    return [Player([url], guest, table, number) for guest in (one, two)]


def sleeper(url: str, hook: str) -> None:
    """A member whose turn it is and who must be notified, however long it takes."""
    guest = member(url, "Sleeper")
    guest.post("/api/notices/webhooks", {"url": hook, "when": {"zone": "UTC"}})
    sit_together(guest, Guest(url, "Waiting"), title="stonespine")


class Keeper(threading.Thread):
    """Keeps changing its own hours, settings and a friend; remembers what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.guest, self.friend = member(url, f"Keeper {number}"), Guest(url, f"Friend {number}")
        self.possible: dict[str, list[int]] = {}  # the last acknowledged value and all those requested since
        self.changes = 0
        self.stopping = threading.Event()

    def run(self) -> None:
        number = 0
        while not self.stopping.is_set():
            number += 1
            for what in (self.set_hours, self.save_settings, self.befriend):
                self.change(what.__name__, what, number)

    def change(self, name: str, what: Any, number: int) -> None:
        """Requests a change. Without an answer, nobody knows whether it was made."""
        self.possible.setdefault(name, [0]).append(number)
        try:
            answer: httpx.Response = what(number)
        except GONE:
            time.sleep(0.05)
            return
        if answer.is_success:
            self.possible[name] = [number]
            self.changes += 1

    def set_hours(self, number: int) -> httpx.Response:
        return self.guest.http.put("/api/hours", json={"zone": "UTC", "night_from": number % 600, "night_to": 700})

    def save_settings(self, number: int) -> httpx.Response:
        return self.guest.http.put("/api/account/settings", json={"settings": {"number": number}})

    def befriend(self, number: int) -> httpx.Response:
        """Are friends when the number is odd."""
        if number % 2 == 0:
            return self.guest.http.delete(f"/api/friends/{self.friend.id}")
        link = self.guest.http.post("/api/friends/link", json={})
        if not link.is_success:
            return link
        return self.friend.http.post("/api/friends", json={"secret": link.json()["secret"]})

    def check(self) -> int:
        """Checks for the last acknowledged value or a later request; returns the number of acknowledged changes."""
        account, hours = self.guest.get("/api/account"), self.guest.get("/api/hours")["hours"]
        sides = [one.get("/api/friends")["friends"] for one in (self.guest, self.friend)]
        assert len(sides[0]) == len(sides[1]), "friends from one side only"
        told = {
            "set_hours": lambda n: (hours or {"night_from": 0})["night_from"] == n % 600,
            "save_settings": lambda n: account["settings"].get("number", 0) == n,
            "befriend": lambda n: len(sides[0]) == n % 2,
        }
        for name, numbers in self.possible.items():
            assert any(told[name](n) for n in numbers), (name, numbers, hours, account["settings"], sides)
        return self.changes


def check_books(database: sqlite3.Connection) -> dict[str, int]:
    """Checks that results, ratings and tries were stored together; returns how many there are of each."""

    def rows(query: str) -> list[tuple[Any, ...]]:
        return database.execute(query).fetchall()

    last = "SELECT table_id, max(seq), status FROM entry GROUP BY table_id"
    ended = {table for table, _, status in rows(last) if status == "finished"}
    results = {table for (table,) in rows("SELECT table_id FROM result")}
    assert ended == results, "a game that has ended has a result, and no other"
    seats = {table for (table,) in rows("SELECT DISTINCT table_id FROM result_seat")}
    assert seats == results
    counted = "SELECT s.game, s.guest, count(*) FROM result_seat s JOIN result r USING (table_id) WHERE r.rated"
    ratings = rows("SELECT game, player, games FROM rating")
    assert sorted(rows(counted + " GROUP BY 1, 2")) == sorted(ratings), "each result is rated once"
    tries = {table for (table,) in rows("SELECT table_id FROM deal_try")}
    dealt = {table for (table,) in rows("SELECT id FROM game_table WHERE origin LIKE 'deal/%'")}
    assert dealt == tries, "every try is known as one"
    rated = len(rows("SELECT table_id FROM result WHERE rated"))
    return {"results": len(results), "rated": rated, "tries of deals": len(tries)}
