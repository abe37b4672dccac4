"""Digests of random games: one line for each title, seat count and mode, covering everything that is observed.

`python -m gospoda.conformance.digest` prints the same lines on every machine, compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b

from gospoda.conformance.cases import CASES, Case, played
from gospoda.conformance.observed import FIELDS
from gospoda.core.observing.observation import observer_of


def digest(case: Case) -> str:
    """Returns the digest of everything that all seats observe during a random game."""
    observer = observer_of(case.game, case.seats)
    seen = blake2b(digest_size=8)
    for moment in played(case, 1).moments:
        for seat in range(case.seats):
            note = observer.observe(moment.state, seat)
            seen.update(repr((note.active, note.numbers)).encode())
    return seen.hexdigest()


def lines() -> list[str]:
    """Yields a line for each title, seat count and mode."""
    return [f"{case.name} {digest(case)}" for case in CASES if case.title in FIELDS]


if __name__ == "__main__":
    print("\n".join(lines()))
