"""The title: its name, its options, and how a game begins."""

from __future__ import annotations

from typing import Any

from gospoda.core.chance import seeded
from gospoda.core.judge import Judge
from gospoda.core.packaged import PackagedGame
from gospoda.core.piles import bit, face_down
from gospoda.core.state import State
from gospoda.example.packaged.fields import GOODS
from gospoda.example.packaged.lookups import CARDS
from gospoda.example.packaged.moves import EVENTS, MOVES, TURNS
from gospoda.example.packaged.state import Fair
from gospoda.example.packaged.turn import ON_SALE, TURN, Turn

STARTING_COINS = 3


class Pedlars(PackagedGame):
    """Pedlars: buy what is worth more than it costs."""

    def __init__(self) -> None:
        super().__init__(2, 4, [TURNS], MOVES, EVENTS, [Turn()], Judge())
        self.id = "pedlars"
        self.title = "Pedlars"

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """1.1: shuffle the goods, turn up four, give each player three coins."""
        state = Fair(self, seats, seeded(seed))
        state.options = options
        state.coins = [STARTING_COINS] * seats
        state.bought = [[] for _ in range(seats)]
        state.deck = face_down(GOODS.number, state.chance.order(len(CARDS.goods)))
        state.fill_market(ON_SALE)
        state.ask_only(TURN, bit(0))
        return state

    def blank(self, seats: int) -> State:
        """Returns an empty table for the codec to fill."""
        return Fair(self, seats, seeded(0))


GAME = Pedlars()
