"""Small runs of failures beneath the server."""

from __future__ import annotations

import pytest

from tests.attacks.outages import damaged_tables, process_dies_without_database


def test_a_damaged_table_stops_nobody_else() -> None:
    damaged_tables(1)


@pytest.mark.alarms("process")
def test_a_process_dies_while_the_database_is_away() -> None:
    process_dies_without_database(1)
