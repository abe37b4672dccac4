"""The kinds of move and event, and the options."""

from __future__ import annotations

from gospoda.core.game import Option
from gospoda.core.moves import Kind, MoveTable, Param
from gospoda.example.packaged.lookups import GOOD

BUY, REST = Kind("buy", Param("good", GOOD)), Kind("rest")
MOVES = MoveTable(BUY, REST)
EVENTS = [Kind("offered", Param("good", GOOD)), Kind("bought", Param("good", GOOD)), Kind("rested")]
TURNS = Option("turns", [6, 8], "3.1")
