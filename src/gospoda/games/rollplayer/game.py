# gospoda: compiled
"""The title: its name, its options, and where its rooms are."""

from __future__ import annotations

from typing import Any, Final

from gospoda.core.chance import seeded
from gospoda.core.game import NOT_SPARED, Option
from gospoda.core.packaged import PackagedGame
from gospoda.core.state import State
from gospoda.games.rollplayer.actions import Action, Exchange, Keeping, Trigger
from gospoda.games.rollplayer.cleanup import CleanupStep, PhaseStep, Refreshing, RefreshStep
from gospoda.games.rollplayer.dicephase import DiceTurn, DiceTurnEnd, Placement, Selection
from gospoda.games.rollplayer.judge import RollPlayerJudge
from gospoda.games.rollplayer.market import Extra, MarketAsk, MarketTurnEnd, NextPurchase, Transaction
from gospoda.games.rollplayer.move_codes import PASS
from gospoda.games.rollplayer.moves import EVENTS, MOVES
from gospoda.games.rollplayer.purchase import PutDown, Room
from gospoda.games.rollplayer.roll import Layout
from gospoda.games.rollplayer.scoring import points, winners
from gospoda.games.rollplayer.setup import ClassChoice, RaceChoice, StartDiceChoice, set_up
from gospoda.games.rollplayer.skills import (
    BagSwap,
    DieMove,
    DiscardPurchase,
    PoolRaise,
    PoolReroll,
    PoolSwap,
    TopCard,
)
from gospoda.games.rollplayer.state import RollPlayerState
from gospoda.games.rollplayer.windows import Window, spared

OPTIONS: Final[list[Option]] = [
    Option("class_choice", ["draw", "pick"], "4.4", official=True),
    Option("less_random_setup", [False, True], "10", official=True),
    Option("random_market_deck", [False, True], "10, HR-13", official=True),
    Option("shorter_game", [False, True], "10, HR-14", official=True),
    Option("friendly_market", [False, True], "10, HR-51", official=True),
    Option("start_player", ["roll", "first-seat"], "HR-3", seats=(2, 3, 4)),
    Option("trait_scores", ["with-race", "faces"], "HR-12"),
    Option("goal_traits", ["with-weapons", "without-weapons"], "HR-48"),
    Option("swapped_gold", ["as-placed", "two"], "HR-50"),
]


class RollPlayer(PackagedGame):
    """Roll Player: build the best hero from dice."""

    def __init__(self) -> None:
        chapters: list[Any] = [
            RaceChoice(), ClassChoice(), StartDiceChoice(), Layout(), Selection(), Placement(), Action(), Exchange(),
            Keeping(), Transaction(), Room(), Extra(), Window(), Refreshing(), BagSwap(), PoolSwap(), PoolRaise(),
            PoolReroll(), DieMove(), TopCard(), DiscardPurchase(),
            DiceTurn(), DiceTurnEnd(), MarketAsk(), MarketTurnEnd(), Trigger(), PutDown(), NextPurchase(),
            CleanupStep(), RefreshStep(), PhaseStep(),
        ]  # fmt: skip
        super().__init__(1, 4, OPTIONS, MOVES, EVENTS, chapters, RollPlayerJudge())
        self.id = "rollplayer"
        self.title = "Roll Player"
        self.version = "2"
        self.designer = "Keith Matejka"
        self.publisher = "Thunderworks Games"
        self.year = 2016

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """4: set up a game."""
        return set_up(self, seats, options, seed)

    def blank(self, seats: int) -> State:
        """Returns an empty table for the codec to fill."""
        return RollPlayerState(self, seats, seeded(0))

    def spared(self, state: State, seat: int) -> int:
        """6: a person passes automatically in other players' Market turns."""
        assert isinstance(state, RollPlayerState)
        return PASS if spared(state, seat) else NOT_SPARED

    def points(self, state: State) -> list[int]:
        """8: every seat's current score."""
        assert isinstance(state, RollPlayerState)
        return points(state)

    def winners(self, state: State) -> list[int]:
        """8.7: the winners."""
        assert isinstance(state, RollPlayerState)
        return winners(state)


GAME: Final = RollPlayer()
