"""Everybody else requests everything: does any private data of a member leak?"""

from __future__ import annotations

import itertools
import json
import random
import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.attacks import Figures, attack, chance_of, progress
from tests.attacks.griefing import TITLES, secret
from tests.attacks.household import Household, Inn, inn, settle, sit_together
from tests.attacks.request_forms import ENDING, Known, Operation, operations, plausible
from tests.attacks.requests import member, try_of_today
from tests.server.history.test_history import play_out
from tests.server.server import Guest, Socket, new_id, request

EVERY = 0.2  # seconds between two checks of whose turn it is
PAGES = ["/share/{table}", "/share/{table}.svg", "/t/{table}", "/metrics", "/health", "/api/openapi.json", "/account"]
LATE = {"kind": "turns", "seconds": 86_400, "late": "mark"}
SHOWN = {"device", "passkey", "settings", "time zone", "holiday", "webhook", "mail", "browser", "secret of webhook"}
UNSEALED = {"device", "passkey", "settings", "time zone", "holiday", "browser", "address", "report"}
"""What the database may contain in plain text; everything else is hashed or encrypted there."""


@dataclass(frozen=True)
class Reader:
    """Another guest, who sends requests and listens."""

    what: str
    http: httpx.Client
    sockets: list[Socket]


@dataclass(frozen=True)
class Question:
    """A request that a reader makes."""

    reader: Reader
    method: str
    where: str
    body: Any


@dataclass(frozen=True)
class Scene:
    """A member among others, and everything that can be requested."""

    inn: Inn
    victim: Household
    other: Guest
    readers: list[Reader]
    known: Known
    tables: dict[str, str]


def set_the_scene(inn: Inn, title: str) -> Scene:
    """Lets a member play, try a deal, challenge, make friends, block and report, beside finished games."""
    victim = settle(inn, "Bara")
    guest = victim.guest
    other, friend, spectator = member(inn, "Ola"), member(inn, "Frida"), Guest(inn.server.url, "Standa")
    blocked, stranger = Guest(inn.server.url, "Zbyněk"), Guest(inn.server.url, "Cizí")
    hook = {"url": inn.receiver.url + "/hook-of-another", "when": {"zone": "UTC"}}
    other.post("/api/notices/webhooks", hook)
    link = guest.post("/api/friends/link", {})["secret"]
    friend.http.post("/api/friends", json={"secret": link}).raise_for_status()
    over = sit_together(guest, other, title="magpies", rated=True)
    play_out(guest, other, table=over)
    running = sit_together(guest, other, title=title, clock=LATE)
    away = sit_together(guest, other, title="stonespine")  # absent, so both must be notified of their turn
    watch = guest.look(running)["you"]["links"]["watch"]
    spectator.post(f"/api/tables/{running}/watch", {"secret": secret(watch)})
    public = guest.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}], access="open")
    blocked.post(f"/api/tables/{public}/join", {})
    guest.http.post(f"/api/blocks/{blocked.id}", json={}).raise_for_status()
    told = {"guest": other.id, "table": running, "text": f"report {new_id()}"}
    guest.http.post("/api/reports", json=told).raise_for_status()
    victim.secrets["report"] = told["text"]
    deal, tried = try_of_today(guest, "magpies-bots")
    tables = {"over": over, "running": running, "public": public, "tried": tried}
    challenge = guest.post(f"/api/tables/{over}/challenge", {"seat": 0})["deal"]
    known = {
        "table": [*tables.values(), away],
        "deal": [challenge, deal],
        "day": [deal[:10]],
        "game_id": ["magpies", title],
        "lang": ["en"],
        "country": ["PL", "XX"],
        "place": ["watch", "1"],
        "seat": ["0", "1"],
        "move": ["0"],
        **victim.ids,
        "secret": [secret(watch), "guess"],
        "code": ["00000000"],
        "content": ["0" * 12],
    }
    people = {"opponent": other, "friend": friend, "spectator": spectator, "blocked": blocked, "stranger": stranger}
    readers = [reader_of(what, one, tables) for what, one in people.items()]
    readers.append(Reader("nobody", httpx.Client(base_url=inn.server.url, timeout=60), []))
    return Scene(inn, victim, other, readers, known, tables)


def reader_of(what: str, guest: Guest, tables: dict[str, str]) -> Reader:
    """Returns a reader at every table that anyone may listen to."""
    sockets = []
    for table in tables.values():
        socket = guest.socket(max_size=None)
        socket.send(type="hello", table=table)
        sockets.append(socket)
    return Reader(what, guest.http, sockets)


def addresses(path: str, known: Known) -> Iterator[str]:
    """Returns addresses of this form with every existing id."""
    names = re.findall(r"{(\w+)}", path)
    for ids in itertools.product(*[known[name] for name in names]):
        yield path.format(**dict(zip(names, ids, strict=True)))


