"""Measures opening a table and undoing a move in short and long games: `python -m benchmarks.table_long`.

Plays the long game at random at a hot-seat table of each installed title that lasts long enough; opens it from the
database every time, as after a restart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from statistics import median
from typing import Any

from msgspec.json import encode

from gospoda.core.game import Game
from gospoda.core.registry import games
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.members.membership import Members
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import open_engine, upgrade
from gospoda.server.store.reader import Reader
from gospoda.server.store.writer import Writer
from gospoda.server.tables import commands, outgoing, protocol, seats
from gospoda.server.tables.bodies import NewSeat, NewTable
from gospoda.server.tables.room import Room
from gospoda.server.tables.rooms import Rooms

ASKER = Requester("guest", "Guest")
REPEATS = 40
LONGEST: dict[str, dict[str, Any]] = {"simurgh": {"length": "long", "turn_cap": 0}}  # options that make long games


async def play(room: Room, moves: int, chance: random.Random) -> None:
    while room.moves < moves and room.waiting():
        assert room.timeline is not None
        seat = int(room.timeline.state.next_seat())
        move = chance.choice(list(room.timeline.state.legal(seat)))
        await commands.act(room, ASKER, protocol.Act(f"{room.v}", room.v, seat, int(move)))


async def opening(rooms: Rooms, table: str) -> float:
    """Returns the CPU seconds to load and show a table that isn't in memory."""
    taken = []
    for _ in range(REPEATS):
        rooms.rooms.clear()
        begun = time.process_time()
        room = await rooms.get(table)
        encode(outgoing.snapshot(room, ASKER.id, ASKER.name, 0))
        taken.append(time.process_time() - begun)
    return median(taken)


async def undoing(room: Room, chance: random.Random) -> float:
    """Returns the CPU seconds to undo a move, which is then made again."""
    taken = []
    for n in range(REPEATS):
        moves = room.moves
        begun = time.process_time()
        await commands.undo(room, ASKER, protocol.TakeBack(f"u{room.v}-{n}", 0, moves - 1, True))
        taken.append(time.process_time() - begun)
        await play(room, moves, chance)
    return median(taken)


async def measure(title: Game, count: int, wanted: list[int]) -> list[dict[str, Any]]:
    results = []
    for moves in wanted:
        with tempfile.TemporaryDirectory() as folder:
            engine = open_engine(f"sqlite:///{folder}/tables.db")
            upgrade(engine)
            reader = Reader(engine, Writer(engine, "long"))
            storage = Storage(reader, Members(), InnTime(reader.writer))
            rooms = Rooms(storage, 600)
            people = [NewSeat("person") for _ in range(count)]
            asked = NewTable(title.id, people, options=LONGEST.get(title.id, {}), mode="hotseat", seed="long")
            table = await seats.create(asked, ASKER, storage)
            chance = random.Random(3)
            await play(await rooms.get(table), moves, chance)
            result = {"moves": (await rooms.get(table)).moves, "open_ms": await opening(rooms, table) * 1e3}
            result["undo_ms"] = await undoing(await rooms.get(table), chance) * 1e3
            results.append(result)
            await storage.writer.close()
            reader.close()
            engine.dispose()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", type=int, default=20)
    parser.add_argument("--long", type=int, default=400)
    options = parser.parse_args()
    for title in games():
        count = min(5, max(title.seat_counts()))
        short, long = asyncio.run(measure(title, count, [options.short, options.long]))
        ratios = {key: long[key] / short[key] for key in ("open_ms", "undo_ms")}
        print(json.dumps({"game": title.id, "seats": count, "short": short, "long": long, "ratios": ratios}))


if __name__ == "__main__":
    main()
