"""A short load test: many players at once, no errors, and every acknowledged move is on disk.

Its speed depends on the machine; `benchmarks/table_load.py` compares it with a bare service.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from benchmarks.table_load import ECHO, service
from benchmarks.table_swarm import EchoSwarm, InnSwarm, Swarm
from tests.server.server import running


def test_a_swarm_plays_without_an_error(tmp_path: Path) -> None:
    async def play(url: str) -> tuple[Swarm, int]:
        swarm = Swarm(url, "stonespine", 12, 4)
        await swarm.sit_down()
        await asyncio.sleep(0.5)
        await swarm.paced(40, 3)
        while len(swarm.latencies) <= 100:  # a busy machine may take its time
            await swarm.flat_out(2)
        await asyncio.sleep(1)
        lost = swarm.lost()
        swarm.close()
        await asyncio.sleep(0.2)  # the loop closes the sockets
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


def test_the_yardstick_still_takes_moves(tmp_path: Path) -> None:
    """Every measurement compares the table with the bare service, which uses the same writer."""

    async def play(url: str) -> EchoSwarm:
        swarm = EchoSwarm(url, "", 2, 2)
        await swarm.sit_down()
        while len(swarm.latencies) <= 10:  # a busy machine may take its time
            await swarm.flat_out(0.5)
        assert swarm.lost() == 0
        swarm.close()
        await asyncio.sleep(0.2)
        return swarm

    with service(ECHO, tmp_path, None, None) as (url, _):
        swarm = asyncio.run(play(url))
    assert len(swarm.latencies) > 10
    assert not swarm.refusals
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_members_at_tables_with_clocks_play_as_fast_as_they_can(tmp_path: Path) -> None:
    async def play(url: str) -> InnSwarm:
        swarm = InnSwarm(url, "stonespine", 2, 2)
        await swarm.sit_down()
        while len(swarm.latencies) <= 10:
            await swarm.flat_out(1)
        swarm.close()
        await asyncio.sleep(0.2)
        return swarm

    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log") as server:
        swarm = asyncio.run(play(server.url))
        assert not swarm.refusals
        assert len(swarm.latencies) > 10
        server.kill()
    database = sqlite3.connect(tmp_path / "tables.db")
    timed = database.execute("SELECT count(*) FROM entry WHERE kind = 'move' AND clock IS NOT NULL").fetchone()[0]
    channels = database.execute("SELECT count(*) FROM notice_channel").fetchone()[0]
    database.close()
    assert timed >= len(swarm.latencies)
    assert channels == 4
    assert "Traceback" not in (tmp_path / "log").read_text()
