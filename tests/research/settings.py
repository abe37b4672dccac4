"""The games for external test suites: every title at two player counts."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

from gospoda.core.registry import GROUP, game

TITLES = [game(point.name) for point in sorted(entry_points(group=GROUP))]
TABLES = [(title.id, seats) for title in TITLES for seats in (title.min_seats, title.max_seats)]
NAMES = [f"{title}-{seats}" for title, seats in TABLES]
every_table = pytest.mark.parametrize(("title", "seats"), TABLES, ids=NAMES)
every_title = pytest.mark.parametrize("title", [title.id for title in TITLES])
SMALL = [(title.id, seats) for title in TITLES for seats in (title.min_seats, title.min_seats + 1)]
every_small_table = pytest.mark.parametrize(
    ("title", "seats"), SMALL, ids=[f"{title}-{seats}" for title, seats in SMALL]
)
RIVALS = [(title.id, seats) for title in TITLES for seats in (2, 3)]
two_and_three = pytest.mark.parametrize(("title", "seats"), RIVALS, ids=[f"{title}-{seats}" for title, seats in RIVALS])
