# gospoda: compiled
"""The title: its name, its options, and the modules it consists of."""

from __future__ import annotations

from typing import Any, Final

from gospoda.core.chance import seeded
from gospoda.core.game import Option
from gospoda.core.packaged import PackagedGame
from gospoda.core.state import State
from gospoda.games.simurgh.abilities import AfterMove, Boosting, MovingOn, Taking
from gospoda.games.simurgh.city import AtMonument, ReturningObjectives, Scouting
from gospoda.games.simurgh.drafts import DragonChoice, PowerDraft, TileDraft
from gospoda.games.simurgh.dragons import Keeping, PlacingTokens, ReturningDragons
from gospoda.games.simurgh.effects import EffectInProgress
from gospoda.games.simurgh.gains import Gaining
from gospoda.games.simurgh.judge import SimurghJudge
from gospoda.games.simurgh.limits import HandLimit, ResourceLimit
from gospoda.games.simurgh.moves import EVENTS, MOVES
from gospoda.games.simurgh.payments import Paying, PayingTokens, Spending
from gospoda.games.simurgh.scoring import points, winners
from gospoda.games.simurgh.setup import set_up
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.turn import AfterPlace, Laid, Recalling, Turn

OPTIONS: Final[list[Option]] = [
    Option("mode", ["spearman", "dragon-lord"], "3", official=True),
    Option("length", ["short", "medium", "long"], "3", official=True),
    Option("supply", ["unlimited", "strict"], "H2"),
    Option("start_player", ["random", "first-seat"], "H5"),
    Option("exploration", ["one-rider", "every-rider"], "H9"),
    Option("refill", ["end-of-turn", "at-once"], "H13"),
    Option("returned_vassals", ["later", "at-once"], "H15"),
    Option("boosts_boost", [False, True], "H17"),
    Option("objective_ties", ["skip", "next"], "H20"),
    Option("tied_victory", ["shared", "tokens"], "H21"),
    Option("hands", ["hidden", "open"], "H22"),
    Option("tile_backs", ["plain", "kind"], "H22"),
    Option("extra_moves", ["chain", "once"], "H26"),
    Option("turn_cap", [150, 50, 0], "H27"),
]


class Simurgh(PackagedGame):
    """Simurgh: vassals, dragons, and a board that the players build themselves."""

    def __init__(self) -> None:
        chapters: list[Any] = [
            PowerDraft(),
            TileDraft(),
            DragonChoice(),
            Turn(),
            Laid(),
            Recalling(),
            EffectInProgress(),
            AfterPlace(),
            AfterMove(),
            Paying(),
            Spending(),
            PayingTokens(),
            Gaining(),
            PlacingTokens(),
            Keeping(),
            ReturningDragons(),
            Boosting(),
            Scouting(),
            Taking(),
            AtMonument(),
            ReturningObjectives(),
            HandLimit(),
            ResourceLimit(),
            MovingOn(),
        ]
        super().__init__(2, 5, OPTIONS, MOVES, EVENTS, chapters, SimurghJudge())
        self.id = "simurgh"
        self.title = "Simurgh"
        self.version = "2"
        self.designer = "Pierluca Zizzi"
        self.publisher = "NSKN Games"
        self.year = 2015

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """4: sets up a game."""
        return set_up(self, seats, options, seed)

    def blank(self, seats: int) -> State:
        """Returns an empty table for the codec to fill."""
        return SimurghState(self, seats, seeded(0))

    def points(self, state: State) -> list[int]:
        """15: the current score of every seat."""
        assert isinstance(state, SimurghState)
        return points(state)

    def winners(self, state: State) -> list[int]:
        """15.3: the winners."""
        assert isinstance(state, SimurghState)
        return winners(state)

    def modes(self, seats: int) -> list[dict[str, Any]]:
        """H27: leaves out play without the turn cap, where no rule forces an end, so automatic play always ends."""
        return [mode for mode in super().modes(seats) if mode.get("turn_cap") != 0]


GAME: Final = Simurgh()
