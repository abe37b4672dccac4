"""What anyone can do before the server knows them: half-sent requests and too many connections."""

from __future__ import annotations

import socket
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx

from tests.attacks import Figures, attack
from tests.server.server import Guest, Server, running

FILES = 1024  # the server's limit of open files, the usual one
PATIENCE = 120.0  # seconds
HALVES = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: a\r\nx-slow: ",
    b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{",
    b"POST /api/guests HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
    b"GET /api/socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\ncontent-length: 2\r\n\r\n{}",
]


class Link(socket.socket):
    """A connection that keeps what it received, which may arrive in pieces."""

    told = b""


def connected(server: Server, address: str = "127.0.0.1") -> Link:
    link = Link()
    link.settimeout(PATIENCE)
    link.bind((address, 0))
    link.connect(("127.0.0.1", server.port))
    return link


def is_open(link: Link) -> bool:
    """Whether the other side still listens."""
    link.setblocking(False)
    try:
        while data := link.recv(4096):
            link.told += data
            assert link.told.startswith(b"HTTP/1.1 4"), link.told[:80]
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


@attack("half-sent", small=1_100, long=20_000, unit="half-sent requests from one address")
def half_sent(size: int) -> Figures:
    """Half-sent requests lock nobody out, and end after their deadline."""
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder, ExitStack() as life:
        options = (
            "--proxy",
            "127.0.0.1",
        )  # like many people behind one proxy: the limit per address doesn't hide the rest
        server = life.enter_context(
            running(f"sqlite:///{folder}/t.db", *options, log=Path(folder) / "log", files=FILES)
        )
        guest = Guest(server.url)
        held: list[Link] = []
        life.callback(lambda: [link.close() for link in held])
        for n in range(size):
            held.append(connected(server))
            with suppress(OSError):
                held[-1].sendall(HALVES[n % len(HALVES)])
            while len(held) > 2 * FILES:
                held.pop(0).close()
            if n % 100 == 99:
                began = time.monotonic()
                answer = httpx.get(server.url + "/health", timeout=PATIENCE)
                assert answer.status_code == 200, (answer.status_code, answer.text)
                slowest = max(slowest, time.monotonic() - began)
        assert guest.get("/api/me")["id"] == guest.id
        end = time.monotonic() + PATIENCE
        while any(is_open(link) for link in held):
            assert time.monotonic() < end, "a half-sent request is still waited for"
            time.sleep(0.2)
        assert guest.get("/api/me")["id"] == guest.id
    return {"slowest answer meanwhile (s)": round(slowest, 2)}


@attack("one-address", small=300, long=5_000, unit="connections from one address")
def one_address(size: int) -> Figures:
    """One address can't take all connections, and others get in."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as life:
        database = f"sqlite:///{folder}/t.db"
        server = life.enter_context(running(database, "--proxy", "192.0.2.1", log=Path(folder) / "log", files=FILES))
        Guest(server.url)
        asked = b"GET /api/games HTTP/1.1\r\nhost: a\r\n"
        held = []
        for _ in range(size):
            held.append(life.enter_context(connected(server, "127.0.0.2")))
            with suppress(OSError):
                held[-1].sendall(asked)
        end = time.monotonic() + PATIENCE
        while (count := sum(is_open(link) for link in held)) > 200:
            assert time.monotonic() < end, f"{count} connections of one address"
            time.sleep(0.1)
        assert httpx.get(server.url + "/health", timeout=PATIENCE).status_code == 200
    return {"let in": count}
