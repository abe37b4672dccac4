"""Compares two builds of the engine in turns: `python -m benchmarks.turns --before REVISION [--after REVISION]`.

A build is a revision of this repository, which is compiled first, or a folder with a build; without `--after` it is
the present source. Every round measures each thing once with both builds, back to back and in alternating order, so
that a slow spell of the machine affects both alike. Rates are per second of CPU time, so other programs don't count.
The ratio is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path

from benchmarks.builds import compiled_site, run_worker, site_of

KINDS = {"inside": "inside", "driven": "driven from Python", "clone": "clones", "search": "search iterations"}


def rate(site: Path, seconds: float, what: str, seed: int) -> float:
    """Returns a rate per CPU second: the inverse of a time in µs, which other programs hardly change."""
    found = json.loads(run_worker(site, seconds, what, seed))
    value = float(found["value"])
    return 1e6 / value if found["unit"] == "µs" else value / float(found["cpu_share"])


def pair(before: Path, after: Path, seconds: float, what: str, seed: int) -> tuple[float, float]:
    """Runs one round of both builds; each goes first in every other round."""
    if seed % 2:
        first = rate(before, seconds, what, seed)
        return first, rate(after, seconds, what, seed)
    second = rate(after, seconds, what, seed)
    return rate(before, seconds, what, seed), second


def short(value: float) -> str:
    """Formats a rate with three digits."""
    return f"{value / 1e6:.2f} M" if value >= 1e5 else f"{value:,.0f}".replace(",", " ")


def cell(rounds: list[tuple[float, float]]) -> str:
    """Formats before → after (ratio)."""
    before, after = (statistics.median(side) for side in zip(*rounds, strict=True))
    ratio = statistics.median(second / first for first, second in rounds)
    return f"{short(before)} → {short(after)} ({ratio:.2f})"


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.turns", description=__doc__)
    parser.add_argument("--before", required=True, help="a revision, or a folder with a build")
    parser.add_argument("--after", help="the same; without it the present source is compiled")
    parser.add_argument(
        "--games", default="stonespine:3,rollplayer:3,simurgh:3,guilds:3", help="TITLE:SEATS, separated by commas"
    )
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"of {', '.join(KINDS)}")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one measure (default 0.5)")
    parser.add_argument("--repeats", type=int, default=9, help="rounds (default 9)")
    chosen = parser.parse_args()
    before = site_of(chosen.before)
    after = site_of(chosen.after) if chosen.after else compiled_site()
    kinds = chosen.kinds.split(",")
    print(f"| title:seats, per CPU second | {' | '.join(KINDS[kind] for kind in kinds)} |")
    print(f"| --- | {' | '.join(['--:'] * len(kinds))} |")
    for game in chosen.games.split(","):
        cells = []
        for kind in kinds:
            rounds = range(1, chosen.repeats + 1)
            cells.append(cell([pair(before, after, chosen.seconds, f"{kind}:{game}", seed) for seed in rounds]))
            print(".", end="", file=sys.stderr, flush=True)
        print(f"| {game} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
