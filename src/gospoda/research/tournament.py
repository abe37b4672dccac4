"""Plays a tournament. Every finished game is written down at once, so that nothing is played twice."""

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

TRIES = 3  # a game is given up when its worker has died so often


class BadJournal(ValueError):
    """A file that is no journal, or one of another tournament."""


class Head(Struct, frozen=True):
    """The first line of a journal."""

    tournament: Plan


class Journal:
    """The finished games of a tournament in a file, one a line; it grows only at its end."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        if path.exists() and path.stat().st_size > 0:
            self._read(plan)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(Head(plan)) + b"\n")

    def _read(self, plan: Plan) -> None:
        """Read what was played; a last line that was cut off by a crash is taken away."""
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
        """Write a game down before anything else happens."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.results[result.number] = result


class Countable(Protocol):
    """Something that says how many games it has."""

    def count(self) -> int:
        """All games."""


def play(plan: Countable, executor: Executor, done: set[int]) -> Iterator[Outcome]:
    """Play the games that are not done yet; results come as they are finished."""
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
    """How many games may run beside each other: one that may be deadly is tried alone, so that it kills no other."""
    return 1 if deaths[number] > 0 else executor.width
