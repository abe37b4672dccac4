# gospoda: compiled
"""The kinds of move (section 12, decisions D1 to D14) and of event."""

from __future__ import annotations

from typing import Final

from gospoda.core.moves import Domain, Kind, MoveTable, Param, numbers
from gospoda.games.rollplayer.dice import DIE_IDS, SPACE_IDS
from gospoda.games.rollplayer.enums import HOLDS, PHASES, TOKEN_MOVES, TURNS
from gospoda.games.rollplayer.lookups import ALIGNMENT, ARROW_NAME, BACKSTORY, CARD, CLASS, COLOUR, RACE, RANK, ROW

PICTURE: Final = Domain("picture", ["female", "male"], fixed=True)
DIE: Final = Domain("die", DIE_IDS, fixed=True)
SPACE: Final = Domain("space", SPACE_IDS, fixed=True)
INITIATIVE: Final = numbers("initiative", 1, 5)
TURN: Final = Domain("turn", [*TURNS], fixed=True)
TOKENS: Final = numbers("tokens", 0, 9)
TOKEN: Final = Domain("token", [*TOKEN_MOVES], fixed=True)
HOLD: Final = Domain("hold", [*HOLDS], fixed=True)
FACE: Final = numbers("face", 1, 6)
BY: Final = numbers("by", 1, 5)
ROUND: Final = numbers("round", 1, 18)
GOLD_AMOUNT: Final = numbers("gold", 0, 99)
PHASE: Final = Domain("phase", [*PHASES])


def set_name(dice: int) -> str:
    """Returns the name of a set of Initiative cards, such as `1-3`."""
    return "-".join(str(i + 1) for i in range(5) if dice >> i & 1)


POOL_SET: Final = Domain("dice", [set_name(dice) for dice in range(1, 32)], fixed=True)

MOVES: Final = MoveTable(
    Kind("race", Param("race", RACE), Param("picture", PICTURE)),
    Kind("class", Param("class", CLASS)),
    Kind("put", Param("die", DIE), Param("row", ROW)),
    Kind("lay", Param("die", DIE)),
    Kind("take", Param("initiative", INITIATIVE)),
    Kind("place", Param("row", ROW)),
    Kind("decline"),
    Kind("flip", Param("space", SPACE)),
    Kind("swap", Param("space", SPACE)),
    Kind("with", Param("space", SPACE)),
    Kind("adjust", Param("space", SPACE), Param("turn", TURN)),
    Kind("reroll", Param("space", SPACE)),
    Kind("keep", Param("face", FACE)),
    Kind("step", Param("arrow", ARROW_NAME)),
    Kind("token"),
    Kind("instead", Param("row", ROW)),
    Kind("buy", Param("card", CARD), Param("tokens", TOKENS)),
    Kind("discard", Param("card", CARD)),
    Kind("gold"),
    Kind("add", Param("card", CARD)),
    Kind("drop", Param("card", CARD)),
    Kind("pass"),
    Kind("use", Param("card", CARD), Param("token", TOKEN)),
    Kind("copy", Param("card", CARD), Param("token", TOKEN)),
    Kind("hold", Param("hold", HOLD)),
    Kind("refresh", Param("card", CARD)),
    Kind("search", Param("space", SPACE), Param("colour", COLOUR)),
    Kind("negotiate", Param("space", SPACE), Param("initiative", INITIATIVE)),
    Kind("raise", Param("initiative", INITIATIVE), Param("by", BY)),
    Kind("intimidate", Param("dice", POOL_SET)),
    Kind("move", Param("space", SPACE), Param("row", ROW)),
    Kind("open"),
)

MAX_TOKENS: Final = 9
MAX_RAISE: Final = 5

EVENTS: Final[list[Kind]] = [
    Kind("start-roll", Param("face", FACE)),
    Kind("start-player"),
    Kind("race", Param("race", RACE)),
    Kind("class-die", Param("colour", COLOUR)),
    Kind("class", Param("class", CLASS)),
    Kind("dealt", Param("backstory", BACKSTORY), Param("alignment", ALIGNMENT)),
    Kind("start-die", Param("die", DIE)),
    Kind("round", Param("round", ROUND)),
    Kind("rolled", Param("die", DIE)),
    Kind("laid", Param("die", DIE), Param("initiative", INITIATIVE)),
    Kind("take", Param("initiative", INITIATIVE), Param("die", DIE)),
    Kind("enemy", Param("face", FACE)),
    Kind("trash", Param("card", CARD)),
    Kind("cleared", Param("card", CARD)),
    Kind("place", Param("die", DIE), Param("space", SPACE)),
    Kind("gold", Param("gold", GOLD_AMOUNT)),
    Kind("turn", Param("space", SPACE), Param("face", FACE)),
    Kind("exchange", Param("space", SPACE), Param("other", SPACE)),
    Kind("reroll", Param("space", SPACE), Param("face", FACE)),
    Kind("step", Param("arrow", ARROW_NAME)),
    Kind("blocked", Param("arrow", ARROW_NAME)),
    Kind("token"),
    Kind("buy", Param("card", CARD), Param("gold", GOLD_AMOUNT)),
    Kind("discard", Param("card", CARD), Param("gold", GOLD_AMOUNT)),
    Kind("add", Param("card", CARD)),
    Kind("drop", Param("card", CARD)),
    Kind("use", Param("card", CARD)),
    Kind("copy", Param("card", CARD)),
    Kind("refresh", Param("card", CARD)),
    Kind("exchange-bag", Param("space", SPACE), Param("die", DIE)),
    Kind("pool-die", Param("initiative", INITIATIVE), Param("die", DIE)),
    Kind("move", Param("space", SPACE), Param("row", ROW)),
    Kind("shuffle"),
    Kind("rank", Param("rank", RANK)),
    Kind("end"),
]
