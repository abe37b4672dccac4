"""People who spoil the game for others: flooding lists, coming back, talking on, impersonating."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator

from tests.attacks import Figures, attack
from tests.server.server import Guest, Server, opened, running

TITLES = {"guilds": 2, "rollplayer": 2, "simurgh": 2, "stonespine": 2}


@contextlib.contextmanager
def served(*options: str) -> Iterator[Server]:
    """A server for one attack."""
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/tables.db", *options) as server:
        try:
            yield server
        finally:
            while opened:
                opened.pop().close()


def secret(link: str) -> str:
    return link.partition("=")[2]


@attack("rematches", small=3, long=60, unit="rematches of each title")
def rematches(size: int) -> Figures:
    """However often a guest asks for a rematch, nobody else's list of tables grows."""
    asked = 0
    with served("--no-limits") as server:
        griefer, victim = Guest(server.url, "Griefer"), Guest(server.url, "Victim")
        for title, count in TITLES.items():
            people = [{"kind": "person"}] + [{"kind": "open"}] * (count - 1)
            table = griefer.table(title, seats=people, access="open")
            victim.post(f"/api/tables/{table}/join", {})
            for _ in range(size):
                again = griefer.post(f"/api/tables/{table}/rematch")["table"]
                assert griefer.look(again)["table"]["status"] == "lobby"
                griefer.post(f"/api/tables/{again}/rematch", status=409)
                asked += 2
        mine = [one["game"] for one in victim.get("/api/tables/mine", limit=100)["tables"]]
        assert sorted(mine) == sorted(TITLES), mine
    return {"rematches asked for": asked, "tables pushed on the victim": 0}


@attack("comebacks", small=2, long=50, unit="people put out")
def comebacks(size: int) -> Figures:
    """A removed guest can't return with any secret known before, not even as a new guest."""
    tried = 0
    with served("--no-limits") as server:
        host = Guest(server.url, "Host")
        table = host.table("stonespine", seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
        path = f"/api/tables/{table}"
        for n in range(size):
            links = host.look(table)["you"]["links"]
            stranger = Guest(server.url, f"Stranger {n}")
            other = {"join": secret(links["seats"][1]), "watch": secret(links["watch"])}
            what = "join" if n % 2 else "watch"
            stranger.post(f"{path}/{what}", {"secret": other[what]})
            socket = stranger.socket()
            socket.ask(type="hello", table=table)
            host.post(f"{path}/people/{stranger.id}", {"put_out": True})
            assert socket.closed_with() == 4410
            for guest in (stranger, Guest(server.url, "Karol")):
                for what, word in other.items():
                    guest.post(f"{path}/{what}", {"secret": word}, 404)
                    tried += 1
                guest.get(path, 404)
    return {"ways tried": tried, "ways in": 0}
