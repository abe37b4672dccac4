"""Requests that are wrong in every part (method, address, headers, length, body), for every route."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.attacks import Figures, attack, chance_of, progress
from tests.attacks.household import Household, Inn, inn, settle, sit_together
from tests.attacks.request_forms import Asker, Operation, Sent, operations, plausible, request
from tests.server.server import Guest, free_port, new_id, opened
from tests.server.store.postgres import postgres

AT_ONCE = 40
ROUND = 5_000  # requests per member
PATIENCE = 300  # seconds for an answer on a busy machine
TITLES = ("magpies", "stonespine", "rollplayer", "simurgh", "guilds")
ADDRESSES = [f"127.0.0.{n}" for n in range(40, 90)]  # source addresses, so that ports suffice for a million requests
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
EMPTY = (101, 204, 304)


# ---- sending


class Line:
    """A connection, reused for requests as long as the server keeps it open."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self.port = port
        self.chance = chance
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, sent: Sent) -> tuple[int, bytes]:
        """Returns the status and the whole answer; 0 if the connection was closed without one."""
        known = self.ends is not None
        if self.ends is None:
            address = (self.chance.choice(ADDRESSES), 0)
            self.ends = await asyncio.open_connection("127.0.0.1", self.port, local_addr=address, limit=2**20)
        status, answer = 0, b""
        with suppress(OSError, EOFError):
            status, answer = await asyncio.wait_for(self._ask(*self.ends, sent), PATIENCE)
        if (
            not (status and sent.whole and not sent.last)
            or b"\r\nconnection: close" in answer.partition(b"\r\n\r\n")[0]
        ):
            self.close()
        if known and not status:
            return await self.ask(sent)  # the server had closed it after the last one
        return status, answer

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: Sent) -> tuple[int, bytes]:
        writer.write(sent.data)
        if not sent.whole:
            writer.write_eof()  # nothing more will come
        head = await reader.readuntil(b"\r\n\r\n")
        while head.startswith(b"HTTP/1.1 100"):
            head = await reader.readuntil(b"\r\n\r\n")
        status, length = int(head[9:12]), LENGTH.search(head)
        if sent.data.startswith(b"HEAD ") or status in EMPTY or length is None:
            return status, head
        return status, head + await reader.readexactly(int(length[1]))

    def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
            self.ends = None


async def send_all(port: int, pile: list[Sent], chance: random.Random, victim: Household) -> Counter[int]:
    """Sends requests, some at once; counts the statuses and checks that no answer has the victim's secrets."""
    answers: Counter[int] = Counter()
    secrets = re.compile("|".join(map(re.escape, victim.secrets.values())).encode())

    async def one_after_the_other() -> None:
        line = Line(port, chance)
        while pile:
            sent = pile.pop()
            status, answer = await line.ask(sent)
            assert status < 500, (status, sent.data[:600], answer[-600:])
            assert not secrets.search(answer), (victim.found_in(answer.decode("latin-1")), sent.data[:600])
            answers[status] += 1
        line.close()

    await asyncio.gather(*[one_after_the_other() for _ in range(AT_ONCE)])
    return answers


# ---- the senders


def member(inn: Inn, name: str) -> Guest:
    """A guest who claims the name."""
    guest = Guest(inn.server.url, name)
    guest.post("/api/account", {"device": "Firefox"})
    return guest


def try_of_today(guest: Guest, end: str) -> tuple[str, str]:
    """One of today's deals, with the table of a try."""
    [deal] = [one["id"] for one in guest.get("/api/daily")["deals"] if one["id"].endswith(end)]
    return deal, str(guest.post(f"/api/deals/{deal}/try", {})["table"])


