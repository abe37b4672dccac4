"""Ten guests request everything expensive as fast as they may: how long do others wait for their moves?

Quiet and abused spells alternate in one run, so that a busy machine affects both. Real guests come from other
machines. Here the server with all its processes has one core to itself, and all guests share another, where the
abusers get what the others leave. Otherwise moves would wait for the abusers' own program instead of the server:
Linux gives each session its own share (autogroup), and priorities count only within a session.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import tempfile
import time
from contextlib import suppress
from multiprocessing.sharedctypes import SynchronizedArray
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.attacks import Figures, attack
from tests.attacks.orphans import family
from tests.server.server import Guest, Server, new_id, running

ABUSERS = 10
SPELLS = 4  # quiet and abused, twice each
TITLES = ("stonespine", "rollplayer", "simurgh", "guilds")
VICTIMS = 4
PATIENCE = 300.0  # seconds; everything is slow on a busy machine
PAUSE = 0.1  # seconds between two moves of a victim
FRAMES = 50  # per second and abuser: exactly what is allowed
IMPORT = 40  # every 40th request of an abuser uploads a file, which is allowed ten times a minute
FEWEST = 35  # of these, on average: a socket refused too often is closed, and reopened after a second
ENOUGH = 400  # moves in a spell that make its tail meaningful
LISTS = ["/api/history?limit=100", "/api/statistics/{title}", "/api/statistics/{title}/inn", "/api/ladder/{title}"]
LISTS += ["/api/friends", "/api/daily", "/api/turns", "/api/tables/mine?limit=100", "/api/hours", "/share/{table}"]
GONE = (OSError, TimeoutError, EOFError, WebSocketException, httpx.HTTPError)
Asked: TypeAlias = "SynchronizedArray[int]"  # how many frames and requests the abusers have sent


# ---- the abusers


def frame(n: int, table: str) -> dict[str, Any]:
    """Returns an abuser's n-th frame: the expensive ones in turn, never the same twice in a row."""
    return [
        {"type": "text", "width": 40 + n % 200, "lang": ("en", "pl", "cs")[n % 3]},
        {"type": "worth", "seat": n % 2},
        {"type": "look", "seat": n % 2},
        {"type": "preview", "seat": n % 2, "move": n % 50},
        {"type": "hello", "table": table},
        {"type": "why", "seat": 0, "move": n % 300},
        {"type": "hint", "seat": n % 2},
        {"type": "text", "width": 40 + n * 7 % 200},
    ][n % 8] | ({} if n % 8 == 4 else {"id": f"f{n}"})


