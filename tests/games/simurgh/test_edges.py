"""20: edge cases, and the rulings of section 19 with an option."""

from __future__ import annotations

from collections import Counter

import pytest

from gospoda.core.piles import bit
from gospoda.games.simurgh.constants import ENDED_BY_OBJECTIVES, ENDED_BY_TURN_CAP
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import DRAGON_KIND, TILE_KIND
from tests.games.simurgh.language import Table


def test_edge_1_nobody_unplaced() -> None:
    """5: without unplaced vassals only a recall is possible; an ability that gives a rider may come first."""
    table = Table(3).purse(0, meat=2, wood=2).dragon(0, "warden-1", "2")
    table.stand("armoury", "0 spearman").stand("dragon-forge", "0 rider")
    assert {move.split()[0] for move in table.legal()} == {"recall", "recall-all", "ability"}
    assert table.do("ability warden-1 2").can("place rider main-market")


def test_edge_3_empty_stack_and_display() -> None:
    """9.1, H12: no blind purchase from an empty stack; without any tile the Scouts' Quarters cannot be used."""
    table = Table(3).rich(0).empty("stack").do("place spearman scouts-quarters", "gain wood1")
    assert "buy-blind" not in table.legal()
    assert table.refused("buy-blind") == "refused-stack-empty"
    table = Table(3).rich(0).empty("stack").put("display", [None] * 4)
    assert not table.can("place spearman scouts-quarters")
    assert not Table(3).purse(0, wood=5).can("place spearman scouts-quarters")


def test_edge_4_no_dragons() -> None:
    """12: an exchange whose only gain is a dragon is illegal without dragons; a mixed gain gives the rest."""
    table = Table(3).rich(0).empty("dragon_stack").tile("area-1", "research-13")
    assert not table.can("place rider breeding-grounds")
    assert table.do("place rider area-1-c").has(0)["wisdom"] == 21


def test_edge_6_all_slots_occupied() -> None:
    """9.2: looking is possible, placing is not."""
    table = Table(3, length="long").rich(0)
    for slot in range(1, 6):
        table.objective(slot, 72 + slot)
    assert table.do("place rider monument").legal() == ["no-objective"]


def test_edge_10_no_removal_while_an_area_is_free() -> None:
    """10.2: a tile can be removed for a weapon only if no open area is free."""
    table = Table(3).rich(0).hand(0, "production-2").tile("area-1", "production-1").stand("area-1-a", "1 spearman")
    assert not table.legal(start="replace")
    assert table.refused("lay production-2 area-1") == "refused-area-taken"


def test_edge_12_exploration_needs_rider_and_cost() -> None:
    """10.2, 11: an exploration tile is laid only with an unplaced rider and a payable cost, the bonus included."""
    table = Table(3).purse(0, weapon=1).hand(0, "exploration-40")
    assert table.legal(start="lay") == ["lay exploration-40 area-3"]  # its bonus is the wisdom
    table = Table(3).rich(0).hand(0, "exploration-40").stand("dragon-forge", "0 rider")
    assert not table.legal(start="lay")


def test_edge_13_to_16_exploration_rows() -> None:
    """11: no second rider of one's own, level 1 occupied, a rider below blocks, the lower one moves first."""
    table = Table(3).rich(0).vassals(0, 1, 2).tile("area-1", "exploration-40").stand("area-1-b", "0 rider")
    assert not table.can("place rider area-1-a")
    assert (
        not Table(3).rich(0).tile("area-1", "exploration-40").stand("area-1-a", "1 rider").can("place rider area-1-a")
    )
    table = Table(3).rich(0).tile("area-1", "exploration-40").stand("area-1-b", "0 rider").stand("area-1-c", "1 rider")
    assert not table.legal(start="explore")
    table = Table(3).rich(0).tile("area-1", "exploration-40").stand("area-1-b", "1 rider").stand("area-1-c", "0 rider")
    assert table.legal(start="explore") == ["explore area-1"]


def test_edge_17_lowest_level() -> None:
    """11: reward first, with its dragon, then the tile is removed and all riders return."""
    table = Table(3).rich(0).tile("area-1", "exploration-38").stand("area-1-c", "0 rider").stand("area-1-a", "1 rider")
    table.top("dragon_stack", "sage-1").do("explore area-1")
    assert table.chronicled() == []
    table.do("keep-dragon sage-1").first_answers()
    assert table.tokens(0) == {"sage-1": "12"}
    assert table.chronicled() == ["exploration-38"]
    assert (table.unplaced(0), table.unplaced(1)) == ((1, 1), (1, 1))