def attacker(inn: Inn, title: str, victim: Household, tables: list[str], nowhere: str) -> Asker:
    """A member who knows every existing id: of tables, deals, channels, devices, people."""
    guest, leaving = member(inn, "Attacker"), member(inn, "Leaver")
    own = guest.table(title, seats=[{"kind": "person"}] * 2, mode="hotseat")
    clock = {"kind": "turns", "seconds": 86_400, "late": "mark"}
    together = sit_together(guest, victim.guest, title=title, clock=clock)
    deal, tried = try_of_today(guest, "magpies-bots")
    guest.post("/api/notices/webhooks", {"url": nowhere + "/own", "when": {"zone": "UTC"}})
    mine = guest.get("/api/notices")["channels"]
    known = {
        "table": [own, own, together, tried, *tables],
        "deal": [deal, *guest.get("/api/daily")["tomorrow"], "0123456789abcdef"],
        "day": [deal[:10], "2026-02-30", "0001-01-01", "9999-12-31"],
        "channel": [*[one["id"] for one in mine], *victim.ids["channel"]],
        "guest": [guest.id, leaving.id, *victim.ids["guest"]],
        **{name: victim.ids[name] for name in ("device", "key")},
        "game_id": list(TITLES),
        "game": list(TITLES),
        "lang": ["en", "pl", "cs"],
        "country": ["PL", "CZ", "XX"],
        "place": ["watch", "0", "1"],
        "seat": ["0", "1"],
        "move": ["0", "1"],
        "secret": [new_id(), guest.post("/api/friends/link", {})["secret"]],
        "code": ["00000000", "aaaa-bbbb-cccc-dddd"],
    }
    return Asker(guest.token, leaving.token, known, plausible(known, nowhere))


def one_round(inn: Inn, chance: random.Random, routes: list[Operation], number: int, size: int) -> Counter[int]:
    """Sends wrong requests to one's own things and to a victim's, which must not change."""
    title = TITLES[number % len(TITLES)]
    victim = settle(inn, "Bara")
    people = [{"kind": "person"}] * 2
    table = victim.guest.table(title, seats=people, mode="hotseat")
    deal, tried = try_of_today(victim.guest, "stonespine-solo")
    asker = attacker(inn, title, victim, [table, tried], f"http://127.0.0.1:{free_port()}")

    def kept() -> dict[str, Any]:
        shown = {one: victim.guest.look(one, look=0) for one in (table, tried)}
        tries = victim.guest.get(f"/api/deals/{deal}")["tries"]
        return {**victim.own(), "tries": tries, **{name: (s["v"], s["position"]) for name, s in shown.items()}}

    before = kept()
    pile = [request(chance, routes, asker) for _ in range(size)]
    answers = asyncio.run(send_all(inn.server.port, pile, chance, victim))
    changed = [(name, before[name], now) for name, now in kept().items() if now != before[name]]
    assert not changed, str(changed)[:2_000]
    while opened:
        opened.pop().close()
    return answers


def wrong_requests_to(database: str, name: str, size: int) -> Figures:
    """Sends this many to a server with this database."""
    chance = chance_of(20)
    answers: Counter[int] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        options = ("--no-yardsticks", "--notice-every", "2")
        with inn(Path(folder), database, *options) as house:
            try:
                routes = operations(httpx.get(house.server.url + "/api/openapi.json", timeout=PATIENCE).json())
                for number in range(-(-size // ROUND)):
                    answers += one_round(house, chance, routes, number, min(ROUND, size - number * ROUND))
                    progress(name, answers.total(), size)
            except AssertionError as problem:
                raise AssertionError(f"{problem}\n{house.log()[-3_000:]}") from problem
            text = house.log()
        assert "Traceback" not in text, text[-3_000:]
        assert len(text) < 20_000 + size, "the log grows with the attack"
    return {f"answered {status}" if status else "closed": count for status, count in sorted(answers.items())}


@attack("requests", small=500, long=1_000_000, unit="requests of wrong forms")
def wrong_requests(size: int) -> Figures:
    """No request is answered with 5xx, writes a traceback, changes what belongs to others, or reveals it."""
    return wrong_requests_to("", "requests", size)


@attack("requests-to-postgresql", small=500, long=100_000, unit="requests of wrong forms")
def wrong_requests_to_postgresql(size: int) -> Figures:
    """The same holds with PostgreSQL, whose columns accept other values."""
    with postgres() as database:
        return wrong_requests_to(database, "requests-to-postgresql", size)
