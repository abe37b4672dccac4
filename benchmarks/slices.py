"""Compares two builds on a busy machine: `python -m benchmarks.slices --before FOLDER --after FOLDER`.

`benchmarks.turns` measures for half a second at a time, which a busy machine interrupts. Here each build has a
process, and they take turns at the same small piece of work, a few milliseconds of CPU time, many times. A ratio
above 1 means that `after` is faster: the median with its quartiles, and the ratio of the fastest slices.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import seed
from typing import Any

KINDS = ("inside", "driven", "clones", "search")
SEATS, POSITIONS = 3, 8


def pieces(title: str) -> list[Callable[[], object]]:
    """Returns the pieces of work in the order of `KINDS`; the package comes from the measured build."""
    from benchmarks.worker_gospoda import middle_states
    from gospoda.bots.search import Search, Style
    from gospoda.core.chance import seeded
    from gospoda.core.play import rollout
    from gospoda.core.registry import game

    played: Any = game(title)
    seed(1)
    states = middle_states(played, SEATS)[:POSITIONS]

    def inside() -> None:
        chance = seeded(1)
        for number in range(25):
            rollout(played.start(SEATS, None, number), chance)

    def driven() -> None:
        for number in range(15):
            state, step = played.start(SEATS, None, number), 0
            seat = state.next_seat()
            while seat >= 0:
                moves = state.legal(seat)
                step += 7
                seat = state.advance(seat, moves[step % len(moves)])

    def clones() -> None:
        for state in states:
            for _ in range(1500):
                state.clone()

    def search() -> None:
        for number, state in enumerate(states):
            Search(state, state.next_seat(), seeded(number), Style()).run(20, 0.0)

    return [inside, driven, clones, search]


def answer(title: str) -> None:
    """Runs the piece named by each input line and prints the seconds it took."""
    work = pieces(title)
    for piece in work:
        piece()
    for line in sys.stdin:
        start = time.thread_time()
        work[int(line)]()
        print(time.thread_time() - start, flush=True)


class Build:
    """A build in a process of its own."""

    def __init__(self, site: Path, title: str) -> None:
        environ = {**os.environ, "PYTHONPATH": str(site), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "benchmarks.slices", "--answer", title]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ)

    def seconds(self, kind: int) -> float:
        """Returns how long one slice takes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{kind}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self) -> None:
        """Ends the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def cell(before: Build, after: Build, kind: int, rounds: int) -> str:
    """Formats the ratio for one kind of work; each build goes first in every other round."""
    slices: list[tuple[float, float]] = []
    for number in range(rounds):
        if number % 2:
            first = before.seconds(kind)
            slices.append((first, after.seconds(kind)))
        else:
            second = after.seconds(kind)
            slices.append((before.seconds(kind), second))
    low, middle, high = statistics.quantiles([first / second for first, second in slices], n=4)
    fastest = min(first for first, _ in slices) / min(second for _, second in slices)
    return f"{middle:.2f} ({low:.2f} to {high:.2f}), fastest {fastest:.2f}"


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.slices", description=__doc__)
    parser.add_argument("--before", type=Path, help="a folder with a build")
    parser.add_argument("--after", type=Path, help="the same")
    parser.add_argument("--titles", default="stonespine,rollplayer,simurgh,guilds", help="separated by commas")
    parser.add_argument("--rounds", type=int, default=60, help="slices of each kind and build (default 60)")
    parser.add_argument("--answer", metavar="TITLE", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.answer:
        answer(chosen.answer)
        return
    if chosen.before is None or chosen.after is None:
        parser.error("two builds are needed: --before and --after")
    print(f"| title, {SEATS} seats | {' | '.join(KINDS)} |\n| --- |{' --: |' * len(KINDS)}")
    for title in chosen.titles.split(","):
        builds = Build(chosen.before, title), Build(chosen.after, title)
        cells = [cell(*builds, kind, chosen.rounds) for kind in range(len(KINDS))]
        for build in builds:
            build.end()
        print(f"| {title} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
