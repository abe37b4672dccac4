"""Arbitrary positions, set up in a test or a file: the JSON of a dealt game, edited before it is read back."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from gospoda.core.codec import BadState, Json, state_from_json, state_to_json
from gospoda.core.game import Game
from gospoda.core.registry import game
from gospoda.core.state import State


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter that asks, and the seats it asks."""

    chapter: str
    seats: list[int]


class Position:
    """A position under construction; fields are named by dotted paths such as `players.0.gold`."""

    def __init__(self, state: State) -> None:
        self.game: Game = state.game
        self.before = Counter(state.census())
        self.data: dict[str, Json] = state_to_json(state)

    def get(self, path: str) -> Json:
        """Returns the value at a path."""
        here: Json = self.data["table"]
        for step in path.split("."):
            here = self._step(here, step, path)
        return here

    def put(self, path: str, value: Json) -> Position:
        """Writes a value at an existing path."""
        *steps, last = path.split(".")
        here: Json = self.data["table"]
        for step in steps:
            here = self._step(here, step, path)
        self._step(here, last, path)
        here[int(last) if isinstance(here, list) else last] = value
        return self

    def ask(self, chapter: str, *seats: int, **fields: Json) -> Position:
        """Makes this chapter ask these seats and closes all other questions."""
        mask = sum(1 << seat for seat in seats)
        self.data["agenda"] = [{"chapter": chapter, "seats": mask, **fields}]
        self.data["waiting"] = mask
        self.data["committed"] = [[] for _ in range(self.data["seats"])]
        return self

    def state(self, complete: bool = False) -> State:
        """Returns the position as a state; `complete` demands that no component is missing or duplicated."""
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


class PositionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A described position: a deal, values to write at paths, and the open question."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: int | str = 0
    set: dict[str, Any] = {}
    ask: Question | None = None
    complete: bool = True  # refuse a position in which a component is missing or duplicated


def position_from_file(path: Path) -> State:
    """Returns the position that a file describes."""
    try:
        data = msgspec.json.decode(path.read_bytes(), type=PositionFile)
    except msgspec.MsgspecError as problem:
        raise BadState(f"{path} describes no position: {problem}") from None
    position = Position(game(data.game).start(data.seats, data.options, data.seed))
    for where, value in data.set.items():
        position.put(where, value)
    if data.ask is not None:
        position.ask(data.ask.chapter, *data.ask.seats)
    return position.state(complete=data.complete)
