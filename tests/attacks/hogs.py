"""Requests that keep the event loop to themselves: whatever is asked for, however often, others get their turn."""

from __future__ import annotations

import itertools
import re
import tempfile
from pathlib import Path

import httpx

from tests.attacks import Figures, attack
from tests.attacks.request_forms import Known, operations
from tests.table.server import Guest, Server, opened, running

PAGES = ["/", "/health", "/metrics", "/api/openapi.json", "/t/{table}", "/share/{table}", "/assets/x.js", "/nothing"]
MEASURE = "/api/me"  # what everything is compared with: a request that asks for next to nothing
MOST = 5.0  # times as long: a few milliseconds
AGAIN = 4  # askings before it counts as dear: another one may have run meanwhile


def loop_time(server: Server) -> int:
    """Nanoseconds that the thread of the event loop has computed."""
    assert server.process is not None
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0])


def cost(server: Server, client: httpx.Client, where: str, size: int) -> float:
    """What an address costs the loop, in the mean of so many askings; what is made once and kept does not count."""
    assert client.get(where).status_code < 500
    before = loop_time(server)
    for _ in range(size):
        client.get(where)
    return (loop_time(server) - before) / size


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
    """No address costs the event loop more than five times as much as the simplest one, once it has been asked for."""
    dearest, asked = ("", 0.0), 0
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/t.db", "--no-limits") as server:
        guest = Guest(server.url)
        guest.post("/api/account", {"device": "Firefox"})
        table = guest.table("stonespine", seats=[{"kind": "person"}] * 4, mode="hotseat")
        known = {"table": [table], "game_id": ["stonespine", "simurgh"], "lang": ["pl"], "place": ["watch"]}
        known |= {"country": ["PL"], "move": ["0"], "deal": [guest.get("/api/daily")["deals"][0]["id"]]}
        cost(server, guest.http, MEASURE, 50)
        simplest = cost(server, guest.http, MEASURE, 50 * size)
        for where in questions(server.url, known):
            ratio = min_ratio(server, guest, where, size, simplest)
            assert ratio <= MOST, f"{where} costs {ratio:.0f} times as much as {MEASURE}"
            dearest, asked = max(dearest, (where, ratio), key=lambda one: one[1]), asked + 1
        while opened:
            opened.pop().close()
    return {"addresses": asked, "the dearest": dearest[0], "times the simplest": round(dearest[1], 1)}


def min_ratio(server: Server, guest: Guest, where: str, size: int, simplest: float) -> float:
    """How dear an address is, at the best of a few times."""
    ratio = cost(server, guest.http, where, size) / simplest
    for _ in range(AGAIN):
        if ratio <= MOST:
            break
        ratio = min(ratio, cost(server, guest.http, where, size) / simplest)
    return ratio