def path(n: int, table: str) -> str:
    """Returns the n-th address an abuser requests: computed and stored pages in turn."""
    if n % 2:
        return LISTS[n // 2 % len(LISTS)].format(title=TITLES[n // 2 % len(TITLES)], table=table)
    base, n = f"/api/tables/{table}", n // 2
    return [
        f"{base}/replay/{n % 20}",
        f"{base}/text?width={39 + n % 200}&move={n % 20}",
        f"{base}/log?limit=500",
        f"{base}/export",
        f"{base}?look=0",
        f"{base}/qr/watch",
        "/api/tables",
    ][n % 7]


async def say_all(url: str, token: str, table: str, address: str, asked: Asked) -> None:
    """Sends frames forever, many per packet."""
    headers = {"authorization": f"Bearer {token}"}
    while True:
        with suppress(*GONE):
            target = url.replace("http", "ws") + "/api/socket"
            async with connect(target, additional_headers=headers, local_addr=(address, 0), max_size=None) as socket:
                reader = asyncio.create_task(drain(socket))
                await socket.send(json.dumps({"type": "hello", "table": table}))
                n = 0
                while not reader.done():
                    for _ in range(FRAMES // 5):
                        n += 1
                        await socket.send(json.dumps(frame(n, table)))
                        asked[0] += 1
                    await asyncio.sleep(0.2)
        await asyncio.sleep(1.0)


async def drain(socket: ClientConnection) -> None:
    with suppress(*GONE):
        async for _ in socket:
            pass


async def ask_all(url: str, token: str, table: str, address: str, asked: Asked) -> None:
    """Sends HTTP requests forever, and uploads the abuser's own game as a file."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, transport=transport, headers=headers, timeout=60) as client:
        n, file = 0, b""
        while True:
            n += 1
            with suppress(*GONE):
                if n % IMPORT:
                    answer = await client.get(path(n, table))
                    file = answer.content if answer.is_success and "export" in answer.url.path else file
                else:
                    await client.post("/api/tables/import", content=file, headers={"content-type": "application/json"})
                asked[1] += 1
            await asyncio.sleep(0.025)


async def abuse(url: str, going: Event, asked: Asked, guests: list[tuple[str, str]]) -> None:
    """Runs all abusers while the flag is set, and pauses them otherwise."""
    while True:
        while not going.is_set():
            await asyncio.sleep(0.05)
        tasks = []
        for n, (token, table) in enumerate(guests):
            address = f"127.0.0.{20 + n}"
            tasks += [asyncio.create_task(say_all(url, token, table, address, asked))]
            tasks += [asyncio.create_task(ask_all(url, token, table, address, asked))]
        while going.is_set():
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def abusers(url: str, going: Event, asked: Asked, guests: list[tuple[str, str]]) -> None:
    """Runs the abusers in a separate process that computes only while the players don't."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(abuse(url, going, asked, guests))


def set_apart(server: Server) -> None:
    """Pins the server and its children to one core, and the guests to another."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    assert server.process is not None
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[-1]})
        for process in family(server.process.pid):
            for thread in Path(f"/proc/{process}").glob("task/*"):
                with suppress(ProcessLookupError):  # it may have ended meanwhile
                    os.sched_setaffinity(int(thread.name), {cores[0]})


# ---- the players


class Victim:
    """Plays all seats of a table alone and records how long each move takes."""

    def __init__(self, guest: Guest, title: str) -> None:
        self.guest = guest
        self.title = title
        self.latencies: list[float] = []

    async def play(self, moves: int) -> None:
        """Makes this many moves."""
        target = self.guest.url.replace("http", "ws") + "/api/socket"
        headers = {"authorization": f"Bearer {self.guest.token}"}
        async with connect(target, additional_headers=headers, max_size=None, open_timeout=60) as socket:
            made = 0
            while made < moves:
                seats = [{"kind": "person", "name": f"P{n}"} for n in range(2)]
                table = await asyncio.to_thread(self.guest.table, self.title, seats=seats, mode="hotseat")
                made += await self.play_game(socket, table, moves - made)

    async def play_game(self, socket: ClientConnection, table: str, most: int) -> int:
        made = 0
        shown = await said(socket, {"type": "hello", "table": table})
        while made < most:
            waiting = [seat["seat"] for seat in shown["table"]["seats"] if seat["waiting"]]
            if not waiting:
                break
            shown = await said(socket, {"type": "look", "id": new_id(), "seat": waiting[0]})
            move = shown["position"]["legal"][made % len(shown["position"]["legal"])]["move"]
            body = {"type": "act", "id": new_id(), "v": shown["v"], "seat": waiting[0], "move": move}
            began = time.perf_counter()
            answer = await said(socket, body)
            self.latencies.append(time.perf_counter() - began)
            assert answer["type"] == "ack", answer
            made += 1
            await asyncio.sleep(PAUSE)
            shown = await said(socket, {"type": "hello", "table": table})
        return made


async def said(socket: ClientConnection, message: dict[str, Any]) -> Any:
    """Sends a message and waits for its answer."""
    await socket.send(json.dumps(message))
    while True:
        answer = json.loads(await socket.recv())
        if answer["type"] == "event":
            if "ack" in answer and answer["ack"]["id"] == message.get("id"):
                return answer["ack"]
        elif answer["type"] in ("snapshot", "bye") or answer.get("id") == message.get("id", ""):
            return answer


def p99(latencies: list[float]) -> float:
    return quantiles(latencies, n=100)[98] * 1000


@attack("abusive-guests", small=40, long=2_000, unit="moves of others in each spell")
def abusive_guests(size: int) -> Figures:
    """With ten abusive guests at full allowance the p99 of others' moves at most doubles."""
    found: dict[bool, list[float]] = {False: [], True: []}
    everywhere = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    context = multiprocessing.get_context("spawn")
    going, asked, seconds = context.Event(), context.Array("q", 2), 0.0
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with running(f"sqlite:///{folder}/t.db", log=log) as server:
            victims = [Victim(Guest(server.url, f"V{n}"), TITLES[n % len(TITLES)]) for n in range(VICTIMS)]
            guests = [abuser(server.url, n) for n in range(ABUSERS)]
            set_apart(server)
            process = context.Process(target=abusers, args=(server.url, going, asked, guests), daemon=True)
            process.start()
            try:
                for spell in range(SPELLS):
                    began = time.monotonic()
                    found[spell % 2 == 1] += one_spell(victims, going, spell % 2 == 1, size // VICTIMS)
                    seconds += (time.monotonic() - began) * (spell % 2)
            finally:
                process.kill()
                process.join()
                if everywhere:
                    os.sched_setaffinity(0, everywhere)
            metrics = httpx.get(server.url + "/metrics", timeout=60).text
        assert "Traceback" not in log.read_text(), log.read_text()[-3_000:]
    rates = [count / seconds / ABUSERS for count in asked]
    return judged(size, p99(found[False]), p99(found[True]), rates, metrics)


def judged(size: int, before: float, meanwhile: float, rates: list[float], metrics: str) -> Figures:
    """Checks that moves were made in time while the abusers used their full allowance."""
    cost = sum(figures(metrics, "gospoda_cost_seconds_total"))
    assert cost > 0, "nobody has asked for anything"
    ratio = meanwhile / before
    if size >= ENOUGH:
        assert rates[0] >= FEWEST, f"each abuser has sent only {rates[0]:.1f} frames a second"
        assert ratio <= 2.0, f"the p99 of others is {ratio:.1f} times as long: {before:.1f} and {meanwhile:.1f} ms"
    return {
        "p99 quiet (ms)": round(before, 1),
        "p99 abused (ms)": round(meanwhile, 1),
        "ratio": round(ratio, 2),
        "frames a second from each abuser": round(rates[0], 1),
        "requests a second from each": round(rates[1], 1),
        "work that abusers got (s)": round(cost, 1),
    }


def one_spell(victims: list[Victim], going: Event, abused: bool, moves: int) -> list[float]:
    """Measures others' moves while abusers send requests, or while they don't."""
    (going.set if abused else going.clear)()
    if not abused and moves * VICTIMS >= ENOUGH:  # a small run measures nothing
        wait_until_idle(victims[0].guest)
    time.sleep(3.0)
    for victim in victims:
        victim.latencies.clear()

    async def play() -> None:
        await asyncio.gather(*[victim.play(moves) for victim in victims])

    asyncio.run(play())
    going.clear()
    return [latency for victim in victims for latency in victim.latencies]


def wait_until_idle(guest: Guest) -> None:
    """Waits until the abusers' earlier requests are done, which would slow down the quiet spell too."""
    end = time.monotonic() + PATIENCE
    while any(value > 0 for value in figures(guest.get("/metrics").decode(), "gospoda_work_waiting")):
        assert time.monotonic() < end, "the work of the abusers does not end"
        time.sleep(0.5)


def figures(metrics: str, name: str) -> list[float]:
    """Returns the values of a metric."""
    return [float(line.split()[-1]) for line in metrics.splitlines() if line.startswith(name)]


def abuser(url: str, n: int) -> tuple[str, str]:
    """A guest with a table where some moves were made."""
    guest = Guest(url, f"Abuser {n}")
    people = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    table = guest.table(TITLES[n % len(TITLES)], seats=people, mode="hotseat")
    for _ in range(6):
        shown = guest.look(table, look=0)
        waiting = [seat["seat"] for seat in shown["table"]["seats"] if seat["waiting"]]
        if not waiting:
            break
        guest.act(table, waiting[0])
        time.sleep(PAUSE)  # below the number of requests that an address may send per second
    return guest.token, table
