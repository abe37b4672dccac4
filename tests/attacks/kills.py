"""Servers that are killed while people play."""

from __future__ import annotations

import random
import sqlite3
import tempfile
import time
from pathlib import Path

from tests.attacks import Figures, attack, progress
from tests.attacks.griefing import TITLES
from tests.attacks.nursery import Nursery, QuickServer
from tests.table.players import Stubborn, check_record
from tests.table.server import Server, opened

PLAYERS = 4


@attack("kills", small=3, long=500, unit="kills under load")
def kills(size: int) -> Figures:
    """However often the server is killed, no acknowledged move is lost and every table goes on."""
    chance = random.Random(5)
    acknowledged, games = 0, 0
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = QuickServer(nursery, f"sqlite:///{folder}/tables.db", "--no-limits", log=log).start()
        players: list[Stubborn] = []
        try:
            for number in range(size):
                if not players or all(player.finished for player in players):
                    players += [new_player(server, games + m) for m in range(PLAYERS)]
                    games += PLAYERS
                time.sleep(0.3 + chance.random())
                server.kill()
                server.start()
                progress("kills", number + 1, size)
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
            assert "Traceback" not in log.read_text(), log.read_text()[-3_000:]
        finally:
            for player in players:
                player.stopping.set()
            server.kill()
            nursery.close()
            while opened:
                opened.pop().close()
    return {"kills": size, "games": games, "acknowledged moves": acknowledged, "lost": 0}


def new_player(server: Server, number: int) -> Stubborn:
    """Somebody who plays one of the titles, in turn."""
    titles = list(TITLES)
    player = Stubborn([server.url], titles[number % len(titles)], 2, number)
    player.start()
    return player
