"""Sockets that say anything, and servers that are killed while people play."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.attacks import Figures, attack
from tests.attacks.griefing import TITLES, served
from tests.table.players import Stubborn, check_record
from tests.table.server import Guest, Server, Socket, opened
from tests.table.test_fuzz import broken_frames

AT_ONCE = 15  # frames on their way; after twenty broken ones the server closes the socket
PLAYERS = 4


@attack("frames", small=600, long=1_000_000, unit="fuzzed frames")
def frames(size: int) -> Figures:
    """No frame changes a game of others, causes a fault, or tells another seat's secrets."""
    sent, closed = 0, 0
    with served("--no-limits") as server:
        tables = []
        for title in TITLES:
            host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
            table = host.table(title, seats=[{"kind": "person"}, {"kind": "open"}], access="open")
            other.post(f"/api/tables/{table}/join", {})
            tables.append((other, table, other.look(table)))
        stranger = Guest(server.url, "Stranger")
        chance = random.Random(20)
        while sent < size:
            _, table, before = chance.choice(tables)
            pile = broken_frames(chance, table, 3)
            pile = [frame for frame in pile if not isinstance(frame, str) or '"hint"' not in frame]
            chance.shuffle(pile)
            while pile:
                some, pile = pile[:AT_ONCE], pile[AT_ONCE:]
                closed += say_all(stranger.socket(), table, some, json.dumps(before["position"]["view"]))
                sent += len(some)
        for other, table, before in tables:
            assert other.look(table)["position"] == before["position"]
    return {"frames": sent, "sockets closed by the server": closed, "faults": 0}


def say_all(socket: Socket, table: str, some: list[str | bytes], secret: str) -> int:
    """Say some frames and look at every answer; 1 if the server has closed the socket."""
    try:
        socket.ask(type="hello", table=table)
        for frame in some:
            socket.connection.send(frame)
        socket.connection.send(json.dumps({"type": "ping", "id": "last-of-all"}))
        while (answer := socket.receive()).get("id") != "last-of-all":
            text = json.dumps(answer)
            assert "refused-fault" not in text, text
            assert "Traceback" not in text
            assert secret not in text
            assert answer["type"] != "snapshot" or answer["you"]["seats"] == []
            if answer["type"] == "bye":
                return 1
    except ConnectionClosed:
        return 1
    finally:
        with suppress(Exception):
            socket.close()
        opened.clear()
    return 0


@attack("kills", small=3, long=500, unit="kills under load")
def kills(size: int) -> Figures:
    """However often the server is killed, no acknowledged move is lost and every table goes on."""
    chance = random.Random(5)
    acknowledged, games = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", log=Path(folder) / "log").start()
        players: list[Stubborn] = []
        try:
            for _ in range(size):
                if not players or all(player.finished for player in players):
                    players += [new_player(server, games + m) for m in range(PLAYERS)]
                    games += PLAYERS
                time.sleep(0.3 + chance.random())
                server.kill()
                server.start()
            time.sleep(1)
            for player in players:
                player.stopping.set()
            for player in players:
                player.join(60)
            server.kill()
            with sqlite3.connect(f"{folder}/tables.db") as database:
                rows = database.execute("SELECT table_id, seq, act FROM entry").fetchall()
            database.close()
            acknowledged = check_record(rows, players)
            server.start()
            for player in players:
                assert player.guest.look(player.table)["table"]["status"] in ("running", "finished")
            assert "Traceback" not in (Path(folder) / "log").read_text()
        finally:
            for player in players:
                player.stopping.set()
            server.kill()
            while opened:
                opened.pop().close()
    return {"kills": size, "games": games, "acknowledged moves": acknowledged, "lost": 0}


def new_player(server: Server, number: int) -> Stubborn:
    """Somebody who plays one of the titles, in turn."""
    titles = list(TITLES)
    player = Stubborn([server.url], titles[number % len(titles)], 2, number)
    player.start()
    return player
