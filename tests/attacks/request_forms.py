"""Builds requests for every route: wrong in every part, and often with existing ids."""

from __future__ import annotations

import json
import random
import string
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from tests.server.tables.test_fuzz import junk

PATHS = [
    *["/", "/health", "/metrics", "/api", "/api/", "/api/openapi.json", "/api/socket", "/index.html", "/assets/x.js"],
    *["/t/abc", "/account", "/sign-in", "/d", "/status", "/api/openid/start", "/api/openid/return"],
    *["/share/{table}", "/share/{table}.svg", "/t/{table}", "/t/{table}/0", "/deals/{deal}", "/friends", "/hours"],
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
ODD_HEADERS = ["range: bytes=9-1", "if-none-match: *", "origin: null", "x-forwarded-for: \xff", "expect: 100-continue"]
UPGRADES = ["upgrade: websocket\r\nconnection: upgrade", "connection: upgrade\r\nupgrade: h2c"]
ODD_VALUES = ['"\\ud800"', '"\\u0000"', "1e999", "-0", "1" * 400, "NaN", "[[]]", "null", '"' + "a" * 5_000 + '"']
ODD_VALUES += ['{"":{}}', "1.5", '"person"', "0", "true", '"magpies"', '[{"kind":"person"}]', '"x"', '"a\\u0000b"']
ODD_FIELDS = ["name", "seats", "game", "id", "v", "move", "seat", "text", "secret", "options", "moves", "guest", "when"]

Known = dict[str, list[str]]
"""Existing ids, by the name of the address part that they fill."""


# ---- routes


@dataclass(frozen=True)
class Operation:
    """A route that the OpenAPI document promises, with its query and body fields."""

    method: str
    path: str
    queries: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()


def operations(document: dict[str, Any]) -> list[Operation]:
    """Returns every route with its fields."""
    found = []
    for path, methods in document["paths"].items():
        for method, one in methods.items():
            content = one.get("requestBody", {}).get("content", {})
            schema = next(iter(content.values()), {}).get("schema", {})
            while "$ref" in schema:
                schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            queries = tuple(part["name"] for part in one.get("parameters", []) if part["in"] == "query")
            found.append(Operation(method.upper(), path, queries, tuple(schema.get("properties", {}))))
    return found


# ---- bodies


def deep(chance: random.Random) -> bytes:
    depth = chance.choice([10, 900, 1_000, 5_000, 100_000])
    return chance.choice([b"[" * depth, b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth])


def body(chance: random.Random) -> bytes:
    """Returns a body to send after the headers."""
    field, value = chance.choice(ODD_FIELDS), chance.choice(ODD_VALUES)
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


def plausible(known: Known, nowhere: str) -> dict[str, list[Any]]:
    """Returns a value that our client could send in a field; nobody listens at the address `nowhere`."""
    clocks: list[Any] = [None, *[{"kind": kind, "seconds": 60, "late": "bot"} for kind in ("live", "turns")]]
    when = [{"zone": "Europe/Prague", "plan": plan} for plan in ("at-once", "after", "daily")]
    keys = {"p256dh": "BMcKpg_d0pFcpf2hubbuAGgTKkQVWKQfzaMNxqvpDc2WbTMpH7wiL9rJWUJbhYkwbPvjIpZeQPGdxFAHSxCYDag"}
    pair = [[{"kind": "person"}, {"kind": kind}] for kind in ("open", "person", "bot")]
    found: dict[str, list[Any]] = {
        **{name: list(known[name]) for name in ("guest", "table", "secret", "code", "game") if name in known},
        "seat": [0, 1, 2],
        "yes": [True, False],
        "kind": ["person", "bot", "open"],
        "bot": ["random", "greedy"],
        "clock": clocks,
        "rated": [True, False],
        "access": ["open", "invite"],
        "mode": ["online", "hotseat"],
        "zone": ["UTC", "Europe/Warsaw", "../UTC", "Mars/Olympus"],
        "night_from": [0, 1320],
        "night_to": [0, 480],
        "free": [[], [5, 6]],
        "holidays": [[], ["2030-12-24"], ["2030-02-31"]],
        "lang": ["pl"],
        "language": ["cs"],
        "plan": ["at-once", "daily"],
        "minutes": [1, 30],
        "hour": [0, 23],
        "quiet_from": [None, 22],
        "when": when,
        "quiet_to": [None, 7],
        "address": ["a@example.org", "b@example.org\r\nBcc: c@example.org"],
        "url": [f"{nowhere}/hook", "file:///etc/passwd", "http://[::1"],
        "endpoint": [f"{nowhere}/push"],
        "keys": [{**keys, "auth": "c2l4dGVlbiBieXRlcyAxNg"}],
        "label": ["Firefox"],
        "device": ["Firefox, Linux"],
        "level": ["new", "strong"],
        "fill": [0, 1],
        "text": ["hello"],
        "settings": [{"theme": "dark"}],
        "id": ["a1"],
        "v": [0, 2, 4],
        "move": [0, 1, 7],
        "moves": [[0, 1]],
        "staged": [[0]],
        "to": [0, 1],
        "lift": [True],
        "hints": [None, True],
        "options": [{}],
        "seed": ["", "known"],
        "title": ["Friday"],
        "put_out": [True],
        "muted": [True],
        "bring": [True, False],
        "name": ["Ania"],
        "seats": [*pair, 2, 3],
    }
    return found


def typed_body(chance: random.Random, fields: tuple[str, ...], likely: dict[str, list[Any]]) -> bytes:
    """Returns the fields that the route wants, with fitting values or arbitrary ones."""
    honest = chance.random() < 0.5  # all fit, to reach the code behind the validation too
    said = []
    for name in fields:
        if chance.random() < 0.2:
            continue
        if name in likely and (honest or chance.random() < 0.3):
            value = json.dumps(chance.choice(likely[name]))
        else:
            value = chance.choice(ODD_VALUES) if chance.random() < 0.6 else json.dumps(junk(chance))
        said.append(f'"{name}":{value}')
    return ("{" + ",".join(said) + "}").encode()


# ---- a request


@dataclass(frozen=True)
class Asker:
    """The sender: one token for most requests, and one for those that may sign it out."""

    token: str
    leaving: str
    known: Known
    likely: dict[str, list[Any]]


@dataclass(frozen=True)
class Sent:
    """A request in bytes. `whole`: its length is correct; `last`: no other request can follow it."""

    data: bytes
    whole: bool
    last: bool


ENDING = ("/api/account/sign-out", "/api/account/leave")


def target(chance: random.Random, route: Operation, known: Known) -> str:
    """Fills in an address of this form."""
    path = route.path
    for name, ids in known.items():
        if f"{{{name}}}" in path and chance.random() < 0.8:
            path = path.replace(f"{{{name}}}", chance.choice(ids))
    path = "/".join(chance.choice(PIECES) if part.startswith("{") else part for part in path.split("/"))
    while chance.random() < 0.1:
        path += "/" + chance.choice(PIECES)
    if chance.random() < 0.05:
        path = "/" + "".join(chance.choices(string.ascii_letters, k=chance.choice([300, 5_000])))
    names = route.queries or QUERIES
    query = [f"{chance.choice(names)}={chance.choice(PIECES)}" for _ in range(2)]
    return path + ("?" + "&".join(query) if chance.random() < 0.4 else "")


def request(chance: random.Random, routes: list[Operation], asker: Asker) -> Sent:
    """Returns a request that is more often wrong than not."""
    route = chance.choice(routes)
    if chance.random() < 0.15:
        route = Operation(chance.choice(METHODS), chance.choice(PATHS))
    method = route.method if chance.random() < 0.85 else chance.choice(METHODS)
    typed = route.fields and chance.random() < 0.8
    content = typed_body(chance, route.fields, asker.likely) if typed else body(chance)
    where = quote(target(chance, route, asker.known), safe="/?&=%.-_~{}") if chance.random() < 0.97 else "\x7f ž"
    version = chance.choice("1111110")
    lines = [f"{method} {where} HTTP/1.{version}"]
    lines.append("host: " + chance.choice(["localhost"] * 15 + ["127.0.0.1", "x" * 300, "a b", ""]))
    if chance.random() < 0.9:
        token = asker.leaving if route.path in ENDING else asker.token
        lines.append(f"authorization: Bearer {token if chance.random() < 0.95 else chance.choice(PIECES[:5])}")
    if chance.random() < 0.1:
        lines.append("cookie: " + chance.choice(COOKIES))
    upgrade = chance.random() < 0.03
    if upgrade or chance.random() < 0.1:
        lines.append(chance.choice(UPGRADES if upgrade else ODD_HEADERS))
    lines.append("content-type: " + (KINDS[0] if typed and chance.random() < 0.8 else chance.choice(KINDS)))
    length, whole = length_of(chance, content)
    lines.append(length)
    data = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + content
    return Sent(data, whole, upgrade or version == "0")


def length_of(chance: random.Random, content: bytes) -> tuple[str, bool]:
    """Returns the claimed length of a body and whether it is true."""
    odd = chance.random()
    if odd < 0.05:
        return "transfer-encoding: chunked", False
    if odd < 0.1:
        return f"content-length: {chance.choice(['0', '1', '-1', '1' + '0' * 12, 'x'])}", False
    return f"content-length: {len(content)}", True
