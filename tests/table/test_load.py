"""The short form of the load test: many players at once, no error, and everything acknowledged is on disk.

How fast it is depends on the machine; `benchmarks/table_load.py` measures that beside a bare service.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from benchmarks.table_swarm import Swarm
from tests.table.server import running


def test_a_swarm_plays_without_an_error(tmp_path: Path) -> None:
    async def play(url: str) -> tuple[Swarm, int]:
        swarm = Swarm(url, "stonespine", 12, 4)
        await swarm.sit_down()
        await asyncio.sleep(0.5)
        await swarm.paced(40, 3)
        await swarm.flat_out(2)
        await asyncio.sleep(1)
        lost = swarm.lost()
        swarm.close()
        await asyncio.sleep(0.2)  # the sockets are closed by the loop
        return swarm, lost

    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log") as server:
        swarm, lost = asyncio.run(play(server.url))
        assert not swarm.refusals, list(swarm.refusals)[:3]
        assert lost == 0
        server.kill()
    database = sqlite3.connect(tmp_path / "tables.db")
    moves = database.execute("SELECT count(*) FROM entry WHERE kind = 'move'").fetchone()[0]
    database.close()
    assert moves >= len(swarm.latencies) > 100
    assert "Traceback" not in (tmp_path / "log").read_text()
