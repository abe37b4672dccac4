"""21: the numbered test cases of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from gospoda.games.simurgh.constants import ENDED_BY_CHRONICLE
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import TILE_KIND, resources_in
from gospoda.games.simurgh.scoring import leftover_points
from gospoda.games.simurgh.state import SimurghState
from tests.games.simurgh.language import Table


def start(seats: int, **options: object) -> SimurghState:
    state = GAME.start(seats, options, 3)
    assert isinstance(state, SimurghState)
    return state


def test_case_1_limits_at_the_end_of_the_turn() -> None:
    """14, 14.2, E1, E2, T1: six tiles and 18 resources: one tile and three resources go back."""
    table = Table(3).hand(0, "research-13", "research-14", *[f"exploration-{n}" for n in (37, 38, 39, 40)])
    table.purse(0, veg=6, stone=3, wood=5, weapon=4).put("main_done", True)
    table.do("end-turn")
    assert table.chapter == "hand-limit"
    table.do("tile-bottom exploration-40")
    assert table.chapter == "resource-limit"
    table.do("discard weapon", "discard veg", "discard veg")
    assert table.state.active == 1
    assert len(table.in_hand(0)) == 5
    assert table.has(0) == {"veg": 4, "stone": 3, "wood": 5, "weapon": 3}


def test_case_2_barracks() -> None:
    """9, T2: three vegetables and a meat for a spearman."""
    table = Table(3).purse(0, veg=3, meat=1).do("place spearman barracks")
    assert table.has(0) == {}
    assert table.state.players[0].spearmen == 2
    assert table.unplaced(0) == (1, 1)


def test_case_3_scouts_quarters() -> None:
    """9.1, T3: wood, then the tile of slot 3 for a weapon and a wisdom, and 2 points at once."""
    table = Table(3).purse(0, weapon=1, wisdom=1)
    table.display("production-1", "production-2", "production-3", "production-4").top("stack", "production-5")
    table.do("place spearman scouts-quarters", "gain wood1", "buy 3")
    assert table.has(0) == {"wood": 1, "pp": 2}
    assert table.in_hand(0) == ["production-3"]
    table.do("end-turn")
    shown = [GAME.moves.kind_named("draft").params[0].domain.ids[tile] for tile in table.state.display]
    assert shown == ["production-1", "production-2", "production-4", "production-5"]


@pytest.mark.parametrize(("tile", "space"), [("production-7", "b"), ("production-8", "d"), ("production-12", "b")])
def test_case_4_laying_a_tile(tile: str, space: str) -> None:
    """10.2, T4: a production tile on the area with wood or stone, then 3 vegetables and 1 meat."""
    table = Table(3).purse(0).hand(0, tile)
    table.do(f"lay {tile} area-1", "gain wood1", f"place spearman area-1-{space}")
    assert table.has(0) == {"wood": 1, "veg": 3, "meat": 1}
    assert table.in_hand(0) == []


def test_case_5_the_oracle() -> None:
    """12, T5: a second move for a second payment; and a placed objective is exchanged."""
    table = Table(3).purse(0, wisdom=2, weapon=2).dragon(0, "oracle-1", "13")
    table.tile("area-1", "exploration-40").vassals(0, 1, 2).stand("area-1-a", "0 rider")
    table.do("explore area-1", "boost oracle-1 1")
    assert table.has(0) == {"pp": 9}  # levels 2 and 3
    assert table.state.spaces[12 + 2]
    table = Table(3).purse(0, wisdom=2, stone=2).dragon(0, "oracle-1", "3").objective(1, 73)
    table.top("objective_stack", "objective-80", "objective-81", "objective-82")
    table.do("place rider monument", "exchange-objective objective-81 1")
    assert table.shown()[0] == "objective-81"
    assert table.tokens(0) == {"oracle-1": ""}
    assert table.has(0) == {"pp": 4}
    assert [GAME.layout()["removed"].encode(table.state.removed)] == [["objective-73"]]


def test_case_6_set_up_for_five() -> None:
    """4, T6: 11 tiles for stack and display, all research tiles in hands, 19 dragons in the stack."""
    state = start(5)
    assert len(state.display) == 4
    assert len(state.stack) == 7
    research = [tile for player in state.players for tile in player.hand.cards if TILE_KIND[tile] == 1]
    assert len(research) == 5
    assert not [tile for tile in [*state.display, *state.stack.cards] if TILE_KIND[tile] == 1]
    assert len(state.dragon_stack) == 19


@pytest.mark.parametrize(("seats", "spearman", "lord"), [(2, 20, 22), (3, 17, 20), (4, 14, 18), (5, 11, 16)])
def test_set_up_leaves_the_right_stack(seats: int, spearman: int, lord: int) -> None:
    """4.2, 4.4, 4.11, 4.12: tiles left in display and stack."""
    state = start(seats)
    assert len(state.display) + len(state.stack) == spearman
    state = start(seats, mode="dragon-lord")
    while state.top is not None and state.chapter().name != "turn":
        seat = state.next_seat()
        state.apply(seat, state.legal(seat)[0])
    assert len(state.display) + len(state.stack) == lord
    assert all(len(player.hand) == 3 for player in state.players)


def test_case_7_set_up_for_two() -> None:
    """4, 4.13, T7: 8 resources, a spearman and a rider each, no points, a dragon with 3 tokens."""
    state = start(2)
    for player in state.players:
        assert resources_in(player.purse) == 8
        assert (player.free_spearmen, player.free_riders) == (1, 1)
        assert player.tokens == [7]
        assert Counter(TILE_KIND[tile] for tile in player.hand.cards) == {0: 1, 1: 1, 3: 1, 4: 1}
    assert state.points() == [2, 2]  # 8 leftover resources would bring 2 points


def test_case_8_power_draft() -> None:
    """4.10, T8: five players see seven tiles, the eighth is unused; the last player begins."""
    state = start(5, mode="dragon-lord", start_player="first-seat")
    seen: set[int] = set()
    order = []
    while state.chapter().name == "power-draft":
        seat = state.next_seat()
        order.append(seat)
        seen |= set(state.offer.cards[:3])
        state.apply(seat, state.legal(seat)[0])
    assert order == [4, 3, 2, 1, 0]
    assert len(seen) == 7
    assert all(len(player.hand) == 1 for player in state.players)


@pytest.mark.parametrize(("seats", "removed"), [(3, True), (4, False)])
def test_case_9_a_full_tile(seats: int, removed: bool) -> None:
    """10.3, T9: the third vassal fills a tile in a game of three; with four the tile stays."""
    table = Table(seats).tile("area-1", "production-7").turn(2).purse(2)
    table.stand("area-1-b", "0 spearman").stand("area-1-c", "1 rider")
    table.do("place spearman area-1-d")
    assert table.has(2) == {"veg": 1, "wood": 2}
    assert table.chronicled() == (["production-7"] if removed else [])
    assert [table.unplaced(seat) for seat in range(3)] == ([(1, 1)] * 3 if removed else [(0, 1), (1, 0), (0, 1)])
    table.do("end-turn")
    assert table.state.players[2].free_spearmen == (1 if removed else 0)


def test_case_10_an_empty_tile() -> None:
    """10.3, 10.4, M4, T10: a recall that empties a tile sends it to the chronicle."""
    table = Table(3).tile("area-2", "production-1").stand("area-2-a", "0 spearman")
    table.do("recall spearman area-2-a")
    assert table.chronicled() == ["production-1"]
    assert table.state.areas[1] == -1


def test_case_11_no_free_area() -> None:
    """10.2, M3, T11: without a weapon no tile can be laid; with one only the production tile may be removed."""

    def full() -> Table:
        table = Table(2).hand(0, "production-2").tile("area-1", "production-1").stand("area-1-a", "1 spearman")
        for area, tile in ((2, 40), (3, 41), (4, 42)):
            table.tile(f"area-{area}", f"exploration-{tile}")
        return table.stand("area-2-a", "1 rider")

    assert not full().purse(0, wood=5).legal(start="replace")
    table = full().purse(0, weapon=1)
    assert not table.legal(start="lay")
    assert table.legal(start="replace") == ["replace production-2 area-1"]
    table.do("replace production-2 area-1", "gain wood1", "place spearman area-1-b")
    assert table.has(0) == {"wood": 1, "weapon": 3}
    assert table.chronicled() == ["production-1"]
    assert table.unplaced(1) == (1, 0)


def test_case_12_the_bonus_pays() -> None:
    """10.2, T12: with wood from the area the space that costs wood becomes legal."""
    table = Table(3).purse(0).hand(0, "transformation-24")
    assert table.legal(start="lay") == [
        f"lay transformation-24 area-{n}" for n in (1, 2, 4, 5)
    ]  # the wisdom of area 3 pays for nothing there
    table.do("lay transformation-24 area-1", "gain wood1")
    assert table.legal(start="place") == ["place spearman area-1-b", "place rider area-1-b"]


def test_case_13_exploration() -> None:
    """11, T13: entering pays and gives 2 points; a move in the next turn gives 4; not in the same turn."""
    table = Table(2).tile("area-1", "exploration-40").purse(0, wisdom=2, weapon=2)
    table.do("place rider area-1-a")
    assert table.has(0) == {"wisdom": 1, "weapon": 1, "pp": 2}
    assert not table.legal(start="explore")
    table.do("end-turn", "place spearman library", "end-turn", "explore area-1")
    assert table.has(0) == {"pp": 6}


def test_case_14_no_mixed_payment() -> None:
    """11, A2, T14: tile 42 takes 3 wisdom or 3 weapons, not a mix."""
    assert not Table(2).tile("area-1", "exploration-42").purse(0, wisdom=2, weapon=2).can("place rider area-1-a")
    table = Table(2).tile("area-1", "exploration-42").purse(0, wisdom=3, weapon=3).do("place rider area-1-a")
    assert sorted(table.legal(start="pay")) == ["pay weapon3", "pay wisdom3"]


def test_case_15_breeding_grounds() -> None:
    """9, 12, A6, T15: three dragons seen, one kept with 3 tokens, two returned."""
    table = Table(3).purse(0, veg=1, meat=1, wood=1, stone=1, weapon=1)
    table.top("dragon_stack", "warden-1", "oracle-1", "scout-1").do("place rider breeding-grounds")
    assert table.has(0) == {}
    assert table.legal() == ["keep-dragon warden-1", "keep-dragon oracle-1", "keep-dragon scout-1"]
    table.do("keep-dragon oracle-1", "dragon-top scout-1", "dragon-bottom warden-1")
    assert table.tokens(0) == {"oracle-1": "123"}
    ids = GAME.layout()["dragon_stack"].encode(table.state.dragon_stack)["cards"]
    assert (ids[0], ids[-1]) == ("scout-1", "warden-1")


def test_case_16_training_arena_with_little_room() -> None:
    """12, T16: one token placed, one lost."""
    table = Table(3).purse(0, wood=3).dragon(0, "warden-1", "13").dragon(0, "hunter-1", "123")
    table.do("place spearman training-arena")
    assert table.tokens(0) == {"warden-1": "123", "hunter-1": "123"}


def test_case_17_one_use_ability_unfilled() -> None:
    """12, T17: an Outrider with 1 token; its one-use ability stays unfillable."""
    table = Table(3).purse(0, wisdom=4, wood=3).tile("area-1", "research-20").top("dragon_stack", "outrider-1")
    table.vassals(0, 2, 1)
    table.do("place spearman area-1-c", "keep-dragon outrider-1").first_answers()
    assert table.tokens(0) == {"outrider-1": "1"}
    table.do("end-turn", "place spearman library", "end-turn", "place spearman armoury", "end-turn")
    table.do("place spearman training-arena")
    assert table.tokens(0) == {"outrider-1": "12"}


@pytest.mark.parametrize(
    ("mode", "left", "points"), [(1, 0, 5), (1, 3, 3), (1, 6, 1), (1, 7, 0), (1, 12, 0), (0, 8, 2), (0, 2, 0)]
)
def test_case_18_leftovers(mode: int, left: int, points: int) -> None:
    """15.2, H3, T18: leftover resources in both modes."""
    assert leftover_points(mode, left) == points


def test_case_19_the_end_is_triggered_once() -> None:
    """15, H19, T19: a recall empties two tiles, the chronicle passes its limit; all others have one more turn."""
    table = Table(3).chronicle(7).tile("area-1", "production-1").tile("area-2", "production-2")
    table.stand("area-1-a", "0 spearman").stand("area-2-a", "0 rider").do("recall-all")
    assert len(table.state.chronicle) == 9
    assert table.state.trigger == ENDED_BY_CHRONICLE
    table.do("end-turn", "place spearman main-market", "gain pp1", "end-turn")
    assert not table.state.is_over()
    table.do("place spearman main-market", "gain pp1", "end-turn")
    assert table.state.is_over()


def test_case_20_tied_objective() -> None:
    """15.1, H20, T20: 5, 5 and 2 tokens give 14, 14 and 3 points."""
    table = Table(3).objective(1, 83)
    for seat, kinds in enumerate((("warden", "hunter"), ("sage", "smith"), ("scout", "oracle"))):
        table.purse(seat).dragon(seat, f"{kinds[0]}-1", "123" if seat < 2 else "1")
        table.dragon(seat, f"{kinds[1]}-1", "12" if seat < 2 else "1")
    assert table.state.points() == [14, 14, 3]
    other = Table(3, objective_ties="next").objective(1, 83)
    for seat, tokens in enumerate(("123", "123", "1")):
        other.purse(seat).dragon(seat, ("warden-1", "sage-1", "scout-1")[seat], tokens)
    assert other.state.points() == [14, 14, 7]


def test_case_21_spearman_and_rider_spent() -> None:
    """8, T21: tile 31 d takes a spearman and the other rider; one vassal is left."""
    table = Table(3).tile("area-1", "power-31").purse(0).vassals(0, 1, 2).do("place rider area-1-d")
    assert table.has(0) == {"pp": 16}
    player = table.state.players[0]
    assert (player.spearmen, player.riders) == (0, 1)
    assert not Table(3).tile("area-1", "power-31").purse(0).vassals(0, 1, 1).can("place rider area-1-d")


def test_case_22_power_tiles_stay() -> None:
    """14.1, T22: of six tiles one of the five others must be returned."""
    tiles = [f"production-{n}" for n in range(1, 6)]
    table = Table(3).hand(0, "power-30", *tiles).purse(0).put("main_done", True).do("end-turn")
    assert {move.split()[1] for move in table.legal()} == set(tiles)
