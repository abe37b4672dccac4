"""Players who never give up: they reconnect and repeat whatever wasn't answered."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.server import Guest, Socket, new_id

EXPECTED = ("refused-stale", "refused-storage", "refused-busy", "refused-not-your-turn")
WAIT = 0.05  # seconds between checks whether the others have moved
GONE = (OSError, TimeoutError, EOFError, WebSocketException, httpx.HTTPError)


class Player(threading.Thread):
    """Plays its own seats at a table and remembers which moves were acknowledged."""

    def __init__(self, urls: list[str], guest: Guest, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.chance = random.Random(seed)
        self.guest = guest
        self.table = table
        self.acknowledged: list[tuple[str, int]] = []
        self.problems: list[Any] = []
        self.finished = False
        self.stopping = threading.Event()
        self.pending: tuple[str, dict[str, Any]] | None = None

    def run(self) -> None:
        while not self.stopping.is_set() and not self.finished:
            self.guest.url = self.chance.choice(self.urls)
            try:
                socket = self.guest.socket(open_timeout=5)
                socket.patience = 20.0  # seconds before it repeats the move on another connection
                self.play(socket)
                socket.close()
            except GONE:
                time.sleep(0.05)

    def play(self, socket: Socket) -> None:
        while not self.stopping.is_set():
            if self.pending is not None:
                self.settle(socket)
            shown = socket.ask(type="hello", table=self.table)
            if shown["type"] == "refuse":
                if shown["reason"]["id"] != "refused-storage":
                    self.problems.append(shown)
                return
            own = shown["you"]["seats"]
            waiting = [seat["seat"] for seat in shown["table"]["seats"] if seat["waiting"] and seat["seat"] in own]
            if not waiting:
                self.finished = shown["table"]["status"] == "finished"
                time.sleep(0 if self.finished else WAIT)
                return
            seat = self.chance.choice(waiting)
            shown = socket.ask(type="look", seat=seat)
            legal = shown["position"]["legal"]
            move = self.chance.choice(legal)["move"] if legal else 0
            self.pending = (new_id(), {"type": "act", "v": shown["v"], "seat": seat, "move": move})
            self.settle(socket)

    def settle(self, socket: Socket) -> None:
        """Repeats a move until it is answered, even if the connection is lost."""
        assert self.pending is not None
        act, body = self.pending
        if socket.ask(type="hello", table=self.table)["type"] == "refuse":
            return
        answer = socket.ask(id=act, **body)
        if answer["type"] == "ack":
            self.acknowledged.append((act, answer["v"]))
        elif answer["reason"]["id"] not in EXPECTED:
            self.problems.append((body, answer))
        self.pending = None


class Stubborn(Player):
    """Plays all seats of a hot-seat table."""

    def __init__(self, urls: list[str], game: str, seats: int, seed: int) -> None:
        guest = Guest(urls[0], f"Stubborn {seed}")
        people = [{"kind": "person", "name": f"P{n}"} for n in range(seats)]
        super().__init__(urls, guest, guest.table(game, seats=people, mode="hotseat"), seed)


def check_record(rows: list[tuple[str, int, str | None]], players: Sequence[Player]) -> int:
    """Checks that the record has every acknowledged move under its number; returns how many there are."""
    record = {(table, seq): act for table, seq, act in rows}
    for player in players:
        assert not player.problems, player.problems[:3]
        for act, seq in player.acknowledged:
            assert (record.get((player.table, seq)) or "").endswith("/" + act), "an acknowledged move is lost"
        assert len({seq for _, seq in player.acknowledged}) == len(player.acknowledged)
    for table in {player.table for player in players}:
        numbers = sorted(seq for name, seq in record if name == table)
        assert numbers == list(range(1, len(numbers) + 1))
    return sum(len(player.acknowledged) for player in players)
