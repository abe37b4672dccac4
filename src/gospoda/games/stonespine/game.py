# gospoda: compiled
"""The title: what it is called, its options, and where its rooms are."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import Chance, seeded
from gospoda.core.game import Game, Option
from gospoda.core.messages import ScoreSheet
from gospoda.core.state import State
from gospoda.games.stonespine.construction import Construction, OpenConstruction, SoloConstruction
from gospoda.games.stonespine.heuristics import value
from gospoda.games.stonespine.improvement import ChallengeChoice, MarketVisit, Placing
from gospoda.games.stonespine.light import light
from gospoda.games.stonespine.moves import BUY, EVENTS, MOVES, PASS, TAKE_CHALLENGE
from gospoda.games.stonespine.scoring import points, winners, winners_by
from gospoda.games.stonespine.setup import set_up
from gospoda.games.stonespine.sheets import sheets
from gospoda.games.stonespine.state import StonespineState, blank_player, layout
from gospoda.games.stonespine.tables import CARDS, FOLDER

OPTIONS: Final[list[Option]] = [
    Option("placement", ["secret", "open"], "5.1 H3", official=True, seats=(2, 3, 4, 5)),
    Option("jael_deck", ["basic", "legendary"], "9.2", official=True, seats=(1,)),
    Option("start_order", ["random", "seats"], "H1", seats=(2, 3, 4, 5)),
    Option("discards", ["hidden", "open"], "H4", seats=(2, 3, 4, 5)),
    Option("outer_edges", ["once", "each"], "H7"),
    Option("lone_chambers", ["no-paths", "paths"], "H8"),
    Option("solo_gold", [0, 1, 2], "H9", seats=(1,)),
    Option("last_card", ["discarded", "inspected"], "H10", seats=(1,)),
    Option("token_recycling", [True, False], "H12", seats=(4, 5)),
]


class Stonespine(Game):
    """Stonespine Architects: build a dungeon of sixteen chambers in four years."""

    def __init__(self) -> None:
        chapters: list[Any] = [
            Construction(),
            OpenConstruction(),
            SoloConstruction(),
            MarketVisit(),
            Placing(),
            ChallengeChoice(),
        ]
        super().__init__(1, 5, OPTIONS, MOVES, EVENTS, chapters)
        self.id = "stonespine"
        self.title = "Stonespine Architects"
        self.version = "1"
        self.designer = "Jordy Adan"
        self.publisher = "Thunderworks Games"
        self.year = 2024

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """4: set up a game."""
        return set_up(self, seats, options, seed)

    def blank(self, seats: int) -> State:
        """An empty table for the codec to fill."""
        return StonespineState(self, seats, seeded(0), [blank_player() for _ in range(seats)])

    def points(self, state: State) -> list[int]:
        """6: the present score of every seat."""
        assert isinstance(state, StonespineState)
        return points(state)

    def scores(self, state: State) -> list[ScoreSheet]:
        """6: the score sheets."""
        return sheets(state)

    def winners(self, state: State) -> list[int]:
        """6.7, 9.6: the winner; nobody if Jael has won."""
        assert isinstance(state, StonespineState)
        return winners(state)

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks."""
        assert isinstance(state, StonespineState)
        return value(state, seat)

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """6: points and winner, counted once."""
        assert isinstance(state, StonespineState)
        totals = points(state)
        return totals, winners_by(state, totals)

    def light(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick sensible move."""
        assert isinstance(state, StonespineState)
        return light(state, seat, moves, chance)

    def horizon(self) -> i64:
        """Games are short and light moves cheap: play on to the end."""
        return 0

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """Purchases, passing and challenges touch the others; where a token lies does not."""
        return move if BUY <= move <= PASS or move >= TAKE_CHALLENGE else -1

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
        """What a seat may see."""
        from gospoda.games.stonespine.view import view

        return view(state, seat)

    def components(self) -> Any:
        """Every card and token."""
        from gospoda.games.stonespine.view import components

        return components()

    def text(self, view: Any, words: Any) -> Any:
        """The table as text."""
        from gospoda.games.stonespine.text import table

        return table(view, words)

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """The names of all components."""
        from gospoda.games.stonespine.names import NAMES

        return NAMES

    def score_pad(self, data: Any) -> Any:
        """Score a described end position."""
        from gospoda.games.stonespine.pad import score

        return score(data)

    def check_content(self, folder: str) -> list[str]:
        """The problems of a content folder."""
        from gospoda.games.stonespine.names import check_folder

        return check_folder(folder)


GAME: Final = Stonespine()
