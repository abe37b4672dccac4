"""Measures what a move costs inside the server, without a network: `python -m benchmarks.table_inside`.

Seats tables of people in one process: their sockets are queues; their moves go to SQLite and back as in a server. It
counts thread time without the players' own: the event loop's, the other threads' (the writer), and the garbage
collector's share of the event loop. On a shared machine this says more than the load test. It doesn't cover the
network, or what switching between processes costs. With `PYTHONPATH=DIR` it runs the compiled engine in `DIR`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from types import SimpleNamespace
from typing import Any, cast

import uvloop

from gospoda.core.registry import game
from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings
from gospoda.server.records.records import Sitter
from gospoda.server.tables import seats
from gospoda.server.tables.bodies import NewSeat, NewTable
from gospoda.server.tables.room import Room
from gospoda.server.web.gc_tuning import look_briefly
from gospoda.server.web.http_protocol import TEXTS
from gospoda.server.web.server import Server
from gospoda.server.web.sockets import Session


class Tally:
    """Counts since the moves began; times in nanoseconds of a thread."""

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.begun = False
        self.over = asyncio.get_running_loop().create_future()
        self.sent = self.written = self.players = self.looks = self.looking = self.look_begun = 0

    def looked(self, phase: str, _info: dict[str, int]) -> None:
        """Records when a garbage collection begins or ends."""
        if phase == "start":
            self.look_begun = time.thread_time_ns()
        elif self.begun:
            self.looks += 1
            self.looking += time.thread_time_ns() - self.look_begun


class Player:
    """A seat whose socket is a queue; it makes any legal move as soon as it is asked."""

    def __init__(self, tally: Tally, room: Room, seat: int) -> None:
        self.tally, self.room, self.seat = tally, room, seat
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.waits = False
        self.acts = 0
        self.session: Session | None = None

    def extension(self) -> dict[str, Any]:
        """Returns the socket as `http_protocol` offers it."""
        return {"receive": self.said.get, "send": self.send, "send_now": self.send_now, "ready": lambda: True}

    async def send(self, text: bytes) -> None:
        """Receives a message."""
        self.send_now(text)

    def send_now(self, text: bytes) -> None:
        """Receives a message at once."""
        begun, tally = time.thread_time_ns(), self.tally
        tally.sent += 1
        tally.written += len(text)
        if b'"ack"' in text or b'"refuse"' in text:
            self.waits = False
        self.play()
        tally.players += time.thread_time_ns() - begun

    def play(self) -> None:
        """Makes a move if the last news contains a question."""
        room, state, tally = self.room, self.room.state, self.tally
        if not tally.begun or self.waits or state is None or not room.waiting() >> self.seat & 1:
            return
        if self.session is None or self.session.sent < room.asked[self.seat]:
            return
        self.waits = True
        self.acts += 1
        tally.left -= 1
        if tally.left == 0:
            tally.begun = False
            tally.over.set_result(None)
        move = random.choice(state.legal(self.seat))
        self.said.put_nowait(f'{{"type":"act","id":"m{self.acts}","v":{room.v},"seat":{self.seat},"move":{move}}}')


async def sit_down(server: Server, tally: Tally, options: Any, number: int) -> list[Player]:
    """Adds a table with everybody seated."""
    title = game(options.game)
    people = [Requester(f"{number}-{seat}", f"Swarm {seat}") for seat in range(options.seats)]
    roster = [Sitter("person", person.id, person.name) for person in people]
    asked = NewTable(options.game, [NewSeat("person")] * options.seats, access="open")
    seed, rules = f"table {number}", title.check_options({})
    table = await seats.set_up(title, people[0], server.tables.storage, roster, rules, seed, asked)
    room = await server.tables.rooms.get(table)
    players = [Player(tally, room, seat) for seat in range(options.seats)]
    for player, person in zip(players, people, strict=True):
        socket = SimpleNamespace(scope={"extensions": {TEXTS: player.extension()}})
        player.session = Session(cast(Any, socket), server, person)
        server.base.tasks.spawn(player.session.run())
        way = "lean" if options.lean else "parts"
        player.said.put_nowait(f'{{"type":"hello","table":"{table}","{way}":true}}')
    return players


async def measure(options: Any, folder: str) -> str:
    """Plays this many moves and returns the mean cost of each part."""
    server = Server(Settings(database=f"sqlite:///{folder}/tables.db", limited=False))
    await server.open()
    tally = Tally(options.moves)
    players = [player for n in range(options.tables) for player in await sit_down(server, tally, options, n)]
    await asyncio.sleep(2.0)
    look_briefly()
    gc.callbacks.append(tally.looked)
    tally.begun, tally.sent, tally.written, tally.players = True, 0, 0, 0
    loop, process = time.thread_time_ns(), time.process_time_ns()
    for player in players:
        player.play()
    await tally.over
    await asyncio.sleep(0.1)  # what is still on its way
    loop, process = time.thread_time_ns() - loop, time.process_time_ns() - process
    gc.callbacks.remove(tally.looked)
    each = 1e3 * options.moves
    result = f"event loop {(loop - tally.players) / each:.0f} µs a move, other threads {(process - loop) / each:.0f} µs"
    result += f"; collector {tally.looking / each:.0f} µs in {tally.looks} looks"
    result += f"; {tally.sent / options.moves:.2f} messages with {tally.written / options.moves:.0f} bytes a move"
    await server.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="stonespine")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=9000, help="few enough that no game ends")
    parser.add_argument("--lean", action="store_true", help="players that ask for legal moves only, without views")
    options = parser.parse_args()
    random.seed(5)
    with tempfile.TemporaryDirectory() as folder:
        print(uvloop.run(measure(options, folder)))


if __name__ == "__main__":
    main()
