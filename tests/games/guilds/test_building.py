"""16.2: example B with the geometry of H-20, and the rest of section 8."""

from __future__ import annotations

import pytest

from gospoda.core.codec import BadState
from gospoda.core.words import Words
from gospoda.games.guilds.codecs import PlotPlan, lay
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.headquarters import E, N, S, W, empty_plot, turned
from tests.games.guilds.language import Table

JAN = 0
T = "armoury"  # N wall, E door, S door, W wall
STAIRS = "stairs r3c0 0"  # N door, E wall, S door, W wall


def jan() -> Table:
    return Table(3).plot(JAN, STAIRS).offer(T).gold(1, 0, 0).building().do(JAN, f"buy {T}")


def test_b1_above_the_hall() -> None:
    """B1, D3, 3.2, H-20: S door meets the hall's door: legal and active; payment of 1 gold."""
    table = jan().do(JAN, "place r0c1 0")
    assert T in table.active(JAN)
    assert table.treasure()[JAN] == 0


def test_b2_turned_below_the_hall() -> None:
    """B2: a quarter turn counter-clockwise (three clockwise): legal and active."""
    assert turned(E | S, 3) == N | E
    assert T in jan().do(JAN, "place r3c1 3").active(JAN)


def test_b3_wall_to_wall_is_inactive() -> None:
    """B3: W wall meets the hall's wall: legal, inactive."""
    table = jan().do(JAN, "place r2c2 0")
    assert T not in table.active(JAN)
    assert table.treasure()[JAN] == 0


def test_b4_door_meets_wall() -> None:
    """B4, 8.2.3: illegal because of the north edge; nothing changes."""
    table = jan()
    assert table.refused(JAN, "place r3c1 0") == "refused-door-meets-wall"


def test_placement_checks() -> None:
    """8.2.2, H-16: BX1, BX2, BX3."""
    table = jan()
    assert table.refused(JAN, "place r0c4 0") == "refused-touches-nothing"
    assert table.refused(JAN, "place r1c1 0") == "refused-cell-taken"
    large = Table(3).offer("great-courtyard-3").gold(2, 0, 0).building().do(JAN, "buy great-courtyard-3")
    assert large.refused(JAN, "place r1c4 0") == "refused-off-plot"
    assert large.refused(JAN, "place r3c2 1") == "refused-off-plot"


def test_later_tiles_activate() -> None:
    """8.3: BX4: the tile of B3 becomes active by tiles on (3,2) and (3,1)."""
    table = Table(3).plot(JAN, STAIRS, f"{T} r2c2 0", "chapel r3c2 2")  # chapel turned twice: doors N and W
    assert table.active(JAN) == {"stairs"}
    table.plot(JAN, "barracks r3c1 3")  # doors N and E
    assert table.active(JAN) == {"stairs", T, "chapel", "barracks"}


def test_h_17_doors_may_face_the_edge() -> None:
    """H-17: BX5: a door towards the edge of the plot is legal."""
    assert lay(empty_plot(), "library r0c1 0").rooms
    assert lay(empty_plot(), "small-courtyard r0c1 0").rooms


def test_8_2_1_large_tiles_turn() -> None:
    """8.2.1: N1 N2 E S2 S1 W after each quarter turn."""
    plot = empty_plot().with_room(0, 4, 0)
    from gospoda.games.guilds.headquarters import FIRST_DOORS, OTHER_DOORS
    from gospoda.games.guilds.lookups import ROOM

    room = ROOM.number("great-kitchen-2")  # doors E and S1
    faces = [(FIRST_DOORS[4 * room + turn], OTHER_DOORS[4 * room + turn]) for turn in range(4)]
    assert faces == [(S, E), (W, S), (W, N), (N, E)]
    assert plot.built


def test_8_2_1_equal_pictures_are_offered_once() -> None:
    """8.2.1: a corridor with doors north and south has two distinct rotations, one with four doors only one."""
    table = Table(3).offer("library", "corridor").gold(9, 0, 0).building()
    turns = {move.split()[2] for move in table.copy().do(JAN, "buy library").legal(JAN)}
    assert turns == {"0", "1"}
    corridor = table.copy().do(JAN, "buy corridor")
    assert {move.split()[2] for move in corridor.legal(JAN)} == {"0"}
    assert corridor.refused(JAN, "place r0c1 2") == "refused-same-turn"


