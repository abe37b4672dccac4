"""Compares the engine with its peers in one run: `python -m benchmarks [--write docs/lab/engine-speed.md]`.

Every round measures everything once, so that a slow spell of the machine affects all alike; medians are reported.
Only ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from benchmarks.builds import ROOT, compiled_site, run_worker
from benchmarks.goals import goals_table, linear_growth
from benchmarks.lab_page import write_tables
from benchmarks.peers.measure import Record, measure, summarise, table

PEERS = (
    ("catanatron", "driven"),
    ("catanatron", "clone"),
    ("open_spiel", "driven:hearts"),
    ("open_spiel", "documented:hearts"),
    ("open_spiel", "inside:hearts"),
    ("open_spiel", "clone:hearts"),
    ("open_spiel", "driven:python_block_dominoes"),
)
KINDS = ("inside", "driven", "clone", "redeal", "legal", "memory", "worth")


def plan(games: list[str]) -> list[str]:
    """Returns what to measure of each game: everything with three players, the rate with each other number."""
    from gospoda.core.registry import game

    steps = []
    for name in games:
        steps += [f"{kind}:{name}:3" for kind in KINDS]
        steps += [f"inside:{name}:{seats}" for seats in game(name).seat_counts() if seats != 3]
    return steps


def measure_round(steps: list[str], sites: list[Path], seconds: float, seed: int, peers: bool) -> list[Record]:
    """Measures everything once."""
    records = [measure(peer, what, seconds, seed) for peer, what in PEERS] if peers else []
    for site in sites:
        for what in steps:
            records.append(json.loads(run_worker(site, seconds, what, seed)))
            print(".", end="", file=sys.stderr, flush=True)
    return records


def main() -> None:
    """Measures and prints (or writes) the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", default="stonespine", help="titles, separated by commas")
    parser.add_argument("--seconds", type=float, default=1.5, help="length of one repeat (default 1.5)")
    parser.add_argument("--repeats", type=int, default=3, help="repeats of each measure (default 3)")
    parser.add_argument("--no-peers", action="store_true", help="measure our own builds only")
    parser.add_argument("--site", type=Path, help="a folder with a compiled build; without it the wheel is built")
    parser.add_argument("--write", type=Path, help="write the tables into this page")
    chosen = parser.parse_args()
    games = chosen.games.split(",")
    sites = [chosen.site or compiled_site(), ROOT / "src"]
    rounds = [
        measure_round(plan(games), sites, chosen.seconds, seed, not chosen.no_peers)
        for seed in range(1, chosen.repeats + 1)
    ]
    records = [summarise(list(repeats)) for repeats in zip(*rounds, strict=True)]
    command = f"python -m benchmarks --games {chosen.games} --seconds {chosen.seconds} --repeats {chosen.repeats}"
    report = "\n\n".join(
        [
            f"Measured by `{command}`: medians of {chosen.repeats} rounds on one core.",
            *[goals_table(records, name) for name in games],
            *[linear_growth(records, name) for name in games],
            table(records),
        ]
    )
    print(report)
    if chosen.write:
        write_tables(chosen.write, "python -m benchmarks", f"## Tables\n\n{report}")


if __name__ == "__main__":
    main()
