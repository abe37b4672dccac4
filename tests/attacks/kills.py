"""Kills servers while people play, try deals, get ratings and notifications, and change their settings."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from gospoda.server.notices.notice_claims import LEASE
from tests.attacks import Figures, attack, chance_of, progress
from tests.attacks.griefing import TITLES
from tests.attacks.lives import Keeper, check_books, rivals, sleeper, trier
from tests.attacks.nursery import Nursery, QuickServer
from tests.server.notices.receivers import Receiver, receiving
from tests.server.players import Player, Stubborn, check_record
from tests.server.server import PATIENCE, opened

GAMES = 4  # of each title, started together, beside a deal and a rated game
OPTIONS = ("--no-limits", "--no-yardsticks", "--notice-every", "0.2", "--notice-private")


class People:
    """Everybody at the inn."""

    def __init__(self, url: str, receiver: Receiver) -> None:
        self.url = url
        self.receiver = receiver
        self.players: list[Player] = []
        self.keeper = Keeper(url, 0)
        self.keeper.start()
        sleeper(url, receiver.url + "/sleeper")
        self.games = 0

    def come(self) -> None:
        """Brings in more people once all games are over."""
        if any(not player.finished for player in self.players):
            return
        titles, number = list(TITLES), self.games
        new: list[Player] = [Stubborn([self.url], titles[n % len(titles)], 2, n) for n in range(number, number + GAMES)]
        new += [trier(self.url, number // GAMES), *rivals(self.url, number // GAMES * 2, self.receiver.url + "/hook")]
        for player in new:
            player.start()
        self.players += new
        self.games += GAMES + 2

    def get_on(self) -> None:
        """Waits until a move is acknowledged, which may take a while on a busy machine."""
        end = time.monotonic() + PATIENCE
        while not any(player.acknowledged for player in self.players):
            assert time.monotonic() < end, "nobody can move"
            time.sleep(0.1)

    def stop(self) -> None:
        threads = [*self.players, self.keeper]
        for thread in threads:
            thread.stopping.set()
        for thread in threads:
            thread.join(60)


@attack("kills", small=3, long=500, unit="kills under load")
def kills(size: int) -> Figures:
    """However often the server is killed, no acknowledged move or change is lost, and every table goes on."""
    chance, nursery = chance_of(5), Nursery()
    with tempfile.TemporaryDirectory() as folder, receiving() as receiver:
        log, file = Path(folder) / "log", Path(folder) / "tables.db"
        server = QuickServer(nursery, f"sqlite:///{file}", *OPTIONS, log=log).start()
        people = None
        try:
            people = People(server.url, receiver)
            for number in range(size):
                people.come()
                time.sleep(0.3 + chance.random())
                server.kill()
                server.start()
                progress("kills", number + 1, size)
            time.sleep(1)
            people.get_on()
            people.stop()
            receiver.wait("/sleeper", patience=LEASE + PATIENCE)  # a server killed while notifying blocks others
            server.kill()
            with closing(sqlite3.connect(file)) as database:
                rows = database.execute("SELECT table_id, seq, act FROM entry").fetchall()
                books = check_books(database)
            acknowledged = check_record(rows, people.players)
            server.start()
            for player in people.players:
                assert player.guest.look(player.table)["table"]["status"] in ("running", "finished")
            changes = people.keeper.check()
            assert "Traceback" not in log.read_text(), log.read_text()[-3_000:]
        finally:
            if people is not None:
                people.stop()
            server.kill()
            nursery.close()
            while opened:
                opened.pop().close()
    figures = {"kills": size, "games": people.games, "acknowledged moves": acknowledged, **books}
    return {**figures, "acknowledged changes": changes, "notices": len(receiver.said), "lost": 0}