def test_8_2_a_needless_turn_is_the_last_reason() -> None:
    """8.2: a place that is illegal in every rotation is refused for the place's own fault."""
    corridor = Table(3).offer("corridor").gold(9, 0, 0).building().do(JAN, "buy corridor")
    free = {move.split()[1] for move in corridor.legal(JAN)}
    for cell in (f"r{row}c{column}" for row in range(4) for column in range(4)):
        reasons = {corridor.refused(JAN, f"place {cell} {turn}") for turn in (1, 2, 3)}
        assert ("refused-same-turn" in reasons) == (cell in free), cell
        if cell not in free:
            assert reasons == {corridor.refused(JAN, f"place {cell} 0")}


def test_h_15_no_place_no_purchase() -> None:
    """H-15: a room that fits nowhere can't be bought."""
    table = Table(3).offer("garden-1").gold(3, 0, 0)
    tiles = ["corridor r0c1 0", "gallery r1c2 0"]
    table.plot(JAN, *tiles).building()
    assert "buy garden-1" in table.legal(JAN)
    from gospoda.games.guilds.headquarters import PLOT

    plot = table.state.players[JAN].plot
    plot.filled = PLOT
    assert table.refused(JAN, "buy garden-1") == "refused-no-place"


def test_8_1_one_room_at_a_time() -> None:
    """8.1.1: clockwise, one room each, until nobody buys; 8.1.4: the offer is not refilled."""
    table = Table(3).offer("garden-1", "garden-2", "garden-3").gold(2, 1, 0).building()
    table.do(0, "buy garden-1", "place r0c1 0")
    assert table.asked == 1
    table.do(1, "buy garden-2", "place r0c1 0")
    assert table.asked == 0
    assert table.legal(0)[:1] == ["buy garden-3"]
    assert table.refused(0, "buy garden-2") == "refused-not-on-offer"
    assert Table(3).offer("throne-room").gold(3, 4, 0).building().asked == 1


@pytest.mark.parametrize(("final", "asked"), [(True, False), (False, True)])
def test_h_14_passing(final: bool, asked: bool) -> None:
    """H-14: a pass is final, or not under `build_pass_final = false`."""
    table = Table(2, build_pass_final=final).offer("garden-1", "garden-2").gold(1, 1).building()
    table.do(0, "pass").do(1, "buy garden-1", "place r0c1 0")
    assert (table.chapter == "building" and table.asked == 0) == asked


def test_8_1_3_florins_do_not_pay() -> None:
    table = Table(3).offer("garden-1").florins(20, 0, 0).gold(0, 1, 0).building()
    assert table.asked == 1


def test_plots_are_rebuilt_with_all_checks() -> None:
    """8.2: a described plot is rebuilt tile by tile; an illegal one is refused."""
    plan = PlotPlan()
    assert plan.encode(plan.decode(["stairs r3c0 0", "armoury r0c1 0"], "x")) == ["stairs r3c0 0", "armoury r0c1 0"]
    for bad in (["armoury r3c1 0"], ["armoury r0c1"], ["armoury r0c1 0", "armoury r1c2 3"]):
        with pytest.raises(BadState):
            plan.decode(bad, "x")


def test_a_placement_says_what_is_active_then() -> None:
    """8.3: each cell shows whether the room is active there, and which other rooms it connects to the hall."""
    table = Table(2).gold(9, 0).plot(0, "bath r0c0 3").offer("salon").building().do(0, "buy salon")
    words = Words(GAME, "en")
    told = {move: GAME.display.explain(table.state, GAME.moves.parse(move), words) for move in table.legal(0)}
    for move, text in told.items():
        played = table.copy().do(0, move)
        assert text.startswith("active") is ("salon" in played.active(0)), move
    assert set(told.values()) == {"active", "inactive", "active, Bath"}
