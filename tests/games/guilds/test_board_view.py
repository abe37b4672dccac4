"""What the board needs from the engine.

Targets, passes, joined doors, clashing sides, objectives served by a card.
"""

from __future__ import annotations

from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.view import CellView, TableView
from tests.games.guilds.language import Table
from tests.games.guilds.test_building import JAN, jan
from tests.games.guilds.test_responses import P, Q, example


def seen(table: Table, seat: int = 0) -> TableView:
    shown = GAME.display.view(table.state, seat)
    assert isinstance(shown, TableView)
    return shown


def cell(table: Table, name: str) -> CellView:
    return next(cell for cell in seen(table).players[JAN].plot.cells if cell.cell == name)


def test_the_chain_names_its_targets() -> None:
    """10.3, 10.4: the victim and its owner, and the kill on the stack that an answer would prevent."""
    table = example()
    (kill,) = seen(table).stack
    assert (kill.card, kill.character, kill.owner) == ("assassin", "alchemist", Q)
    kill, answer = seen(table.do(Q, "use-on guard-dog assassin")).stack
    assert (answer.card, answer.answers) == ("guard-dog", 0)


def test_who_has_passed_in_a_row() -> None:
    """6.4.1: passes in a row end with the next bid; a response on top of a turn changes nothing."""
    table = Table(3).zones("carpenter", "prince", "paladin").florins(5, 5, 5).auction(0)
    assert seen(table).passed == []
    assert seen(table.do(0, "pass")).passed == [0]
    assert seen(table.do(1, "pass")).passed == [0, 1]
    assert seen(table.bid(2, z1=1, z2=1)).passed == []
    asked = example()
    assert asked.chapter == "response"
    assert seen(asked).passed == []


def test_who_has_passed_for_good_in_building() -> None:
    """H-14: a pass in the building phase is final."""
    table = Table(3).offer("armoury", "stairs").gold(1, 1, 1).building().do(0, "pass")
    assert seen(table).passed == [0]


def test_doors_that_join_and_lines_inside() -> None:
    """8.2, H-20: doors join between two rooms; inside the hall there are no walls."""
    table = jan().do(JAN, "place r0c1 0")
    assert cell(table, "r0c1").joins == "S"
    assert cell(table, "r0c1").inner == ""
    assert cell(table, "r1c1").joins == "N"
    assert cell(table, "r1c1").inner == "SW"
    assert cell(table, "r0c0").joins == ""


def test_a_room_that_sleeps_says_why() -> None:
    """8.3: no chain of doors leads to the hall."""
    table = jan().do(JAN, "place r2c2 0")
    tiles = {tile.room: tile for tile in seen(table).players[JAN].plot.tiles}
    assert tiles["armoury"].asleep == "asleep-unreached"
    assert tiles["stairs"].asleep is None


def test_the_sides_that_clash() -> None:
    """8.2.3, B4: the north side of the tile is a wall and would meet the hall's door."""
    table = jan()
    move = GAME.moves.parse("place r3c1 0")
    assert table.state.chapter().wrong_places(table.state, JAN, move) == ["r3c1-N"]
    away = GAME.moves.parse("place r0c4 0")
    assert table.state.chapter().wrong_places(table.state, JAN, away) == []


def test_which_objectives_a_character_serves() -> None:
    """11.3: a priest serves the objective of priests; a character with income doesn't serve the lowest income."""
    table = Table(3).zones("monk", "treasurer", "paladin").objectives("most-priests", "lowest-card-income").auction(0)
    seals = seen(table, P).seals
    assert seals["monk"] == ["most-priests"]
    assert "treasurer" not in seals
