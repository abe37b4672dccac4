# gospoda: compiled
"""The title: what it is called, its options, and where its rooms are."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import Chance, seeded
from gospoda.core.game import Option
from gospoda.core.packaged import PackagedGame
from gospoda.core.state import State
from gospoda.games.stonespine.construction import Construction, OpenConstruction, SoloConstruction
from gospoda.games.stonespine.foresight import foresee
from gospoda.games.stonespine.heuristics import value
from gospoda.games.stonespine.improvement import ChallengeChoice, MarketVisit, Placing
from gospoda.games.stonespine.moves import BUY, EVENTS, MOVES, PASS, TAKE_CHALLENGE
from gospoda.games.stonespine.rollout import rollout_move
from gospoda.games.stonespine.scoring import points, winners, winners_by
from gospoda.games.stonespine.setup import set_up
from gospoda.games.stonespine.state import StonespineState, blank_player

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

    def winners(self, state: State) -> list[int]:
        """6.7, 9.6: the winner; nobody if Jael has won."""
        assert isinstance(state, StonespineState)
        return winners(state)

    def foresee(self, state: State, seat: i64, move: i64) -> State:
        """What opponents expect of a move."""
        twin = state.clone()
        assert isinstance(twin, StonespineState)
        foresee(twin, seat, move)
        return twin

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks."""
        assert isinstance(state, StonespineState)
        return value(state, seat)

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """6: points and winner, counted once."""
        assert isinstance(state, StonespineState)
        totals = points(state)
        return totals, winners_by(state, totals)

    def rollout_move(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick sensible move."""
        assert isinstance(state, StonespineState)
        return rollout_move(state, seat, moves, chance)

    def horizon(self) -> i64:
        """Games are short and rollout moves cheap: play on to the end."""
        return 0

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """Purchases, passing and challenges touch the others; where a token lies does not."""
        return move if BUY <= move <= PASS or move >= TAKE_CHALLENGE else -1

    def common(self, state: State) -> Any:
        """What all views of a position have in common."""
        from gospoda.games.stonespine.wire import common

        return common(state)

    def wire_view(self, state: State, seat: i64, common: Any) -> Any:
        """What a seat may see, for the wire."""
        from gospoda.games.stonespine.view import seen

        return seen(state, seat, common)

    def wire_scores(self, state: State) -> Any:
        """The score sheets for the wire."""
        from gospoda.games.stonespine.wire import scores

        return scores(state)


GAME: Final = Stonespine()
