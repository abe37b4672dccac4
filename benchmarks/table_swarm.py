"""A swarm of players using the public protocol: one socket per seat, each making any legal move."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from itertools import count, cycle
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct

from benchmarks.table_wire import Wire, open_wire

ids = count(1)
CLOCKS = [{"kind": "live", "seconds": 7200, "increment": 5}, {"kind": "turns", "seconds": 86400}]
HOURS = {"zone": "Europe/Prague", "night_from": 1320, "night_to": 480, "free": [6]}


class Legal(Struct, gc=False):
    move: int


class Ack(Struct, gc=False):
    id: str
    v: int


class Shown(Struct, gc=False):
    legal: list[Legal]
    over: bool


class Delta(Struct, gc=False):
    path: list[str | int]
    value: Raw


class Heard(Struct, gc=False):
    type: str
    v: int = 0
    id: str = ""
    position: Shown | None = None
    parts: list[Delta] | None = None
    reason: Any = None
    ack: Ack | None = None


decoder = msgspec.json.Decoder(Heard)
legal_decoder = msgspec.json.Decoder(list[Legal])


class Player:
    """A seat with its socket."""

    def __init__(self, swarm: Swarm, seat: int) -> None:
        self.swarm, self.seat = swarm, seat
        self.wire: Wire | None = None
        self.v = 0
        self.known: list[Legal] = []  # the moves in the last position shown
        self.legal: list[Legal] = []  # those that can be made now
        self.over = False
        self.asked = ""
        self.at = 0.0

    def heard(self, _wire: Wire, data: bytes) -> None:
        message = decoder.decode(data)
        if message.ack is not None:
            self.acknowledged(message.ack.v)
        if message.type in ("snapshot", "event"):
            self.v = max(self.v, message.v)
            self.shown(message)
        elif message.type == "ack":
            self.acknowledged(message.v)
        elif message.type == "refuse":
            self.asked = ""
            self.swarm.refused(message)
        if self.swarm.eager:
            self.play()

    def shown(self, message: Heard) -> None:
        """Applies a position or a patch to the known one; the same moves may be possible again."""
        if message.position is not None:
            self.known, self.over = message.position.legal, message.position.over
        for part in message.parts or []:
            if part.path[0] == "legal":
                self.known = legal_decoder.decode(part.value)
            elif part.path[0] == "over":
                self.over = msgspec.json.decode(part.value)
        if message.position is not None or message.parts is not None:
            self.legal = self.known

    def acknowledged(self, v: int) -> None:
        self.asked = ""
        if self.v < v:
            self.legal = []  # from before the move
        self.swarm.done(self, time.perf_counter() - self.at)

    def play(self) -> bool:
        if self.asked or not self.legal or self.wire is None:
            return False
        move = random.choice(self.legal).move
        self.legal = []  # until the next event says what is possible
        self.asked = f"m{next(ids)}"
        self.at = time.perf_counter()
        self.wire.send(
            b'{"type":"act","id":"%s","v":%d,"seat":%d,"move":%d}' % (self.asked.encode(), self.v, self.seat, move)
        )
        return True


async def awake(seconds: float) -> None:
    """Waits without sleeping: waking a sleeping swarm for every packet would cost the server's core."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        await asyncio.sleep(0)


