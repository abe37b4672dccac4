"""Requests that keep the event loop to themselves: whatever is asked for, however often, others get their turn."""

from __future__ import annotations

import itertools
import re
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx

from tests.attacks import Figures, attack
from tests.attacks.request_forms import Known, operations
from tests.server.server import Guest, Server, opened, running

PAGES = ["/", "/health", "/metrics", "/api/openapi.json", "/t/{table}", "/share/{table}", "/assets/x.js", "/nothing"]
MEASURE = "/api/me"  # what everything is compared with: a request that asks for next to nothing
MOST = 5.0  # times as long: a few milliseconds
LARGE = b'{"a": [' + b",".join([b"{}"] * 600_000) + b"]}"  # to make objects of it takes fifty times as long
POSTS = ["/api/tables/import", "/api/tables"]
MOST_LARGE = 20.0  # times as long: to take two megabytes from the line costs something
REST = 2.0  # seconds
AGAIN = 4  # askings before it counts as dear: another one may have run meanwhile


def loop_time(server: Server) -> int:
    """Nanoseconds that the thread of the event loop has computed."""
    assert server.process is not None
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0])


def at_rest(server: Server) -> float:
    """What the loop computes when nobody asks, as a share of time."""
    before, began = loop_time(server), time.monotonic_ns()
    time.sleep(REST)
    return (loop_time(server) - before) / (time.monotonic_ns() - began)


def cost(server: Server, ask: Callable[[], httpx.Response], size: int, rest: float = 0.0) -> float:
    """What a request costs the loop, in the mean of so many askings; what is made once and kept does not count.

    Nor does what the loop does anyway: on a busy machine a file is looked at for seconds, by another process.
    """
    assert ask().status_code < 500
    before, began = loop_time(server), time.monotonic_ns()
    for _ in range(size):
        ask()
    return (loop_time(server) - before - rest * (time.monotonic_ns() - began)) / size


def questions(url: str, known: Known) -> list[str]:
    """Every address that can be asked for by GET, with ids that there are and with one that there is not."""
    routes = operations(httpx.get(url + "/api/openapi.json", timeout=60).json())
    found = []
    for path in [*PAGES, *[route.path for route in routes if route.method == "GET"]]:
        names = re.findall(r"{(\w+)}", path)
        for ids in itertools.product(*[[*known.get(name, []), "nothing"] for name in names]):
            found.append(path.format(**dict(zip(names, ids, strict=True))))
    return found


@attack("hogs", small=3, long=200, unit="askings of every address")
def hogs(size: int) -> Figures:
    """No address costs the event loop more than five times as much as the simplest one, nor a large body much more."""
    dearest, asked = ("", 0.0), 0
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/t.db", "--no-limits") as server:
        guest = Guest(server.url)
        guest.post("/api/account", {"device": "Firefox"})
        table = guest.table("stonespine", seats=[{"kind": "person"}] * 4, mode="hotseat")
        known = {"table": [table], "game_id": ["stonespine", "simurgh"], "lang": ["pl"], "place": ["watch"]}
        known |= {"country": ["PL"], "move": ["0"], "deal": [guest.get("/api/daily")["deals"][0]["id"]]}
        simple = partial(guest.http.get, MEASURE)
        cost(server, simple, 50)
        simplest = cost(server, simple, 50 * size)
        for where in questions(server.url, known):
            ratio = min_ratio(server, partial(guest.http.get, where), size, simplest, MOST)
            assert ratio <= MOST, f"{where} costs {ratio:.0f} times as much as {MEASURE}"
            dearest, asked = max(dearest, (where, ratio), key=lambda one: one[1]), asked + 1
        rest = at_rest(server)
        for where in POSTS:
            ask = partial(guest.http.post, where, content=LARGE, headers={"content-type": "application/json"})
            ratio = min_ratio(server, ask, 1, simplest, MOST_LARGE, rest)
            assert ratio <= MOST_LARGE, f"a large body for {where} costs {ratio:.0f} times as much as {MEASURE}"
        while opened:
            opened.pop().close()
    return {"addresses": asked, "the dearest": dearest[0], "times the simplest": round(dearest[1], 1)}


def min_ratio(
    server: Server, ask: Callable[[], httpx.Response], size: int, simplest: float, most: float, rest: float = 0.0
) -> float:
    """How dear a request is, at the best of a few times."""
    ratio = cost(server, ask, size, rest) / simplest
    for _ in range(AGAIN):
        if ratio <= most:
            break
        ratio = min(ratio, cost(server, ask, size, rest) / simplest)
    return ratio
