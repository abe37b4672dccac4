"""The metrics that operators can watch at `/metrics`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SUM: Literal["livesum"] = "livesum"  # summed over the live processes
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several processes leave their figures for each other

MOVES = Counter("gospoda_moves", "Moves that are on disk.", ["who"])
REFUSALS = Counter("gospoda_refusals", "Requests that were refused.", ["reason"])
COMMITS = Counter("gospoda_commits", "Transactions of the writer.")
WRITTEN = Counter("gospoda_written", "Writes in these transactions.")
SOCKETS = Gauge("gospoda_sockets", "Open sockets.", multiprocess_mode=SUM)
ROOMS = Gauge("gospoda_rooms", "Tables in memory.", multiprocess_mode=SUM)
LOADS = Counter("gospoda_loads", "Tables that were loaded from the database.")
FAULTS = Counter("gospoda_faults", "Faults that raised an alarm.", ["kind", "reason"])
FAULT_TIME = Gauge(
    "gospoda_fault_time_seconds",
    "When such a fault happened last, in seconds since 1970.",
    ["kind", "reason"],
    multiprocess_mode="max",
)
STARVED = Counter("gospoda_starved", "Processes that were restarted because a busy machine gave them no time.")
ACT_SECONDS = Histogram(
    "gospoda_act_seconds",
    "From a move's arrival to its place on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
NOTICES = Counter("gospoda_notices", "Notices that it is somebody's turn.", ["channel", "outcome"])
BOT_SECONDS = Histogram("gospoda_bot_seconds", "How long bots think.", ["bot"])
TURNED_AWAY = Counter("gospoda_turned_away", "Connections that were closed before anybody was known.", ["why"])
COST_SECONDS = Counter("gospoda_cost_seconds", "Seconds of a processor that guests have asked for.", ["what"])
WORK_WAITING = Gauge(
    "gospoda_work_waiting",
    "Bots and other work that waits for a process.",
    ["lane"],
    multiprocess_mode="livesum",
)
WORK_SECONDS = Histogram("gospoda_work_wait_seconds", "How long such work has waited.", ["lane"])


def figures() -> bytes:
    """Returns all metrics, summed if there are several processes."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest()
    forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call,unused-ignore]
    return generate_latest(registry)


def forget_the_dead(folder: Path) -> None:
    """Drops what a dead process had open; what it has counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = file.stem.rpartition("_")[2]
        if pid.isdecimal() and not alive(int(pid)):
            file.unlink(missing_ok=True)


def alive(pid: int) -> bool:
    """Whether a process with this id exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
