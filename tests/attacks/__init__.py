"""Attacks on the inn. `python -m tests.attacks` runs all of them; the tests in this folder run small versions.

An attack is a function of one argument, its size. It raises if a promise is broken and returns figures for
`docs/lab/attacks.md`. A decorator registers it:

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

register(EXAMPLE)  # attack the smallest title too, also from the command
Figures = dict[str, str | int | float]
Run = Callable[[int], Figures]


@dataclass(frozen=True)
class Attack:
    """An attack and the sizes it runs at."""

    name: str
    promise: str
    run: Run
    small: int
    long: int
    unit: str


ATTACKS: dict[str, Attack] = {}
VARIANT = 0  # the random variant: a long attack can run in several parts


def chance_of(seed: int | str) -> random.Random:
    """Returns an attack's random generator, the same in each run of a variant."""
    return random.Random(f"{seed}/{VARIANT}" if VARIANT else seed)


def attack(name: str, *, small: int, long: int, unit: str) -> Callable[[Run], Run]:
    """Registers an attack; the first line of its docstring states the promise under test."""

    def register(run: Run) -> Run:
        if name in ATTACKS:
            raise ValueError(f"two attacks are named {name}")
        promise = (run.__doc__ or "").strip().partition("\n")[0]
        ATTACKS[name] = Attack(name, promise, run, small, long, unit)
        return run

    return register


def progress(name: str, done: int, size: int) -> None:
    """Prints the progress of a long attack, so that an aborted run shows how far it got."""
    print(f"\r{name}: {done:,} of {size:,}", end="" if done < size else "\n", file=sys.stderr, flush=True)


def all_attacks() -> dict[str, Attack]:
    """Returns every attack in this folder by name."""
    for module in iter_modules(__path__):
        if module.name != "__main__" and not module.name.startswith("test_"):
            import_module(f"{__name__}.{module.name}")
    return ATTACKS