def test_edge_19_20_no_move_by_entering() -> None:
    """H26: entering is no move down; a boost on power points applies."""
    table = Table(3).rich(0).dragon(0, "outrider-1", "12").dragon(0, "sage-1", "3").tile("area-1", "exploration-37")
    table.do("place rider area-1-a")
    assert table.legal() == ["boost sage-1 3", "no-boost"]


def test_edge_22_others_keep_the_tile() -> None:
    """7: recalling from a tile with other players' vassals leaves it."""
    table = Table(3).tile("area-1", "production-1").stand("area-1-a", "0 spearman", "1 spearman")
    assert table.do("recall spearman area-1-a").chronicled() == []


def test_edge_25_26_spending_beside_the_acting_vassal() -> None:
    """8: a player's figures on the acting space can't be spent; those on another space of the tile can."""
    table = Table(4).vassals(0, 2, 1).purse(0).tile("area-1", "research-19").stand("area-1-a", "0 spearman")
    table.stand("armoury", "0 spearman")
    table.do("place rider area-1-a")  # spends the spearman of the armoury without asking
    assert table.has(0) == {"wisdom": 6}
    assert table.state.spaces[0] == 0
    table = Table(4).vassals(0, 1, 1).purse(0).tile("area-1", "research-19").stand("area-1-a", "0 spearman")
    assert not table.can("place rider area-1-a")
    table = Table(4).vassals(0, 1, 1).purse(0).tile("area-1", "research-15").stand("area-1-a", "0 spearman")
    assert table.do("place rider area-1-b").has(0) == {"wisdom": 6}


def test_spending_asks_which_placed_vassal() -> None:
    """8, A5: without an unplaced one the player chooses; a tile that becomes empty is removed."""
    table = Table(3).vassals(0, 2, 1).purse(0).tile("area-1", "research-15").tile("area-2", "production-1")
    table.stand("armoury", "0 spearman").stand("area-2-a", "0 spearman").do("place rider area-1-b")
    assert sorted(table.legal()) == ["spend spearman area-2-a", "spend spearman armoury"]
    table.do("spend spearman area-2-a")
    assert table.chronicled() == ["production-1"]
    assert table.has(0) == {"wisdom": 6}


def test_unplaced_vassals_are_spent_first() -> None:
    """8: an unplaced vassal of the type must be spent first."""
    table = Table(3).vassals(0, 2, 1).purse(0).tile("area-1", "research-15").stand("armoury", "0 spearman")
    table.do("place rider area-1-b")
    assert table.unplaced(0) == (0, 0)
    assert table.state.spaces[0]


def test_h25_acting_vassal_is_protected() -> None:
    """H25: in the window of the Scouts' Quarters an ability cannot spend the acting rider; after its effect it can."""
    table = Table(3).vassals(0, 1, 1).purse(0, weapon=2).dragon(0, "mourner-1", "3")
    table.do("place rider scouts-quarters", "gain wood1")
    assert not table.legal(start="ability")
    table.do("buy-blind", "ability mourner-1 3")
    assert table.state.players[0].riders == 0


def test_edge_27_last_vassal() -> None:
    """8: the last vassal is never spent."""
    table = Table(3).vassals(0, 0, 1).purse(0).dragon(0, "mourner-1", "3")
    assert not table.legal(start="ability")


def test_edge_33_another_token() -> None:
    """12: the Warden's third ability needs another token."""
    assert not Table(3).dragon(0, "warden-1", "3").can("ability warden-1 3")


def test_edge_35_36_limits_only_at_the_end() -> None:
    """14: beyond the limit during the turn; Dragon Lord mode holds 12."""
    table = Table(3).rich(0).do("place spearman library")
    assert table.has(0)["wisdom"] == 22
    table = Table(3).put("mode", 1).purse(0, veg=13).put("main_done", True).do("end-turn")
    assert table.has(0) == {"veg": 12}  # one kind only: nothing to choose


def test_edge_37_points_as_payment() -> None:
    """6: power points may not go below 0."""
    assert not Table(3).purse(0, pp=1).tile("area-1", "transformation-26").can("place spearman area-1-a")
    table = Table(3).purse(0, pp=2).tile("area-1", "transformation-26").dragon(0, "sage-1", "")
    assert table.do("place spearman area-1-a").has(0) == {}


