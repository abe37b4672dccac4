"""How long a searching opponent may think, and how its name states that."""

from __future__ import annotations

import re

from msgspec import Struct


class BadBudget(ValueError):
    """Raised for a text that is not a budget."""


class Budget(Struct, frozen=True):
    """Iterations or seconds, whichever ends first (0: no limit); with iterations alone, thinking is deterministic."""

    iterations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def __post_init__(self) -> None:
        if self.iterations < 0 or self.seconds < 0 or self.processes < 1:
            raise BadBudget("a budget cannot be negative")
        if self.iterations == 0 and self.seconds == 0:
            raise BadBudget("a budget needs a number of iterations or of seconds")


PATTERN = re.compile(r"(?P<amount>\d+(?:\.\d+)?)(?P<seconds>s?)(?:\*(?P<processes>\d+))?")


def parse(text: str) -> Budget:
    """Parses `500` as iterations, `0.5s` as seconds, `1.5s*4` as seconds on four processes."""
    found = PATTERN.fullmatch(text)
    if found is None or (not found["seconds"] and "." in found["amount"]):
        raise BadBudget(f"{text!r} is no budget: write 500 (iterations), 0.5s (seconds) or 0.5s*4 (on four processes)")
    processes = int(found["processes"] or 1)
    if found["seconds"]:
        return Budget(seconds=float(found["amount"]), processes=processes)
    return Budget(iterations=int(found["amount"]), processes=processes)
