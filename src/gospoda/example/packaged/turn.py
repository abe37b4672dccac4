"""2, 3: the turns."""

from __future__ import annotations

from gospoda.core.agenda import Frame, Heading
from gospoda.core.decisions import Chapter
from gospoda.core.piles import bit
from gospoda.example.packaged.lookups import PRICE
from gospoda.example.packaged.moves import BUY, REST
from gospoda.example.packaged.state import Fair

TURN = Heading("turn")
ON_SALE = 4
INCOME = 2


class Turn(Chapter[Fair, Frame]):
    """2: whoever is on turn buys something or rests."""

    heading = TURN

    def legal(self, state: Fair, seat: int) -> list[int]:
        """2.1: any good of the market that the player can afford; 2.2: or a rest."""
        payable = [good for good in state.market if PRICE[good] <= state.coins[seat]]
        return [*[BUY.number([good]) for good in payable], REST.number([])]

    def apply(self, state: Fair, seat: int, move: int) -> None:
        """2.1: pay the price and refill the market; 2.2: take two coins; 3.1: after the last turn the game is over."""
        if state.game.moves.kind_of(move) is BUY:
            good = BUY.args(move)[0]
            state.pay(seat, PRICE[good])
            state.bought = [[*row, good] if other == seat else row for other, row in enumerate(state.bought)]
            state.market = [other for other in state.market if other != good]
            state.note("bought", seat, good)
            state.fill_market(ON_SALE)
        else:
            state.pay(seat, -INCOME)
            state.note("rested", seat)
        state.turns += 1
        if state.turns == state.options["turns"] * state.seats:
            state.finish()
        else:
            state.ask_only(TURN, bit((seat + 1) % state.seats))
