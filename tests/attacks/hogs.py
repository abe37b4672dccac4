"""Requests that hog the event loop: whatever is requested, however often, others get their turn."""

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
MEASURE = "/api/me"  # the yardstick: a request that needs almost nothing
MOST = 5.0  # times as long: a few milliseconds
LARGE = b'{"a": [' + b",".join([b"{}"] * 600_000) + b"]}"  # decoding it into objects takes fifty times as long
POSTS = ["/api/tables/import", "/api/tables"]
MOST_LARGE = 20.0  # times as long: receiving two megabytes has its price
REST = 2.0  # seconds
AGAIN = 4  # tries before a request counts as expensive: something else may have run meanwhile


def loop_time(server: Server) -> int:
    """Returns the CPU nanoseconds of the event loop's thread."""
    assert server.process is not None
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0])


def at_rest(server: Server) -> float:
    """Returns the loop's share of CPU time without any requests."""
    before, began = loop_time(server), time.monotonic_ns()
    time.sleep(REST)
    return (loop_time(server) - before) / (time.monotonic_ns() - began)


def cost(server: Server, ask: Callable[[], httpx.Response], size: int, rest: float = 0.0) -> float:
    """Returns the mean cost of a request to the loop, without cached work.

    Subtracts the loop's own work: on a busy machine another process checks a file for seconds.
    """
    assert ask().status_code < 500
    before, began = loop_time(server), time.monotonic_ns()
    for _ in range(size):
        ask()
    return (loop_time(server) - before - rest * (time.monotonic_ns() - began)) / size


def questions(url: str, known: Known) -> list[str]:
    """Returns every GET address, with existing ids and a missing one."""
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
    """Returns the relative cost of a request, the best of a few tries."""
    ratio = cost(server, ask, size, rest) / simplest
    for _ in range(AGAIN):
        if ratio <= most:
            break
        ratio = min(ratio, cost(server, ask, size, rest) / simplest)
    return ratio
