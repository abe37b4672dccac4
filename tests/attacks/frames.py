"""Sockets that send anything: broken frames, and well-formed ones that the sender has no right to send."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gospoda.server.base.field_types import MOST
from gospoda.server.tables.protocol import AskHint, ClientMessage, Say
from tests.attacks import Figures, attack, chance_of, progress
from tests.attacks.griefing import TITLES
from tests.attacks.lives import CLOCKS
from tests.attacks.requests import try_of_today
from tests.server.server import Guest, Server, new_id, opened, running
from tests.server.tables.test_fuzz import broken_frames

SOCKETS = 40  # at once
BROKEN = 15  # in a socket's life: the server closes it after twenty
WELL_FORMED = 105
PATIENCE = 120  # seconds for an answer on a busy machine
USUAL = [kind for kind in get_args(ClientMessage) if kind not in (AskHint, Say)]
KINDS = [*USUAL * 4, Say]  # these write to disk, which is slow; hints have an attack of their own


@dataclass(frozen=True)
class Place:
    """A running game and what can be seen of it, which stays the same during the attack."""

    table: str
    v: int
    host: Guest
    own: Any  # what the host sees
    other: Guest
    position: Any  # the other player's
    public: Any  # what everybody sees; None if nothing


def set_up(server: Server, stranger: Guest) -> list[Place]:
    """Sets up a game of each title where the second seat's cards and turn are worth stealing, some with clocks."""
    places = []
    for title, clock in zip(TITLES, (None, *CLOCKS, None), strict=True):
        host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
        table = host.table(title, seats=[{"kind": "person"}, {"kind": "open"}], access="open", clock=clock)
        other.post(f"/api/tables/{table}/join", {})
        shown, own, public = (guest.look(table) for guest in (other, host, stranger))
        views = own["position"]["view"], public["position"]["view"]
        places.append(Place(table, shown["v"], host, views[0], other, shown["position"], views[1]))
    return [*places, *[tried(server, end) for end in ("stonespine-solo", "rollplayer-solo")]]


def tried(server: Server, end: str) -> Place:
    """A try of one of today's deals, which nobody else may see."""
    guest = Guest(server.url, "Ciril")
    table = try_of_today(guest, end)[1]
    shown = guest.look(table)
    return Place(table, shown["v"], guest, shown["position"]["view"], guest, shown["position"], None)


def seen(places: list[Place], token: str) -> list[Any]:
    """Returns everything that a guest with this token may see."""
    public = [place.public for place in places if place.public is not None]
    return public + [place.own for place in places if place.host.token == token]


# ---- frames


def values(chance: random.Random, places: list[Place], place: Place) -> dict[str, Any]:
    """Returns well-formed values for every field that a client can send."""
    notations = [legal["notation"] for legal in place.position["legal"]] or ["take 1"]
    chain = [chance.choice([0, 1, 3, 65536, MOST]) for _ in range(chance.randrange(13))]
    return {
        "table": chance.choice([place.table, chance.choice(places).table, "absent", "A" * 64]),
        "since": chance.choice([0, place.v, MOST]),
        "look": chance.choice([None, *range(7)]),
        "lean": chance.random() < 0.3,
        "parts": chance.random() < 0.5,
        "token": chance.choice(["", "", "x" * 64, new_id()]),
        "seat": chance.choice([None, *range(7)]),
        "v": chance.choice([0, place.v - 1, place.v, place.v + 1, MOST]),
        "move": chance.choice([None, 0, 1, chance.randrange(300), MOST]),
        "notation": chance.choice([None, chance.choice(notations), "x", "ž" * 200, "\u202e", "0 0 0 0 0"]),
        "moves": chance.choice([None, chain]),
        "staged": chain,
        "to": chance.choice([None, 0, place.v, MOST]),
        "lift": chance.random() < 0.5,
        "lang": chance.choice(["en", "pl", "cs"]),
        "width": chance.choice([39, 100, 240]),
        "text": chance.choice(["hello", "\u202e", "<script>", "😀" * 500]),
    }


def well_formed(chance: random.Random, places: list[Place], place: Place, number: int) -> dict[str, Any]:
    """Returns a valid frame, but never a current move of the speaker's own seat: that would be play."""
    kind: Any = chance.choice(KINDS)
    known = values(chance, places, place)
    frame: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for one in msgspec.structs.fields(kind):
        if one.name == "id":
            frame["id"] = f"n{number}"
        elif one.required or chance.random() < 0.5:
            frame[one.name] = known[one.name]
    if "seat" in frame and frame["seat"] is None and frame["type"] != "look":
        frame["seat"] = 1
    if frame["type"] == "act" and frame["seat"] == 0:
        frame["v"] = 0
    return frame


