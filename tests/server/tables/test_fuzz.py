"""Whatever the server receives, it refuses cleanly, changes nothing and reveals nothing."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.server import PATIENCE, Guest, Server, new_id, request


def prepared(server: Server) -> tuple[Guest, Guest, str]:
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    table = host.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}], access="open")
    other.post(f"/api/tables/{table}/join", {})
    return host, other, table


def junk(chance: random.Random, depth: int = 0) -> Any:
    """Returns a random JSON value."""
    kinds: list[Any] = [None, True, -1, 0, 7, 10**30, 1.5, "", "x" * 300, "\u202e", "hello", -(2**63), "\ud83d\ude00"]
    if depth < 3 and chance.random() < 0.3:
        return [junk(chance, depth + 1) for _ in range(chance.randrange(4))]
    if depth < 3 and chance.random() < 0.2:
        return {str(junk(chance, 3)): junk(chance, depth + 1) for _ in range(chance.randrange(4))}
    return chance.choice(kinds)


TYPES = ["hello", "look", "act", "undo", "preview", "worth", "why", "hint", "text", "ping", "snapshot", "", "ACT"]
ANSWERS = ["refuse", "ack", "snapshot", "text", "reason", "consequence", "worths", "bye"]
FIELDS = [
    "id",
    "v",
    "seat",
    "move",
    "notation",
    "moves",
    "staged",
    "to",
    "lift",
    "look",
    "since",
    "table",
    "lang",
    "width",
    "token",
    "lean",
]


def broken_frames(chance: random.Random, table: str, hidden: int) -> list[str | bytes]:
    """Returns frames that our client would never send."""
    frames: list[str | bytes] = ["", "{", "[]", "null", '"act"', "\x00", "{" * 2000, "[" * 5000, b"\xff\xfe", b"{}"]
    for _ in range(120):
        body = {field: junk(chance) for field in chance.sample(FIELDS, chance.randrange(6))}
        frames.append(json.dumps({"type": chance.choice(TYPES), **body}))
    for seat in (1, 5, 6):
        frames += [
            json.dumps({"type": kind, "id": new_id(), "seat": seat, "v": 4, "move": hidden})
            for kind in ("act", "undo", "preview", "worth", "why", "hint", "look")
        ]
    return frames


def test_socket_fuzz(server: Server) -> None:
    host, other, table = prepared(server)
    before = other.look(table)
    hidden = before["position"]["legal"][0]["move"]
    secret_view = json.dumps(before["position"]["view"])
    for seed in range(6):
        chance = random.Random(seed)
        frames = broken_frames(chance, table, hidden)
        chance.shuffle(frames)
        socket = host.socket()
        socket.ask(type="hello", table=table)
        for frame in frames:
            try:
                socket.connection.send(frame)
                while (answer := json.loads(socket.connection.recv(PATIENCE)))["type"] == "event":
                    pass
            except ConnectionClosed:
                socket = host.socket()
                socket.ask(type="hello", table=table)
                continue
            text = json.dumps(answer)
            assert answer["type"] in ("refuse", "ack", "snapshot", "text", "reason", "consequence", "worths", "bye"), (
                answer
            )
            assert answer.get("reason") is None or answer["reason"]["id"] != "refused-fault", (frame, answer)
            assert "Traceback" not in text
            assert secret_view not in text
            if answer["type"] == "snapshot":
                assert answer["you"]["looking"] in (0, None)
        socket.close()
    after = other.look(table)
    assert after["v"] == before["v"]
    assert after["position"] == before["position"]


def test_stale_and_repeated_ids(server: Server) -> None:
    host, other, table = prepared(server)
    shown = host.look(table)
    move = shown["position"]["legal"][0]["move"]
    for v in (0, shown["v"] - 1, shown["v"] + 1, 999_999):
        host.post(f"/api/tables/{table}/act", {"id": new_id(), "v": v, "seat": 0, "move": move}, 409)
    done = host.post(f"/api/tables/{table}/act", {"id": "same", "v": shown["v"], "seat": 0, "move": move})
    for other_move in (move, shown["position"]["legal"][1]["move"]):
        body = {"id": "same", "v": shown["v"], "seat": 0, "move": other_move}
        assert host.post(f"/api/tables/{table}/act", body) == done
    assert host.look(table)["v"] == done["v"]
    # The same id from another guest is a different act.
    theirs = other.look(table)
    body = {"id": "same", "v": theirs["v"], "seat": 1, "move": theirs["position"]["legal"][0]["move"]}
    assert other.post(f"/api/tables/{table}/act", body)["v"] == done["v"] + 1


def test_a_message_that_is_too_large(server: Server) -> None:
    host, _, table = prepared(server)
    before = host.look(table)["v"]
    socket = host.socket()
    socket.ask(type="hello", table=table)
    with suppress(ConnectionClosed):
        socket.connection.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 1_000_000}))
    assert socket.closed_with() == 1009
    assert host.look(table)["v"] == before
    answer = host.http.post("/api/tables/import", content=b"[" + b"1," * 2_000_000 + b"1]")
    assert answer.status_code in (400, 413)


def test_other_sites_are_refused(server: Server) -> None:
    host, _, table = prepared(server)
    body = {"id": "x", "text": "hello"}
    for headers in (
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example"},
    ):
        answer = host.http.post(f"/api/tables/{table}/chat", json=body, headers=headers)
        assert answer.status_code == 403
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert host.http.post(f"/api/tables/{table}/chat", json=body, headers=own).status_code == 200
    url = server.url.replace("http", "ws") + "/api/socket"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus), connect(url, origin=origin, open_timeout=PATIENCE) as socket:
            socket.recv(PATIENCE)
    with connect(url, origin=server.url, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "table": table}))
        assert json.loads(socket.recv(PATIENCE))["reason"]["id"] == "refused-no-guest"


def test_headers(server: Server) -> None:
    for path in ("/", "/t/abc", "/api/games", "/health", "/api/tables", "/api/nothing", "/assets/x.js"):
        answer = request("GET", server.url + path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
    for path in ("/", "/t/abc", "/favicon.svg", "/health", "/status", "/api/status", "/assets/x.js"):
        whole, head = (request(method, server.url + path) for method in ("GET", "HEAD"))
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    cookie = request("POST", server.url + "/api/guests", json={"name": "Ania"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/%00"):
        assert "root:" not in request("GET", server.url + path).text
    assert "gospoda_moves_total" in request("GET", server.url + "/metrics").text


def test_names_are_names(server: Server) -> None:
    for name in ("", " ", "\u202e", "x" * 25, "\n", 5, None):
        assert request("POST", server.url + "/api/guests", json={"name": name}).status_code == 400


def test_openapi_fuzz(server: Server) -> None:
    """schemathesis tries to break the promises of the OpenAPI document with a guest's token."""
    guest, _, table = prepared(server)
    before = guest.look(table)["v"]
    schema = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
    headers = {"authorization": f"Bearer {guest.token}"}
    tried = 0
    for operation in schema.get_all_operations():
        if operation.ok().path == "/api/account/sign-out":
            continue  # it would work, and everything after it would have no guest

        @settings(max_examples=8, database=None)
        @given(case=operation.ok().as_strategy())
        def attempt(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and random.random() < 0.5:
                case.path_parameters["table"] = table
            answer = case.call(base_url=server.url, headers=headers, timeout=PATIENCE)
            assert answer.status_code < 500, (case.method, case.path, answer.status_code, answer.text[:300])
            case.validate_response(answer, excluded_checks=[positive_data_acceptance, ignored_auth])

        attempt()
        tried += 1
    assert tried > 25
    assert guest.look(table)["v"] >= before


# open tables, the lack of an account, and who invites to which game
FOR_STRANGERS = {("get", "/api/tables"), ("get", "/api/me"), ("post", "/api/tables/{table}/door")}


def test_without_a_token_nothing_is_told(server: Server) -> None:
    _, _, table = prepared(server)
    document = request("GET", server.url + "/api/openapi.json").json()
    asked = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if not operation.get("security") or (method, path) in FOR_STRANGERS:
                continue
            known = {"table": table, "seat": "0", "move": "0", "place": "watch"}
            url = server.url + path.format_map(defaultdict(lambda: "nobody", known))
            body = {} if method in ("post", "put", "patch") else None
            for headers in ({}, {"authorization": "Bearer wrong"}, {"cookie": "gospoda-guest=wrong"}):
                answer = request(method, url, json=body, headers=headers)
                assert answer.status_code == 401, (method, path, answer.status_code)
                asked += 1
    assert asked > 60
