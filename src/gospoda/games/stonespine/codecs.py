"""A dungeon as data: rows of chambers, tokens and passages; for JSON, set-up positions and the score pad."""

from __future__ import annotations

from typing import Any

from gospoda.core.codec import BadState, Json
from gospoda.core.moves import NotAMove
from gospoda.games.stonespine.dungeon import Dungeon, empty_dungeon
from gospoda.games.stonespine.lookups import CHAMBER, FACE, PASSAGE_FACE
from gospoda.games.stonespine.moves import CELL, EDGE


def put_chamber(dungeon: Dungeon, cell: int, chamber: int) -> Dungeon:
    """Lays a chamber; its place must be free."""
    if dungeon.filled >> cell & 1:
        raise ValueError(f"{CELL.ids[cell]} has a chamber already")
    return dungeon.with_chamber(cell, chamber)


def put_token(dungeon: Dungeon, face: int, cell: int) -> Dungeon:
    """Puts an element token into a chamber, which must be built and have a free quarter."""
    if not dungeon.filled >> cell & 1:
        raise ValueError(f"{CELL.ids[cell]} has no chamber for the token {FACE.ids[face]}")
    if not dungeon.with_room() >> cell & 1:
        raise ValueError(f"{CELL.ids[cell]} is full: four elements are all a chamber holds")
    return dungeon.with_token(face, cell)


def put_passage(dungeon: Dungeon, edge: int) -> Dungeon:
    """H5: puts a passage on an edge; an edge has at most one passage and needs a chamber next to it."""
    if dungeon.has_passage(edge):
        raise ValueError(f"the edge {EDGE.ids[edge]} has a secret passage already")
    if not dungeon.touches(edge):
        raise ValueError(f"no chamber lies at the edge {EDGE.ids[edge]}")
    return dungeon.with_passage(edge)


class DungeonPlan:
    """The codec of a dungeon."""

    def encode(self, value: Dungeon) -> Json:
        """Returns the rows of chamber ids, the tokens as `face cell` and the passages as edges."""
        names = [CHAMBER.ids[card] if card >= 0 else None for card in value.chambers()]
        return {
            "rows": [names[4 * row : 4 * row + 4] for row in range(4)],
            "tokens": [f"{FACE.ids[token // 16]} {CELL.ids[token % 16]}" for token in value.tokens],
            "passages": [EDGE.ids[edge] for edge in value.passages()],
        }

    def decode(self, data: Json, where: str) -> Dungeon:
        """Rebuilds the dungeon."""
        if not isinstance(data, dict) or set(data) != {"rows", "tokens", "passages"}:
            raise BadState(f"{where}: a dungeon has the fields rows, tokens and passages")
        try:
            return self._build(data)
        except (NotAMove, ValueError, TypeError) as problem:
            raise BadState(f"{where}: {problem}") from None

    @staticmethod
    def _build(data: dict[str, Any]) -> Dungeon:
        dungeon = empty_dungeon()
        rows = data["rows"]
        if len(rows) != 4 or any(len(row) != 4 for row in rows):
            raise ValueError("there must be four rows of four places")
        for cell, name in enumerate(name for row in rows for name in row):
            if name is not None:
                dungeon = put_chamber(dungeon, cell, CHAMBER.number(name))
        for text in data["tokens"]:
            face, cell_id = text.split()
            if FACE.number(face) == PASSAGE_FACE:
                raise ValueError("a secret passage lies on an edge; name it among the passages")
            dungeon = put_token(dungeon, FACE.number(face), CELL.number(cell_id))
        for name in data["passages"]:
            dungeon = put_passage(dungeon, EDGE.number(name))
        return dungeon
