"""Plays a tournament. Every finished game is recorded at once, so that nothing is played twice."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from gospoda.research.executors import Executor, Outcome
from gospoda.research.plan import Plan, Result, Unfinished

TRIES = 3  # a game is given up after its worker has died this often


class BadJournal(ValueError):
    """Raised for a file that is not a journal, or one of a different tournament."""


class Head(Struct, frozen=True):
    """The first line of a journal."""

    tournament: Plan


class Journal:
    """The finished games of a tournament in an append-only file, one per line."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        if path.exists() and path.stat().st_size > 0:
            self._read(plan)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(Head(plan)) + b"\n")

    def _read(self, plan: Plan) -> None:
        """Reads what was played; drops a last line that was cut off by a crash."""
        data = self.path.read_bytes()
        whole, _, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n")
        try:
            head = msgspec.json.decode(lines[0], type=Head)
            found = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.MsgspecError as problem:
            raise BadJournal(f"{self.path} is no journal of a tournament: {problem}") from None
        if head.tournament != plan:
            raise BadJournal(f"{self.path} belongs to another tournament; name another file or ask for the same one")
        self.results = {result.number: result for result in found}
        if torn:
            os.truncate(self.path, len(whole) + 1)

    def add(self, result: Result) -> None:
        """Appends a game before anything else happens."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.results[result.number] = result


class Countable(Protocol):
    """Anything with a number of games."""

    def count(self) -> int:
        """Returns the number of all games."""


def play(plan: Countable, executor: Executor, done: set[int]) -> Iterator[Outcome]:
    """Plays the games that are not done yet; yields results as they finish."""
    waiting = [number for number in range(plan.count()) if number not in done]
    waiting.reverse()
    deaths: Counter[int] = Counter()
    running = 0
    try:
        while waiting or running:
            while waiting and running < width(executor, deaths, waiting[-1]):
                executor.submit(waiting.pop())
                running += 1
            for number, outcome in executor.collect():
                running -= 1
                if outcome is not None:
                    yield outcome
                    continue
                deaths[number] += 1
                if deaths[number] < TRIES:
                    waiting.append(number)
                else:
                    yield Unfinished(number, f"its worker has died {TRIES} times")
    finally:
        executor.close()


def width(executor: Executor, deaths: Counter[int], number: int) -> int:
    """Returns how many games may run in parallel: one that has killed a worker is tried alone."""
    return 1 if deaths[number] > 0 else executor.width
