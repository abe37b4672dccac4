"""What anybody can send before the server knows who it is: half-sent requests, and requests of every wrong form."""

from __future__ import annotations

import random
import socket
import string
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import quote

import httpx

from tests.attacks import Figures, attack
from tests.table.server import Guest, Server, running

FILES = 1024  # that the server may have open, as is usual
PATIENCE = 120.0  # seconds
ELSEWHERE = "127.0.0.9"  # where requests come from: a million of them take no port of what else runs here
HALVES = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: a\r\nx-slow: ",
    b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{",
    b"POST /api/guests HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
]


def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    link = socket.socket()
    link.settimeout(PATIENCE)
    link.bind((address, 0))
    link.connect(("127.0.0.1", server.port))
    return link


def is_open(link: socket.socket) -> bool:
    """Whether the other side still listens."""
    link.setblocking(False)
    try:
        while data := link.recv(4096):
            assert data.startswith(b"HTTP/1.1 4"), data[:80]
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
        )  # as many people behind one proxy: the cap of an address does not hide the rest
        server = life.enter_context(
            running(f"sqlite:///{folder}/t.db", *options, log=Path(folder) / "log", files=FILES)
        )
        guest = Guest(server.url)
        held: list[socket.socket] = []
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
    """One address cannot take all connections, and others get in."""
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


# ---- requests of every wrong form

PATHS = [
    *["/", "/health", "/metrics", "/api", "/api/", "/api/openapi.json", "/api/games", "/api/guests", "/api/me"],
    *["/api/tables", "/api/tables/mine", "/api/tables/import", "/api/socket", "/index.html", "/assets/x.js", "/t/abc"],
]
PIECES = [
    "stonespine",
    "TABLE",
    "..",
    "%00",
    "%ff",
    "%2e%2e%2f",
    "a" * 300,
    "ž",
    "-1",
    "0",
    "9" * 40,
    "NaN",
    "{}",
    "\ud7ff",
]
VERBS = [
    "text",
    "log",
    "replay/1",
    "qr/0",
    "qr/watch",
    "join",
    "watch",
    "leave",
    "seats/0",
    "links/0",
    "start",
    "export",
]
VERBS += [
    "rematch",
    "play-on",
    "act",
    "undo",
    "preview",
    "why",
    "chat",
    "hint",
    "analysis",
    "replay/99999999999999999999",
]
METHODS = ["GET", "GET", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "X"]
KINDS = [
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "",
    "a/b/c",
    "\xff",
]
KINDS += ["application/x-www-form-urlencoded", "application/msgpack", "multipart/form-data; boundary=x"]


def deep(chance: random.Random) -> bytes:
    depth = chance.choice([10, 900, 1_000, 5_000, 100_000])
    return chance.choice([b"[" * depth, b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth])


def body(chance: random.Random) -> bytes:
    """Something that is sent after a head."""
    field = chance.choice(["name", "seats", "game", "id", "v", "move", "seat", "text", "secret", "options", "moves"])
    value = chance.choice(
        [
            '"\\ud800"',
            '"\\u0000"',
            "1e999",
            "-0",
            "1" * 400,
            "NaN",
            "[[]]",
            "null",
            '"' + "a" * 5_000 + '"',
            '{"":{}}',
            "1.5",
        ]
    )
    return chance.choice(
        [
            lambda: b"",
            lambda: deep(chance),
            lambda: f'{{"{field}": {value}}}'.encode(),
            lambda: f'{{"game":"magpies","seats":[{{"kind":"person","name":{value}}}],"{field}":{value}}}'.encode(),
            lambda: bytes(chance.randrange(256) for _ in range(chance.randrange(60))),
            lambda: b'{"name":"\xff\xfe"}',
            lambda: b"\xef\xbb\xbf{}",
            lambda: b"a=1&b=2",
            lambda: b"--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n--x--\r\n",
        ]
    )()


def target(chance: random.Random, table: str) -> str:
    """The address of a request."""
    path = chance.choice(PATHS)
    if chance.random() < 0.5:
        path = f"/api/tables/{table if chance.random() < 0.7 else chance.choice(PIECES)}/{chance.choice(VERBS)}"
    while chance.random() < 0.3:
        path += "/" + chance.choice(PIECES)
    if chance.random() < 0.1:
        path = "/" + "".join(chance.choice(string.ascii_letters) for _ in range(chance.choice([300, 5_000])))
    query = [
        f"{chance.choice(['look', 'lang', 'width', 'move', 'limit', 'x', ''])}={chance.choice(PIECES)}"
        for _ in range(2)
    ]
    return path + ("?" + "&".join(query) if chance.random() < 0.4 else "")


def request(chance: random.Random, table: str, token: str) -> bytes:
    """One request, wrong in some way more often than not."""
    where = quote(target(chance, table), safe="/?&=%.-_~{}") if chance.random() < 0.95 else "\x7f ž"
    content = body(chance)
    lines = [f"{chance.choice(METHODS)} {where} HTTP/1.{chance.choice('11110')}"]
    lines.append("host: " + chance.choice(["localhost", "127.0.0.1", "x" * 300, "a b", ""]))
    if chance.random() < 0.7:
        lines.append(f"authorization: Bearer {token}")
    if chance.random() < 0.5:
        lines.append(
            "cookie: " + chance.choice(["gospoda-guest=\xff", "a=b; ; =", ";" * 500, "gospoda-guest=" + "x" * 2_000])
        )
    if chance.random() < 0.3:
        lines.append(
            chance.choice(
                [
                    "expect: 100-continue",
                    "range: bytes=9-1",
                    "if-none-match: *",
                    "origin: null",
                    "upgrade: websocket\r\nconnection: upgrade",
                    "connection: upgrade\r\nupgrade: h2c",
                ]
            )
        )
    lines.append("content-type: " + chance.choice(KINDS))
    length = len(content) if chance.random() < 0.9 else chance.choice([0, 1, 10**12])
    lines.append(
        chance.choice(
            [
                f"content-length: {length}",
                "transfer-encoding: chunked",
                "content-length: -1",
                f"content-length: {length}",
            ]
        )
    )
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + content


def status_of(server: Server, sent: bytes) -> int:
    """What a request is answered with; 0: the connection was closed, or nothing more was awaited."""
    with connected(server, ELSEWHERE) as link:
        link.settimeout(PATIENCE)
        with suppress(OSError):
            link.sendall(sent)
            link.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(OSError):
            while b"\r\n" not in answer and (data := link.recv(4096)):
                answer += data
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


@attack("requests", small=600, long=1_000_000, unit="requests of wrong forms")
def wrong_requests(size: int) -> Figures:
    """No request is answered with 5xx or writes a traceback."""
    chance = random.Random(20)
    answers: dict[int, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with running(f"sqlite:///{folder}/t.db", "--no-limits", log=log) as server:
            guest = Guest(server.url)
            table = guest.table("magpies", seats=[{"kind": "person"}] * 2, mode="hotseat")
            for _ in range(size):
                sent = request(chance, table, guest.token)
                status = status_of(server, sent)
                assert status < 500, (status, sent[:600], log.read_text()[-3_000:])
                answers[status] = answers.get(status, 0) + 1
            assert guest.look(table, look=0)["table"]["id"] == table
        text = log.read_text()
        assert "Traceback" not in text, text[-3_000:]
        assert len(text) < 20_000 + size, "the log grows with the attack"
    return {f"answered {status}" if status else "closed": count for status, count in sorted(answers.items())}
