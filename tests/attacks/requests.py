"""Requests that are wrong in every part: method, address, headers, length, body; for every route that there is."""

from __future__ import annotations

import asyncio
import json
import random
import string
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

from tests.attacks import Figures, attack, progress
from tests.table.server import Guest, Server, opened, running
from tests.table.test_fuzz import junk

AT_ONCE = 80
ROUND = 2_000  # requests by one guest, who may be signed out or gone long before
PATIENCE = 300  # seconds for an answer on a busy machine
TITLES = ("magpies", "stonespine", "rollplayer", "simurgh", "guilds")
ADDRESSES = [f"127.0.0.{n}" for n in range(40, 90)]  # where they come from: a million take no port of what else runs
PATHS = [
    *["/", "/health", "/metrics", "/api", "/api/", "/api/openapi.json", "/api/socket", "/index.html", "/assets/x.js"],
    *["/t/abc", "/account", "/sign-in", "/d", "/status", "/api/openid/start", "/api/openid/return"],
]
PIECES = ["stonespine", "TABLE", "..", "%00", "%ff", "%2e%2e%2f", "a" * 300, "ž", "-1", "0", "9" * 40, "NaN", "{}"]
PIECES += ["\ud7ff", "99999999999999999999", "watch", "en", "1"]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "X"]
QUERIES = ["look", "lang", "width", "move", "limit", "before", "status", "code", "state", "x", ""]
KINDS = ["application/json"] * 4 + [
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "",
    "a/b/c",
]
KINDS += ["\xff", "application/x-www-form-urlencoded", "application/msgpack", "multipart/form-data; boundary=x"]
COOKIES = ["gospoda-guest=\xff", "a=b; ; =", ";" * 500, "gospoda-guest=" + "x" * 2_000]
ODD_HEADERS = ["expect: 100-continue", "range: bytes=9-1", "if-none-match: *", "origin: null"]
ODD_HEADERS += [
    "upgrade: websocket\r\nconnection: upgrade",
    "connection: upgrade\r\nupgrade: h2c",
    "x-forwarded-for: \xff",
]
ODD_VALUES = ['"\\ud800"', '"\\u0000"', "1e999", "-0", "1" * 400, "NaN", "[[]]", "null", '"' + "a" * 5_000 + '"']
ODD_VALUES += ['{"":{}}', "1.5", '"person"', "0", "true", '"magpies"', '[{"kind":"person"}]', '"x"']


# ---- what there is


@dataclass(frozen=True)
class Operation:
    """A route that the OpenAPI document promises, and the fields of its body."""

    method: str
    path: str
    fields: tuple[str, ...]


def operations(document: dict[str, Any]) -> list[Operation]:
    """Every route with its fields."""
    found = []
    for path, methods in document["paths"].items():
        for method, one in methods.items():
            content = one.get("requestBody", {}).get("content", {})
            schema = next(iter(content.values()), {}).get("schema", {})
            while "$ref" in schema:
                schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            found.append(Operation(method.upper(), path, tuple(schema.get("properties", {}))))
    return found


# ---- a request


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


def typed_body(chance: random.Random, fields: tuple[str, ...]) -> bytes:
    """The fields that the route wants, with anything in them."""
    some = [name for name in fields if chance.random() < 0.8]
    values = [chance.choice(ODD_VALUES) if chance.random() < 0.6 else json.dumps(junk(chance)) for _ in some]
    return ("{" + ",".join(f'"{name}":{value}' for name, value in zip(some, values, strict=True)) + "}").encode()


def target(chance: random.Random, path: str, tables: list[str]) -> str:
    """An address of this form."""
    parts = []
    for part in path.split("/"):
        if part == "{table}":
            part = chance.choice(tables) if chance.random() < 0.8 else chance.choice(PIECES)
        elif part.startswith("{"):
            part = chance.choice(PIECES)
        parts.append(part)
    path = "/".join(parts)
    while chance.random() < 0.1:
        path += "/" + chance.choice(PIECES)
    if chance.random() < 0.05:
        path = "/" + "".join(chance.choices(string.ascii_letters, k=chance.choice([300, 5_000])))
    query = [f"{chance.choice(QUERIES)}={chance.choice(PIECES)}" for _ in range(2)]
    return path + ("?" + "&".join(query) if chance.random() < 0.4 else "")