def test_edge_39_objective_limit() -> None:
    """15: the fourth objective triggers the end of a short game; another in the last turns changes nothing."""
    table = Table(2).objective(1, 73).objective(2, 74).objective(3, 75)
    table.purse(0, wood=3, stone=2).purse(1, weapon=2, wisdom=3).do("place rider monument")
    table.do(table.legal(start="objective")[0])
    assert table.state.trigger == ENDED_BY_OBJECTIVES
    table.first_answers().do("end-turn", "place rider monument")
    table.do(table.legal(start="objective")[0]).first_answers().do("end-turn")
    assert table.state.is_over()
    assert None not in table.shown()


def test_edge_46_skipped_main_action() -> None:
    """H15: the only vassal comes back from level 4 before the main action: it is skipped."""
    table = Table(3).purse(0, wisdom=1, weapon=1).vassals(0, 0, 1)
    table.tile("area-1", "exploration-40").stand("area-1-c", "0 rider").do("explore area-1")
    assert table.legal() == ["skip"]
    table.do("skip", "end-turn")
    assert table.state.players[0].free_riders == 1


def test_h15_returned_vassals() -> None:
    """H15: vassals returned this turn cannot be placed, but can be spent; an option lets them be placed."""
    for option, can in (("later", False), ("at-once", True)):
        table = Table(3, returned_vassals=option).rich(0).vassals(0, 1, 1)
        table.stand("armoury", "0 spearman").tile("area-1", "exploration-40").stand("area-1-c", "0 rider")
        table.do("explore area-1")
        assert table.can("place rider main-market") == can


def test_h9_exploration_option() -> None:
    """F1, H9: one rider moves in a turn; an option lets every rider move once."""
    for option, more in (("one-rider", []), ("every-rider", ["explore area-2"])):
        table = Table(3, exploration=option).rich(0).vassals(0, 1, 2)
        for area, tile in ((1, 40), (2, 41)):
            table.tile(f"area-{area}", f"exploration-{tile}").stand(f"area-{area}-a", "0 rider")
        table.do("explore area-1")
        assert table.legal(start="explore") == more


def test_h13_refill_option() -> None:
    """14.3, H13: the display is refilled at the end of the turn, or at once."""
    for option, gaps in (("end-of-turn", 1), ("at-once", 0)):
        table = Table(3, refill=option).rich(0).do("place spearman scouts-quarters", "gain wood1", "buy 2")
        assert list(table.state.display).count(-1) == gaps


def test_h22_hands() -> None:
    """H22: dealt tiles are known to their owner only, or to all but for the power tile."""
    for option, known in (("hidden", 0), ("open", 3)):
        state = GAME.start(3, {"hands": option}, 5)
        hand = state.players[0].hand  # type: ignore[attr-defined]
        assert sum(tile >= 0 for tile in hand.seen_by(1)) == known
        assert sum(tile >= 0 for tile in hand.seen_by(0)) == 4


def test_h22_backs() -> None:
    """H22: backs show nothing, or the kind; a power tile is always told apart."""
    for option, backs in (("plain", 2), ("kind", 5)):
        state = GAME.start(3, {"tile_backs": option}, 5)
        assert len({state.back(0, tile) for tile in range(48)}) == backs


def test_h27_turn_cap() -> None:
    """H27: after so many turns for everybody the game is scored as it stands."""
    state = GAME.start(2, {"turn_cap": 50}, 1)
    end = GAME.moves.parse("end-turn")
    while not state.is_over():
        seat = int(state.next_seat())
        legal = state.legal(seat)
        market = [move for move in legal if GAME.moves.notation(move) in ("place rider main-market", "gain pp1")]
        state.apply(
            seat, end if end in legal else market[0] if market else GAME.moves.parse("recall rider main-market")
        )
        if state.top is not None and state.chapter().name == "recalling":
            state.apply(seat, GAME.moves.parse("recalled"))
    assert state.turns == 100  # type: ignore[attr-defined]
    assert state.trigger == ENDED_BY_TURN_CAP  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(5))
def test_power_draft_keeps_secrets(seed: int) -> None:
    """16: a player who passed tiles on doesn't learn which one the neighbour kept."""
    state = GAME.start(4, {"mode": "dragon-lord", "start_player": "first-seat"}, seed)
    for seat in (3, 2, 1, 0):
        state.apply(seat, state.legal(seat)[seed % 3])
    for seat, player in enumerate(state.players):  # type: ignore[attr-defined]
        for known in player.hand.known:
            assert known & 0xF == bit(seat)


def test_returned_dragons_stay_secret() -> None:
    """10.5, 16: only the player who returned a dragon to the stack knows it."""
    table = Table(3).rich(0).do("place rider breeding-grounds").first_answers()
    stack = table.state.dragon_stack
    mine = [place for place, card in enumerate(stack.seen_by(0)) if card >= 0]
    assert len(mine) == 2
    assert all(card < 0 for card in stack.seen_by(1))