class Swarm:
    """All players, and the outcome of their moves."""

    def __init__(self, url: str, game: str, tables: int, seats: int, lean: bool = False) -> None:
        self.url, self.game, self.tables, self.seats = url, game, tables, seats
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.players: list[list[Player]] = []
        self.latencies: list[float] = []
        self.refusals: deque[Any] = deque()
        self.eager = False
        self.lean = lean

    def done(self, player: Player, seconds: float) -> None:
        self.latencies.append(seconds)

    def refused(self, message: Heard) -> None:
        self.refusals.append(msgspec.to_builtins(message.reason))

    async def sit_down(self) -> None:
        gate = asyncio.Semaphore(8)
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(base_url=self.url, timeout=60, limits=limits) as http:

            async def one() -> list[Player]:
                async with gate:
                    return await self._table(http)

            self.players += await asyncio.gather(*[one() for _ in range(self.tables)])

    async def _table(self, http: httpx.AsyncClient) -> list[Player]:
        tokens = [await self.guest(http, f"Swarm {n}") for n in range(self.seats)]
        http.cookies.clear()
        heads = [{"authorization": f"Bearer {token}"} for token in tokens]
        body = {
            "game": self.game,
            "access": "open",
            "seats": [{"kind": "person"}] + [{"kind": "open"}] * (self.seats - 1),
        } | self.set_up()
        made = await http.post("/api/tables", json=body, headers=heads[0])
        table = made.json()["table"]
        for head in heads[1:]:
            (await http.post(f"/api/tables/{table}/join", json={}, headers=head)).raise_for_status()
        players = []
        for seat, token in enumerate(tokens):
            player = Player(self, seat)
            player.wire = await open_wire(self.host, self.port, token, player.heard)
            way = b"lean" if self.lean else b"parts"
            player.wire.send(b'{"type":"hello","table":"%s","%s":true}' % (table.encode(), way))
            players.append(player)
        return players

    async def guest(self, http: httpx.AsyncClient, name: str) -> str:
        """Creates a guest and returns its token."""
        return str((await http.post("/api/guests", json={"name": name})).json()["token"])

    def set_up(self) -> dict[str, Any]:
        """Returns the settings of the next table."""
        return {}

    async def paced(self, rate: float, seconds: float) -> int:
        """Makes this many moves per second, table by table; returns how many had no free player."""
        missed, begun, at = 0, time.perf_counter(), 0
        for n in range(int(rate * seconds)):
            wait = begun + n / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif n % 50 == 0:
                await asyncio.sleep(0)
            for _ in range(len(self.players)):
                at = (at + 1) % len(self.players)
                if any(player.play() for player in self.players[at]):
                    break
            else:
                missed += 1
        await asyncio.sleep(1.0)
        return missed

    async def flat_out(self, seconds: float) -> float:
        """Lets everybody move as soon as possible; returns the moves per second."""
        self.eager = True
        for table in self.players:
            for player in table:
                player.play()
        await awake(seconds / 5)
        before, begun = len(self.latencies), time.perf_counter()
        await awake(seconds)
        rate = (len(self.latencies) - before) / (time.perf_counter() - begun)
        self.eager = False
        await asyncio.sleep(1.0)
        return rate

    def lost(self) -> int:
        return sum(player.wire is None or player.wire.lost for table in self.players for player in table)

    def games_over(self) -> int:
        return sum(any(player.over for player in table) for table in self.players)

    def close(self) -> None:
        for table in self.players:
            for player in table:
                if player.wire is not None:
                    player.wire.close()


class EchoSwarm(Swarm):
    """The same sockets on the bare service, where every player always has a move."""

    async def sit_down(self) -> None:
        for _ in range(self.tables):
            players = []
            for seat in range(self.seats):
                player = Player(self, seat)
                player.wire = await open_wire(self.host, self.port, "", player.heard)
                player.legal = [Legal(4321)]
                players.append(player)
            self.players.append(players)

    def done(self, player: Player, seconds: float) -> None:
        super().done(player, seconds)
        player.legal = [Legal(4321)]


class InnSwarm(Swarm):
    """Members who want turn notifications, at tables with clocks: half live, half turn by turn."""

    def __init__(self, url: str, game: str, tables: int, seats: int, lean: bool = False) -> None:
        super().__init__(url, game, tables, seats, lean)
        self.clocks = cycle(CLOCKS)
        self.numbers = count(1)  # member names must be unique

    async def guest(self, http: httpx.AsyncClient, name: str) -> str:
        token = await super().guest(http, f"Member {next(self.numbers)}")
        http.cookies.clear()
        head = {"authorization": f"Bearer {token}"}
        (await http.post("/api/account", json={}, headers=head)).raise_for_status()
        channel = {"url": f"https://hook.example/{token[:8]}", "when": {"plan": "at-once"}}
        (await http.post("/api/notices/webhooks", json=channel, headers=head)).raise_for_status()
        (await http.put("/api/hours", json=HOURS, headers=head)).raise_for_status()
        return token

    def set_up(self) -> dict[str, Any]:
        return {"clock": next(self.clocks)}