class Speaker:
    """Invents what one socket after another sends."""

    def __init__(self, chance: random.Random, places: list[Place]) -> None:
        self.chance = chance
        self.places = places
        self.broken: list[str | bytes] = []

    def batch(self, place: Place) -> tuple[list[str | bytes], set[str]]:
        """Returns what one socket sends in its life, and the ids that must be answered."""
        while len(self.broken) < BROKEN:
            self.broken += [one for one in broken_frames(self.chance, place.table, 3) if not is_skipped(one)]
            self.chance.shuffle(self.broken)
        formed = [well_formed(self.chance, self.places, place, n) for n in range(WELL_FORMED)]
        said = [*[self.broken.pop() for _ in range(BROKEN)], *map(json.dumps, formed)]
        self.chance.shuffle(said)
        return said, {one["id"] for one in formed if "id" in one}


def is_skipped(frame: str | bytes) -> bool:
    """Whether to skip a frame: hints, and anything that might be a move of the speaker's own."""
    return isinstance(frame, str) and ('"hint"' in frame or ('"act"' in frame and '"seat": 0' in frame))


# ---- sending


async def say_all(socket: ClientConnection, said: list[str | bytes], waiting: set[str], sights: list[Any]) -> bool:
    """Sends it and checks every answer; returns whether the server closed the socket."""
    try:
        for frame in said:
            await socket.send(frame)
        while waiting:
            text = await asyncio.wait_for(socket.recv(), PATIENCE)
            assert "Traceback" not in str(text)
            answer = json.loads(text)
            check(answer, sights)
            if answer["type"] == "bye":
                return True
            waiting.discard(answer.get("id", ""))
            waiting.discard(answer.get("ack", {}).get("id", ""))
    except ConnectionClosed:
        return True
    return False


def check(answer: Any, sights: list[Any]) -> None:
    """Checks for no fault, no effect, and nothing that the speaker didn't see before."""
    assert (answer.get("reason") or {}).get("id") != "refused-fault", answer
    if answer["type"] == "snapshot":
        view = answer["position"]["view"]
        assert view is None or view in sights, str(answer)[:2_000]
    if answer["type"] == "event":
        assert "parts" not in answer, str(answer)[:2_000]
        assert "position" not in answer, str(answer)[:2_000]


async def speak(url: str, speaker: Speaker, tokens: list[str], said: Counter[str], size: int) -> None:
    """Opens one socket after another until together they have sent this many frames."""
    while said["frames"] < size:
        place, token = speaker.chance.choice(speaker.places), speaker.chance.choice(tokens)
        frames, waiting = speaker.batch(place)
        said["frames"] += len(frames)
        said["sockets"] += 1
        hello = json.dumps({"type": "hello", "table": place.table, "token": token})
        async with connect(url.replace("http", "ws") + "/api/socket", open_timeout=PATIENCE, max_size=None) as socket:
            closed = await say_all(socket, [hello, *frames], waiting, seen(speaker.places, token))
        said["closed by the server"] += closed
        progress("frames", said["frames"], size)


@attack("frames", small=600, long=1_000_000, unit="fuzzed frames")
def frames(size: int) -> Figures:
    """No frame changes others' games, causes a fault, or reveals another seat's secrets."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with running(f"sqlite:///{folder}/tables.db", "--no-limits", "--no-yardsticks", log=log) as server:
            stranger = Guest(server.url, "Stranger")
            places = set_up(server, stranger)
            tokens = [
                *[stranger.token] * 8,
                *[place.host.token for place in places if place.public is not None],
                "nobody",
            ]

            said: Counter[str] = Counter()

            async def together() -> None:
                speakers = [Speaker(chance_of(20 + n), places) for n in range(min(SOCKETS, size // 100))]
                await asyncio.gather(*[speak(server.url, speaker, tokens, said, size) for speaker in speakers])

            try:
                asyncio.run(together())
                for place in places:
                    assert place.other.look(place.table)["position"] == place.position
            finally:
                with suppress(IndexError):
                    while True:
                        opened.pop().close()
        assert "Traceback" not in log.read_text(), log.read_text()[-3_000:]
    return {**said, "faults": 0}
