"""A small run: one guest makes many masters think."""

from __future__ import annotations

from tests.attacks.thinking import masters_everywhere


def test_other_bots_answer_while_masters_think() -> None:
    masters_everywhere(3)
