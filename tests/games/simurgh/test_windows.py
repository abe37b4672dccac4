"""21, T23 to T26: a shared victory, and the two windows for boosts inside one gain (H21, H24, H26)."""

from __future__ import annotations

import pytest

from tests.games.simurgh.language import Table

OFFERED = "boost"


def tied(tokens: tuple[str, str, str], **options: str) -> list[int]:
    """Returns the winners with 40, 40 and 38 points; up to three dragons of each player have tokens."""
    table = Table(3, **options)
    kinds = iter(("sage-1", "sage-2", "smith-1", "smith-2", "tiller-1", "tiller-2", "herald-1"))
    for seat, (points, filled) in enumerate(zip((40, 40, 38), tokens, strict=True)):
        table.purse(seat, pp=points)
        for mask in filled.split():
            table.dragon(seat, next(kinds), mask)
    return table.state.winners()


def test_case_23_tied_victory() -> None:
    """15.3, H21, T23: tied players share the victory; as an option tokens decide among them."""
    two_five_nine = ("12", "123 12", "123 123 123")
    five_five_nine = ("123 12", "123 12", "123 123 123")
    assert tied(two_five_nine) == [0, 1]
    assert tied(two_five_nine, tied_victory="tokens") == [1]
    assert tied(five_five_nine) == tied(five_five_nine, tied_victory="tokens") == [0, 1]


def at_research_14(tokens: str) -> Table:
    """Puts a spearman on space b of tile 14 (2 wisdom and 1 token); the only dragon is a Sage with these tokens."""
    table = Table(3).purse(0).dragon(0, "sage-1", tokens).tile("area-1", "research-14")
    return table.stand("area-1-c", "1 spearman").do("place spearman area-1-b")


def test_case_24_boost_before_token() -> None:
    """H24, T24: a boost used first makes room for the token of the same gain, and does not answer it twice."""
    table = at_research_14("123")
    assert table.legal(start=OFFERED) == ["boost sage-1 2"]
    table.do("boost sage-1 2")
    assert table.chapter == "turn"
    assert table.has(0) == {"wisdom": 4}
    assert table.tokens(0) == {"sage-1": "123"}
    table = at_research_14("123").do("no-boost")
    assert table.chapter == "turn"
    assert table.has(0) == {"wisdom": 2}
    assert table.tokens(0) == {"sage-1": "123"}
    assert table.told("tokens-lost") == [[1]]


def test_case_25_a_token_answers_its_own_gain() -> None:
    """H24, T25: the first window doesn't ask; the token makes a boost usable, so the second one does."""
    table = at_research_14("13")
    assert table.tokens(0) == {"sage-1": "123"}
    assert table.legal() == ["boost sage-1 2", "no-boost"]
    table.do("boost sage-1 2")
    assert table.chapter == "turn"
    assert (table.has(0), table.tokens(0)) == ({"wisdom": 4}, {"sage-1": "13"})
    table = at_research_14("13").do("no-boost")
    assert (table.has(0), table.tokens(0)) == ({"wisdom": 2}, {"sage-1": "123"})


def moved_on_43() -> Table:
    """Moves a rider from level 2 to level 3 of tile 43: 7 points and a token; Sage and Outrider may answer."""
    table = Table(3).purse(0, wisdom=2, weapon=2, wood=2, veg=2).vassals(0, 1, 2)
    table.dragon(0, "sage-1", "12").dragon(0, "outrider-1", "12")
    table.tile("area-1", "exploration-43").stand("area-1-b", "0 rider")
    return table.do("explore area-1")


def test_case_26_both_windows() -> None:
    """H24, H26, T26: the extra move closes the first window; the token then opens the second one."""
    table = moved_on_43()
    assert table.legal(start=OFFERED) == ["boost outrider-1 1", "boost outrider-1 2"]
    table.do("boost outrider-1 1")
    assert table.tokens(0) == {"sage-1": "12", "outrider-1": "2"}
    assert table.chapter == "tokens"
    table.do("token sage-1")
    assert table.legal() == ["boost sage-1 3", "boost outrider-1 2", "no-boost"]
    table.do("boost sage-1 3", "no-boost")
    assert table.legal() == ["boost outrider-1 2", "no-boost"]  # the step to level 4 triggers on its own
    table.do("no-boost")
    assert table.chapter == "turn"
    assert table.has(0) == {"pp": 7 + 2 + 10}
    assert table.chronicled() == ["exploration-43"]


