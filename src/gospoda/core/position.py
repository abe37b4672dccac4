"""Any position, set up in a test or a file: a dealt game whose JSON is edited before it is read back."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from gospoda.core.codec import BadState, Json, state_from_json, state_to_json
from gospoda.core.game import Game
from gospoda.core.registry import game
from gospoda.core.state import State


class Position:
    """A position under construction; fields are named by dotted paths such as `players.0.gold`."""

    def __init__(self, state: State) -> None:
        self.game: Game = state.game
        self.before = Counter(state.census())
        self.data: dict[str, Json] = state_to_json(state)

    def get(self, path: str) -> Json:
        """What stands at a path."""
        here: Json = self.data["table"]
        for step in path.split("."):
            here = self._step(here, step, path)
        return here

    def put(self, path: str, value: Json) -> Position:
        """Write a value at a path that exists."""
        *steps, last = path.split(".")
        here: Json = self.data["table"]
        for step in steps:
            here = self._step(here, step, path)
        self._step(here, last, path)
        here[int(last) if isinstance(here, list) else last] = value
        return self

    def ask(self, chapter: str, *seats: int, a: int = 0, b: int = 0, c: int = 0) -> Position:
        """Let the position be one in which this chapter asks these seats, and nothing else is open."""
        mask = sum(1 << seat for seat in seats)
        self.data["stack"] = [[chapter, mask, a, b, c]]
        self.data["waiting"] = mask
        self.data["committed"] = [[] for _ in range(self.data["seats"])]
        return self

    def state(self, complete: bool = False) -> State:
        """The position as a state; `complete` demands that no component was lost or doubled."""
        state = state_from_json(self.game, self.data)
        if complete:
            now = Counter(state.census())
            odd = sorted(((now - self.before) + (self.before - now)).elements())
            if odd:
                raise BadState(f"these components were lost or doubled: {', '.join(odd[:8])}")
        return state

    @staticmethod
    def _step(here: Json, step: str, path: str) -> Json:
        try:
            return here[int(step)] if isinstance(here, list) else here[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadState(f"there is no {step!r} on the path {path!r}") from None


def position_from_file(path: Path) -> State:
    """A position described by a file: game, seats, options, seed and a table `set` of paths and values."""
    try:
        data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except json.JSONDecodeError as problem:
        raise BadState(f"{path}: this is no JSON: {problem}") from None
    state = game(data["game"]).start(data["seats"], data.get("options"), data.get("seed", 0))
    position = Position(state)
    for where, value in data.get("set", {}).items():
        position.put(where, value)
    if "ask" in data:
        position.ask(data["ask"]["chapter"], *data["ask"]["seats"])
    return position.state(complete=data.get("complete", True))
