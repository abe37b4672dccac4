# gospoda: compiled
"""The kinds of move (section 12, decisions D1 to D14) and of event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.moves import Domain, Kind, MoveTable, Param, numbers
from gospoda.games.rollplayer.dice import DIE_IDS, SPACE_IDS
from gospoda.games.rollplayer.state import HOLDS, PHASES
from gospoda.games.rollplayer.tables import ALIGNMENT, ARROW_NAME, BACKSTORY, CARD, CLASS, COLOUR, RACE, RANK, ROW

PICTURE: Final = Domain("picture", ["female", "male"])
DIE: Final = Domain("die", DIE_IDS)
SPACE: Final = Domain("space", SPACE_IDS)
INITIATIVE: Final = numbers("initiative", 1, 5)
TURN: Final = Domain("turn", ["up", "down"])
TOKENS: Final = numbers("tokens", 0, 9)
TOKEN: Final = Domain("token", ["step", "stay"])
HOLD: Final = Domain("hold", HOLDS)
FACE: Final = numbers("face", 1, 6)
BY: Final = numbers("by", 1, 5)
ROUND: Final = numbers("round", 1, 18)
GOLD_AMOUNT: Final = numbers("gold", 0, 99)
PHASE: Final = Domain("phase", PHASES)


def set_name(dice: int) -> str:
    """A set of Initiative cards, such as `1-3`."""
    return "-".join(str(i + 1) for i in range(5) if dice >> i & 1)


POOL_SET: Final = Domain("dice", [set_name(dice) for dice in range(1, 32)])

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

# A move is the number of its kind plus its parameters: put + 6 * die + row, buy + 10 * card + tokens, ...
PICK_RACE: Final[i64] = MOVES.base("race")
PICK_CLASS: Final[i64] = MOVES.base("class")
PUT: Final[i64] = MOVES.base("put")
LAY: Final[i64] = MOVES.base("lay")
TAKE: Final[i64] = MOVES.base("take")
PLACE: Final[i64] = MOVES.base("place")
DECLINE: Final[i64] = MOVES.base("decline")
FLIP: Final[i64] = MOVES.base("flip")
SWAP: Final[i64] = MOVES.base("swap")
WITH: Final[i64] = MOVES.base("with")
ADJUST: Final[i64] = MOVES.base("adjust")
REROLL: Final[i64] = MOVES.base("reroll")
KEEP: Final[i64] = MOVES.base("keep")
STEP_TO: Final[i64] = MOVES.base("step")
TAKE_TOKEN: Final[i64] = MOVES.base("token")
INSTEAD: Final[i64] = MOVES.base("instead")
BUY: Final[i64] = MOVES.base("buy")
DISCARD: Final[i64] = MOVES.base("discard")
TAKE_GOLD: Final[i64] = MOVES.base("gold")
ADD: Final[i64] = MOVES.base("add")
DROP: Final[i64] = MOVES.base("drop")
PASS: Final[i64] = MOVES.base("pass")
USE: Final[i64] = MOVES.base("use")
COPY: Final[i64] = MOVES.base("copy")
SET_HOLD: Final[i64] = MOVES.base("hold")
REFRESH: Final[i64] = MOVES.base("refresh")
SEARCH: Final[i64] = MOVES.base("search")
NEGOTIATE: Final[i64] = MOVES.base("negotiate")
RAISE: Final[i64] = MOVES.base("raise")
INTIMIDATE: Final[i64] = MOVES.base("intimidate")
MOVE_DIE: Final[i64] = MOVES.base("move")
OPEN: Final[i64] = MOVES.base("open")
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
    Kind("discard", Param("card", CARD)),
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
