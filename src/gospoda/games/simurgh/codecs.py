"""Packed values as readable JSON: purses by thing, and the vassals on each space."""

from __future__ import annotations

from typing import Any

from gospoda.core.codec import BadState, Json
from gospoda.games.simurgh.constants import PP
from gospoda.games.simurgh.enums import THINGS
from gospoda.games.simurgh.lookups import N_SPACES, SPACE, amount_in, purse_of

MOST_ALIKE = 3  # vassals of one seat and type on one space
VASSALS = {f"{seat} {kind}": 4 * seat + 2 * i for seat in range(5) for i, kind in enumerate(("spearman", "rider"))}
MOST = {thing: 2047 if thing == "pp" else 127 for thing in THINGS[: PP + 1]}


def purse_from(counts: dict[str, Any], where: str) -> int:
    """Builds a purse from counts by name; missing names count as 0."""
    for thing, count in counts.items():
        if thing not in MOST:
            raise BadState(f"{where}: there is no {thing!r}; there are {', '.join(MOST)}")
        if type(count) is not int or not 0 <= count <= MOST[thing]:
            raise BadState(f"{where}.{thing}: a number from 0 to {MOST[thing]} is needed, not {count!r}")
    return purse_of(tuple(counts.get(thing, 0) for thing in THINGS))


class PurseCodec:
    """The codec of a purse."""

    def encode(self, value: int) -> Json:
        """Returns the counts by name."""
        return {thing: int(amount_in(value, i)) for i, thing in enumerate(MOST)}

    def decode(self, data: Json, where: str) -> int:
        """Returns the packed purse."""
        if not isinstance(data, dict):
            raise BadState(f"{where}: a purse is an object such as {{'veg': 2}}")
        return purse_from(data, where)


class CrowdCodec:
    """The codec of the vassals on the board: a list such as `0 rider` for each occupied space."""

    def encode(self, value: list[int]) -> Json:
        """Returns the occupied spaces by name."""
        return {SPACE.ids[space]: crowd_names(crowd) for space, crowd in enumerate(value) if crowd}

    def decode(self, data: Json, where: str) -> list[int]:
        """Returns the packed crowds."""
        if not isinstance(data, dict):
            raise BadState(f"{where}: an object of spaces is needed")
        spaces = [0] * N_SPACES
        for name, vassals in data.items():
            if name not in SPACE.index:
                raise BadState(f"{where}: there is no space {name!r}")
            if not isinstance(vassals, list):
                raise BadState(f"{where}.{name}: a list of vassals is needed")
            for vassal in vassals:
                if vassal not in VASSALS or vassals.count(vassal) > MOST_ALIKE:
                    raise BadState(
                        f"{where}.{name}: {vassal!r} is no vassal such as '0 rider', or stands there too often"
                    )
                spaces[SPACE.index[name]] += 1 << VASSALS[vassal]
        return spaces


def crowd_names(crowd: int) -> list[str]:
    """Lists the vassals on a space, one entry per figure."""
    found = []
    for seat in range(5):
        found += [f"{seat} spearman"] * (crowd >> 4 * seat & 3) + [f"{seat} rider"] * (crowd >> 4 * seat + 2 & 3)
    return found
