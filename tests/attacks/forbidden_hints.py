"""Tries to get forbidden hints elsewhere: playing on, export, import, handing the seat to a bot, analysis."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from tests.attacks import Figures, attack
from tests.server.server import Guest, running
from tests.server.tables.test_play import play_out

TITLES = ("stonespine", "rollplayer", "simurgh", "guilds")
OPEN = [{"kind": "person"}, {"kind": "open"}]


def ways_round(host: Guest, table: str, move: int) -> int:
    """Tries every way from a running game without hints to a hint; each must be refused."""
    copy = host.post(f"/api/tables/{table}/play-on", {"move": move})["table"]
    question = {"id": "h", "seat": 0}
    tries = [
        (table, "hint", question),
        (table, "play-on", {"move": move, "seats": [{"kind": "bot", "bot": "master"}, {"kind": "person"}]}),
        (copy, "hint", question),
        (copy, "leave", {"seat": 0}),
        (copy, "seats/0", {"kind": "bot", "bot": "master"}),
    ]
    for where, way, body in tries:
        host.post(f"/api/tables/{where}/{way}", body, 403)
    for where in (table, copy):
        host.get(f"/api/tables/{where}/export", 403)
    again = host.post(f"/api/tables/{copy}/play-on", {"move": 0})["table"]
    host.post(f"/api/tables/{again}/hint", question, 403)
    host.get(f"/api/tables/{again}/export", 403)
    return len(tries) + 4


def when_a_copy_is_over(host: Guest, table: str) -> int:
    """A copy played to its end stays as closed as a running one."""
    copy = host.post(f"/api/tables/{table}/play-on", {"move": 0})["table"]
    play_out(host, copy, 2)
    assert host.look(copy)["table"]["status"] == "finished"
    host.post(f"/api/tables/{copy}/analysis", None, 403)
    host.get(f"/api/tables/{copy}/analysis", 403)
    host.get(f"/api/tables/{copy}/export", 403)
    again = host.post(f"/api/tables/{copy}/play-on", {"move": 0})["table"]
    host.post(f"/api/tables/{again}/hint", {"id": "h", "seat": 0}, 403)
    return 4


@attack("hints", small=1, long=20, unit="games of each title")
def forbidden_hints(size: int) -> Figures:
    """While a game runs, nothing made from it gives hints that its table forbids; afterwards all of it does."""
    refusals = 0
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/t.db", "--no-limits") as server:
        for title in TITLES * size:
            host, other = Guest(server.url, "Ania"), Guest(server.url, "Bara")
            table = host.table(title, seats=OPEN, access="open")
            other.post(f"/api/tables/{table}/join", {})
            refusals += ways_round(host, table, 0)
        refusals += magpies(server.url, Path(folder))
    return {"ways refused": refusals, "hints given": 0}


def magpies(url: str, folder: Path) -> int:
    """Plays a short game to its end: then everything refused during the game is allowed."""
    host, other = Guest(url, "Ania"), Guest(url, "Bara")
    table = host.table("magpies", seats=OPEN, access="open")
    other.post(f"/api/tables/{table}/join", {})
    refusals = ways_round(host, table, 0) + when_a_copy_is_over(host, table)
    copy = host.post(f"/api/tables/{table}/play-on", {"move": 0})["table"]
    while host.look(table)["table"]["status"] == "running":
        for guest in (host, other):
            if guest.look(table)["position"]["legal"]:
                guest.act(table)
    file = folder / "game.json"
    file.write_text(json.dumps(host.get(f"/api/tables/{copy}/export")))
    brought = host.post("/api/tables/import", json.loads(file.read_text()))["table"]
    assert host.post(f"/api/tables/{brought}/hint", {"id": "h", "seat": 0})["moves"]
    return refusals
