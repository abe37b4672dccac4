"""Dice as readable JSON."""

from __future__ import annotations

from gospoda.core.codec import BadState, Json
from gospoda.core.moves import NotAMove
from gospoda.games.rollplayer.dice import EMPTY, die_number, numbered_die
from gospoda.games.rollplayer.moves import DIE


class DiceList:
    """Dice by place, written by name; an empty place is null."""

    def encode(self, value: list[int]) -> Json:
        """Returns the names."""
        return [None if die == EMPTY else DIE.ids[die_number(die)] for die in value]

    def decode(self, data: Json, where: str) -> list[int]:
        """Returns the dice."""
        if not isinstance(data, list):
            raise BadState(f"{where}: a list of dice is needed, not {data!r}")
        try:
            return [EMPTY if name is None else int(numbered_die(DIE.number(name))) for name in data]
        except (NotAMove, TypeError) as problem:
            raise BadState(f"{where}: {problem}") from None
