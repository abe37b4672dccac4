"""Attacks on the inn. `python -m tests.attacks` runs them all; the tests beside them run them small.

An attack is a function of one argument, its size, that raises where a promise is broken and returns figures for
`docs/lab/attacks.md`. It is found by its decorator:

    @attack("frames", small=2_000, long=1_000_000, unit="fuzzed frames")
    def fuzz_frames(size: int) -> Figures:
        ...
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from gospoda.core.registry import register
from gospoda.example.game import GAME as EXAMPLE

register(EXAMPLE)  # the smallest title is attacked too, also by the command
Figures = dict[str, str | int | float]
Run = Callable[[int], Figures]


@dataclass(frozen=True)
class Attack:
    """One attack with the sizes it is run at."""

    name: str
    promise: str
    run: Run
    small: int
    long: int
    unit: str


ATTACKS: dict[str, Attack] = {}
VARIANT = 0  # of chance: a long attack can be run in several parts


def chance_of(seed: int | str) -> random.Random:
    """The chance of an attack, the same in each run of a variant."""
    return random.Random(f"{seed}/{VARIANT}" if VARIANT else seed)


def attack(name: str, *, small: int, long: int, unit: str) -> Callable[[Run], Run]:
    """Register an attack; the first line of its docstring says what is promised to hold."""

    def register(run: Run) -> Run:
        if name in ATTACKS:
            raise ValueError(f"two attacks are named {name}")
        promise = (run.__doc__ or "").strip().partition("\n")[0]
        ATTACKS[name] = Attack(name, promise, run, small, long, unit)
        return run

    return register


def progress(name: str, done: int, size: int) -> None:
    """How far a long attack has come: one that has to be stopped says so what it has reached."""
    print(f"\r{name}: {done:,} of {size:,}", end="" if done < size else "\n", file=sys.stderr, flush=True)


def all_attacks() -> dict[str, Attack]:
    """Every attack of this folder, by name."""
    for module in iter_modules(__path__):
        if module.name != "__main__" and not module.name.startswith("test_"):
            import_module(f"{__name__}.{module.name}")
    return ATTACKS
