"""Load-tests the table: `python -m benchmarks.table_load`.

A swarm of players uses the public protocol against a server process with SQLite and durable moves. In turns with it,
the same sockets run against a bare echo-and-append service on the same stack (`table_echo`). With `--inn` they run
instead against members with notification channels, at tables with clocks, to show what a move costs there. With
`--site DIR` the servers run the compiled engine installed there (`uv pip install --target DIR --no-deps …whl`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

from benchmarks.table_swarm import EchoSwarm, InnSwarm, Swarm

ROOT = Path(__file__).parent.parent
SUMMARY = {"held": ("p99_ms", "p99_ratio"), "flat": ("moves_per_s", "saturation_ratio")}
COST = "server_cpu_ms_per_move"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def service(command: list[str], folder: Path, site: str | None, core: int | None) -> Iterator[tuple[str, int]]:
    port = free_port()
    path = os.pathsep.join([*([site] if site else []), str(ROOT)])
    env = os.environ | {"PYTHONPATH": path, "ECHO_DATABASE": f"sqlite:///{folder}/echo.db", "GOSPODA_LOG": "WARNING"}
    pin = ["taskset", "-c", str(core)] if core is not None else []
    full = [*pin, sys.executable, *[part.format(port=port, folder=folder) for part in command]]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(full, env=env, stdout=log, stderr=log, cwd=folder, start_new_session=True)
    try:
        for _ in range(300):
            time.sleep(0.1)
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=1).raise_for_status()
                break
            except httpx.HTTPError:
                continue
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        print((folder / "log").read_text()[-2000:], file=sys.stderr)


SERVE = ["-m", "gospoda", "serve", "--no-open", "--no-limits", "--port", "{port}"]
SERVE += ["--database", "sqlite:///{folder}/tables.db"]
ECHO = ["-m", "uvicorn", "benchmarks.table_echo:app", "--factory", "--port", "{port}", "--log-level", "warning"]
ECHO += ["--ws", "websockets-sansio", "--ws-per-message-deflate", "false", "--no-access-log"]


def built(folder: str) -> str:
    """Returns a folder with a build as an absolute path, because the servers run in another folder."""
    site = Path(folder).resolve()
    if not (site / "gospoda").is_dir():
        raise argparse.ArgumentTypeError(f"there is no build of the package in {site}")
    return str(site)


def cpu_seconds(pid: int) -> float:
    """Returns a process's CPU time, which says more than the clock on a shared machine."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tail(latencies: list[float]) -> dict[str, float]:
    cuts = quantiles(latencies, n=1000)
    return {"p50_ms": cuts[499] * 1e3, "p99_ms": cuts[989] * 1e3, "p999_ms": cuts[998] * 1e3}


async def hold(kind: type[Swarm], url: str, options: Any, rate: float, pid: int) -> dict[str, Any]:
    swarm = kind(url, options.game, options.tables, options.seats, options.lean)
    begun = time.perf_counter()
    await swarm.sit_down()
    await asyncio.sleep(2.0)
    seated = time.perf_counter() - begun
    await swarm.paced(rate, min(3.0, options.seconds))  # warm-up
    swarm.latencies.clear()
    used = cpu_seconds(pid)
    missed = await swarm.paced(rate, options.seconds)
    used = cpu_seconds(pid) - used
    result = {"moves": len(swarm.latencies), "rate": rate, "missed": missed, "refused": list(swarm.refusals)[:3]}
    result |= {
        "refusals": len(swarm.refusals),
        "lost_sockets": swarm.lost(),
        "seated_s": round(seated, 1),
        "server_cpu": used / options.seconds,
        COST: used / max(1, len(swarm.latencies)) * 1e3,
    }
    result |= tail(swarm.latencies)
    swarm.close()
    return result


async def saturate(kind: type[Swarm], url: str, options: Any, pid: int) -> dict[str, Any]:
    swarm = kind(url, options.game, options.tables, options.seats, options.lean)
    await swarm.sit_down()
    await asyncio.sleep(2.0)
    before, used = len(swarm.latencies), cpu_seconds(pid)
    rate = await swarm.flat_out(options.flat)
    cost = (cpu_seconds(pid) - used) / max(1, len(swarm.latencies) - before)
    result = {
        "moves_per_s": rate,
        COST: cost * 1e3,
        "refusals": len(swarm.refusals),
        "lost_sockets": swarm.lost(),
        "games_over": swarm.games_over(),
    }
    result |= tail(swarm.latencies)
    swarm.close()
    return result


def one_run(what: str, command: list[str], kind: type[Swarm], options: Any, core: int | None) -> dict[str, Any]:
    """Runs a fresh service and a swarm, and measures."""
    with tempfile.TemporaryDirectory() as folder, service(command, Path(folder), options.site, core) as (url, pid):
        if what == "held":
            return asyncio.run(hold(kind, url, options, options.rate, pid))
        return asyncio.run(saturate(kind, url, options, pid))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="stonespine")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--flat", type=float, default=4, help="seconds flat out; the games must not end before")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--what", nargs="+", choices=SUMMARY, default=list(SUMMARY), help="what to measure")
    parser.add_argument("--site", type=built, help="a folder with a build of the package (default: the source)")
    parser.add_argument("--lean", action="store_true", help="players that ask for legal moves only, without views")
    parser.add_argument(
        "--inn", action="store_true", help="beside it a swarm of members with channels, at tables with clocks"
    )
    parser.add_argument("--pin", action="store_true", help="server on core 0, swarm on core 1")
    options = parser.parse_args()
    import uvloop

    uvloop.install()
    gc.disable()  # a pause of the swarm would be counted as the server's
    core = 0 if options.pin else None
    if options.pin:
        os.sched_setaffinity(0, {1})
    result: dict[str, Any] = {"options": vars(options)}
    runs: dict[str, tuple[list[str], type[Swarm]]] = {"echo": (ECHO, EchoSwarm), "table": (SERVE, Swarm)}
    if options.inn:
        runs = {"table": runs["table"], "inn": (SERVE, InnSwarm)}
    for what in options.what:
        for _ in range(options.rounds):
            for name, (command, kind) in runs.items():
                got = one_run(what, command, kind, options, core)
                print(name, what, json.dumps(got), file=sys.stderr, flush=True)
                result.setdefault(name, {}).setdefault(what, []).append(got)
    for what in options.what:
        field, name = (COST, f"{what}_cost_ratio") if options.inn else SUMMARY[what]
        others = ("inn", "table") if options.inn else ("table", "echo")
        one, other = [median(run[field] for run in result[service][what]) for service in others]
        result[name] = one / other
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
