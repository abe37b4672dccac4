# gospoda: compiled
"""The kinds of move (section 13, decisions D1 to D9) and of event.

The frequent kinds come first: small numbers are cheaper for the engine.
"""

from __future__ import annotations

from typing import Final

from gospoda.core.moves import Domain, Kind, MoveTable, Param, numbers
from gospoda.games.guilds.headquarters import CELLS, COLUMNS
from gospoda.games.guilds.lookups import CHARACTER, OBJECTIVE, ROOM

MOST_FLORINS: Final = 99  # a single addition to a tent; more than any guild can have
SEATS: Final = 4

ZONE: Final = Domain("zone", [f"z{n}" for n in range(1, 7)], fixed=True)
CELL: Final = Domain("cell", [f"r{n // COLUMNS}c{n % COLUMNS}" for n in range(CELLS)], fixed=True)
TURN: Final = numbers("turn", 0, 3)
PLAYER: Final = Domain("player", [f"p{n}" for n in range(1, SEATS + 1)], fixed=True)
FLORINS: Final = numbers("florins", 1, MOST_FLORINS)
COINS: Final = numbers("gold", 0, 33)
AMOUNT: Final = numbers("amount", 0, 199)
ROUND: Final = numbers("round", 1, 12)

MOVES: Final = MoveTable(
    Kind("pass"),
    Kind("done"),
    Kind("decline"),
    Kind("bid", Param("zone", ZONE)),
    Kind("florins", Param("florins", FLORINS)),
    Kind("take", Param("character", CHARACTER)),
    Kind("buy", Param("room", ROOM)),
    Kind("exchange", Param("gold", COINS)),
    Kind("place", Param("cell", CELL), Param("turn", TURN)),
    Kind("keep", Param("room", ROOM)),
    Kind("use", Param("card", CHARACTER)),
    Kind("use-on", Param("card", CHARACTER), Param("character", CHARACTER)),
    Kind("use-against", Param("card", CHARACTER), Param("player", PLAYER)),
    Kind("use-at", Param("card", CHARACTER), Param("zone", ZONE), Param("player", PLAYER)),
    Kind("with", Param("character", CHARACTER)),
    Kind("sacrifice", Param("character", CHARACTER)),
    Kind("shift", Param("objective", OBJECTIVE)),
)

EVENTS: Final[list[Kind]] = [
    Kind("round", Param("round", ROUND)),
    Kind("income", Param("florins", AMOUNT), Param("gold", AMOUNT)),
    Kind(
        "bid",
        Param("zone", ZONE),
        Param("florins", AMOUNT),
        Param("total", AMOUNT),
        Param("character", CHARACTER),
        Param("other", CHARACTER),
    ),
    Kind("take", Param("character", CHARACTER), Param("zone", ZONE), Param("florins", AMOUNT)),
    Kind("florins-back", Param("florins", AMOUNT)),
    Kind("pass"),
    Kind("auction-over"),
    Kind("gain-florins", Param("card", CHARACTER), Param("florins", AMOUNT)),
    Kind("exchange", Param("florins", AMOUNT), Param("gold", AMOUNT)),
    Kind("buy", Param("room", ROOM), Param("gold", AMOUNT)),
    Kind("place", Param("room", ROOM), Param("cell", CELL), Param("turn", TURN)),
    Kind("activate", Param("room", ROOM)),
    Kind("keep", Param("room", ROOM)),
    Kind("marker"),
    Kind("announce", Param("card", CHARACTER)),
    Kind("announce-on", Param("card", CHARACTER), Param("character", CHARACTER)),
    Kind("no-effect", Param("card", CHARACTER)),
    Kind("gain-gold", Param("card", CHARACTER), Param("gold", AMOUNT)),
    Kind("take-florins", Param("card", CHARACTER), Param("player", PLAYER), Param("florins", AMOUNT)),
    Kind("turn-up", Param("card", CHARACTER), Param("character", CHARACTER)),
    Kind(
        "return-florins",
        Param("card", CHARACTER),
        Param("player", PLAYER),
        Param("zone", ZONE),
        Param("character", CHARACTER),
        Param("other", CHARACTER),
    ),
    Kind("swap", Param("character", CHARACTER), Param("other", CHARACTER)),
    Kind("kill", Param("character", CHARACTER), Param("card", CHARACTER), Param("player", PLAYER)),
    Kind("prevent", Param("card", CHARACTER), Param("character", CHARACTER)),
    Kind("sacrifice", Param("character", CHARACTER)),
    Kind("claim", Param("character", CHARACTER)),
    Kind("shift", Param("objective", OBJECTIVE)),
    Kind("end"),
]
