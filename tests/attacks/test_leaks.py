"""Nothing of a member is told to anybody else, small."""

from __future__ import annotations

from tests.attacks.leaks import leaks


def test_nobody_is_told_anything_of_a_member() -> None:
    leaks(300)
