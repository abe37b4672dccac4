# gospoda: compiled
"""The title: its name, its options, and the modules it consists of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import seeded
from gospoda.core.game import Option
from gospoda.core.packaged import PackagedDisplay, PackagedGame
from gospoda.core.state import State
from gospoda.games.stonespine.construction import Construction, OpenConstruction, SoloConstruction
from gospoda.games.stonespine.improvement import ChallengeChoice, MarketVisit, Placing
from gospoda.games.stonespine.judge import StonespineJudge
from gospoda.games.stonespine.lookups import BLUEPRINT
from gospoda.games.stonespine.moves import EVENTS, MOVES
from gospoda.games.stonespine.scoring import points, winners
from gospoda.games.stonespine.setup import set_up
from gospoda.games.stonespine.state import StonespineState

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


class StonespineDisplay(PackagedDisplay):
    """The usual display, plus the blueprints that everybody was dealt."""

    def dealt(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """4.11: shows the blueprint."""
        assert isinstance(state, StonespineState)
        return [(BLUEPRINT.name, BLUEPRINT.ids[state.players[seat].blueprint])]


class Stonespine(PackagedGame):
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
        super().__init__(1, 5, OPTIONS, MOVES, EVENTS, chapters, StonespineJudge(), StonespineDisplay(self.package()))
        self.id = "stonespine"
        self.title = "Stonespine Architects"
        self.version = "1"
        self.designer = "Jordy Adan"
        self.publisher = "Thunderworks Games"
        self.year = 2024

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """4: sets up a game."""
        return set_up(self, seats, options, seed)

    def blank(self, seats: int) -> State:
        """Returns an empty table for the codec to fill."""
        return StonespineState(self, seats, seeded(0))

    def points(self, state: State) -> list[int]:
        """6: the current score of every seat."""
        assert isinstance(state, StonespineState)
        return points(state)

    def winners(self, state: State) -> list[int]:
        """6.7, 9.6: the winner; nobody if Jael wins."""
        assert isinstance(state, StonespineState)
        return winners(state)


GAME: Final = Stonespine()
