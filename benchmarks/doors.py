"""Compares our research environments with their peers in one run: `python -m benchmarks.doors [--write FILE]`.

Every round measures everything once; only ratios within one run mean anything. `--site` takes a folder with an
existing build of the package; without it the wheel is built.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.builds import compiled_site
from benchmarks.goals import ratio, value
from benchmarks.peers.measure import Record, measure, summarise

PEERS = (("pettingzoo", "aec:hanabi_v5"), ("pettingzoo", "aec:chess_v6"), ("pettingzoo", "rl:hearts"))
KINDS = ("aec", "bulk", "bulk2", "observe", "decide")
SEATS = 3
BULK = {"stonespine": 5.0}  # a multiple of OpenSpiel's hearts
OTHER_BULK = 2.0


def ours(site: Path, seconds: float, what: str, seed: int) -> Record:
    """Runs our worker once."""
    worker = Path(__file__).with_name("worker_doors.py")
    environ = {**os.environ, "PYTHONPATH": str(site), "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, str(worker), str(seconds), what, str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, env=environ, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{what} failed:\n{done.stderr}")
    record: Record = json.loads(done.stdout.splitlines()[-1])
    return record


def one_round(site: Path, games: list[str], seconds: float, seed: int) -> list[Record]:
    """Measures everything once."""
    records = [measure(peer, what, seconds, seed) for peer, what in PEERS]
    for game in games:
        records += [ours(site, seconds, f"{kind}:{game}:{SEATS}", seed) for kind in KINDS]
        print(".", end="", file=sys.stderr, flush=True)
    return records


def goals(rounds: list[list[Record]], records: list[Record], game: str) -> list[tuple[str, float | None, float, bool]]:
    """Returns name, measured ratio, goal, and whether more is better."""
    own = {kind: value(records, "gospoda", f"{kind}:{game}:{SEATS}") for kind in KINDS}
    hanabi, chess, hearts = (value(records, peer, what) for peer, what in PEERS)
    return [
        ("AEC steps ÷ PettingZoo hanabi_v5", ratio(own["aec"], hanabi), 10.0, True),
        ("AEC steps ÷ PettingZoo chess_v6", ratio(own["aec"], chess), 30.0, True),
        ("in bulk ÷ OpenSpiel hearts in rl_environment", ratio(own["bulk"], hearts), BULK.get(game, OTHER_BULK), True),
        ("two processes ÷ one, by the clock", two_to_one(rounds, game), 1.7, True),
        ("an observation ÷ a random decision", ratio(own["decide"], own["observe"]), 3.0, False),
    ]


def two_to_one(rounds: list[list[Record]], game: str) -> float:
    """Returns the median of the rounds' ratios: each round measures one process right before two."""
    walls = [{record["what"]: record.get("wall", 0.0) for record in records} for records in rounds]
    return float(statistics.median(wall[f"bulk2:{game}:{SEATS}"] / wall[f"bulk:{game}:{SEATS}"] for wall in walls))


def report(rounds: list[list[Record]], games: list[str]) -> str:
    """Returns the goals and all figures as Markdown."""
    records = [summarise(list(repeats)) for repeats in zip(*rounds, strict=True)]
    lines = []
    for game in games:
        lines += [f"| {game}, {SEATS} players | measured | goal | |", "| --- | --: | --: | --- |"]
        for name, found, goal, more in goals(rounds, records, game):
            sign = "≥" if more else "≤"
            met = found is not None and (found >= goal if more else found <= goal)
            verdict = "no figure" if found is None else "reached" if met else "**missed**"
            lines.append(f"| {name} | {'–' if found is None else f'{found:.3g}'} | {sign} {goal:g} | {verdict} |")
        lines.append("")
    lines += ["| who | what | steps/s of CPU (`bulk2`: of the clock) | CPU |", "| --- | --- | --: | --: |"]
    for record in records:
        who = f"{record['peer']} {record.get('version', '')}"
        rate = f"{record['value']:,.0f}".replace(",", " ") if "value" in record else record["absent"]
        lines.append(f"| {who} | {record['what']} | {rate} | {100 * record.get('cpu_share', 0):.0f} % |")
    return "\n".join(lines)


def main() -> None:
    """Measures and prints (or writes) the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.doors", description=__doc__)
    parser.add_argument("--games", default="stonespine,rollplayer,simurgh,guilds", help="titles, separated by commas")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one repeat (default 2)")
    parser.add_argument("--repeats", type=int, default=3, help="repeats of each measure (default 3)")
    parser.add_argument("--site", type=Path, help="a folder with a build of the package")
    parser.add_argument("--write", type=Path, help="write the report to this file")
    chosen = parser.parse_args()
    games = chosen.games.split(",")
    site = chosen.site or compiled_site()
    rounds = [one_round(site, games, chosen.seconds, seed) for seed in range(1, chosen.repeats + 1)]
    command = f"python -m benchmarks.doors --games {chosen.games} --seconds {chosen.seconds} --repeats {chosen.repeats}"
    text = f"Measured by `{command}`: medians of {chosen.repeats} rounds.\n\n{report(rounds, games)}"
    print(text)
    if chosen.write:
        chosen.write.write_text(f"# Speed of the environments\n\n{text}\n", "utf-8")


if __name__ == "__main__":
    main()
