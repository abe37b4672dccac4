"""What the operator can watch at `/metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("gospoda_moves", "Moves that are on disk.", ["who"])
REFUSALS = Counter("gospoda_refusals", "Requests that were refused.", ["reason"])
COMMITS = Counter("gospoda_commits", "Transactions of the writer.")
WRITTEN = Counter("gospoda_written", "Writes in these transactions.")
SOCKETS = Gauge("gospoda_sockets", "Open sockets.")
ROOMS = Gauge("gospoda_rooms", "Tables in memory.")
LOADS = Counter("gospoda_loads", "Tables that were loaded from the database.")
FAULTS = Counter("gospoda_faults", "Faults of the program.")
ACT_SECONDS = Histogram(
    "gospoda_act_seconds",
    "From a move's arrival to its place on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_SECONDS = Histogram("gospoda_bot_seconds", "How long bots think.", ["bot"])
TURNED_AWAY = Counter("gospoda_turned_away", "Connections that were closed before anybody was known.", ["why"])
COST_SECONDS = Counter("gospoda_cost_seconds", "Seconds of a processor that guests have asked for.", ["what"])
WORK_WAITING = Gauge("gospoda_work_waiting", "Questions to bots and other work that waits for a process.", ["lane"])
WORK_SECONDS = Histogram("gospoda_work_wait_seconds", "How long such work has waited.", ["lane"])