def questions(scene: Scene, routes: list[Operation], chance: random.Random, most: int) -> list[Question]:
    """Returns requests for each route equally often: safe ones first, none that ends something."""
    likely = plausible(scene.known, "http://127.0.0.1:9")
    pages = [Operation("GET", page) for page in PAGES]
    found: list[tuple[int, Question]] = []
    for route in [*pages, *[one for one in routes if one.path not in ENDING]]:
        pairs = list(itertools.product(addresses(route.path, scene.known), scene.readers))
        chance.shuffle(pairs)
        for number, (where, reader) in enumerate(pairs):
            said = {name: chance.choice(likely[name]) for name in route.fields if name in likely}
            body = said if route.method in ("POST", "PUT", "PATCH") else None
            found.append((number, Question(reader, route.method, where, body)))
    found.sort(key=lambda one: one[0])
    return sorted([one for _, one in found[:most]], key=lambda one: one.method != "GET")


def ask_everything(scene: Scene, asked: list[Question]) -> None:
    """Lets everybody request everything; no answer contains a secret."""
    for one in asked:
        answer = one.reader.http.request(one.method, one.where, json=one.body)
        assert answer.status_code < 500, (one, answer.text[:600])
        found = scene.victim.found_in(answer.text + str(answer.headers))
        assert not found, (found, one.reader.what, one.method, one.where, answer.text[:2_000])


def live(scene: Scene) -> None:
    """Moves, chats, signs in elsewhere and changes hours, channels and name while others listen."""
    guest, table = scene.victim.guest, scene.tables["running"]
    for _ in range(4):
        for one in (guest, scene.other):
            if one.look(table)["position"]["legal"]:
                one.act(table)
    guest.post(f"/api/tables/{table}/chat", {"id": new_id(), "text": "hello"})
    link = guest.post("/api/account/links")["secret"]
    label = scene.victim.secrets["device"]
    body = {"secret": link, "device": label}
    request("POST", scene.inn.server.url + "/api/sign-in/link", json=body).raise_for_status()
    guest.http.put("/api/hours", json={"zone": scene.victim.secrets["time zone"], "night_from": 0}).raise_for_status()
    guest.http.patch("/api/me", json={"name": "Barbora"}).raise_for_status()
    for channel in scene.victim.ids["channel"]:
        guest.post(f"/api/notices/{channel}/trial")
    guest.post(f"/api/tables/{table}/leave", {"seat": 0})
    guest.post(f"/api/tables/{table}/seats/0", {"kind": "person"})


def heard(scene: Scene) -> int:
    """Checks all that sockets, webhooks and mails told others; none of it is secret."""
    frames = 0
    for reader in scene.readers:
        for socket in reader.sockets:
            for text in all_of(socket):
                found = scene.victim.found_in(text)
                assert not found, (found, reader.what, text[:2_000])
                frames += 1
    for told in scene.inn.receiver.said:
        if told.path == "/hook-of-another":
            assert not scene.victim.found_in(told.body.decode() + str(told.headers)), told.body
    for to, letter in scene.inn.post.mails:
        if not any(scene.victim.secrets["mail"] in one for one in to):
            assert not scene.victim.found_in(str(letter)), str(letter)
    return frames


def all_of(socket: Socket) -> Iterator[str]:
    """Returns everything that a socket received until now or until it was closed."""
    with suppress(ConnectionClosed):
        socket.send(type="ping", id="last")
    with suppress(ConnectionClosed):
        text = ""
        while '"last"' not in text:
            text = str(socket.connection.recv(60))
            yield text


def at_rest(scene: Scene) -> None:
    """Checks that neither database nor log contains anything that signs in as the member or reaches them."""
    found = scene.victim.found_in(scene.inn.log())
    assert not found, (found, scene.inn.log()[-3_000:])
    sealed = {what: word for what, word in scene.victim.secrets.items() if what not in UNSEALED}
    for file in scene.inn.folder.glob("tables.db*"):
        content = file.read_bytes() if file.is_file() else b""
        plain = [what for what, word in sealed.items() if word.encode() in content]
        assert not plain, (plain, file.name)


def recognised(victim: Household) -> None:
    """Checks that the member sees every secret, so the search would find it in others' answers."""
    own = [victim.guest.get(path) for path in ("/api/account", "/api/notices", "/api/hours", "/api/account/data")]
    text = json.dumps(own, ensure_ascii=False)
    assert set(victim.found_in(text)) >= SHOWN, text[:2_000]


@attack("leaks", small=300, long=50_000, unit="questions about a member")
def leaks(size: int) -> Figures:
    """No planted secret of a member reaches anybody else, by any route, frame, file or notification."""
    asked, frames, households, chance = 0, 0, 0, chance_of(18)
    while asked < size:
        with tempfile.TemporaryDirectory() as folder:
            options = ("--notice-every", str(EVERY), "--no-yardsticks")
            with inn(Path(folder), "", *options) as house:
                routes = operations(httpx.get(house.server.url + "/api/openapi.json", timeout=60).json())
                scene = set_the_scene(house, list(TITLES)[households % len(TITLES)])
                recognised(scene.victim)
                live(scene)
                some = questions(scene, routes, chance, size - asked)
                ask_everything(scene, some)
                house.receiver.wait("/hook-of-another")  # others are notified of their turn
                frames += heard(scene)
                at_rest(scene)
                scene.readers[-1].http.close()
            assert "Traceback" not in (Path(folder) / "log").read_text()
        asked, households = asked + len(some), households + 1
        progress("leaks", asked, size)
    return {"answers": asked, "households": households, "frames": frames, "secrets found": 0}
