"""Position patches: applied to the last known position they give the whole one, in every title, for everybody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from gospoda.core.chance import seeded
from gospoda.core.json_delta import Encoded, Shape, changed_parts
from gospoda.core.registry import game
from gospoda.core.state import State
from gospoda.server.tables import positions
from gospoda.server.tables.protocol import Undo
from gospoda.server.tables.viewer_cache import ViewerCache
from tests.server.server import Guest, Server, Socket, new_id

TITLES = ("stonespine", "rollplayer", "simurgh", "guilds", "magpies")
OPEN = [{"kind": "person"}, {"kind": "open"}]


def patched(old: Any, parts: list[dict[str, Any]]) -> Any:
    """Returns what a client makes of the patches."""
    for one in parts:
        path, part = one["path"], one["value"]
        if not path:
            old = part
            continue
        here = old
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = part
    return old


def sight(state: State, look: int | None, moves: int, scores: Encoded) -> ViewerCache:
    return ViewerCache(positions.pieces_of(state, look, moves, scores, Undo(False, moves, True), True, None))


@pytest.mark.parametrize("title", TITLES)
def test_parts_make_the_whole(title: str) -> None:
    """They are also much smaller, or they would be useless."""
    one, chance = game(title), seeded("parts")
    whole = small = 0
    for seats in one.seat_counts():
        state, known = one.start(seats, None, "parts"), {}
        for moves in range(120):
            seat = int(state.next_seat())
            if seat < 0:
                break
            scores = positions.scores_of(state)
            for look in (0, seats - 1, None):
                now = sight(state, look, moves, scores)
                if look in known:
                    before = known[look]
                    sent = now.since(before)
                    if sent is not None:
                        parts = msgspec.json.decode(sent)
                        assert patched(msgspec.json.decode(before.whole()), parts) == msgspec.json.decode(now.whole())
                        small += len(bytes(sent))
                        whole += len(bytes(now.whole()))
                known[look] = now
            state = state.clone()
            state.advance(seat, int(state.any_move(seat, chance)))
    assert small < whole / 2


def read(parts: list[bytes]) -> list[Any]:
    return [(one["path"], one["value"]) for one in map(msgspec.json.decode, parts)]


def test_what_is_made_otherwise_is_sent_whole() -> None:
    class Player(Struct):
        gold: int

    class Thing(Struct):
        cards: list[int]
        players: list[Player]
        names: dict[str, int]

    old = Thing([1, 2, 3], [Player(1), Player(2)], {"a": 1})
    assert changed_parts(old, Thing([1, 2, 3], [Player(1), Player(2)], {"a": 1})) == []
    changed = Thing([1, 9, 3], [Player(1), Player(5)], {"a": 2})
    assert read(changed_parts(old, changed)) == [
        (["cards"], [1, 9, 3]),  # shorter than the path to the second one
        (["players", 1, "gold"], 5),
        (["names", "a"], 2),
    ]
    shorter = Thing([1, 2], [Player(1)], {"b": 1})
    assert read(changed_parts(old, shorter)) == [
        (["cards"], [1, 2]),
        (["players"], [{"gold": 1}]),
        (["names"], {"b": 1}),
    ]
    assert read(changed_parts(old, None)) == [([], None)]


def test_of_a_position_that_has_grown_parts_are_sent_where_they_are_smaller() -> None:
    """Patches don't need the full size in advance.

    Where it matters it is computed, not taken from the old position.
    """
    shape = Shape(("long", "new"))
    same, new = b"7" * 1000, b"8" * 2000
    before, now = ViewerCache(Encoded(shape, [same, b"1"])), ViewerCache(Encoded(shape, [same, new]))
    before.whole()
    sent = now.since(before)
    assert sent is not None
    assert msgspec.json.decode(sent) == [{"path": ["new"], "value": int(new)}]
    assert len(bytes(sent)) < len(bytes(now.whole()))


def test_pieces_that_were_kept_are_not_looked_into() -> None:
    shape = Shape(("top", "rest"))

    def thing(top: bytes, rest: Encoded) -> Encoded:
        return Encoded(shape, [top, rest])

    rest = Encoded(None, [b"1", b'{"a":2}'], shared=True)
    old = thing(b"5", rest)
    assert old.text() == b'{"top":5,"rest":[1,{"a":2}]}'
    assert read(changed_parts(old, thing(b"6", rest))) == [(["top"], 6)]
    changed = Encoded(None, [b"1", b'{"a":3}'], shared=True)
    for _ in range(2):  # known by the second time
        assert read(changed_parts(old, thing(b"5", changed))) == [(["rest", 1], {"a": 3})]
    elsewhere = Encoded(None, [changed])
    assert read(changed_parts(Encoded(None, [rest]), elsewhere)) == [([0, 1], {"a": 3})]
    assert read(changed_parts(old, thing(b"5", Encoded(None, [b"1"])))) == [(["rest"], [1])]


class Follower:
    """Keeps a position up to date from a socket's messages."""

    def __init__(self, socket: Socket, table: str) -> None:
        self.socket = socket
        shown = socket.ask(type="hello", table=table, parts=True)
        self.v, self.position, self.in_parts = shown["v"], shown["position"], 0

    def follow(self, v: int) -> None:
        """Reads until a version is reached."""
        while self.v < v:
            event = self.socket.event()
            assert event["since"] == self.v
            self.v = event["v"]
            self.position = event.get("position", self.position)
            self.position = patched(self.position, event.get("parts", []))
            self.in_parts += "parts" in event


@pytest.mark.parametrize("title", ["stonespine", "guilds"])
def test_who_is_sent_parts_knows_as_much_as_who_looks_anew(title: str, server: Server) -> None:
    """Even with secret choices, undone moves and spectators."""
    host, other, third = (Guest(server.url, name) for name in ("Ania", "Borek", "Cyril"))
    table = host.table(title, seats=OPEN, access="open")
    other.post(f"/api/tables/{table}/join", {})
    third.post(f"/api/tables/{table}/watch", {})
    people = {guest: Follower(guest.socket(), table) for guest in (host, other, third)}
    for number in range(24):
        for guest in (host, other):
            shown = guest.look(table)
            if shown["position"]["legal"]:
                move = shown["position"]["legal"][number % len(shown["position"]["legal"])]["move"]
                body = {"id": new_id(), "v": shown["v"], "seat": shown["you"]["looking"], "move": move}
                v = guest.post(f"/api/tables/{table}/act", body)["v"]
                if number % 5 == 4:
                    undone = guest.http.post(f"/api/tables/{table}/undo", json={"id": new_id(), "seat": body["seat"]})
                    v = undone.json()["v"] if undone.status_code == 200 else v
                for one, follower in people.items():
                    follower.follow(v)
                    now = one.look(table)["position"]
                    if follower.position["moves"] == now["moves"]:  # otherwise others have laid something aside
                        assert follower.position == now
    assert all(follower.in_parts > 5 for follower in people.values())
