"""Small runs of the attacks that leave children behind."""

from __future__ import annotations

from tests.attacks.orphans import orphans, orphans_of_many


def test_nothing_is_left_of_a_killed_server() -> None:
    orphans(1)


def test_children_of_a_killed_parent_free_the_port() -> None:
    orphans_of_many(1)
