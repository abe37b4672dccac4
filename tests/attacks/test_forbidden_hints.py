"""No hints by any detour at a table without hints, for all titles."""

from __future__ import annotations

import pytest

from tests.attacks.forbidden_hints import forbidden_hints
from tests.server.conftest import closed_connections

__all__ = ["closed_connections"]


@pytest.mark.filterwarnings("ignore:unclosed scandir iterator:ResourceWarning")
def test_nothing_made_of_a_running_game_gives_hints() -> None:
    assert forbidden_hints(1)["hints given"] == 0
