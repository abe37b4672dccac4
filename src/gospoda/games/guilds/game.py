# gospoda: compiled
"""The title: what it is called, its options, and where its rooms are."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import seeded
from gospoda.core.game import Game, Option
from gospoda.core.messages import ScoreSheet
from gospoda.core.state import State
from gospoda.games.guilds.auction import Auction, BidAmount, SecondBid
from gospoda.games.guilds.building import Building, Placing
from gospoda.games.guilds.ending import FinalScoring, KeepingRooms
from gospoda.games.guilds.exchange import Exchange
from gospoda.games.guilds.heuristics import value
from gospoda.games.guilds.moves import EVENTS, MOVES
from gospoda.games.guilds.responses import Aftermath, Response, Sacrificing, SecondTarget
from gospoda.games.guilds.scoring import points, winners
from gospoda.games.guilds.setup import set_up
from gospoda.games.guilds.sheets import sheets
from gospoda.games.guilds.start import RoundStarts
from gospoda.games.guilds.state import GuildsState, blank_player, layout
from gospoda.games.guilds.tables import CARDS, FOLDER
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


class Guilds(Game):
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
        ]
        super().__init__(2, 4, OPTIONS, MOVES, EVENTS, chapters)
        self.id = "guilds"
        self.title = "Guilds"
        self.version = "1"
        self.designer = "Christian Giove"
        self.publisher = "Giochi Uniti"
        self.year = 2017

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """3: set up a game."""
        return set_up(self, seats, options, seed)

    def blank(self, seats: int) -> State:
        """An empty table for the codec to fill."""
        return GuildsState(self, seats, seeded(0), [blank_player() for _ in range(seats)])

    def points(self, state: State) -> list[int]:
        """11: the present score of every seat."""
        assert isinstance(state, GuildsState)
        return points(state)

    def scores(self, state: State) -> list[ScoreSheet]:
        """11: the score sheets."""
        return sheets(state)

    def winners(self, state: State) -> list[int]:
        """11, H-29: the winners after tie breakers."""
        assert isinstance(state, GuildsState)
        return winners(state)

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks."""
        assert isinstance(state, GuildsState)
        return value(state, seat)

    def layout(self) -> dict[str, Any]:
        """The fields of a state."""
        return layout()

    def content_digest(self) -> str:
        """Changes with every component value."""
        return CARDS.digest

    def folder(self) -> str:
        """Where locale, help and content lie."""
        return FOLDER

    def view(self, state: State, seat: i64) -> Any:
        """What a seat may see; nothing but the piles is secret (12)."""
        from gospoda.games.guilds.view import view

        return view(state, seat)

    def text(self, view: Any, words: Any) -> Any:
        """The table as text."""
        from gospoda.games.guilds.text import table

        return table(view, words)

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """The names of all components."""
        from gospoda.games.guilds.names import NAMES

        return NAMES

    def components(self) -> Any:
        """Every component as data."""
        from gospoda.games.guilds.view import components

        return components()

    def score_pad(self, data: Any) -> Any:
        """Score a described end position."""
        from gospoda.games.guilds.pad import score

        return score(data)

    def check_content(self, folder: str) -> list[str]:
        """The problems of a content folder."""
        from gospoda.games.guilds.names import check_folder

        return check_folder(folder)


GAME: Final = Guilds()
