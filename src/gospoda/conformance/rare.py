"""Positions with moves that random games hardly ever reach; a title provides them as `rare/*.json` in its folder."""

from __future__ import annotations

import json
from pathlib import Path

from gospoda.core.codec import state_from_json
from gospoda.core.game import Game
from gospoda.core.state import State


def rare_positions(title: Game, seats: int) -> list[State]:
    """Returns the rare positions for this number of players."""
    files = sorted((Path(title.folder()) / "rare").glob("*.json"))
    states = [state_from_json(title, json.loads(path.read_text("utf-8"))) for path in files]
    return [state for state in states if state.seats == seats]
