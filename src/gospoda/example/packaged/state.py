"""What the fields mean together, without rules."""

from __future__ import annotations

from gospoda.core.piles import EVERYONE, Pile
from gospoda.core.plain import PlainState
from gospoda.core.state import NO_SEAT
from gospoda.example.packaged.fields import TABLE


class Fair(PlainState):
    """A game of Pedlars. Lists are replaced, never changed: copies of a state share them."""

    deck: Pile
    market: list[int]
    coins: list[int]
    bought: list[list[int]]
    turns: int
    fields = tuple(TABLE.fields)

    def pay(self, seat: int, coins: int) -> None:
        """Moves coins from a seat to the supply; a negative number takes some."""
        self.coins = [had - coins if other == seat else had for other, had in enumerate(self.coins)]

    def fill_market(self, size: int) -> None:
        """Turns up goods until the market is full or the deck is empty."""
        missing = size - len(self.market)
        offered = self.reveal(self.deck.take(missing), EVERYONE).cards
        self.deck = self.deck.drop(missing)
        self.market = [*self.market, *offered]
        for good in offered:
            self.note("offered", NO_SEAT, good)