def test_h1_two_copies_of_each_dragon() -> None:
    """H1: twelve kinds, two identical tiles each."""
    assert Counter(DRAGON_KIND) == dict.fromkeys(range(12), 2)


def test_h2_resources_never_run_out() -> None:
    """H2: more of a resource than the box holds can be gained."""
    table = Table(3).purse(0, veg=20).purse(1, veg=20).tile("area-1", "production-7")
    assert table.do("place spearman area-1-c").has(0) == {"veg": 24}


def test_h5_h6_turn_order() -> None:
    """H5, H6: any player may begin; turns run clockwise."""
    assert {GAME.start(4, {}, seed).next_seat() for seed in range(40)} == {0, 1, 2, 3}
    table = Table(3).put("main_done", True).turn(2).do("end-turn")
    assert table.state.next_seat() == 0


def test_h7_h8_draft() -> None:
    """S2, H7, H8: research tiles are in the pool; everybody takes two, both rounds in the same order."""
    kinds: set[int] = set()
    for seed in range(6):
        state = GAME.start(3, {"mode": "dragon-lord", "start_player": "first-seat"}, seed)
        order = []
        while state.chapter().name != "dragon-choice":
            seat = int(state.next_seat())
            if state.chapter().name == "tile-draft":
                order.append(seat)
                kinds |= {TILE_KIND[tile] for tile in state.display}  # type: ignore[attr-defined]
            state.apply(seat, state.legal(seat)[0])
        assert order == [0, 1, 2, 0, 1, 2]
    assert kinds == {0, 1, 2, 4}


def test_h10_recall_takes_at_least_one() -> None:
    """M1, M4, H10: without a vassal on the board there is no recall; one is enough."""
    assert not Table(3).legal(start="recall")
    table = Table(3).stand("armoury", "0 spearman").stand("library", "0 rider")
    table.do("recall spearman armoury", "recalled")
    assert table.unplaced(0) == (1, 0)


def test_h11_figures_are_limited() -> None:
    """H11: an exchange for a figure that isn't in the reserve is illegal; a figure paid makes room."""
    assert not Table(3).rich(0).vassals(0, 3, 1).can("place spearman barracks")
    assert not Table(3).rich(0).vassals(0, 1, 2).can("place spearman hunting-grounds")
    assert Table(3).rich(0).vassals(0, 2, 1).can("place spearman barracks")


def test_h14_effect_before_removal() -> None:
    """H14: the vassal that fills a tile takes the effect first, a dragon included."""
    table = Table(3).purse(0, wisdom=4).tile("area-1", "research-20").stand("area-1-a", "1 spearman", "2 spearman")
    table.do("place spearman area-1-c")
    assert table.chapter == "keeping"
    assert table.chronicled() == []
    assert table.first_answers().chronicled() == ["research-20"]
    assert len(table.state.players[0].dragons) == 1


def test_h16_one_dragon_must_be_kept() -> None:
    """H16: only the Monument offers none."""
    table = Table(3).rich(0).do("place rider breeding-grounds")
    assert {move.split()[0] for move in table.legal()} == {"keep-dragon"}


def test_h28_later_riders_enter_on_level_1() -> None:
    """H28: another player's rider enters on level 1 and pays like the first one."""
    table = Table(3).purse(0, wisdom=2).tile("area-1", "exploration-37").stand("area-1-b", "1 rider")
    assert table.do("place rider area-1-a").has(0) == {"pp": 2}


def test_refusals_speak_of_what_is_asked() -> None:
    """17: a move other than the one asked for has to wait, and the refusal says for what."""
    table = Table(3).rich(0).top("dragon_stack", "sage-1", "smith-1", "tiller-1").do("place rider breeding-grounds")
    assert table.refused("end-turn") == "refused-first-keeping"
    assert table.refused("keep-dragon oracle-1") == "refused-not-drawn"
    table.do("keep-dragon sage-1")
    assert table.refused("end-turn") == "refused-first-returning-dragons"
    assert table.refused("dragon-top oracle-1") == "refused-not-drawn"


def test_an_objective_without_anything_to_count_names_no_place() -> None:
    """H20: a count of 0 has no place."""
    sheets = Table(2).purse(0).purse(1).dragon(1, "sage-1").objective(1, 83).state.scores()
    details = [line.detail for sheet in sheets for line in sheet.lines if line.category == "objectives"]
    assert [detail.id for detail in details] == ["score-objective-none", "score-objective"]
    assert details[1].args["place"] == 1
