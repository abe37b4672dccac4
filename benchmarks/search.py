"""Compares the search with its uncompiled self and OpenSpiel's: `python -m benchmarks.search [--write FILE]`.

Counts iterations per second for the first move of Stonespine with three players. Every iteration has a new deal and a
random game to its end, as OpenSpiel's IS-MCTS does on gin rummy. One round measures each once; medians are reported.
The machine may be busy, so rates are per second of CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.builds import ROOT, compiled_site
from benchmarks.peers.measure import measure

GOALS = {"uncompiled": 6.0, "open_spiel": 10.0}  # the compiled search's goals as multiples of these
WORKER = Path(__file__).with_name("search_worker.py")


def own_rate(site: Path, seconds: float, seed: int, rollouts: str) -> float:
    """Returns the iterations per second of the package in this folder."""
    environ = {**os.environ, "PYTHONPATH": str(site), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(WORKER), str(seconds), str(seed), rollouts]
    done = subprocess.run(command, capture_output=True, text=True, env=environ, check=False)
    if done.returncode != 0:
        raise SystemExit(f"the search failed:\n{done.stderr}")
    return float(json.loads(done.stdout)["rate"])


def peer_rate(seconds: float, seed: int) -> float | None:
    """Returns the simulations per second of OpenSpiel's IS-MCTS; None if it can't be installed here."""
    record = measure("open_spiel", "ismcts:gin_rummy", seconds, seed)
    return float(record["value"]) / float(record["cpu_share"]) if "value" in record else None


def report(rates: dict[str, list[float]]) -> str:
    """Returns the medians and ratios as Markdown."""
    rows = ["| search | iterations/s, median | lowest | highest |", "| --- | --: | --: | --: |"]
    for name, found in rates.items():
        if found:
            rows.append(f"| {name} | {statistics.median(found):,.0f} | {min(found):,.0f} | {max(found):,.0f} |")
    rows += ["", "| compiled search ÷ | measured | goal | |", "| --- | --: | --: | --- |"]
    ours = statistics.median(rates["compiled"])
    for name, goal in GOALS.items():
        if rates[name]:
            ratio = ours / statistics.median(rates[name])
            rows.append(f"| {name} | {ratio:.1f} | ≥ {goal:g} | {'reached' if ratio >= goal else 'missed'} |")
        else:
            rows.append(f"| {name} | absent | ≥ {goal:g} | |")
    return "\n".join(rows)


def main() -> None:
    """Measures in rounds and prints (or writes) the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one repeat (default 2)")
    parser.add_argument("--repeats", type=int, default=3, help="repeats of each measure (default 3)")
    parser.add_argument("--site", type=Path, help="a folder with the compiled package; by default it is built")
    parser.add_argument("--write", type=Path, help="write the report to this file")
    chosen = parser.parse_args()
    site = chosen.site or compiled_site()
    rates: dict[str, list[float]] = {"compiled": [], "compiled, rollout moves": [], "uncompiled": [], "open_spiel": []}
    for seed in range(1, chosen.repeats + 1):
        rates["compiled"].append(own_rate(site, chosen.seconds, seed, "random"))
        rates["compiled, rollout moves"].append(own_rate(site, chosen.seconds, seed, "rollout"))
        rates["uncompiled"].append(own_rate(ROOT / "src", chosen.seconds, seed, "random"))
        peer = peer_rate(chosen.seconds, seed)
        if peer is not None:
            rates["open_spiel"].append(peer)
    text = report(rates)
    print(text)
    if chosen.write:
        chosen.write.write_text(f"# Speed of the search\n\n{text}\n", "utf-8")


if __name__ == "__main__":
    main()
