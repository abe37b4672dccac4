"""One guest sets up tables full of masters: others' bots still move, and no bot plays at random."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from tests.attacks import Figures, attack
from tests.server.server import Guest, running

MASTERS = [{"kind": "bot", "bot": "master"}] * 4
AGAINST_GREEDY = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
AGAINST_MASTER = [{"kind": "person"}, {"kind": "bot", "bot": "master"}]
PATIENCE = 300.0  # seconds, on a busy machine
ROUNDS = 5
SOON = 15.0  # seconds: ten times a master's thinking time, and a tenth of the former wait


def answered(guest: Guest, table: str) -> float:
    """Makes a move and waits for this guest's next turn; returns how long that took."""
    guest.act(table, 0)
    began = time.monotonic()
    while guest.look(table)["table"]["seats"][1]["waiting"]:
        assert time.monotonic() - began < PATIENCE, "a bot does not answer"
        time.sleep(0.05)
    return time.monotonic() - began


@attack("thinking", small=3, long=30, unit="tables with four masters of one guest")
def masters_everywhere(size: int) -> Figures:
    """Other guests' bots answer soon, however many masters one guest sets thinking, and no bot plays at random."""
    waits: dict[str, list[float]] = {"greedy": [], "master": []}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with running(f"sqlite:///{folder}/t.db", log=log) as server:
            hog, victim = Guest(server.url, "Hog"), Guest(server.url, "Victim")
            for _ in range(size):
                hog.look(hog.table("stonespine", seats=MASTERS))
            tables = {
                "greedy": victim.table("magpies", seats=AGAINST_GREEDY),
                "master": victim.table("stonespine", seats=AGAINST_MASTER),
            }
            for _ in range(ROUNDS):
                for name, table in tables.items():
                    waits[name].append(answered(victim, table))
        text = log.read_text()
        assert "gave no answer" not in text, text[-3_000:]
        assert "Traceback" not in text, text[-3_000:]
    longest = max(waits["greedy"] + waits["master"])
    if size >= 30:
        assert longest < SOON, f"somebody has waited {longest:.0f} s"
    return {f"longest wait for {name} (s)": round(max(times), 1) for name, times in waits.items()}
