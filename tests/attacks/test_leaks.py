"""A small run: no private data of a member leaks."""

from __future__ import annotations

from tests.attacks.leaks import leaks


def test_nobody_is_told_anything_of_a_member() -> None:
    leaks(300)