def request(chance: random.Random, routes: list[Operation], tables: list[str], token: str) -> bytes:
    """One request, wrong in some way more often than not."""
    route = chance.choice(routes)
    if chance.random() < 0.15:
        route = Operation(chance.choice(METHODS), chance.choice(PATHS), ())
    method = route.method if chance.random() < 0.8 else chance.choice(METHODS)
    content = typed_body(chance, route.fields) if route.fields and chance.random() < 0.7 else body(chance)
    where = quote(target(chance, route.path, tables), safe="/?&=%.-_~{}") if chance.random() < 0.97 else "\x7f ž"
    lines = [f"{method} {where} HTTP/1.{chance.choice('1111110')}"]
    lines.append("host: " + chance.choice(["localhost"] * 5 + ["127.0.0.1", "x" * 300, "a b", ""]))
    if chance.random() < 0.8:
        lines.append(f"authorization: Bearer {token if chance.random() < 0.9 else chance.choice(PIECES[:5])}")
    if chance.random() < 0.2:
        lines.append("cookie: " + chance.choice(COOKIES))
    if chance.random() < 0.2:
        lines.append(chance.choice(ODD_HEADERS))
    lines.append("content-type: " + chance.choice(KINDS))
    length = len(content) if chance.random() < 0.95 else chance.choice([0, 1, 10**12])
    odd = chance.random()
    lines.append(
        "transfer-encoding: chunked" if odd < 0.05 else "content-length: " + ("-1" if odd > 0.97 else str(length))
    )
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + content


# ---- sending them


async def status_of(server: Server, sent: bytes, address: str) -> int:
    """What a request is answered with; 0: the connection was closed, or nothing more was awaited."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    answer = b""
    with suppress(OSError):
        writer.write(sent)
        if writer.can_write_eof():
            writer.write_eof()
        while not answer or answer.startswith(b"HTTP/1.1 100"):
            answer = await asyncio.wait_for(reader.readline(), PATIENCE)
            while answer.startswith(b"HTTP/1.1 100") and (await reader.readline()).strip():
                pass
            if not answer:
                break
    writer.close()
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


async def send_all(server: Server, pile: list[bytes], chance: random.Random) -> Counter[int]:
    """Send them, some at once; how often each status was the answer."""
    answers: Counter[int] = Counter()

    async def one_after_the_other() -> None:
        while pile:
            sent = pile.pop()
            status = await status_of(server, sent, chance.choice(ADDRESSES))
            assert status < 500, (status, sent[:600])
            answers[status] += 1

    await asyncio.gather(*[one_after_the_other() for _ in range(AT_ONCE)])
    return answers


def one_round(server: Server, chance: random.Random, routes: list[Operation], number: int, size: int) -> Counter[int]:
    """A guest with a table sends wrong requests to it and to a table of somebody else, which stays as it is."""
    title = TITLES[number % len(TITLES)]
    people = [{"kind": "person"}] * 2
    guest, victim = Guest(server.url), Guest(server.url, "Bara")
    own, other = (one.table(title, seats=people, mode="hotseat") for one in (guest, victim))
    before = victim.look(other, look=0)
    pile = [request(chance, routes, [own, other], guest.token) for _ in range(size)]
    answers = asyncio.run(send_all(server, pile, chance))
    after = victim.look(other, look=0)
    assert (after["v"], after["position"]) == (before["v"], before["position"])
    while opened:
        opened.pop().close()
    return answers


@attack("requests", small=600, long=1_000_000, unit="requests of wrong forms")
def wrong_requests(size: int) -> Figures:
    """No request is answered with 5xx, writes a traceback, or changes what belongs to others."""
    chance = random.Random(20)
    answers: Counter[int] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        try:
            with running(f"sqlite:///{folder}/t.db", "--no-limits", log=log) as server:
                routes = operations(httpx.get(server.url + "/api/openapi.json", timeout=PATIENCE).json())
                for number in range(-(-size // ROUND)):
                    answers += one_round(server, chance, routes, number, min(ROUND, size - number * ROUND))
                    progress("requests", answers.total(), size)
        except AssertionError as problem:
            raise AssertionError(f"{problem}\n{log.read_text()[-3_000:]}") from problem
        text = log.read_text()
        assert "Traceback" not in text, text[-3_000:]
        assert len(text) < 20_000 + size, "the log grows with the attack"
    return {f"answered {status}" if status else "closed": count for status, count in sorted(answers.items())}
