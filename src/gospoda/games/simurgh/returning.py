# gospoda: compiled
"""9.2, 10.5: tiles that were looked at and not taken go back to their stack."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import Pile, bit
from gospoda.games.simurgh.choices import Choice
from gospoda.games.simurgh.moves import MOVES
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.supply import put_back


class Returning(Choice[Frame]):
    """Returns each tile face down to the top or the bottom of its stack, in any order."""

    what: str = ""  # what moves, events and messages call the tiles

    def __init__(self) -> None:
        super().__init__()
        self.top = MOVES.kind_named(f"{self.what}-top")
        self.bottom = MOVES.kind_named(f"{self.what}-bottom")

    def piles(self, state: SimurghState) -> tuple[Pile, Pile]:
        """The tiles still to be returned, and their stack."""
        raise NotImplementedError

    def lay(self, state: SimurghState, held: Pile, stack: Pile) -> None:
        """The counterpart of `piles`: stores both."""
        raise NotImplementedError

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Every tile, to the top or the bottom."""
        tiles = self.piles(state)[0].cards
        moves = [self.top.number([tile]) for tile in tiles]
        for tile in tiles:
            add(moves, self.bottom.number([tile]))
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """16: which tile goes where is secret; how many go to the top isn't."""
        kind = state.game.moves.kind_of(move)
        tile = kind.args(move)[0]
        held, stack = self.piles(state)
        held = state.mingle(held, bit(seat))
        left = held.without(held.place_of(tile))
        self.lay(state, left, put_back(stack, held, tile, kind is self.top))
        state.note(kind.name, seat, tile, audience=bit(seat))
        if len(left.cards) == 0:
            self.settle(state)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this tile can't be put back."""
        return "refused-not-drawn"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks whether a tile goes to the top or the bottom."""
        return Message(f"ask-return-{self.what}", {"count": len(self.piles(state)[0].cards)})
