# gospoda: compiled
"""The title: its name, its options, and where its rooms are."""

from __future__ import annotations

from typing import Any, Final

from gospoda.core.chance import seeded
from gospoda.core.game import Option
from gospoda.core.packaged import PackagedGame
from gospoda.core.state import State
from gospoda.games.guilds.auction import Auction, BidAmount, SecondBid
from gospoda.games.guilds.building import Building, Placing
from gospoda.games.guilds.ending import FinalScoring, KeepingRooms
from gospoda.games.guilds.exchange import Exchange
from gospoda.games.guilds.judge import GuildsJudge
from gospoda.games.guilds.moves import EVENTS, MOVES
from gospoda.games.guilds.responses import Ability, Aftermath, Response, Sacrificing, SecondTarget
from gospoda.games.guilds.scoring import points, winners
from gospoda.games.guilds.setup import set_up
from gospoda.games.guilds.start import RoundStarts
from gospoda.games.guilds.state import GuildsState
from gospoda.games.guilds.taking import Taking

OPTIONS: Final[list[Option]] = [
    Option("self_raise", [False, True], "6.2.6 H-11"),
    Option("release_on_empty_zone", [False, True], "6.3.4 H-12"),
    Option("refill", ["top_up", "full"], "H-7"),
    Option("tiles_count_for_faction_objective", [False, True], "H-33"),
    Option("build_pass_final", [True, False], "H-14"),
    Option("zones_2p", ["1-1-2", "2-2", "2-2-2"], "H-4", seats=(2,)),
    Option("rooms_on_offer", ["table", "fewer", "more"], "H-5"),
]


class Guilds(PackagedGame):
    """Guilds: bid for characters, build a headquarters, in six or eight rounds."""

    def __init__(self) -> None:
        chapters: list[Any] = [
            RoundStarts(),
            Auction(),
            BidAmount(),
            SecondBid(),
            Taking(),
            Exchange(),
            Building(),
            Placing(),
            KeepingRooms(),
            FinalScoring(),
            Response(),
            Aftermath(),
            SecondTarget(),
            Sacrificing(),
            Ability(),
        ]
        super().__init__(2, 4, OPTIONS, MOVES, EVENTS, chapters, GuildsJudge())
        self.id = "guilds"
        self.title = "Guilds"
        self.version = "2"
        self.designer = "Christian Giove"
        self.publisher = "Giochi Uniti"
        self.year = 2017

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """3: set up a game."""
        return set_up(self, seats, options, seed)

    def blank(self, seats: int) -> State:
        """Returns an empty table for the codec to fill."""
        return GuildsState(self, seats, seeded(0))

    def points(self, state: State) -> list[int]:
        """11: every seat's current score."""
        assert isinstance(state, GuildsState)
        return points(state)

    def winners(self, state: State) -> list[int]:
        """11, H-29: the winners after tie breakers."""
        assert isinstance(state, GuildsState)
        return winners(state)


GAME: Final = Guilds()