def test_case_26_the_token_comes_back_on_the_same_boost() -> None:
    """H24, T26: a boost that has answered and is refilled doesn't open a second window."""
    table = moved_on_43().do("boost outrider-1 1", "token outrider-1")
    assert table.chapter == "boosting"  # on level 4, where the extra move ended
    assert table.has(0) == {"pp": 7 + 10}
    assert table.legal() == ["boost outrider-1 2", "no-boost"]
    table.do("no-boost")
    assert table.tokens(0) == {"sage-1": "12", "outrider-1": "12"}


def test_a_kept_dragon_may_answer_its_own_gain() -> None:
    """H24: a token that came with the kept dragon opens the second window; the step down triggers it."""
    table = Table(3).rich(0).vassals(0, 1, 2).tile("area-1", "exploration-38").stand("area-1-c", "0 rider")
    table.top("dragon_stack", "herald-1", "tiller-1", "sage-1", "smith-1").do("explore area-1", "keep-dragon herald-1")
    while table.chapter == "returning-dragons":
        table.do(table.legal(start="dragon-top")[0])
    assert table.tokens(0) == {"herald-1": "12"}
    assert table.legal() == ["boost herald-1 2", "no-boost"]


# ---- positions that used to be stuck or refused


def scouting() -> Table:
    """Full display, one tile in the stack, two weapons and a wisdom, the Scout's second and third abilities."""
    table = Table(2).purse(0, weapon=2, wisdom=1).dragon(0, "scout-1", "23")
    last = table.data["stack"]["cards"][0]
    table.put("box", {"cards": table.data["stack"]["cards"][1:] + table.data["box"]["cards"],
                   "known": table.data["stack"]["known"][1:] + table.data["box"]["known"]})  # fmt: skip
    table.put("stack", {"cards": [last], "known": [0]})
    return table.do("place spearman scouts-quarters", "gain wood1", "ability scout-1 3", "take 2")


def test_the_last_tile_of_the_stack_is_not_promised_twice() -> None:
    """H12, H23: drawing the last face-down tile by ability isn't offered if no tile could be paid for afterwards."""
    table = scouting()
    assert not table.can("ability scout-1 2")
    assert table.legal()
    assert table.refused("ability scout-1 2") == "refused-tile-due"


def test_the_vassal_that_comes_back_may_go_onto_the_new_tile() -> None:
    """H15, option: if vassals may be placed at once, the one on the replaced tile suffices to lay another."""

    def position(**options: str) -> Table:
        table = Table(2, **options).rich(0).vassals(0, 1, 1).hand(0, "production-3")
        for area, tile in enumerate(("production-7", "exploration-37", "exploration-40", "exploration-41"), 1):
            table.tile(f"area-{area}", tile).stand(f"area-{area}-a", "1 rider" if area > 1 else "0 spearman")
        return table.vassals(1, 1, 3).stand("library", "0 rider")

    assert position().legal(start="replace") == []
    table = position(returned_vassals="at-once")
    assert table.legal(start="replace") == ["replace production-3 area-1"]
    table.do("replace production-3 area-1", "gain wood1", "place spearman area-1-c")
    assert table.chronicled() == ["production-7"]


@pytest.mark.parametrize(("refill", "offered"), [("end-of-turn", False), ("at-once", True)])
def test_a_display_that_is_refilled_at_once_has_a_tile_to_pay_for(refill: str, offered: bool) -> None:
    """H13, H23, option: the tile of slot 1 may be taken by ability, because another one comes at once."""
    table = Table(2, refill=refill).purse(0, weapon=1, wisdom=1).dragon(0, "scout-1", "3")
    table.do("place spearman scouts-quarters", "gain wood1", "ability scout-1 3")
    assert table.can("take 1") is offered
    assert table.legal(start="take")
